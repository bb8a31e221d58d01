internal import CoreGraphics
public import Foundation
internal import Synchronization

/// The interface to assistive technology. None runs beside a program on Linux: all settings are those of a
/// new iPhone until a test changes them.
public enum UIAccessibility {
  /// A change of which assistive technology is notified.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number of the notification.
    public var rawValue: UInt32
    /// Creates a value with the given raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen has appeared. The raw values are UIKit's.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something has moved or changed; the argument is the element to focus, or nil.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is spoken immediately.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument is a text that describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology is to pause; the argument is its identifier. It has no effect.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    /// Assistive technology is to resume; the argument is its identifier. It has no effect.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  /// An identifier of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// VoiceOver. The raw values are UIKit's.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Notifies assistive technology of a change: the argument of an announcement is a text or an attributed
  /// one, that of a change of the screen the element to focus.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    AccessibilityFocus.hear(notification, argument)
  }

  /// Returns the element that assistive technology focuses.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any?
  { AccessibilityFocus.element }

  private static let state = Mutex(AccessibilitySettings.initial)
  /// The current settings. Setting them posts notifications of the changes.
  package static var settings: AccessibilitySettings {
    get { state.withLock { $0 } }
    set {
      let changed = state.withLock { now in
        defer { now = newValue }
        return now.symmetricDifference(newValue)
      }
      for (setting, name) in AccessibilitySettings.notifications where changed.contains(setting) {
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
  }

  /// A Boolean value that indicates whether a screen reader runs: `false` until a test enables it, like the
  /// settings below.
  public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }
  /// A Boolean value that indicates whether Switch Control runs.
  public static var isSwitchControlRunning: Bool { settings.contains(.switchControl) }
  /// A Boolean value that indicates whether selected text can be spoken.
  public static var isSpeakSelectionEnabled: Bool { settings.contains(.speakSelection) }
  /// A Boolean value that indicates whether the screen can be spoken.
  public static var isSpeakScreenEnabled: Bool { settings.contains(.speakScreen) }
  /// A Boolean value that indicates whether touches are made with a menu on the screen.
  public static var isAssistiveTouchRunning: Bool { settings.contains(.assistiveTouch) }
  /// A Boolean value that indicates whether the program cannot be left.
  public static var isGuidedAccessEnabled: Bool { settings.contains(.guidedAccess) }
  /// A Boolean value that indicates whether texts are to be bold.
  public static var isBoldTextEnabled: Bool { settings.contains(.boldText) }
  /// A Boolean value that indicates whether the screen is shown without colours.
  public static var isGrayscaleEnabled: Bool { settings.contains(.grayscale) }
  /// A Boolean value that indicates whether the screen's colours are inverted.
  public static var isInvertColorsEnabled: Bool { settings.contains(.invertColors) }
  /// A Boolean value that indicates whether motion is to be reduced. Programs may read it; the toolkit's own
  /// animations are unaffected.
  public static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }
  /// A Boolean value that indicates whether transparency is to be reduced. Programs may read it; the
  /// toolkit's own transparency is unaffected.
  public static var isReduceTransparencyEnabled: Bool { settings.contains(.reduceTransparency) }
  /// A Boolean value that indicates whether colours are to be darker, for more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.contains(.darkerColors) }
  /// A Boolean value that indicates whether videos are to have captions.
  public static var isClosedCaptioningEnabled: Bool { settings.contains(.closedCaptioning) }
  /// A Boolean value that indicates whether audio is to be mono.
  public static var isMonoAudioEnabled: Bool { settings.contains(.monoAudio) }
  /// A Boolean value that indicates whether shaking undoes. `true`, as on a new iPhone.
  public static var isShakeToUndoEnabled: Bool { settings.contains(.shakeToUndo) }
  /// A Boolean value that indicates whether videos play automatically. `true`, as on a new iPhone.
  public static var isVideoAutoplayEnabled: Bool { settings.contains(.videoAutoplay) }
  /// A Boolean value that indicates whether switches are to show 1 and 0.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.contains(.onOffLabels) }
  /// A Boolean value that indicates whether information is not to be conveyed by colour alone.
  public static var shouldDifferentiateWithoutColor: Bool { settings.contains(.withoutColor) }
  /// A Boolean value that indicates whether buttons are to show their outlines.
  public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }
  /// A Boolean value that indicates whether views are to dissolve rather than slide, with
  /// `isReduceMotionEnabled`.
  public static var prefersCrossFadeTransitions: Bool { settings.contains(.crossFades) }

  /// The ears for which hearing aids are paired.
  public struct HearingDeviceEar: OptionSet, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }
  /// None: hearing aids cannot be paired.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// Never posted.
  public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

  /// Posted when `isVoiceOverRunning` has changed. Like those below, it has no object and is posted on the
  /// thread that makes the change.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when `isReduceMotionEnabled` has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when `isReduceTransparencyEnabled` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when `isBoldTextEnabled` has changed.
  public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when `isInvertColorsEnabled` has changed.
  public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Posted when `isAssistiveTouchRunning` has changed.
  public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Posted when `isGrayscaleEnabled` has changed.
  public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Posted when `isSwitchControlRunning` has changed.
  public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when `isGuidedAccessEnabled` has changed.
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Posted when `isSpeakSelectionEnabled` has changed.
  public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Posted when `isSpeakScreenEnabled` has changed.
  public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Posted when `isClosedCaptioningEnabled` has changed.
  public static let closedCaptioningStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Posted when `isMonoAudioEnabled` has changed.
  public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Posted when `isShakeToUndoEnabled` has changed.
  public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// Posted when `isVideoAutoplayEnabled` has changed.
  public static let videoAutoplayStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Posted when `isOnOffSwitchLabelsEnabled` has changed.
  public static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Posted when `shouldDifferentiateWithoutColor` has changed.
  public static let differentiateWithoutColorDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  /// Posted when `buttonShapesEnabled` has changed.
  public static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Posted when `prefersCrossFadeTransitions` has changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted when the focus of assistive technology moves; the user information contains the elements.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that gets the focus; absent if there is none.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that loses the focus; absent if there is none.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The key of the raw value of an `AssistiveTechnologyIdentifier`: VoiceOver's.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Posted immediately after an announcement to a listener, as in tests; with the two keys below.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announcement's text without attributes.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of a Boolean that indicates whether all of it was spoken: always true.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// Converts a rectangle from a view's coordinate space to the screen's.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return window.convert(view.convert(rect, to: nil), to: nil as UIWindow?)
  }
  /// Converts a path from a view's coordinate space to the screen's. Only the view's origin is applied; a
  /// rotated view is treated as upright.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect(origin: .zero, size: .zero), in: view).origin
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
