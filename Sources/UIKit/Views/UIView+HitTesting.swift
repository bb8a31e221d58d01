internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// UIKit's rules: a hidden, faded (alpha below 0.01) or switched-off view, a single-sided one seen from behind and one
  /// that the point misses take nothing, nor does anything inside them; subviews are asked from front to back in array order, whatever their z positions.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, layer.canBeHit, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for child in layer.children.reversed() {
      guard let view = UIView.owner(of: child) else { continue }
      if let hit = view.hitTest(child.fromSuperlayer(point), with: event) { return hit }
    }
    return self
  }
}
