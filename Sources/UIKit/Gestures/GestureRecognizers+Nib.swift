internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UIGestureRecognizer: NibItem {
  static func make(from nib: NibCoder) -> Self {
    guard let made = makeCoded(nib) as? Self else {
      raiseException("\(Self.self).init(coder:) returned nil")
    }
    made.decode(nib)
    return made
  }

  /// Runs the `init(coder:)` of the class that a metatype names; see `makeCoded(_:)`.
  convenience init?(dynamicCoder: NSCoder) { self.init(coder: dynamicCoder) }

  /// Creates a recogniser of the class that this is called on with its `init(coder:)`; see `UIView.make`.
  @_silgen_name("$s5UIKit19UIGestureRecognizerC12dynamicCoderACSg10Foundation7NSCoderC_tcfC")
  private static func makeCoded(_ coder: __owned NSCoder) -> UIGestureRecognizer?

  /// Decodes the attributes in the document. Missing attributes keep the class's defaults.
  private func decode(_ nib: NibCoder) {
    if let value = nib.bool("enabled") { isEnabled = value }
    if let value = nib.bool("cancelsTouchesInView") { cancelsTouchesInView = value }
    if let value = nib.bool("delaysTouchesBegan") { delaysTouchesBegan = value }
    if let value = nib.bool("delaysTouchesEnded") { delaysTouchesEnded = value }
    let taps = nib.int("numberOfTapsRequired"), touches = nib.int("numberOfTouchesRequired")
    switch self {
    case let tap as UITapGestureRecognizer:
      if let taps { tap.numberOfTapsRequired = taps }
      if let touches { tap.numberOfTouchesRequired = touches }
    case let press as UILongPressGestureRecognizer:
      if let taps { press.numberOfTapsRequired = taps }
      if let touches { press.numberOfTouchesRequired = touches }
      if let value = nib.number("minimumPressDuration") { press.minimumPressDuration = TimeInterval(value) }
      if let value = nib.number("allowableMovement") { press.allowableMovement = value }
    case let swipe as UISwipeGestureRecognizer:
      if let touches { swipe.numberOfTouchesRequired = touches }
      if let direction = nib.name("direction").flatMap(UISwipeGestureRecognizer.Direction.init(nibName:)) {
        swipe.direction = direction
      }
    case let pan as UIPanGestureRecognizer:
      if let value = nib.int("minimumNumberOfTouches") { pan.minimumNumberOfTouches = value }
      if let value = nib.int("maximumNumberOfTouches") { pan.maximumNumberOfTouches = value }
      if let edges = nib.object.child(key: "edges") {
        (pan as? UIScreenEdgePanGestureRecognizer)?.edges = UIRectEdge(nib: edges)
      }
    case let pinch as UIPinchGestureRecognizer:
      if let value = nib.number("scale") { pinch.scale = value }
    case let turn as UIRotationGestureRecognizer:
      if let value = nib.number("rotation") { turn.rotation = value }
    default: break
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate init?(nibName name: String) {
    switch name {
    case "right": self = .right
    case "left": self = .left
    case "up": self = .up
    case "down": self = .down
    default: return nil
    }
  }
}

extension UIRectEdge {
  /// Creates the edges of an element such as `<rectEdge key="edges" left="YES"/>`.
  fileprivate init(nib element: IBObject) {
    let edges: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    self.init(edges.filter { element.bool($0.0) == true }.map(\.1))
  }
}
