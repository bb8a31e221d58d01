internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The appearance state of a controller's view: disappeared, appearing, appeared, disappearing.
enum ViewAppearance { case gone, coming, here, going }

extension UIViewController {
  /// Begins the appearance of the view: notifies the controller, then the children whose views it contains.
  /// Does nothing if it has already appeared.
  final func startAppearing(_ animated: Bool) {
    guard appearance == .gone || appearance == .going else { return }
    loadViewIfNeeded()
    appearance = .coming
    isPlaced = false
    viewWillAppear(animated)
    forward { $0.startAppearing(animated) }
  }

  /// Called when the view is in its window, with its traits and its size.
  final func settleAppearing(_ animated: Bool) {
    guard appearance == .coming, !isPlaced else { return }
    isPlaced = true
    viewIsAppearing(animated)
    takeKeysBack()
    placeChildren()
    forward { $0.settleAppearing(animated) }
  }

  /// Called when the view has appeared and no longer moves.
  final func finishAppearing(_ animated: Bool) {
    guard appearance == .coming else { return }
    settleAppearing(animated)
    appearance = .here
    viewDidAppear(animated)
    // A container that pushes resets it at the end of the transition.
    if parent?.placesChildren != true { movingToParent = false }
    forward { $0.finishAppearing(animated) }
    takeKeys()
  }

  /// Begins the disappearance of the view. `fromAnywhere` indicates that a container requests it, whether or
  /// not the view is shown.
  final func startDisappearing(_ animated: Bool, fromAnywhere: Bool = false) {
    guard isShown || fromAnywhere && appearance == .gone else { return }
    letKeysGo()
    appearance = .going
    // A controller that disappears before it has appeared no longer moves to its parent.
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

  /// Makes the first responder in the view resign before the view disappears, along with the keyboard.
  final func letKeysGo() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    if let first = FirstResponder.resign(in: view) { formerFirstResponder = first }
  }

  /// Restores the first responder of before the view disappeared, unless there is another.
  final func takeKeysBack() {
    guard let first = formerFirstResponder else { return }
    formerFirstResponder = nil
    if FirstResponder.current == nil, FirstResponder.view(of: first)?.window != nil {
      first.becomeFirstResponder()
    }
  }

  /// Makes the innermost controller that can become first responder the first responder if there is none, so
  /// that its `inputAccessoryView` is docked automatically.
  final func takeKeys() {
    guard FirstResponder.current == nil, appearance == .here, presentedHere == nil else { return }
    forward { $0.takeKeys() }
    if FirstResponder.current == nil, canBecomeFirstResponder, view.window != nil { becomeFirstResponder() }
  }

  /// Clears the selection of a list that reappears: immediately, or along with an interactive transition,
  /// restored if that is cancelled.
  final func clearSelection(_ clear: @escaping () -> Void, restore: @escaping () -> Void) {
    guard let transitionCoordinator, transitionCoordinator.isInteractive else { return clear() }
    transitionCoordinator.animate(alongsideTransition: { _ in clear() }) { if $0.isCancelled { restore() } }
  }

  /// Shows a view that is already in place without a transition; it is laid out before its controller is
  /// notified that it appeared.
  final func appearAtOnce() {
    startAppearing(false)
    settleAppearing(false)
    view.layoutIfNeeded()
    finishAppearing(false)
  }

  /// Hides the view without a transition, or at the end of one; a view that started to reappear is notified
  /// that it disappears again. Does nothing if it has already disappeared.
  final func disappearAtOnce(_ animated: Bool = false) {
    startDisappearing(animated)
    finishDisappearing(animated)
  }

  /// Returns a Boolean value that indicates whether the controller appears and disappears with its view. It
  /// does not where its container or a presentation notifies it, nor as the root of a window.
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

  /// A Boolean value that indicates whether the view has appeared or is appearing.
  final var isShown: Bool { appearance == .here || appearance == .coming }

  /// A Boolean value that indicates whether added children are notified: a container that is disappearing
  /// notifies none, a root that was not notified of its window does.
  private var showsChildren: Bool {
    isShown || (appearance == .gone && parent == nil && viewIfLoaded?.window != nil)
  }

  /// Notifies a child that is added or removed, if the container itself is shown.
  func announceAppearance(of new: UIViewController?, replacing old: UIViewController?) {
    guard showsChildren else {
      // A disappearing container does not notify a child that has already left.
      if old !== new { old?.disappearAtOnce() }
      return
    }
    if old !== new { old?.startDisappearing(false) }
    new?.startAppearing(false)
    new?.settleAppearing(false)
    if old !== new { old?.finishDisappearing(false) }
    new?.finishAppearing(false)
  }

  /// Replaces one child's view by another's without a transition; `swap` inserts the new one. If the
  /// container is shown, both are notified before, the old one while its view is in the window, and after,
  /// when the new view is laid out.
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
  /// Notifies a controller that appears because its view was added to a window that shows its parent, if it
  /// has one. The code that began the appearance before also ends it.
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

  /// Notifies a controller that disappears because its view has left its window. The code that began the
  /// disappearance also ends it, unless the parent disappears. A controller whose parent has left with it
  /// follows the parent, which its own container may notify later.
  final func controllerLeaves() {
    guard let controller = extras?.controller, controller.appears(in: nil),
      controller.appearance != .going || controller.parent?.appearance == .going
    else { return }
    if let parent = controller.parent, parent.isShown, parent.viewIfLoaded?.window == nil { return }
    controller.disappearAtOnce()
  }
}
