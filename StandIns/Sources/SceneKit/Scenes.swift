import UIKit

// Scenes in three dimensions are not drawn here: a view of one is empty.

open class SCNScene: NSObject {}

open class SCNView: UIView {
  open var scene: SCNScene?
  /// Returns a picture of the size of the view.
  open func snapshot() -> UIImage { UIGraphicsImageRenderer(size: bounds.size).image { _ in } }
}
