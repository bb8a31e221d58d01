internal import CoreGraphics
public import Foundation

/// Hears how hard a view is pressed. As on an iPhone whose display feels no force, nothing ever begins.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  private weak var pressed: UIView?

  /// `view` is not retained.
  public init(view: UIView) {
    pressed = view
    super.init()
  }

  /// The view whose presses would be heard of; nil once it is gone.
  open var view: UIView? { pressed }
  /// Not retained; never told anything.
  open weak var delegate: (any UIPreviewInteractionDelegate)? {
    didSet { if delegate != nil { notYet("UIPreviewInteraction, as no display here feels force,") } }
  }
  /// Where the view is pressed; the origin while it is not.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Does nothing: no press is under way.
  open func cancel() {}
}

/// Told of presses that get harder.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Never called here, as none of these: `transitionProgress` would be 0…1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Never called here: the press would have been taken back.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Never called here: whether a press may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Never called here: the press would be harder still.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// Returns `true` by default.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  /// Does nothing by default.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {}
}
