internal import CoreGraphics
internal import Foundation

extension UIViewController {
  /// Creates the view, connects its outlets, and notifies the controller.
  final func makeView() {
    isLoading = true
    loadView()
    isLoading = false
    raiseUnless(loadedView != nil, "\(type(of: self)).loadView() did not set view")
    connectScene()
    viewDidLoad()
    loadChildren()
  }

  final func barGuide(_ role: GuideRole, _ name: String) -> BarGuide {
    view.systemGuide(role, name) { BarGuide() }
  }

  final func setRootView(_ new: UIView?) {
    let last = loadedView
    if let old = last {
      old.needExtras().controller = nil
      old.set(.hasController, false)
      old.setControllerOverrides(TraitValues())
    }
    // The document's next view has other objects for the outlets.
    if new == nil { origin.isConnected = false }
    _ = Swift.exchange(&loadedView, with: new)
    new?.setControllerOverrides(parentsTraits.merged(with: ownTraits))
    new?.needExtras().controller = self
    new?.set(.hasController, true)
    // Ensures that `updateViewConstraints()` is called.
    new?.markUsesConstraints()
    if let last, let new { replace(last, by: new) }
    if additionalSafeAreaInsets != .zero { new?.settleSafeArea() }
  }

  /// Puts a new root view into the place of the last one, if that is in the view of a container or a window.
  private func replace(_ last: UIView, by new: UIView) {
    guard last !== new, let container = last.superview, new.superview == nil,
      !container.isDescendant(of: new)
    else { return }
    new.frame = last.frame
    new.autoresizingMask = last.autoresizingMask
    new.set(.fillsWindow, last.settings.contains(.fillsWindow))
    container.insertSubview(new, aboveSubview: last)
    last.removeFromSuperview()
  }

  /// The minimum margins at the sides, by the width of the view, or of the screen while there is none.
  final var leastMargins: NSDirectionalEdgeInsets {
    // Xcode 6 and 7.0 store 16 at every width: all of 271 distances at 414 and 600 points.
    let isNarrow = SystemRelease.current < .iOS9 || (loadedView?.bounds ?? UIScreen.main.bounds).width < 400
    let side: CGFloat = isNarrow ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension UIView {
  /// Returns the view with a size that follows its superview's, as controllers create theirs (`autoresize =
  /// W+H`; an image of Thumbprint's of a controller in another that grows, iOS 17.5).
  final func flexible() -> Self {
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return self
  }
}
