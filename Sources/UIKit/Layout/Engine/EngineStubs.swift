internal import CoreGraphics
internal import Foundation

enum UnsatisfiableConstraints {
  @MainActor static func report(_ constraints: [NSLayoutConstraint], breaking broken: NSLayoutConstraint) {
    FileHandle.standardError.write(Data("Unable to simultaneously satisfy constraints: \(constraints) breaking \(broken)\n".utf8))
  }
}

extension UIView {
  /// Where the first baseline lies below the top of the alignment rectangle, and the last above its bottom.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
}
