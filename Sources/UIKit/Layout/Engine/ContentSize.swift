internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension LayoutEngine {
  /// Makes the constraints of an item's intrinsic size those of today.
  func updateContent(of item: EngineItem) {
    item.isContentStale = false
    guard let view = item.view, item.x.length != nil else { return }
    if item.content == nil { item.content = ContentConstraints() }
    if view.alignmentRectInsets != item.alignment {
      item.alignment = view.alignmentRectInsets
      markStale(item)
    }
    // Text is broken to the width that the solution gives it, which has to be found without.
    item.content?.wrap = nil
    if view.wrapsToWidth {
      view.setWrappingWidth(nil)
      if !item.isWrapStale {
        item.isWrapStale = true
        wrapping.append(item)
      }
    }
    setContent(of: item, to: view.contentSizeForLayout)
  }

  private func setContent(of item: EngineItem, to size: CGSize) {
    for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
      setContent(of: item, axis, to: length < 0 ? nil : length)
    }
  }

  /// Nil for no intrinsic length.
  func setContent(of item: EngineItem, _ axis: NSLayoutConstraint.Axis, to length: CGFloat?) {
    let old = item.content?[axis]
    guard let length, let view = item.view, let variable = item[axis].length else {
      guard let old else { return }
      system.remove(old.most)
      system.remove(old.least)
      item.content?[axis] = nil
      isUnsolved = true
      return
    }
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
    guard var pair = old else {
      let term = [ConstraintSystem.Term(variable, 1)]
      item.content?[axis] = ContentConstraints.Pair(
        length: length, hugging: hugging, resistance: resistance,
        most: system.add(term, .lessThanOrEqual, length, priority: Double(hugging)),
        least: system.add(term, .greaterThanOrEqual, length, priority: Double(resistance)))
      isUnsolved = true
      return
    }
    if pair.length != length {
      system.setConstant(length, of: pair.most)
      system.setConstant(length, of: pair.least)
      pair.length = length
      isUnsolved = true
    }
    if pair.hugging != hugging {
      system.setPriority(Double(hugging), of: pair.most)
      pair.hugging = hugging
      isUnsolved = true
    }
    if pair.resistance != resistance {
      system.setPriority(Double(resistance), of: pair.least)
      pair.resistance = resistance
      isUnsolved = true
    }
    item.content?[axis] = pair
  }

  /// Breaks text to the widths that the solution gives it; whether the system has to be solved again.
  func breakText() -> Bool {
    let items = wrapping
    wrapping = []
    for item in items {
      item.isWrapStale = false
      guard let view = item.view, let variable = item.x.length, view.wrapsToWidth else { continue }
      let insets = view.alignmentRectInsets
      let width = system[variable] + insets.left + insets.right
      guard width > 0, item.content?.wrap != width else { continue }
      item.content?.wrap = width
      view.setWrappingWidth(width)
      setContent(of: item, to: view.contentSizeForLayout)
    }
    defer { isUnsolved = false }
    return isUnsolved
  }
}
