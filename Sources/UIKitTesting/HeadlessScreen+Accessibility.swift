internal import CoreGraphics
internal import Foundation
internal import UIKit

/// The actions and speech of a screen reader. Elements are identified by the labels that it reads.
extension HeadlessScreen {
  /// The speech for all elements from the top of the screen to its end: for each, whether it is selected, its
  /// label, value, traits and hint, in the form in which VoiceOver reads them.
  public var speech: [String] { spoken.map(\.speech) }

  /// The announcements that the app has posted since the screen reader was switched on.
  public var announcements: [String] { heard }

  /// Switches an accessibility setting on or off.
  ///
  /// With `voiceOver`, announcements are recorded and the focus moves when the app requests it.
  public func set(_ setting: AssistiveSetting, on isOn: Bool) {
    comeToFront()
    if isOn {
      UIAccessibility.settings.insert(setting.flag)
    } else {
      UIAccessibility.settings.remove(setting.flag)
    }
    guard setting == .voiceOver else { return settle() }
    heard = []
    AccessibilityFocus.listener =
      !isOn
      ? nil
      : { [weak self] notification, argument in
        guard notification == .announcement else { return }
        if let text = (argument as? NSAttributedString)?.string ?? argument as? String {
          self?.heard.append(text)
        }
      }
    if !isOn { AccessibilityFocus.move(to: nil) }
    settle()
  }

  /// Moves the focus to the first element with a label.
  public func focus(_ label: String) throws(ScreenFailure) {
    AccessibilityFocus.move(to: try spokenElement(label).element)
  }

  /// Double-taps an element: it is activated or, if it does not handle that, touched at its activation point.
  public func activate(_ label: String) throws(ScreenFailure) {
    let found = try spokenElement(label)
    AccessibilityFocus.move(to: found.element)
    if !found.element.accessibilityActivate() {
      tap(at: window.convert(found.activationPoint, from: nil as UIWindow?))
    }
    settle()
  }

  /// Adjusts the value of an adjustable element by a number of steps. Negative steps decrement it.
  public func adjust(_ label: String, by steps: Int) throws(ScreenFailure) {
    let found = try spokenElement(label)
    guard found.traits.contains(.adjustable) else {
      throw ScreenFailure(description: "\"\(label)\" is not adjustable")
    }
    for _ in 0..<abs(steps) {
      if steps > 0 { found.element.accessibilityIncrement() } else { found.element.accessibilityDecrement() }
    }
    settle()
  }

  /// Performs a custom action of an element.
  ///
  /// - Returns: `false` if the action failed.
  @discardableResult public func perform(_ action: String, on label: String) throws(ScreenFailure) -> Bool {
    let found = try spokenElement(label)
    guard let wanted = found.customActions.first(where: { $0.name == action }) else {
      throw ScreenFailure(
        description: "\"\(label)\" has no action \"\(action)\"; it has \(found.customActions.map(\.name))")
    }
    defer { settle() }
    return wanted.perform()
  }

  /// Performs the two-finger scrub, which leaves the current screen.
  ///
  /// - Returns: `false` if there is nothing to leave.
  @discardableResult public func escape() -> Bool {
    defer { settle() }
    return AccessibilityFocus.escape(from: AccessibilityFocus.element ?? spoken.first?.element)
  }

  private var spoken: [SpokenElement] {
    settle()
    return windows.flatMap { AccessibilityReading.elements(in: $0) }
  }

  private func spokenElement(_ label: String) throws(ScreenFailure) -> SpokenElement {
    let all = spoken
    if let found = all.first(where: { $0.label == label }) ?? all.first(where: { $0.label.contains(label) }) {
      return found
    }
    throw ScreenFailure(description: "no element is called \"\(label)\"; there are \(all.map(\.label))")
  }
}

/// An accessibility setting that the user can switch on.
public enum AssistiveSetting: Sendable, CaseIterable {
  /// Each setting has a property of `UIAccessibility`; `darkerColors` is called Increase Contrast in
  /// Settings.
  case voiceOver, switchControl, boldText, grayscale, invertColors, reduceMotion, reduceTransparency,
    darkerColors, closedCaptioning
  /// Settings that only have a property of `UIAccessibility`, without other effects.
  case monoAudio, onOffLabels, differentiateWithoutColor, buttonShapes, crossFadeTransitions

  fileprivate var flag: AccessibilitySettings {
    switch self {
    case .voiceOver: .voiceOver
    case .switchControl: .switchControl
    case .boldText: .boldText
    case .grayscale: .grayscale
    case .invertColors: .invertColors
    case .reduceMotion: .reduceMotion
    case .reduceTransparency: .reduceTransparency
    case .darkerColors: .darkerColors
    case .closedCaptioning: .closedCaptioning
    case .monoAudio: .monoAudio
    case .onOffLabels: .onOffLabels
    case .differentiateWithoutColor: .withoutColor
    case .buttonShapes: .buttonShapes
    case .crossFadeTransitions: .crossFades
    }
  }
}
