internal import QuartzCore
internal import UIKit

/// What the whole process has from the screen in front: code under test reads it from where an app reads it.
@MainActor struct Surroundings {
  /// What stands for the process's own screen.
  var screen: UIScreen?
  var clock: FrameClock
  var release: SystemRelease
  var traits: UITraitCollection
  var hasKeyboard = true
  var photos: PhotoLibrary?
  var settings = AccessibilitySettings.initial
  var listener: ((UIAccessibility.Notification, Any?) -> Void)?
  weak var focus: UIResponder?

  /// What the process has now.
  static var current: Surroundings {
    Surroundings(
      screen: UIScreen.standIn, clock: .current, release: .standing, traits: .current,
      hasKeyboard: KeyInput.main.isAttached, photos: .current, settings: UIAccessibility.settings,
      listener: AccessibilityFocus.listener, focus: AccessibilityFocus.element)
  }

  /// Gives it to the process.
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
