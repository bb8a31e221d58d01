internal import CoreGraphics
internal import Foundation

extension UIView {
  /// Where the first baseline lies below the top of the alignment rectangle, and the last above its bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
}
