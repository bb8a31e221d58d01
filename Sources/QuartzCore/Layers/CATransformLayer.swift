internal import CoreGraphics
public import Foundation
internal import RenderTree

/// A layer that preserves the depth of its sublayers instead of flattening them into its plane, and has no
/// appearance of its own.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    state.flags.insert(.transformLayer)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    state.flags.insert(.transformLayer)
  }

  /// Creates a new layer. Nothing is decoded from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.flags.insert(.transformLayer)
  }
}
