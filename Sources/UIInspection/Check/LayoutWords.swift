internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

extension UIView {
  /// A description of the view: its class, its label in the outline or its text, and its id.
  var inWords: String {
    guard let identity = nibIdentity else { return "\(type(of: self))" }
    let kind = identity.object.customClass ?? identity.className
    let text = identity.object.userLabel ?? shownText
    return [kind, text.map { "\"\($0.shortened(to: 32))\"" }, identity.id].compactMap { $0 }.joined(
      separator: " ")
  }
}

extension CGFloat {
  /// The length with up to two decimal places.
  package var inPoints: String {
    let text = String(format: "%.2f", self)
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }
}

extension NSLayoutConstraint {
  /// A description of the constraint, such as `UILabel "Name" abc-de-fgh.width = 100`.
  @MainActor var inWords: String {
    var text = Self.place(firstItem, firstAttribute)
    if self is NSContentSizeLayoutConstraint {
      let hugs = relation == .lessThanOrEqual
      return "the \(hugs ? "hugging" : "compression resistance") priority 1000 of its content (\(text) "
        + "\(hugs ? "≤" : "≥") \(constant.inPoints))"
    }
    text += [.equal: " = ", .lessThanOrEqual: " ≤ ", .greaterThanOrEqual: " ≥ "][relation] ?? " = "
    if secondAttribute == .notAnAttribute {
      text += constant.inPoints
    } else {
      text += Self.place(secondItem, secondAttribute)
      if multiplier != 1 { text += " × \(multiplier.inPoints)" }
      if constant != 0 { text += constant < 0 ? " − \((-constant).inPoints)" : " + \(constant.inPoints)" }
    }
    return text + ((nibIdentity?.id ?? identifier).map { " (\($0))" } ?? "")
  }

  @MainActor private static func place(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute)
    -> String
  {
    let owner = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    let guide = (item as? UILayoutGuide).map { ".\($0.nameInDerivations)" } ?? ""
    return "\(owner.map(\.inWords) ?? "nothing")\(guide).\(attribute.name)"
  }
}
