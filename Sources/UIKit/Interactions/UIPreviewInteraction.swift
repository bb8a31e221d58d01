internal import CoreGraphics
public import Foundation

/// An interaction for presses with force on a view. As on an iPhone whose display senses no force, it never
/// begins.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  private weak var pressed: UIView?

  /// Creates an interaction for a view, which it does not retain.
  public init(view: UIView) {
    pressed = view
    super.init()
  }

  /// The view whose presses would be tracked; nil once it is deallocated.
  open var view: UIView? { pressed }
  /// The delegate, which is never notified. A weak reference.
  open weak var delegate: (any UIPreviewInteractionDelegate)? {
    // Unavailable on Linux: no display senses force.
    didSet { if delegate != nil { notYet("UIPreviewInteraction, as no display here feels force,") } }
  }
  /// Returns the origin: the location of a press, of which there is none.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Does nothing: no press is in progress.
  open func cancel() {}
}

/// The methods that are called for presses with increasing force.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// Called while the preview transition progresses, from 0 to 1. Never called, as on iOS without a display
  /// that senses force.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// Called when the press is cancelled. Never called, as on iOS without a display that senses force.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Returns whether a press may begin. Never called, as on iOS without a display that senses force.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called while the commit transition progresses. Never called, as on iOS without a display that senses
  /// force.
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
