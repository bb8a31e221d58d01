package import CoreGraphics
import Foundation
import QuartzCore
package import UIKit

/// A window of 300 x 300, a clock that is set by hand, and fingers.
@MainActor package final class FingerWorld {
  package let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let clock = FrameClock.manual(at: 1000)
  package private(set) var now = 0.0
  /// The messages that the test's views and recognizers have logged.
  package var log: [String] = []

  package init() {
    window.screen = UIScreen(size: CGSize(width: 300, height: 300), scale: 1)
    window.isHidden = false
  }

  /// Runs a test under the clock, with no finger down before and after.
  package func run(_ body: (FingerWorld) throws -> Void) rethrows {
    let outer = FrameClock.current
    FrameClock.current = clock
    TouchInput.main.cancelAll()
    defer {
      TouchInput.main.cancelAll()
      KeyInput.main.releaseAll()
      FrameClock.current = outer
    }
    try body(self)
  }

  /// Shows a plain table that fills the window, with cells that are registered as "a".
  package func table(
    _ source: any UITableViewDataSource, cells: UITableViewCell.Type = UITableViewCell.self
  ) -> UITableView {
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(cells, forCellReuseIdentifier: "a")
    table.dataSource = source
    window.addSubview(table)
    return table
  }

  /// Shows a collection view that fills the window, with cells that are registered as "a".
  package func collection(
    _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource,
    cells: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(cells, forCellWithReuseIdentifier: "a")
    view.dataSource = source
    window.addSubview(view)
    return view
  }

  /// Lifts what a finger presses long enough, and drags it to a place.
  package func drag(from start: (Double, Double), to end: (Double, Double)) {
    down(start.0, start.1)
    wait(0.6)
    move(end.0, end.1)
    frame(0.3)
  }

  /// Lets a number of seconds pass and runs everything due in them.
  package func wait(_ seconds: Double) {
    now += seconds
    clock.now = 1000 + now
    FrameSchedule.main.run(until: clock.now)
  }

  /// Lets a number of seconds pass, and shows a frame.
  package func frame(_ seconds: Double = 0) {
    wait(seconds)
    _ = FrameLoop(root: window).commit()
  }

  /// Shows a frame, and another a second later, when most animations have come to rest.
  package func settle() {
    frame()
    frame(1)
  }

  package func down(_ x: CGFloat, _ y: CGFloat) { down(0, x, y) }
  package func move(_ x: CGFloat, _ y: CGFloat) { move(0, x, y) }
  package func down(_ finger: Int, _ x: CGFloat, _ y: CGFloat) {
    TouchInput.main.begin(finger, at: CGPoint(x: x, y: y), in: window)
  }
  package func move(_ finger: Int, _ x: CGFloat, _ y: CGFloat) {
    wait(0.01)
    TouchInput.main.move(finger, to: CGPoint(x: x, y: y))
  }
  package func up(_ finger: Int = 0) { TouchInput.main.end(finger) }
  package func tap(_ x: CGFloat, _ y: CGFloat) {
    down(0, x, y)
    wait(0.05)
    up()
  }

  /// Returns the messages logged since the last call.
  package func said() -> [String] {
    defer { log = [] }
    return log
  }

  /// Adds a recognizer that logs its states by a name.
  @discardableResult package func add<Gesture: UIGestureRecognizer>(
    _ gesture: Gesture, _ name: String, to view: UIView
  ) -> Gesture {
    gesture.name = name
    gesture.onAction { [weak self] in self?.log.append("\(name) \($0.state)") }
    view.addGestureRecognizer(gesture)
    return gesture
  }
}

/// Presses and releases the key with a code.
@MainActor package func press(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
  press(UIKey("", modifiers: modifiers, keyCode: code))
}

/// Presses and releases a key.
@MainActor package func press(_ key: UIKey) {
  KeyInput.main.press(key)
  KeyInput.main.release(key)
}

/// A view that logs its touches.
package final class TouchedView: UIView {
  private weak var world: FingerWorld?
  package let name: String

  package init(_ name: String, _ frame: CGRect, _ world: FingerWorld, in superview: UIView? = nil) {
    (self.name, self.world) = (name, world)
    super.init(frame: frame)
    (superview ?? world.window).addSubview(self)
  }
  package required init?(coder: NSCoder) { nil }

  private func say(_ what: String, _ touches: Set<UITouch>) {
    world?.log.append(touches.count == 1 ? "\(name) \(what)" : "\(name) \(what) x\(touches.count)")
  }
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { say("began", touches) }
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { say("moved", touches) }
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { say("ended", touches) }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    say("cancelled", touches)
  }
}
