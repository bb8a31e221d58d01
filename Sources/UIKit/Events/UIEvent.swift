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
    /// A wheel or a trackpad; a pointer that touches nothing, of which `hover` events come; two fingers that
    /// turn or pinch on a trackpad.
    case scroll = 10, hover = 11, transform = 14
  }

  /// What a motion or remote-control event is about, more closely.
  public enum EventSubtype: Int, Sendable {
    /// What every event here has.
    case none = 0
    /// The device was shaken. No event here says so.
    case motionShake = 1
    /// Buttons of headphones and lock screens, as all below. No event here says so.
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    /// To another track, and where a button to go back is held down.
    case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
    /// Where that is let go, and the same for going on.
    case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The buttons of a pointer that are down.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit a button, the primary one in the lowest.
    public let rawValue: Int
    /// Buttons of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The left button of a mouse, unless its user has exchanged them.
    public static let primary = ButtonMask(rawValue: 1)
    /// The other button, which opens menus.
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

  /// An event without touches, of time 0.
  public override init() { super.init() }

  /// Touches, unless a kind of event says otherwise.
  open var type: EventType { .touches }
  /// None: no event here is of motion or of remote controls.
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
  /// Touches belong to the view that they began in, wherever they are now.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
  /// Those that the recogniser follows now.
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
  /// One bit a key, as in UIKit's headers.
  public let rawValue: Int
  /// Keys of the bits.
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
  /// The key is one of the numeric pad. It does not count for key commands.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
