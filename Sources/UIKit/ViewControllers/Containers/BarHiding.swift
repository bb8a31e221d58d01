internal import CoreGraphics
internal import Foundation

/// Hides and shows the bars of a navigation controller when the user swipes, taps, types or rotates the
/// device.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let navigation: UINavigationController
  /// A Boolean value that indicates whether the height was compact when the bars were last laid out.
  private var wasCompact = false
  private var keyboard: (any NSObjectProtocol)?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  isolated deinit {
    if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
  }

  /// The pan that hides the bars when it moves up and shows them when it moves down.
  private(set) lazy var swipe: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer()
    pan.cancelsTouchesInView = false
    pan.delegate = self
    pan.onAction { [weak self] gesture in (gesture as? UIPanGestureRecognizer).map { self?.swiped($0) } }
    return pan
  }()
  private(set) lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.delegate = self
    tap.onAction { [weak self] _ in self?.tapped() }
    return tap
  }()

  /// Attaches the recognisers and observers that the controller's properties require.
  func update() {
    guard let view = navigation.viewIfLoaded else { return }
    let shows = navigation.hidesBarsWhenKeyboardAppears || navigation.hidesBarsWhenVerticallyCompact
    attach(navigation.hidesBarsOnSwipe || navigation.hidesBarsWhenKeyboardAppears, view) { swipe }
    attach(navigation.hidesBarsOnTap || shows, view) { tap }
    if navigation.hidesBarsWhenKeyboardAppears, keyboard == nil {
      keyboard = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.typed() } }
    }
    followHeight()
  }

  private func attach(_ wanted: Bool, _ view: UIView, _ make: () -> UIGestureRecognizer) {
    let gesture = make()
    if wanted, gesture.view !== view { view.addGestureRecognizer(gesture) }
    if !wanted { gesture.view?.removeGestureRecognizer(gesture) }
  }

  /// Hides or shows the bars after the vertical size class changed.
  func followHeight() {
    guard navigation.hidesBarsWhenVerticallyCompact else { return }
    let isCompact = navigation.traitCollection.verticalSizeClass == .compact
    guard isCompact != wasCompact else { return }
    wasCompact = isCompact
    set(hidden: isCompact, animated: false)
  }

  private func typed() {
    if navigation.hidesBarsWhenKeyboardAppears, navigation.isShown { set(hidden: true, animated: true) }
  }

  private func tapped() {
    let isHidden = navigation.isNavigationBarHidden
    if navigation.hidesBarsOnTap || isHidden { set(hidden: !isHidden, animated: true) }
  }

  /// The minimum velocity of a swipe that hides or shows the bars, in points per second; not measured.
  private static let speed: CGFloat = 100

  private func swiped(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed || pan.state == .ended, let view = navigation.viewIfLoaded else { return }
    let speed = pan.velocity(in: view).y, way = pan.translation(in: view).y
    guard abs(speed) > Self.speed, speed * way > 0 else { return }
    if speed < 0, navigation.hidesBarsOnSwipe { set(hidden: true, animated: true) }
    if speed > 0 { set(hidden: false, animated: true) }
  }

  private func set(hidden: Bool, animated: Bool) {
    guard navigation.isNavigationBarHidden != hidden else { return }
    navigation.setNavigationBarHidden(hidden, animated: animated)
    if navigation.leaf?.toolbarItems?.isEmpty == false {
      navigation.setToolbarHidden(hidden, animated: animated)
    }
  }

  // MARK: - Simultaneous gestures

  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    true
  }

  /// Ignores touches in bars and controls, which handle their own taps.
  func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gesture === tap else { return true }
    var view = touch.view
    while let current = view, current !== navigation.view {
      if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
      view = current.superview
    }
    return true
  }
}
