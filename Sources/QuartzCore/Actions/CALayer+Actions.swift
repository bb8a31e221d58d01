internal import CoreGraphics
internal import Foundation

extension CALayer {
  /// The delegate's answer, else that of `actions`, of the `actions` of `style`, of the class; `NSNull` from
  /// any of them ends the search with none (`behaviour_rules.json`). Where none answers, a layer on a screen
  /// has the animation that a change implies.
  func findAction(forKey event: String) -> (any CAAction)? {
    let found = delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return marks.contains(.isShown) && isOnScreen ? impliedAnimation(forKey: event) : nil
  }

  /// The default value of a property whose default is not zero or nil; nil for any other.
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
