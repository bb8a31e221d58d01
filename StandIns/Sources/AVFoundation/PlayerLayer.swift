public import UIKit

// The layer that shows a player; nothing is drawn, as before the first picture.

/// Where a player's pictures would be.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var pixelBufferAttributes: [String: Any]?

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? AVPlayerLayer { (player, videoGravity) = (other.player, other.videoGravity) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  /// Where the film is within the layer.
  open var videoRect: CGRect {
    let size = player?.currentItem?.presentationSize ?? .zero
    guard size.width > 0, size.height > 0 else { return .zero }
    switch videoGravity {
    case .resize: return bounds
    case .resizeAspectFill:
      let scale = max(bounds.width / size.width, bounds.height / size.height)
      let filled = CGSize(width: size.width * scale, height: size.height * scale)
      return CGRect(
        x: bounds.midX - filled.width / 2, y: bounds.midY - filled.height / 2, width: filled.width,
        height: filled.height)
    default: return AVMakeRect(aspectRatio: size, insideRect: bounds)
    }
  }
}
