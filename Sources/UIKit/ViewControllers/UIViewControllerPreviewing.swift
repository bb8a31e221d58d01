public import Foundation

// Peeking and popping of iOS 9 to 12, before menus. No finger presses harder than another here, so nothing is ever previewed.

/// A view that previews what it leads to where it is pressed hard.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// What stays sharp while the rest is blurred, in the view's points.
  var sourceRect: CGRect { get set }
}

/// What a preview shows, and what then opens.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Remembers who previews a view; nobody is ever asked.
  @discardableResult public final func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    PreviewingView(delegate, sourceView)
  }
  public final func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class PreviewingView: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
  }
}
