internal import CoreGraphics
public import Foundation
public import UIKit

/// The actions of a user. Elements are identified by the names that the screen displays.
extension HeadlessScreen {
  // MARK: - Touches

  /// Taps the centre of an element.
  ///
  /// - Throws: An error if there is no such element or if another view covers it.
  public func tap(_ name: String) throws(ScreenFailure) { tap(at: try place(of: name)) }

  /// Taps a point in the window's coordinate space.
  public func tap(at point: CGPoint) {
    begin(point)
    advance(by: 0.05)
    TouchInput.main.end()
    settle()
  }

  /// Double-taps an element.
  public func doubleTap(_ name: String) throws(ScreenFailure) {
    let point = try place(of: name)
    tap(at: point)
    advance(by: 0.1)
    tap(at: point)
  }

  /// Presses an element for a number of seconds.
  public func press(_ name: String, for seconds: TimeInterval = 1) throws(ScreenFailure) {
    press(at: try place(of: name), for: seconds)
  }

  /// Presses a point of the window for a number of seconds.
  public func press(at point: CGPoint, for seconds: TimeInterval = 1) {
    begin(point)
    advance(by: seconds)
    TouchInput.main.end()
    settle()
  }

  /// Moves a finger between two points in a number of seconds, in steps of 1/60 second, and lifts it while it
  /// moves.
  public func swipe(from start: CGPoint, to end: CGPoint, during seconds: TimeInterval = 0.2) {
    begin(start)
    move(from: start, to: end, during: seconds)
    TouchInput.main.end()
    settle()
  }

  /// Moves a finger between two points, and lifts it after a pause, so that nothing continues to move.
  public func drag(from start: CGPoint, to end: CGPoint, during seconds: TimeInterval = 0.3) {
    begin(start)
    move(from: start, to: end, during: seconds)
    advance(by: 0.2)
    TouchInput.main.end()
    settle()
  }

  /// Swipes across most of the window or of an element.
  public func swipe(
    _ direction: UISwipeGestureRecognizer.Direction, on name: String? = nil
  ) throws(ScreenFailure) {
    settle()
    var box = window.bounds
    if let name { box = try find(name).box.intersection(box) }
    let (x, y): (CGFloat, CGFloat) =
      switch direction {
      case .left: (-1, 0)
      case .right: (1, 0)
      case .up: (0, -1)
      default: (0, 1)
      }
    let (w, h) = (box.width * 0.35, box.height * 0.35)
    swipe(
      from: CGPoint(x: box.midX - x * w, y: box.midY - y * h),
      to: CGPoint(x: box.midX + x * w, y: box.midY + y * h))
  }

  /// Pinches with two fingers around a point.
  ///
  /// - Parameters:
  ///   - point: The centre between the fingers.
  ///   - scale: The ratio of the final distance to the initial one.
  ///   - distance: The initial distance between the fingers, in points.
  ///   - seconds: The duration of the gesture.
  public func pinch(
    at point: CGPoint, scale: CGFloat, distance: CGFloat = 100, during seconds: TimeInterval = 0.3
  ) {
    settle()
    func fingers(_ phase: UITouch.Phase, _ distance: CGFloat) {
      TouchInput.main.send(
        [
          .init(finger: 0, phase: phase, point: CGPoint(x: point.x - distance / 2, y: point.y)),
          .init(finger: 1, phase: phase, point: CGPoint(x: point.x + distance / 2, y: point.y)),
        ], in: window)
    }
    fingers(.began, distance)
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      advance(by: 1.0 / 60)
      fingers(.moved, distance * (1 + (scale - 1) * CGFloat(step) / CGFloat(steps)))
    }
    fingers(.ended, distance * scale)
    settle()
  }

  private func begin(_ point: CGPoint) {
    settle()
    TouchInput.main.begin(at: point, in: window)
    settle()
  }

  private func move(from start: CGPoint, to end: CGPoint, during seconds: TimeInterval) {
    let steps = max(1, Int((seconds * 60).rounded()))
    for step in 1...steps {
      advance(by: 1.0 / 60)
      let part = CGFloat(step) / CGFloat(steps)
      TouchInput.main.move(
        to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  // MARK: - Keys

  /// Types a text at the insertion point, with one key press per character.
  public func type(_ text: String) {
    settle()
    KeyInput.main.type(text, in: window)
    settle()
  }

  /// Taps a field with a name and types a text into it.
  public func type(_ text: String, into name: String) throws(ScreenFailure) {
    try tap(name)
    type(text)
  }

  /// Presses a key with modifier keys.
  public func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    let key = UIKey("", modifiers: modifiers, keyCode: key)
    KeyInput.main.press(key, in: window)
    KeyInput.main.release(key)
    settle()
  }

  /// Presses the key of a character with modifier keys, such as `"z"` with `.command`.
  public func press(_ character: Character, _ modifiers: UIKeyModifierFlags) {
    let key = UIKey(String(character), modifiers: modifiers)
    KeyInput.main.press(key, in: window)
    KeyInput.main.release(key)
    settle()
  }
}
