internal import CoreGraphics
internal import Foundation

extension NSLayoutConstraint {
  var descriptionText: String {
    let relation = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relationStorage]!
    var text = "\(Self.text(of: firstAnchor.side)) \(relation) "
    if let second = secondAnchor {
      if multiplierStorage != 1 { text += "\(multiplierStorage.short)*" }
      text += Self.text(of: second.side)
      if constantStorage != 0 { text += constantStorage < 0 ? " - \((-constantStorage).short)" : " + \(constantStorage.short)" }
    } else {
      text += constantStorage.short
    }
    return "<\(Swift.type(of: self)) \(text)>"
  }

  static func text(of side: AnchorSide) -> String {
    "\(side.item.map { "\(Swift.type(of: $0))" } ?? "(null)").\(side.attribute.name)"
  }
}
