internal import Foundation

/// The focus of assistive technology, and the listener for a client's notifications. On Linux that is a test:
/// no screen reader runs beside a program.
@MainActor package enum AccessibilityFocus {
  private(set) package static weak var element: UIResponder?
  /// A closure that receives every notification that a client posts.
  package static var listener: ((UIAccessibility.Notification, Any?) -> Void)?

  /// Moves the focus to an element, or away from all, and notifies both elements and observers.
  package static func move(to next: UIResponder?) {
    let last = element
    guard last !== next else { return }
    element = next
    last?.accessibilityElementDidLoseFocus()
    next?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
        .notificationVoiceOver.rawValue
    ]
    if let next { info[UIAccessibility.focusedElementUserInfoKey] = next }
    if let last { info[UIAccessibility.unfocusedElementUserInfoKey] = last }
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: next, userInfo: info)
  }

  /// Delivers a notification: an announcement is spoken immediately and completely; after a change of the
  /// screen or its layout the focus moves to the element that the client names.
  static func hear(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard let listener else { return }
    listener(notification, argument)
    switch notification {
    case .announcement:
      let text = (argument as? NSAttributedString)?.string ?? argument as? String
      guard let text else { return }
      NotificationCenter.default.post(
        name: UIAccessibility.announcementDidFinishNotification, object: nil,
        userInfo: [
          UIAccessibility.announcementStringValueUserInfoKey: text,
          UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
        ])
    case .screenChanged, .layoutChanged: if let element = argument as? UIResponder { move(to: element) }
    default: break
    }
  }

  /// Asks an element, and then its containers, to dismiss the current content.
  package static func escape(from element: UIResponder?) -> Bool {
    var asked = element
    while let responder = asked {
      if responder.accessibilityPerformEscape() { return true }
      asked = responder.next
    }
    return false
  }
}

/// The accessibility settings of a user.
package struct AccessibilitySettings: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let voiceOver = AccessibilitySettings(rawValue: 1 << 0)
  package static let switchControl = AccessibilitySettings(rawValue: 1 << 1)
  package static let speakSelection = AccessibilitySettings(rawValue: 1 << 2)
  package static let speakScreen = AccessibilitySettings(rawValue: 1 << 3)
  package static let assistiveTouch = AccessibilitySettings(rawValue: 1 << 4)
  package static let guidedAccess = AccessibilitySettings(rawValue: 1 << 5)
  package static let boldText = AccessibilitySettings(rawValue: 1 << 6)
  package static let grayscale = AccessibilitySettings(rawValue: 1 << 7)
  package static let invertColors = AccessibilitySettings(rawValue: 1 << 8)
  package static let reduceMotion = AccessibilitySettings(rawValue: 1 << 9)
  package static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 10)
  package static let darkerColors = AccessibilitySettings(rawValue: 1 << 11)
  package static let closedCaptioning = AccessibilitySettings(rawValue: 1 << 12)
  package static let monoAudio = AccessibilitySettings(rawValue: 1 << 13)
  package static let shakeToUndo = AccessibilitySettings(rawValue: 1 << 14)
  package static let videoAutoplay = AccessibilitySettings(rawValue: 1 << 15)
  package static let onOffLabels = AccessibilitySettings(rawValue: 1 << 16)
  package static let withoutColor = AccessibilitySettings(rawValue: 1 << 17)
  package static let buttonShapes = AccessibilitySettings(rawValue: 1 << 18)
  package static let crossFades = AccessibilitySettings(rawValue: 1 << 19)

  /// The settings of a new iPhone.
  package static let initial: AccessibilitySettings = [.shakeToUndo, .videoAutoplay]

  /// The notifications that are posted when settings change.
  static let notifications: [(setting: AccessibilitySettings, name: Foundation.Notification.Name)] = [
    (.voiceOver, UIAccessibility.voiceOverStatusDidChangeNotification),
    (.switchControl, UIAccessibility.switchControlStatusDidChangeNotification),
    (.speakSelection, UIAccessibility.speakSelectionStatusDidChangeNotification),
    (.speakScreen, UIAccessibility.speakScreenStatusDidChangeNotification),
    (.assistiveTouch, UIAccessibility.assistiveTouchStatusDidChangeNotification),
    (.guidedAccess, UIAccessibility.guidedAccessStatusDidChangeNotification),
    (.boldText, UIAccessibility.boldTextStatusDidChangeNotification),
    (.grayscale, UIAccessibility.grayscaleStatusDidChangeNotification),
    (.invertColors, UIAccessibility.invertColorsStatusDidChangeNotification),
    (.reduceMotion, UIAccessibility.reduceMotionStatusDidChangeNotification),
    (.reduceTransparency, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
    (.darkerColors, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
    (.closedCaptioning, UIAccessibility.closedCaptioningStatusDidChangeNotification),
    (.monoAudio, UIAccessibility.monoAudioStatusDidChangeNotification),
    (.shakeToUndo, UIAccessibility.shakeToUndoDidChangeNotification),
    (.videoAutoplay, UIAccessibility.videoAutoplayStatusDidChangeNotification),
    (.onOffLabels, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
    (.withoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
    (.buttonShapes, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
    (.crossFades, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
  ]
}
