package import CoreGraphics
internal import Foundation
package import UIKit

/// A converter from the input of a desktop's devices to touches and scrolling in a window's coordinate space,
/// and to keys in the key window.
///
/// The left button is a finger. With Control, it is one of two fingers opposite each other around the centre
/// of the window, so that dragging pinches and rotates.
@MainActor package final class DesktopInput {
  private let window: UIWindow
  private var pointer = CGPoint.zero
  private var press = Press.none

  private enum Press { case none, finger, twoFingers }

  /// The fingers that represent the pointer. Those of a touch screen are numbered from `firstTouch`.
  private static let finger = 0, opposite = 1, firstTouch = 16
  /// The distance that one step of the wheel scrolls, in points.
  package static let wheelStep: CGFloat = 40

  package init(window: UIWindow) { self.window = window }

  // MARK: - Pointer

  package func pointerMoved(to point: CGPoint) {
    pointer = point
    switch press {
    case .none: TouchInput.main.hover(at: point, in: window)
    case .finger: TouchInput.main.move(Self.finger, to: point)
    case .twoFingers: TouchInput.main.send(two(.moved), in: window)
    }
  }
  /// Handles that the pointer has left the window. A button that is held remains held.
  package func pointerLeft() {
    if press == .none { TouchInput.main.hover(at: nil, in: window) }
  }
  package func buttonDown(at point: CGPoint, pinches: Bool) {
    buttonUp(at: pointer)
    pointer = point
    press = pinches ? .twoFingers : .finger
    if pinches {
      TouchInput.main.send(two(.began), in: window)
    } else {
      TouchInput.main.begin(Self.finger, at: point, in: window)
    }
  }
  package func buttonUp(at point: CGPoint) {
    pointer = point
    switch press {
    case .none: break
    case .finger: TouchInput.main.end(Self.finger, at: point)
    case .twoFingers: TouchInput.main.send(two(.ended), in: window)
    }
    press = .none
  }

  private func two(_ phase: UITouch.Phase) -> [TouchInput.Change] {
    let mirrored = CGPoint(x: 2 * window.bounds.midX - pointer.x, y: 2 * window.bounds.midY - pointer.y)
    return [
      .init(finger: Self.finger, phase: phase, point: pointer),
      .init(finger: Self.opposite, phase: phase, point: mirrored),
    ]
  }

  /// Scrolls the nearest scroll view below the pointer that can scroll further. Positive `steps` are to the
  /// right and away from the user.
  package func wheel(_ steps: CGVector) {
    var view = window.touched(at: pointer)?.view
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled,
        let offset = Self.offset(of: scroll, after: steps)
      {
        return scroll.setContentOffset(offset, animated: false)
      }
      view = current.superview
    }
  }

  /// Returns the new content offset of a scroll view, or nil if it is at its end.
  private static func offset(of scroll: UIScrollView, after steps: CGVector) -> CGPoint? {
    func moved(_ from: CGFloat, by step: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      step == 0 ? from : min(max(from + step * wheelStep, low), max(low, high))
    }
    let edge = scroll.adjustedContentInset, size = scroll.contentSize, old = scroll.contentOffset
    let new = CGPoint(
      x: moved(old.x, by: steps.dx, -edge.left, size.width + edge.right - scroll.bounds.width),
      y: moved(old.y, by: -steps.dy, -edge.top, size.height + edge.bottom - scroll.bounds.height))
    return new == old ? nil : new
  }

  // MARK: - Touch screen

  package func finger(_ finger: Int, _ phase: UITouch.Phase, at point: CGPoint) {
    TouchInput.main.send([.init(finger: finger &+ Self.firstTouch, phase: phase, point: point)], in: window)
  }

  // MARK: - Keyboard

  /// Handles that a key was pressed.
  ///
  /// `character` is its character without modifiers. Keys that type text are handled by `type(_:)`, unless a
  /// modifier makes them a shortcut.
  package func keyDown(_ usage: Int, character: Character?, modifiers: UIKeyModifierFlags) {
    let (usage, modifiers) = Self.appleKey(usage, modifiers)
    let isShortcut = !modifiers.isDisjoint(with: [.command, .control])
    let types =
      character.map { !$0.isNewline && $0.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 } }
      ?? false
    guard isShortcut || !types else { return }
    let text =
      types ? character.map(String.init) : usage == UIKeyboardHIDUsage.keyboardTab.rawValue ? "\t" : nil
    KeyInput.main.press(key(usage, text ?? "", modifiers))
  }
  package func keyUp(_ usage: Int) {
    // A key that is held while Control is released was another key when it was pressed.
    for modifiers in [UIKeyModifierFlags.command, []] {
      KeyInput.main.release(key(Self.appleKey(usage, modifiers).usage, "", []))
    }
  }
  package func type(_ text: String) { KeyInput.main.type(text) }
  /// Returns the keys that on Apple's systems have the effect of desktop keys with Control, if they differ:
  /// moving and deleting by words, and moving to the ends of a text.
  private static func appleKey(_ usage: Int, _ modifiers: UIKeyModifierFlags) -> (
    usage: Int, modifiers: UIKeyModifierFlags
  ) {
    guard modifiers.contains(.command) else { return (usage, modifiers) }
    switch UIKeyboardHIDUsage(rawValue: usage) {
    case .keyboardLeftArrow, .keyboardRightArrow, .keyboardDeleteOrBackspace, .keyboardDeleteForward:
      return (usage, modifiers.subtracting(.command).union(.alternate))
    case .keyboardHome: return (UIKeyboardHIDUsage.keyboardUpArrow.rawValue, modifiers)
    case .keyboardEnd: return (UIKeyboardHIDUsage.keyboardDownArrow.rawValue, modifiers)
    default: return (usage, modifiers)
    }
  }
  /// Handles that another window has received the keyboard focus.
  package func keyboardLeft() { KeyInput.main.releaseAll() }

  private func key(_ usage: Int, _ text: String, _ modifiers: UIKeyModifierFlags) -> UIKey {
    UIKey(text, modifiers: modifiers, keyCode: UIKeyboardHIDUsage(rawValue: usage))
  }
}
