internal import CoreGraphics
public import Foundation

/// Hears how hard a view is pressed. As on an iPhone whose display feels no force, nothing ever begins.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  private weak var pressed: UIView?

  public init(view: UIView) {
    pressed = view
    super.init()
  }

  open var view: UIView? { pressed }
  open weak var delegate: (any UIPreviewInteractionDelegate)? {
    didSet { if delegate != nil { notYet("UIPreviewInteraction, as no display here feels force,") } }
  }
  /// Where the view is pressed; the origin while it is not.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  open func cancel() {}
}

/// Told of presses that get harder.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Never called here, as none of these: `transitionProgress` would be 0…1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
