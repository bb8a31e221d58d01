internal import CoreGraphics
public import Foundation

/// A view whose content can be previewed by pressing it hard.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// What other recognisers would wait for; no screen here feels force.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Who gives the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that would be pressed.
  var sourceView: UIView { get }
  /// What stays sharp while the preview is near, in the view's points.
  var sourceRect: CGRect { get set }
}

/// Gives the previews.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// The controller to preview at a point of `sourceView`; nil for none. Never asked here: no screen feels
  /// force.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  )
    -> UIViewController?
  /// The user pressed harder: `viewControllerToCommit` is to be shown. Never called here.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// Something that can be done with a preview.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it says.
  var title: String { get }
}

/// One thing that can be done with a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How it is set off. Kept for the app: no preview shows actions.
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  /// What it says.
  public let title: String
  /// How it is set off.
  public let style: Style
  /// Called with the action and the controller that is the preview.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// An action for `UIViewController.previewActionItems`.
  public init(
    title: String, style: Style, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// Several things that can be done with a preview.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What the entry of the group says.
  public let title: String
  /// How it is set off.
  public let style: UIPreviewAction.Style
  /// What the group opens.
  public let actions: [UIPreviewAction]

  /// A group for `UIViewController.previewActionItems`.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}

/// What registering gives: all that there is of it without a screen that measures force.
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
