import UIKit

// Scenes of sprites are not drawn here: a view of one is empty.

open class SKNode: UIResponder {}

open class SKScene: SKNode {
  open var size: CGSize
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}

open class SKTexture: NSObject {
  private let size: CGSize
  init(size: CGSize) { self.size = size }
  open func cgImage() -> CGImage {
    // A renderer always makes one.
    UIGraphicsImageRenderer(size: size).image { _ in }.cgImage!
  }
}

open class SKView: UIView {
  open private(set) var scene: SKScene?
  open func presentScene(_ scene: SKScene?) { self.scene = scene }
  open func texture(from node: SKNode) -> SKTexture? { SKTexture(size: bounds.size) }
}
