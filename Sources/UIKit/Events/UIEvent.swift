internal import CoreGraphics
public import Foundation

/// Something the user did: touches, keys, a hovering pointer.
///
/// One event object lives as long as fingers are on the screen; its touches change from delivery to delivery.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    /// Touches, presses and hovering come; no device here sends the others.
    case touches = 0, motion, remoteControl, presses
    case scroll = 10, hover = 11, transform = 14
  }

  /// What a motion or remote-control event is about, more closely.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The buttons of a pointer that are down.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    /// The button with a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber > 0 ? 1 << (buttonNumber - 1) : 0)
    }
  }

  final var touchList: [UITouch] = []
  final var time: TimeInterval = 0
  final var modifiers: UIKeyModifierFlags = []
  final var buttons: ButtonMask = []

  public override init() { super.init() }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// When it happened, in the seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { time }
  /// The keys that were held; empty where the source does not tell.
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  /// The pointer's buttons that are down; empty for fingers.
  open var buttonMask: ButtonMask { buttons }

  /// Every touch that is on the screen, or left it with this event; nil for events without touches.
  open var allTouches: Set<UITouch>? { touchList.isEmpty ? nil : Set(touchList) }
  /// Those of `allTouches` that began in the window, the view or with the recogniser; nil for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
  /// The moves of a touch that arrived together, the touch itself last.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touchList.contains(touch) ? touch.coalesced + [touch] : nil
  }
  /// Where a touch is likely to be a 120th and two 120ths of a
  /// second later, by its speed; empty where it does not move.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touchList.contains(touch) ? touch.predictions(count: 2) : nil
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touchList.filter(matches)
    return found.isEmpty ? nil : Set(found)
  }
}

/// An event of a pointer that moves without touching.
final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
}

/// The keys that are held while something happens.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
