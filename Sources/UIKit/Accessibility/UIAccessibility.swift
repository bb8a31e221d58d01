internal import CoreGraphics
public import Foundation
internal import Synchronization

/// Assistive technology: none runs beside a program on Linux, so that all is off that is off on a new iPhone,
/// until a test switches it on.
public enum UIAccessibility {
  /// A change that assistive technology is told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number of the notification.
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The values are UIKit's.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something has moved or changed; the argument is the element to go to, or nil.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is said at once.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled; the argument says where it is now, a text.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Assistive technology is to stop; the argument is its identifier. Here nobody listens.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1021)
    /// Assistive technology is to go on; the argument is its identifier. Here nobody listens.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1022)
  }

  /// Which assistive technology a question is about.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw values are UIKit's.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Tells assistive technology of a change: an announcement is a text or an attributed one, and the element
  /// of a change of the screen is where the focus goes.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    AccessibilityFocus.hear(notification, argument)
  }

  /// Where assistive technology is.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  )
    -> Any? { AccessibilityFocus.element }

  private static let state = Mutex(AccessibilitySettings.initial)
  /// What is switched on. Setting it posts what has changed.
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

  /// Whether a screen reader runs: false here until a test switches it on, as of those below.
  public static var isVoiceOverRunning: Bool { settings.contains(.voiceOver) }
  /// Whether the screen is gone through by switches.
  public static var isSwitchControlRunning: Bool { settings.contains(.switchControl) }
  /// Whether selected text can be spoken.
  public static var isSpeakSelectionEnabled: Bool { settings.contains(.speakSelection) }
  /// Whether the screen can be spoken.
  public static var isSpeakScreenEnabled: Bool { settings.contains(.speakScreen) }
  /// Whether touches are made by a menu on the screen.
  public static var isAssistiveTouchRunning: Bool { settings.contains(.assistiveTouch) }
  /// Whether the program cannot be left.
  public static var isGuidedAccessEnabled: Bool { settings.contains(.guidedAccess) }
  /// Whether texts are to be heavier.
  public static var isBoldTextEnabled: Bool { settings.contains(.boldText) }
  /// Whether the screen has no colours.
  public static var isGrayscaleEnabled: Bool { settings.contains(.grayscale) }
  /// Whether the screen's colours are inverted.
  public static var isInvertColorsEnabled: Bool { settings.contains(.invertColors) }
  /// Whether movements are to be few: programs ask, the toolkit's own stay.
  public static var isReduceMotionEnabled: Bool { settings.contains(.reduceMotion) }
  /// Whether what shines through is to be opaque: programs ask, the toolkit's own stays.
  public static var isReduceTransparencyEnabled: Bool { settings.contains(.reduceTransparency) }
  /// Whether colours are to be darker, for more contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.contains(.darkerColors) }
  /// Whether films are to have captions.
  public static var isClosedCaptioningEnabled: Bool { settings.contains(.closedCaptioning) }
  /// Whether both ears are to hear the same.
  public static var isMonoAudioEnabled: Bool { settings.contains(.monoAudio) }
  /// True, as on a new iPhone.
  public static var isShakeToUndoEnabled: Bool { settings.contains(.shakeToUndo) }
  /// True, as on a new iPhone.
  public static var isVideoAutoplayEnabled: Bool { settings.contains(.videoAutoplay) }
  /// Whether switches are to show 1 and 0.
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.contains(.onOffLabels) }
  /// Whether nothing is to be told by colour alone.
  public static var shouldDifferentiateWithoutColor: Bool { settings.contains(.withoutColor) }
  /// Whether buttons are to show their outlines.
  public static var buttonShapesEnabled: Bool { settings.contains(.buttonShapes) }
  /// Whether views are to dissolve rather than to slide, with `isReduceMotionEnabled`.
  public static var prefersCrossFadeTransitions: Bool { settings.contains(.crossFades) }

  /// The ears for which hearing aids are paired.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    /// The right ear.
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    /// Both ears.
    public static let both: HearingDeviceEar = [.left, .right]
  }
  /// None here: nothing pairs hearing aids.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  /// Never posted.
  public static let hearingDevicePairedEarDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")

  /// Posted after a change with no object, as those below, on the thread that makes it.
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
  /// Posted when assistive technology goes to another element, which the user info names.
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The element that the focus goes to; absent where it leaves all.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The element that the focus was at; absent where it was at none.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// The raw value of an `AssistiveTechnologyIdentifier`: VoiceOver's.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  /// Posted at once after an announcement that somebody listens to, as in tests; with the two keys below.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The announcement's text without attributes.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// Whether all of it was said, a boolean: always true.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"

  /// A rectangle of a view's coordinates on the screen.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    guard let window = view.window else { return view.convert(rect, to: nil) }
    return window.convert(view.convert(rect, to: nil), to: nil as UIWindow?)
  }
  /// A path of a view's coordinates on the screen. The view's
  /// origin moves it; turned views are taken for upright ones.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let origin = convertToScreenCoordinates(CGRect(origin: .zero, size: .zero), in: view).origin
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
}
