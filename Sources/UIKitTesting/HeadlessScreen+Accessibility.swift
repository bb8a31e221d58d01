internal import CoreGraphics
internal import Foundation
internal import UIKit

/// What a user of a screen reader does and hears, by the names that are read out.
extension HeadlessScreen {
  /// What is read from the top of the screen to its end: of each element chosen or not, label, value, kind
  /// and hint, as VoiceOver says it.
  public var speech: [String] { spoken.map(\.speech) }

  /// The announcements that the program has posted since the screen reader was switched on.
  public var announcements: [String] { heard }

  /// Switches something on or off that the user decides. With `voiceOver` announcements are heard, and the
  /// focus follows what the program asks for.
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

  /// Goes to the first element of a label.
  public func focus(_ label: String) throws(ScreenFailure) {
    AccessibilityFocus.move(to: try spokenElement(label).element)
  }

  /// Taps twice on an element: it is activated, or else touched where it says.
  public func activate(_ label: String) throws(ScreenFailure) {
    let found = try spokenElement(label)
    AccessibilityFocus.move(to: found.element)
    if !found.element.accessibilityActivate() {
      tap(at: window.convert(found.activationPoint, from: nil as UIWindow?))
    }
    settle()
  }

  /// Moves the value of an adjustable element by steps, down where they are negative.
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

  /// Runs a custom action of an element. False where the action could not be done.
  @discardableResult public func perform(_ action: String, on label: String) throws(ScreenFailure) -> Bool {
    let found = try spokenElement(label)
    guard let wanted = found.customActions.first(where: { $0.name == action }) else {
      throw ScreenFailure(
        description: "\"\(label)\" has no action \"\(action)\"; it has \(found.customActions.map(\.name))")
    }
    defer { settle() }
    return wanted.perform()
  }

  /// Scrubs with two fingers, to leave what is shown. False where there is nothing to leave.
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

/// What a user can switch on for their needs.
public enum AssistiveSetting: Sendable, CaseIterable {
  /// Each is what a property of `UIAccessibility` says; `darkerColors` is what Settings call Increase
  /// Contrast.
  case voiceOver, switchControl, boldText, grayscale, invertColors, reduceMotion, reduceTransparency,
    darkerColors, closedCaptioning
  /// What properties of `UIAccessibility` say as well; nothing else here follows these.
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
