internal import QuartzCore
internal import UIKit

/// The process-wide state that belongs to the screen in front. Code under test reads it from where apps read
/// it.
@MainActor struct Surroundings {
  /// The screen that replaces the process's own.
  var screen: UIScreen?
  var clock: FrameClock
  var release: SystemRelease
  var traits: UITraitCollection
  var hasKeyboard = true
  var photos: PhotoLibrary?
  var settings = AccessibilitySettings.initial
  var listener: ((UIAccessibility.Notification, Any?) -> Void)?
  weak var focus: UIResponder?

  /// The current state of the process.
  static var current: Surroundings {
    Surroundings(
      screen: UIScreen.standIn, clock: .current, release: .standing, traits: .current,
      hasKeyboard: KeyInput.main.isAttached, photos: .current, settings: UIAccessibility.settings,
      listener: AccessibilityFocus.listener, focus: AccessibilityFocus.element)
  }

  /// Applies the state to the process.
  func apply() {
    UIScreen.standIn = screen
    FrameClock.current = clock
    SystemRelease.standing = release
    UITraitCollection.current = traits
    KeyInput.main.isAttached = hasKeyboard
    PhotoLibrary.current = photos
    UIAccessibility.settings = settings
    AccessibilityFocus.listener = listener
    AccessibilityFocus.move(to: focus)
  }
}
