import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import UIInspection
import UIKit

/// Touches and keys from a seed, sent to a playing document, with the time that passes between them and the
/// frames that show it.
@MainActor struct TouchStream {
  private let document: PlayedDocument
  private let clock: FrameClock
  private var random: SeededRandom
  /// The last position of each finger.
  private var places: [CGPoint] = []
  private var window: UIWindow { document.window }

  private static let fingers = 4

  /// Plays `count` events on the document that `open` opens.
  ///
  /// The events depend on the name, seed and count alone.
  ///
  /// - Returns: A description of what is wrong in the end, or `nil` if nothing is stuck and everything was
  ///   released.
  static func play(_ count: Int, on name: String, seed: UInt64, open: () throws -> PlayedDocument) rethrows
    -> String?
  {
    weak var window: UIWindow?
    let wrong = try autoreleasepool {
      let clock = FrameClock.manual(at: 1000)
      let outer = FrameClock.current
      FrameClock.current = clock
      defer { FrameClock.current = outer }
      // FNV-1a: a document's events do not depend on the other documents that are played.
      let mixed = name.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      let document = try open()
      window = document.window
      var stream = TouchStream(document: document, clock: clock, random: SeededRandom(seed: mixed))
      document.show()
      defer { document.hide() }
      stream.pass(0)
      for _ in 0..<count { stream.step() }
      return stream.end()
    }
    return wrong ?? (window == nil ? nil : "its window is not let go")
  }

  private init(document: PlayedDocument, clock: FrameClock, random: SeededRandom) {
    (self.document, self.clock, self.random) = (document, clock, random)
    places = Array(repeating: .zero, count: Self.fingers)
  }

  /// Sends one event and, in most cases, lets some time pass after it.
  private mutating func step() {
    let finger = random.integer(0..<Self.fingers)
    switch random.integer(0..<36) {
    case 0..<10: TouchInput.main.begin(finger, at: go(finger), in: window)
    case 10..<21: TouchInput.main.move(finger, to: go(finger))
    case 21..<30: TouchInput.main.end(finger)
    case 30: TouchInput.main.cancel(finger)
    case 31: TouchInput.main.hover(at: random.isTrue(oneIn: 3) ? nil : go(finger), in: window)
    case 32, 33: KeyInput.main.type(["a", "7", " ", "é", "👩‍👧", "\n"][random.integer(0..<6)], in: window)
    case 34: press()
    default:
      // A device that is turned.
      if random.isTrue(oneIn: 10) {
        document.resize(to: CGSize(width: window.bounds.height, height: window.bounds.width), scale: 1)
      } else {
        press()
      }
    }
    // Screens are touched twice per frame.
    if random.isTrue(oneIn: 20) {
      pass(random.number(0...0.9))
    } else if random.isTrue(oneIn: 2) {
      pass(1.0 / 60)
    }
  }

  /// Returns the next position of the finger, usually near its last one.
  private mutating func go(_ finger: Int) -> CGPoint {
    let size = window.bounds.size
    let place =
      random.isTrue(oneIn: 3)
      ? CGPoint(
        x: random.number(-10...Double(size.width) + 10), y: random.number(-10...Double(size.height) + 10))
      : CGPoint(x: places[finger].x + random.number(-30...30), y: places[finger].y + random.number(-30...30))
    places[finger] = place
    return place
  }

  private mutating func press() {
    let codes: [UIKeyboardHIDUsage] = [
      .keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardLeftArrow, .keyboardRightArrow,
      .keyboardUpArrow,
      .keyboardDownArrow, .keyboardTab, .keyboardEscape, .keyboardReturnOrEnter, .keyboardSpacebar,
    ]
    let modifiers: [UIKeyModifierFlags] = [[], [], .shift, .alternate, .command]
    let key = UIKey(
      "", modifiers: modifiers[random.integer(0..<modifiers.count)],
      keyCode: codes[random.integer(0..<codes.count)])
    KeyInput.main.press(key, in: window)
    KeyInput.main.release(key)
    // A text is occasionally deleted as a whole, because one that grows forever would be a leak of the stream
    // itself.
    guard random.isTrue(oneIn: 8) else { return }
    KeyInput.main.press(UIKey("a", modifiers: .command), in: window)
    KeyInput.main.press(UIKey("", keyCode: .keyboardDeleteOrBackspace), in: window)
    KeyInput.main.releaseAll()
  }

  /// Lets time pass, and paints the frame at its end as a window does.
  private func pass(_ seconds: Double) {
    clock.now += seconds
    _ = document.updatePicture()
  }

  /// Ends all touches, waits five seconds and returns a description of what is wrong then.
  private func end() -> String? {
    TouchInput.main.cancelAll()
    TouchInput.main.hover(at: nil, in: window)
    KeyInput.main.releaseAll()
    pass(5)
    defer {
      window.endEditing(true)
      window.rootViewController = nil
      window.isHidden = true
    }
    if !TouchInput.main.activeFingers.isEmpty {
      return "fingers \(TouchInput.main.activeFingers) are still down"
    }
    let stuck = TouchInput.main.unfinished
    return stuck == (0, 0) ? nil : "\(stuck.touches) touches and \(stuck.recognizers) recognisers are stuck"
  }
}
