internal import CoreGraphics

/// A dismissal that a finger leads: when it is let go of, the presented view leaves, or comes back.
@MainActor final class HeldDismissal {
  private let presentation: UIPresentationController
  private let transition: ControllerTransition
  private var end: ((Bool) -> Void)?
  /// Whether the finger is still there.
  private(set) var isHeld = true

  /// - Parameter end: Called once, with whether the presented view has gone.
  init(
    of presentation: UIPresentationController, _ transition: ControllerTransition,
    end: @escaping (Bool) -> Void
  ) {
    (self.presentation, self.transition, self.end) = (presentation, transition, end)
  }

  /// The finger is at a part of the way, 0…1.
  func follow(_ part: CGFloat) { if isHeld { transition.follow(min(max(part, 0), 1)) } }

  /// The finger leaves. A dismissal that goes on is one like any other from then on.
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

  /// What is presented stays, as if it had come back by now.
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
