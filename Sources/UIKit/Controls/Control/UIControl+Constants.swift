internal import Foundation

extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events, as in UIKit's headers: touches below bit 12, editing from bit 16 on.
    public let rawValue: UInt
    /// Creates events from the given bits; unknown bits are preserved.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch begins in the control and is tracked; sent after ``beginTracking(_:with:)`` returned `true`.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch is the second or a later one of repeated taps; sent along with ``touchDown``.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A tracked touch moves inside the bounds or at most 70 points outside of them.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A tracked touch moves more than 70 points outside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A tracked touch returns to within 70 points of the bounds; sent before ``touchDragInside``.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A tracked touch moves farther than 70 points from the bounds; sent before ``touchDragOutside``.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A tracked touch ends inside the bounds or at most 70 points outside of them.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A tracked touch ends more than 70 points outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancels a tracked touch, for example for a scroll view or a menu that opens.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value of a slider, a switch, a picker or the like; not sent for values set in
    /// code.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control: a tap of a button, a new value of other controls, Return in a text
    /// field. Actions of `init(frame:primaryAction:)` are registered for it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field has become first responder, or a date picker has opened its calendar; sent before the
    /// field's delegate is notified.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text of a field; not sent for text set in code.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field has resigned first responder, or the calendar of a date picker has closed; sent before
    /// the field's delegate is notified.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user pressed Return in a text field whose delegate allows it. The field resigns first responder if
    /// an action is registered for this event.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events, including unassigned bits.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits available for an app's own events, sent by ``sendActions(for:)``.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits reserved for the system. Never sent.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, for example to remove all registered actions.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control. The empty set is the normal state.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states, as in UIKit's headers; 0 is the normal state.
    public let rawValue: UInt
    /// Creates states from the given bits. The bits of ``application`` belong to the app.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state, whose appearance is used for states that have none.
    public static let normal: State = []
    /// The state while a touch is on the control, or ``isHighlighted`` was set.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The state while ``isEnabled`` is `false`.
    public static let disabled = State(rawValue: 1 << 1)
    /// The state while ``isSelected`` is `true`.
    public static let selected = State(rawValue: 1 << 2)
    /// The state while the control is focused.
    ///
    /// - Note: No control of Mica enters it on its own.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits available for an app's own states, which an override of ``state`` adds.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// `fill` gives the parts of a button the whole height; the text of fields is centred.
    case center, top, bottom, fill
  }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// `fill` uses the whole width; `leading` is left unless the interface is laid out from right to left.
    case center, left, right, fill, leading, trailing

    /// Returns the alignment with leading and trailing resolved to left and right.
    func resolved(rightToLeft: Bool) -> ContentHorizontalAlignment {
      switch self {
      case .leading: rightToLeft ? .right : .left
      case .trailing: rightToLeft ? .left : .right
      default: self
      }
    }
  }
}
