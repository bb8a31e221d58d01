internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension LayoutEngine {
  /// Contents with required priorities give way to required constraints: buttons and labels in stored frames
  /// that cannot have both are as long as their constraints say.
  static let contentRank = -1

  /// Makes the constraints of an item's intrinsic size those of today.
  func updateContent(of item: EngineItem) {
    item.isContentStale = false
    guard let view = item.view else { return }
    if view.alignmentRectInsets != item.alignment {
      item.alignment = view.alignmentRectInsets
      markStale(item)
    }
    guard item.x.length != nil else { return }
    if item.content == nil {
      serial += 1
      item.content = ContentConstraints(serial: serial)
    }
    if item.readsInsets, view.textBaselines != nil { markStale(item) }
    // Text is broken to the width that the solution gives it, which has to be found without.
    item.content?.wrap = nil
    if view.wrapsToWidth {
      view.setWrappingWidth(nil)
      if isFitting { brokenTexts.append(view) }
      if !item.isWrapStale {
        item.isWrapStale = true
        wrapping.append(item)
      }
    }
    setContent(of: item, to: view.contentSizeForLayout)
  }

  /// Of wishes that weigh the same, those of earlier views give way first.
  func settleOrder() {
    let lists = orders
    orders = []
    for list in lists {
      let items = list.compactMap { knownItem(of: $0) }.filter { $0.content != nil }
      let isOrdered = zip(items, items.dropFirst()).allSatisfy { $0.content!.serial < $1.content!.serial }
      guard !isOrdered else { continue }
      for item in items {
        let old = item.content!
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContent(of: item, axis, to: nil) }
        serial += 1
        item.content = ContentConstraints(serial: serial, wrap: old.wrap)
        setContent(of: item, .horizontal, to: old.width?.length)
        setContent(of: item, .vertical, to: old.height?.length)
      }
    }
  }

  /// Has ties between the contents of views broken by their order here.
  func keepOrder(of views: [UIView]) { orders.append(views) }

  private func setContent(of item: EngineItem, to size: CGSize) {
    for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
      setContent(of: item, axis, to: length >= 0 && length.isFinite ? length : nil)
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
    var hugging = view.contentHuggingPriority(for: axis).usable
    var resistance = view.contentCompressionResistancePriority(for: axis).usable
    // A text that can be broken rather is than stick out, even where its width is required: as stored in two
    // repositories, and in none otherwise.
    if axis == .horizontal, view.wrapsToWidth { resistance = min(resistance, 999) }
    if view.extras?.asksForRoom == true {
      resistance = UILayoutPriority(resistance).yielding.usable
      if hugging < 1000, !(view is UILabel) { hugging = min(hugging, UILayoutPriority.huggingOfRoom.usable) }
    }
    guard var pair = old else {
      let term = [ConstraintSystem.Term(variable, 1)]
      item.content?[axis] = ContentConstraints.Pair(
        length: length, hugging: hugging, resistance: resistance,
        most: system.add(
          term, .lessThanOrEqual, length, priority: Double(hugging), breakRank: LayoutEngine.contentRank),
        least: system.add(
          term, .greaterThanOrEqual, length, priority: Double(resistance), breakRank: LayoutEngine.contentRank
        ))
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
    var changed = false
    for item in items {
      item.isWrapStale = false
      guard let view = item.view, let variable = item.x.length, view.wrapsToWidth else { continue }
      let insets = view.alignmentRectInsets
      let width = system[variable] + insets.left + insets.right
      // A text that keeps to its own longest line is broken as it should be.
      if let wrap = item.content?.wrap, let own = item.content?.width?.length, width <= wrap,
        abs(system[variable] - own) < 1e-6
      {
        continue
      }
      guard width > 0, item.content?.wrap != width else { continue }
      let whole = item.content?.width?.length ?? 0
      item.content?.wrap = width
      view.setWrappingWidth(width)
      if isFitting { brokenTexts.append(view) }
      setContent(of: item, to: view.contentSizeForLayout)
      if item.readsInsets { markStale(item) }
      // Lines may leave some of the width, or fill it and still be parts of a longer one.
      if let own = item.content?.width?.length, own < max(whole, system[variable]) - 1e-6 {
        narrowed.append(item)
      }
      changed = true
    }
    return changed
  }
}

extension UILayoutPriority {
  /// Less than what weighs as much, and more than what weighs less in documents.
  var yielding: UILayoutPriority { UILayoutPriority(max(1, usable - 0.01)) }

  /// How firmly room for a content that is to come is no larger than it asks for, unless that is
  /// required: less than any content. All ten stored stacks of eight owners stretch it whose contents hug
  /// no more.
  static var huggingOfRoom: UILayoutPriority { UILayoutPriority(49) }

  /// The nearest number that a constraint may weigh: documents can hold others. NaN counts as the least.
  var usable: Float { rawValue >= 1 ? min(rawValue, 1000) : 1 }
}
