internal import CoreGraphics
internal import Foundation

extension NSLayoutConstraint {
  /// A description in Apple's form:
  /// `<NSLayoutConstraint:0x… 'identifier' UIView:0x….width == 100   (active)>`, neighbours and insets as
  /// visual format with the superview's name at the end.
  var descriptionText: String {
    var text = "<\(PrintedName.of(type(of: self))):\(PrintedName.address(of: self))"
    if let name = identifier ?? nibIdentity?.id { text += " '\(name)'" }
    if let mask = self as? NSAutoresizingMaskLayoutConstraint { text += mask.maskText }
    let visual = visualText
    let isInForce =
      isActive || self is NSAutoresizingMaskLayoutConstraint || self is NSContentSizeLayoutConstraint
    text += " \(visual?.text ?? equationText)   (\(isInForce ? "active" : "inactive")"
    if let names = visual?.names { text += ", names: '|':\(names) " }
    return text + ")>"
  }

  private var relationText: String {
    switch relationStorage {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  private var priorityText: String {
    priorityStorage == .required ? "" : " @\(CGFloat(priorityStorage.rawValue).short)"
  }

  private var equationText: String {
    let sides = offsets
    var text = Self.text(of: sides?.first ?? AnchorSide(first, attributes.first)) + " \(relationText) "
    let other =
      sides.map(\.second)
      ?? (attributes.second == .notAnAttribute ? nil : AnchorSide(second, attributes.second))
    if let other {
      if multiplierStorage != 1 { text += "\(multiplierStorage.short)*" }
      text += Self.text(of: other)
      if constantStorage != 0 {
        text += constantStorage < 0 ? " - \((-constantStorage).short)" : " + \(constantStorage.short)"
      }
    } else {
      text += constantStorage.short
    }
    return text + priorityText
  }

  /// The constraint as visual format: `H:[a]-(8)-[b]`, `V:|-(8)-[a]`, `V:[a]-(8)-|`; nil unless it ties edges
  /// at a nonnegative distance.
  private var visualText: (text: String, names: String?)? {
    guard offsets == nil, multiplierStorage == 1, constantStorage >= 0, let first, let second else {
      return nil
    }
    let axis: String, isAbsolute: Bool
    let (one, two) = attributes
    let isStart: Bool, isEnd: Bool
    switch (one, two) {
    case (.leading, .trailing), (.leading, .leading), (.trailing, .trailing):
      (axis, isAbsolute) = ("H", false)
    case (.left, .right), (.left, .left), (.right, .right): (axis, isAbsolute) = ("H", true)
    case (.top, .bottom), (.top, .top), (.bottom, .bottom): (axis, isAbsolute) = ("V", false)
    default: return nil
    }
    isStart = one == two && (one == .leading || one == .left || one == .top)
    isEnd = one == two && !isStart
    let distance =
      "-(\(relationStorage == .equal ? "" : relationText)\(constantStorage.short)\(priorityTextInside))-"
    let direction = isAbsolute ? "(LTR)" : ""
    if isStart {
      guard Self.isInside(first, second) else { return nil }
      return ("\(axis):|\(distance)[\(Self.text(of: first))]\(direction)", Self.text(of: second))
    }
    if isEnd {
      guard Self.isInside(second, first) else { return nil }
      return ("\(axis):[\(Self.text(of: second))]\(distance)|\(direction)", Self.text(of: first))
    }
    return ("\(axis):[\(Self.text(of: second))]\(distance)[\(Self.text(of: first))]\(direction)", nil)
  }

  private var priorityTextInside: String {
    priorityStorage == .required ? "" : "@\(CGFloat(priorityStorage.rawValue).short)"
  }

  private static func isInside(_ item: AnyObject, _ view: AnyObject) -> Bool {
    (item as? UIView)?.superview === view || (item as? UILayoutGuide)?.owner === view
  }

  // MARK: - Items

  static func text(of side: AnchorSide) -> String {
    guard let end = side.end else { return "\(text(of: side.item)).\(side.attribute.name)" }
    return "(\(text(of: end.item)).\(end.attribute.name) - \(text(of: side.item)).\(side.attribute.name))"
  }

  /// Returns `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`, as UIKit's messages about constraints without
  /// a common ancestor show anchors. Anchors of constraints are named by the kind of their attribute.
  static func text(of anchor: AnyObject, _ side: AnchorSide) -> String {
    let kind = side.end == nil ? side.attribute.kind : .size
    let name =
      switch kind {
      case .x: "NSLayoutXAxisAnchor"
      case .y: "NSLayoutYAxisAnchor"
      case .size: "NSLayoutDimension"
      case .none: "NSLayoutAnchor"
      }
    return "<\(name):\(PrintedName.address(of: anchor)) \"\(text(of: side))\">"
  }

  /// Returns `UILabel:0x…'Text'`.
  static func text(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    var text = "\(PrintedName.of(Swift.type(of: item))):\(PrintedName.address(of: item))"
    let name: String? =
      switch item {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let guide as UILayoutGuide: guide.identifier
      default: nil
      }
    if let name, !name.isEmpty { text += "'\(name.count > 25 ? name.prefix(25) + "..." : name)'" }
    return text
  }
}
