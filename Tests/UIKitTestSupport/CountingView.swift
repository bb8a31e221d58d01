package import CoreGraphics
package import QuartzCore
package import UIKit

/// A view that counts its calls.
package final class CountingView: UIView {
  package private(set) var layouts = 0
  package private(set) var sublayerLayouts = 0
  package private(set) var drawings = 0
  package var onLayout: (() -> Void)?

  package override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    onLayout?()
  }

  package override func layoutSublayers(of layer: CALayer) {
    sublayerLayouts += 1
    super.layoutSublayers(of: layer)
  }

  package override func draw(_ rect: CGRect) { drawings += 1 }

  package func forget() { (layouts, sublayerLayouts, drawings) = (0, 0, 0) }
}
