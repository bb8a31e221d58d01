internal import CoreGraphics
public import Foundation

/// A view whose content can be previewed by pressing it hard.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
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
  var title: String { get }
}

/// One thing that can be done with a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  public let title: String
  public let style: Style
  /// Called with the action and the controller that is the preview.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style, handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
  ) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}

/// Several things that can be done with a preview.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String
  public let style: UIPreviewAction.Style
  public let actions: [UIPreviewAction]

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
