internal import CoreGraphics
public import Foundation

/// A user action: touches, key presses, or a hovering pointer.
///
/// One event object exists as long as fingers are on the screen; its touches change from delivery to
/// delivery.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The types of events.
  public enum EventType: Int, Sendable {
    /// Touches, presses and hover events are sent; no device produces the others.
    case touches = 0, motion, remoteControl, presses
    /// A wheel or a trackpad; a pointer that touches nothing, for which `hover` events are sent; two fingers
    /// that rotate or pinch on a trackpad.
    case scroll = 10, hover = 11, transform = 14
  }

  /// The subtypes of motion and remote-control events.
  public enum EventSubtype: Int, Sendable {
    /// The subtype of every event in Mica.
    case none = 0
    /// The device was shaken. Never sent.
    case motionShake = 1
    /// Buttons of headphones and lock screens, like all below. Never sent.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// Changes of the track, and holding down the button for seeking backward.
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    /// Releasing that button, and the same for seeking forward.
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The pressed buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The raw value, one bit per button, the primary one in the lowest.
    public let rawValue: Int
    /// Creates a mask from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The left button of a mouse, unless its user has exchanged them.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button, which opens menus.
    public static let secondary = ButtonMask(rawValue: 2)
    /// Returns the mask of the button with a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: buttonNumber > 0 ? 1 << (buttonNumber - 1) : 0)
    }
  }

  final var touchList: [UITouch] = []
  final var time: TimeInterval = 0
  final var modifiers: UIKeyModifierFlags = []
  final var buttons: ButtonMask = []

  /// Creates an event without touches, at time 0.
  public override init() { super.init() }

  /// The type of the event; `touches` unless a subclass overrides it.
  open var type: EventType { .touches }
  /// The subtype; always `none`: there are no motion or remote-control events.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds of `CACurrentMediaTime()`.
  open var timestamp: TimeInterval { time }
  /// The modifier keys that were held; empty if the source does not report them.
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  /// The pressed buttons of the pointer; empty for fingers.
  open var buttonMask: ButtonMask { buttons }

  /// All touches on the screen, and those that ended with this event; nil for events without touches.
  open var allTouches: Set<UITouch>? { touchList.isEmpty ? nil : Set(touchList) }
  /// Returns the touches of `allTouches` that began in a window; nil for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
  /// Returns the touches that began in a view, wherever they are now; nil for none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Returns the touches that a gesture recogniser tracks; nil for none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
  /// Returns the coalesced moves of a touch, with the touch itself last.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touchList.contains(touch) ? touch.coalesced + [touch] : nil
  }
  /// Returns the predicted positions of a touch, a 120th and two 120ths of a second later, by its velocity;
  /// empty if it does not move.
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

/// The modifier keys that are held during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw value, one bit per key, as in UIKit's headers.
  public let rawValue: Int
  /// Creates flags from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key is held.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key is held.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Alt or Option key is held.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Command key is held, on other keyboards the one of the system.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad. It is ignored for key commands.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
