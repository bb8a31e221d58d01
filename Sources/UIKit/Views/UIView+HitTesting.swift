internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// UIKit's rules: a hidden, faded (alpha below 0.01) or switched-off view, a single-sided one seen from behind and one
  /// that the point misses take nothing, nor does anything inside them; subviews are asked from front to back in array
  /// order, whatever their z positions.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, layer.isTouchable, self.point(inside: point, with: event) else { return nil }
    var index = layer.sublayerCount
    while index > 0 {
      index -= 1
      guard let (owner, local) = layer.owner(ofSublayerAt: index, at: point) else { continue }
      if let hit = unsafeDowncast(owner, to: UIView.self).hitTest(local, with: event) { return hit }
    }
    return self
  }
}
