package import CoreGraphics
package import UIKit

/// A view with an intrinsic content size.
package final class SizedView: UIView {
  package var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  package init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override var intrinsicContentSize: CGSize { size }
}

extension CGRect {
  package var numbers: [Double] { [minX, minY, width, height] }
}

extension CGSize {
  package var numbers: [Double] { [width, height] }
}

/// Returns the frames of a stack's arranged subviews, laid out.
@MainActor package func frames(_ stack: UIStackView) -> [CGRect] {
  stack.layoutIfNeeded()
  return stack.arrangedSubviews.map(\.frame)
}
