internal import CoreGraphics

/// An interactive dismissal: when the touch ends, the presented view leaves or returns.
@MainActor final class HeldDismissal {
  private let presentation: UIPresentationController
  private let transition: ControllerTransition
  private var end: ((Bool) -> Void)?
  /// A Boolean value that indicates whether the touch continues.
  private(set) var isHeld = true

  /// Creates an interactive dismissal.
  ///
  /// `end` is called once, with whether the presented view was dismissed.
  init(
    of presentation: UIPresentationController, _ transition: ControllerTransition,
    end: @escaping (Bool) -> Void
  ) {
    (self.presentation, self.transition, self.end) = (presentation, transition, end)
  }

  /// Shows the dismissal at a fraction, 0…1.
  func follow(_ part: CGFloat) { if isHeld { transition.follow(min(max(part, 0), 1)) } }

  /// Ends the interaction. A dismissal that continues is an ordinary one from then on.
  func letGo(goes: Bool) {
    guard isHeld else { return }
    isHeld = false
    transition.letGo(completes: goes)
    transition.run(
      { [self] in
        guard goes else { return presentation.place() }
        presentation.held = nil
        presentation.hide()
      }, end: { [self] in finish(goes) })
  }

  /// Cancels the dismissal as if the view had already returned.
  func giveUp() {
    letGo(goes: false)
    transition.settle()
    finish(false)
  }

  private func finish(_ hasGone: Bool) {
    if presentation.held === self { presentation.held = nil }
    let end = end
    self.end = nil
    end?(hasGone)
  }
}
