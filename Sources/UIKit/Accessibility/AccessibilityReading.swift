internal import CoreGraphics
internal import Foundation

/// An element where a screen reader stops, and what it says there.
@MainActor package struct SpokenElement {
  /// The element that is read: a view, an accessibility element or, for a cell, the cell that stands for the
  /// texts in it.
  package let element: UIResponder
  package let label: String
  package let value: String
  package let hint: String
  package let traits: UIAccessibilityTraits
  /// The frame in the screen's coordinate space.
  package let frame: CGRect
  package let activationPoint: CGPoint
  package let customActions: [UIAccessibilityCustomAction]

  init(_ element: UIResponder, label: String? = nil, traits more: UIAccessibilityTraits = .none) {
    self.element = element
    self.label = label ?? element.accessibilityLabel ?? ""
    traits = element.accessibilityTraits.union(more)
    let value = element.accessibilityValue ?? ""
    let isToggle = element is UISwitch || traits.contains(.toggleButton)
    self.value = isToggle && value == "1" ? "on" : isToggle && value == "0" ? "off" : value
    hint = element.accessibilityHint ?? ""
    (frame, activationPoint) = (element.accessibilityFrame, element.accessibilityActivationPoint)
    customActions = element.accessibilityCustomActions ?? []
  }

  /// The spoken text, in VoiceOver's order: selection, label, value, role, hint.
  package var speech: String {
    var parts: [String] = []
    if traits.contains(.selected) { parts.append("selected") }
    parts += [label, element is UIActivityIndicatorView ? "" : value]
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    if element is UISwitch || traits.contains(.toggleButton) {
      parts.append("switch button")
    } else {
      parts += Self.words.filter { traits.contains($0.trait) }.map(\.word)
      if let field = element as? UITextField, !traits.contains(.searchField) {
        parts.append(field.isSecureTextEntry ? "secure text field" : "text field")
      }
    }
    parts.append(hint)
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static let words: [(trait: UIAccessibilityTraits, word: String)] = [
    (.header, "heading"), (.searchField, "search field"), (.button, "button"), (.link, "link"),
    (.image, "image"), (.adjustable, "adjustable"), (.keyboardKey, "keyboard key"),
  ]
}

/// The elements that a screen reader finds below a view, in reading order.
///
/// Containers that group their children, such as bars, cells and scroll views, are read completely before
/// their siblings. All other elements are read line by line, from the leading edge.
@MainActor package struct AccessibilityReading {
  package static func elements(in root: UIView) -> [SpokenElement] {
    var reading = AccessibilityReading(isRightToLeft: root.isRightToLeft)
    reading.area = UIAccessibility.convertToScreenCoordinates(root.bounds, in: root)
    return reading.read(root)
  }

  private let isRightToLeft: Bool
  private var area = CGRect.infinite

  private init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// A group of elements that is read without interruption.
  private struct Run {
    var elements: [SpokenElement]
    var box: CGRect
  }

  private func read(_ responder: UIResponder) -> [SpokenElement] {
    if responder.accessibilityElementsHidden { return [] }
    if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    if responder.isAccessibilityElement {
      let spoken = SpokenElement(responder)
      return spoken.frame.isEmpty || !spoken.frame.intersects(area) ? [] : [spoken]
    }
    if let listed = listed(in: responder) { return listed.flatMap(read) }
    guard let view = responder as? UIView else { return [] }
    if let cell = view as? any CombinedCell { return read(cell) }
    return ordered(runs(below: view))
  }

  /// Returns the elements that a container provides itself; nil if its subviews are traversed.
  private func listed(in container: UIResponder) -> [UIResponder]? {
    if let elements = container.accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
    let count = container.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { container.accessibilityElement(at: $0) as? UIResponder }
  }

  /// Returns the elements below a view before they are ordered: groups as they are, all others separately.
  private func runs(below view: UIView) -> [Run] {
    let shown = view.subviews.filter { !$0.isHidden && $0.alpha >= 0.01 }
    let modal = shown.last { $0.accessibilityViewIsModal }
    return (modal.map { [$0] } ?? shown).flatMap { subview -> [Run] in
      let isWhole =
        subview.isAccessibilityElement || subview.shouldGroupAccessibilityChildren
        || subview.accessibilityElementsHidden
        || listed(in: subview) != nil
      guard isWhole else { return runs(below: subview) }
      let elements = read(subview)
      guard let first = elements.first else { return [] }
      let box =
        elements.count == 1 ? first.frame : elements.dropFirst().reduce(first.frame) { $0.union($1.frame) }
      return [Run(elements: elements, box: box)]
    }
  }

  /// Returns the elements from top to bottom; runs side by side, where the middle of one is beside the other,
  /// from the leading edge.
  private func ordered(_ runs: [Run]) -> [SpokenElement] {
    var lines: [(box: CGRect, runs: [Run])] = []
    for run in runs.enumerated().sorted(by: {
      ($0.element.box.minY, $0.offset) < ($1.element.box.minY, $1.offset)
    }).map(\.element) {
      if let line = lines.last, run.box.midY < line.box.maxY, line.box.midY > run.box.minY {
        lines[lines.count - 1] = (line.box.union(run.box), line.runs + [run])
      } else {
        lines.append((run.box, [run]))
      }
    }
    return lines.flatMap { line in
      line.runs.enumerated().sorted {
        let (a, b) =
          isRightToLeft
          ? (-$0.element.box.maxX, -$1.element.box.maxX) : ($0.element.box.minX, $1.element.box.minX)
        return (a, $0.offset) < (b, $1.offset)
      }.flatMap(\.element.elements)
    }
  }

  /// Returns a cell as one element, labelled with the texts in it, followed by the controls in it.
  private func read(_ cell: any CombinedCell) -> [SpokenElement] {
    let inside = ordered(runs(below: cell))
    let texts = inside.filter { !$0.element.isOperated }
    var controls = inside.filter { $0.element.isOperated }
    let own = cell.accessibility?.label?.string
    guard own != nil || !texts.isEmpty || controls.isEmpty else { return controls }
    let label =
      own
      ?? texts.map { [$0.label, $0.value].filter { !$0.isEmpty }.joined(separator: ", ") }.joined(
        separator: ", ")
    guard !label.isEmpty else { return controls }
    // A switch belongs to the texts beside it: a tap on the cell's element toggles it.
    if controls.count == 1, let toggle = controls.first, toggle.element is UISwitch,
      toggle.element.accessibility?.label == nil
    {
      controls = []
      return [SpokenElement(toggle.element, label: label)]
    }
    return [SpokenElement(cell, label: label, traits: cell.spokenState)] + controls
  }
}

extension UIResponder {
  /// A Boolean value that indicates whether the responder reacts to touches itself.
  fileprivate final var isOperated: Bool {
    self is UIControl || !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable])
  }
}

/// A cell that is read as one element.
@MainActor protocol CombinedCell: UIView {
  /// The traits that the state of the cell adds.
  var spokenState: UIAccessibilityTraits { get }
}

extension UITableViewCell: CombinedCell {
  var spokenState: UIAccessibilityTraits { isSelected || accessoryType == .checkmark ? .selected : .none }
}

extension UICollectionViewListCell: CombinedCell {
  var spokenState: UIAccessibilityTraits { isSelected ? .selected : .none }
}
