internal import CoreGraphics
public import Foundation
internal import RenderTree

/// A layer that keeps the depth of its sublayers instead of flattening them into its plane,
/// and has no look of its own.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    state.flags.insert(.transformLayer)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    state.flags.insert(.transformLayer)
  }

  /// A new layer: nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.flags.insert(.transformLayer)
  }
}
