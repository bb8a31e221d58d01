import CoreGraphics
import UIKit

/// A view with an intrinsic content size.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension CGRect {
  var numbers: [Double] { [minX, minY, width, height] }
}

extension CGSize {
  var numbers: [Double] { [width, height] }
}

/// Returns the frames of a stack's arranged subviews, laid out.
@MainActor func frames(_ stack: UIStackView) -> [CGRect] {
  stack.layoutIfNeeded()
  return stack.arrangedSubviews.map(\.frame)
}
