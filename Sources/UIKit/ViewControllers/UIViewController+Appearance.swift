internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Where a controller's view is on its way to and from the screen.
enum ViewAppearance { case gone, coming, here, going }

extension UIViewController {
  /// The view is about to be shown: tells the controller, then the children whose views it holds. Nothing for
  /// one that is shown.
  final func startAppearing(_ animated: Bool) {
    guard appearance == .gone || appearance == .going else { return }
    loadViewIfNeeded()
    appearance = .coming
    isPlaced = false
    viewWillAppear(animated)
    forward { $0.startAppearing(animated) }
  }

  /// The view is in its window, with its traits and its size.
  final func settleAppearing(_ animated: Bool) {
    guard appearance == .coming, !isPlaced else { return }
    isPlaced = true
    viewIsAppearing(animated)
    takeKeysBack()
    placeChildren()
    forward { $0.settleAppearing(animated) }
  }

  /// The view is shown and does not move any more.
  final func finishAppearing(_ animated: Bool) {
    guard appearance == .coming else { return }
    settleAppearing(animated)
    appearance = .here
    viewDidAppear(animated)
    // A container that pushes is at the end of it when it says so.
    if parent?.placesChildren != true { movingToParent = false }
    forward { $0.finishAppearing(animated) }
    takeKeys()
  }

  /// The view is about to leave. `fromAnywhere` says that a container demands it, be the view shown or not.
  final func startDisappearing(_ animated: Bool, fromAnywhere: Bool = false) {
    guard isShown || fromAnywhere && appearance == .gone else { return }
    letKeysGo()
    appearance = .going
    // What goes before it has appeared does not come any more.
    if parent?.placesChildren != true { movingToParent = false }
    viewWillDisappear(animated)
    forward { $0.startDisappearing(animated) }
  }

  final func finishDisappearing(_ animated: Bool) {
    guard appearance == .going else { return }
    appearance = .gone
    viewDidDisappear(animated)
    forward { $0.finishDisappearing(animated) }
  }

  // MARK: - Keys

  /// Who in the view gets keys first lets them go before the view does, along with the keyboard.
  final func letKeysGo() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    if let first = FirstResponder.resign(in: view) { formerFirstResponder = first }
  }

  /// Who got keys first as the view went does so again, unless somebody else does.
  final func takeKeysBack() {
    guard let first = formerFirstResponder else { return }
    formerFirstResponder = nil
    if FirstResponder.current == nil, FirstResponder.view(of: first)?.window != nil {
      first.becomeFirstResponder()
    }
  }

  /// Where nobody gets keys first, the innermost controller does that may: so its `inputAccessoryView` is
  /// docked without a word of the program's.
  final func takeKeys() {
    guard FirstResponder.current == nil, appearance == .here, presentedHere == nil else { return }
    forward { $0.takeKeys() }
    if FirstResponder.current == nil, canBecomeFirstResponder, view.window != nil { becomeFirstResponder() }
  }

  /// Clears the selection of a list that comes back: at once, or along with a finger, and again as it was
  /// where the finger takes the list away.
  final func clearSelection(_ clear: @escaping () -> Void, restore: @escaping () -> Void) {
    guard let transitionCoordinator, transitionCoordinator.isInteractive else { return clear() }
    transitionCoordinator.animate(alongsideTransition: { _ in clear() }) { if $0.isCancelled { restore() } }
  }

  /// Shows a view that is in place already, in one go; it is laid out before its controller is told that it
  /// appeared.
  final func appearAtOnce() {
    startAppearing(false)
    settleAppearing(false)
    view.layoutIfNeeded()
    finishAppearing(false)
  }

  /// The view leaves in one go, or at the end of its way: one that was made to come back meanwhile is told
  /// that it goes again. Nothing for one that is gone.
  final func disappearAtOnce(_ animated: Bool = false) {
    startDisappearing(animated)
    finishDisappearing(animated)
  }

  /// A Boolean value that indicates whether the controller appears and disappears with its view. It does not
  /// where its container or a presentation notifies it, nor as the root of a window.
  fileprivate final func appears(in window: UIWindow?) -> Bool {
    guard let parent else {
      return presentationOver == nil && window.map { $0.rootViewController !== self && !$0.isHidden } ?? true
    }
    return !parent.placesChildren && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  private func forward(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let root = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: root) ?? false { body(child) }
  }

  /// Whether the view is shown, or is about to be.
  final var isShown: Bool { appearance == .here || appearance == .coming }

  /// Whether children that come now are told so: a container on its way out has none appear, a root that
  /// nobody told of its window has.
  private var showsChildren: Bool {
    isShown || (appearance == .gone && parent == nil && viewIfLoaded?.window != nil)
  }

  /// Tells a child of a container that is shown or taken away, where the container itself is shown.
  func announceAppearance(of new: UIViewController?, replacing old: UIViewController?) {
    guard showsChildren else {
      // A container that is on its way out does not tell a child that has left it already.
      if old !== new { old?.disappearAtOnce() }
      return
    }
    if old !== new { old?.startDisappearing(false) }
    new?.startAppearing(false)
    new?.settleAppearing(false)
    if old !== new { old?.finishDisappearing(false) }
    new?.finishAppearing(false)
  }

  /// Exchanges the views of two children at once: `swap` puts the new one in its place. Both hear of it
  /// before, the old one while its view is still in the window, and both after it, when the new view is laid
  /// out, where the container itself is shown.
  func exchange(_ old: UIViewController?, for new: UIViewController, _ swap: () -> Void) {
    guard showsChildren else {
      swap()
      old?.disappearAtOnce()
      return
    }
    new.startAppearing(false)
    old?.startDisappearing(false)
    swap()
    new.settleAppearing(false)
    new.view.layoutIfNeeded()
    old?.finishDisappearing(false)
    new.finishAppearing(false)
  }
}

extension UIView {
  /// A controller's view comes into a window that shows its parent, if it has one: the controller appears.
  /// Who has begun that before ends it, too.
  final func controllerArrives() {
    guard let controller = extras?.controller, controller.appears(in: window),
      controller.appearance != .coming
    else { return }
    let parent = controller.parent
    if let parent, !parent.isShown { return }
    controller.startAppearing(false)
    controller.settleAppearing(false)
    if parent == nil || parent?.appearance == .here { controller.finishAppearing(false) }
  }

  /// A controller's view has left its window. Who has begun that before ends it, unless the parent goes. A
  /// controller whose parent has left with it follows the parent, which its own container may notify later.
  final func controllerLeaves() {
    guard let controller = extras?.controller, controller.appears(in: nil),
      controller.appearance != .going || controller.parent?.appearance == .going
    else { return }
    if let parent = controller.parent, parent.isShown, parent.viewIfLoaded?.window == nil { return }
    controller.disappearAtOnce()
  }
}
