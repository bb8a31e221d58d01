internal import Foundation

extension UIControl {
  /// What a user can do to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event, as in UIKit's headers: touches below bit 12, editing from bit 16 on.
    public let rawValue: UInt
    /// Events of the bits; bits that no event has are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down in the control and is followed; sent after `beginTracking(_:with:)` said yes.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch that is the second or a later one of taps in a row; sent along with `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A followed finger moves inside the bounds, or at most 70 points outside of them.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A followed finger moves more than 70 points outside the bounds.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A followed finger comes back to within 70 points of the bounds; sent before `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A followed finger goes farther than 70 points from the bounds; sent before `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A followed finger leaves the screen inside the bounds, or at most 70 points outside of them.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A followed finger leaves the screen more than 70 points outside the bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is taken away from the control, as by a scroll view, or by a menu that opens at it.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the value of a slider, a switch, a picker and the like; values that code sets
    /// send nothing.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for: a tap of a button, a new value of other controls, Return in a text
    /// field.
    /// Actions of `init(frame:primaryAction:)` are registered for it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field has become first responder, or a date picker has opened its board; sent before a field's
    /// delegate is told.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text of a field; not sent for a text that code sets.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field has resigned as first responder, or the board of a date picker is closed; sent before a
    /// field's delegate is told.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was typed in a text field whose delegate agrees. The field resigns where an action is
    /// registered for it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The bits of all touches, among them those that no event has yet.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// The bits of all editing of text.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits that are left to apps for events of their own, sent by `sendActions(for:)`.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that are the system's; nothing here sends them.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every bit: for taking back whatever is registered.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at the moment; the empty set is the normal state.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a state, as in UIKit's headers; 0 is the normal state.
    public let rawValue: UInt
    /// States of the bits. Bits from `application` are an app's own.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others: what looks are set for that stand in where a state has none.
    public static let normal: State = []
    /// A finger is on the control, or `isHighlighted` was set.
    public static let highlighted = State(rawValue: 1 << 0)
    /// `isEnabled` is false.
    public static let disabled = State(rawValue: 1 << 1)
    /// `isSelected` is true.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus is on the control. No control here enters it by itself.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits that are left to apps for states of their own, which an override of `state` adds.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that are the system's own.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content lies between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// `fill` takes the whole height for the parts of a button; texts of fields lie in the middle.
    case center, top, bottom, fill
  }

  /// Where content lies between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// `fill` takes the whole width; `leading` is left unless the interface runs from right to left.
    case center, left, right, fill, leading, trailing

    /// The same with leading and trailing turned into sides.
    func resolved(rightToLeft: Bool) -> ContentHorizontalAlignment {
      switch self {
      case .leading: rightToLeft ? .right : .left
      case .trailing: rightToLeft ? .left : .right
      default: self
      }
    }
  }
}
