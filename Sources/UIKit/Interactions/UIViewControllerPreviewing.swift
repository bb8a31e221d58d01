internal import CoreGraphics
public import Foundation

/// A view whose content can be previewed by a press with force.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recogniser for failure requirements of others; no display senses force.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The delegate that provides the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that would be pressed.
  var sourceView: UIView { get }
  /// The area that stays sharp while a preview is about to open, in the view's coordinate space.
  var sourceRect: CGRect { get set }
}

/// The methods that provide previews.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Returns the controller to preview at a point of `sourceView`; nil for none. Never called, as on iOS
  /// without a display that senses force.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  )
    -> UIViewController?
  /// Shows `viewControllerToCommit` after a press with more force. Never called, as on iOS without a display
  /// that senses force.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An action of a preview.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of the action.
  var title: String { get }
}

/// A single action of a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The styles of actions. No effect, as on iOS without a display that senses force.
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  /// The title of the action.
  public let title: String
  /// The style of the action.
  public let style: Style
  /// The closure called with the action and the previewed controller.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action for `UIViewController.previewActionItems`.
  public init(
    title: String, style: Style, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// A group of actions of a preview.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title of the group.
  public let title: String
  /// The style of the group.
  public let style: UIPreviewAction.Style
  /// The actions that the group opens.
  public let actions: [UIPreviewAction]

  /// Creates a group for `UIViewController.previewActionItems`.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}

/// The result of registering for previews, which never occur without a display that senses force.
final class PreviewingRegistration: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    super.init()
  }
}
