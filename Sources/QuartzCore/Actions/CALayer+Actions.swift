internal import CoreGraphics
internal import Foundation

extension CALayer {
  /// Returns the action for an event: the delegate's, else the one in `actions`, in the `actions` of `style`,
  /// or of the class. `NSNull` from any of them ends the search without an action (`behaviour_rules.json`).
  /// If none of them has one, a layer on a screen has the implicit animation of the property.
  func findAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return marks.contains(.isShown) && isOnScreen ? impliedAnimation(forKey: event) : nil
  }

  /// Returns the default value of a property if it is not zero or nil, otherwise nil.
  static func defaultOfProperty(_ key: String) -> Any? {
    switch key {
    case "anchorPoint": NSValue(point: CGPoint(x: 0.5, y: 0.5))
    case "contentsScale", "rasterizationScale", "opacity", "speed": NSNumber(value: 1)
    case "doubleSided", "allowsGroupOpacity", "allowsEdgeAntialiasing": NSNumber(value: true)
    case "shadowOffset": NSValue(size: CGSize(width: 0, height: -3))
    case "shadowRadius": NSNumber(value: 3)
    case "contentsGravity": CALayerContentsGravity.resize.rawValue
    case "minificationFilter", "magnificationFilter": CALayerContentsFilter.linear.rawValue
    case "contentsRect", "contentsCenter": NSValue(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    default: nil
    }
  }
}
