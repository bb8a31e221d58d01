internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The presentation of an alert.
final class AlertPresentation: UIPresentationController {
  private var listener: (any NSObjectProtocol)?

  /// Before iOS 26 not measured.
  override var dimness: CGFloat {
    SystemRelease.hasPlatters && traitCollection.userInterfaceStyle == .dark
      ? AlertFigures.dimness.dark : AlertFigures.dimness.light
  }
  /// A tap outside dismisses an action sheet that has a cancel action.
  override var endsByTaps: Bool {
    guard let alert = presentedViewController as? UIAlertController else { return false }
    return alert.preferredStyle == .actionSheet && alert.cancelAction != nil
  }

  override var takesKeys: Bool { false }

  override func arrange(_ view: UIView) {
    guard let alert = presentedViewController as? UIAlertController else { return }
    view.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    let cover = InputViewHost.cover(of: container)
    view.frame = alert.place(
      in: container.bounds, safe: presentingViewController.view.safeAreaInsets, keyboard: cover)
  }

  /// Makes space for the keyboard, along with its animation.
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    stopListening()
    listener = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) {
      [weak self] note in
      let seconds =
        (note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
      MainActor.assumeIsolated {
        guard let self, !self.presentedViewController.isBeingDismissed else { return }
        UIView.animate(
          withDuration: seconds, delay: 0,
          options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
        ) {
          self.place()
        }
      }
    }
  }

  override func end() {
    stopListening()
    super.end()
  }

  isolated deinit { stopListening() }

  private func stopListening() {
    if let listener { NotificationCenter.default.removeObserver(listener) }
    listener = nil
  }
}
