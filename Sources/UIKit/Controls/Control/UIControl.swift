internal import CoreGraphics
public import Foundation

/// A view that turns what the user does into actions sent to targets.
///
/// Actions are kept in the order in which they were added; adding the same one twice keeps it once.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  final var handlers: [ControlHandler] = []
  final var stateStorage: State = .normal
  final var verticalAlignmentStorage = ContentVerticalAlignment.center
  final var horizontalAlignmentStorage = ContentHorizontalAlignment.center
  /// The touch that is followed, while it is.
  final var tracking = ControlTracking()

  /// A control with a frame in the superview to come.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that sends an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeControl(nib) }
  }

  // MARK: - State

  /// Whether the control takes events; a disabled one is drawn faded.
  open var isEnabled: Bool {
    get { !stateStorage.contains(.disabled) }
    set { setState(.disabled, !newValue) }
  }
  /// Whether the control is chosen; what that means is the subclass's affair.
  open var isSelected: Bool {
    get { stateStorage.contains(.selected) }
    set { setState(.selected, newValue) }
  }
  /// Whether the control is drawn as pressed.
  open var isHighlighted: Bool {
    get { stateStorage.contains(.highlighted) }
    set { setState(.highlighted, newValue) }
  }
  /// All states that hold now, as one set.
  open var state: State { stateStorage }
  /// Whether single taps are the control's own where a view above
  /// it has a recogniser for them: in the system's controls.
  var takesSingleTaps: Bool { false }
  /// Whether a finger that is dragged is the control's own where a
  /// view above it has a recogniser for it.
  func takesDrag(of gesture: UIGestureRecognizer) -> Bool { false }
  /// A finger has left inside: after `touchUpInside` has been sent.
  func touchedUpInside(_ event: UIEvent?) {}
  /// Called after any bit of `state` changed.
  func stateDidChange() { setNeedsDisplay() }

  // MARK: - Content

  /// Where the content lies between top and bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { verticalAlignmentStorage }
    set {
      guard newValue != verticalAlignmentStorage else { return }
      verticalAlignmentStorage = newValue
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// Where the content lies between left and right.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { horizontalAlignmentStorage }
    set {
      guard newValue != horizontalAlignmentStorage else { return }
      horizontalAlignmentStorage = newValue
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The horizontal alignment with leading and trailing turned into sides.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(rightToLeft: isRightToLeft)
  }

  // MARK: - Tracking

  /// Whether a touch that began in the control is being followed.
  open var isTracking: Bool { tracking.isOn }
  /// Whether the followed touch is inside the bounds, or near them.
  open var isTouchInside: Bool { tracking.isInside }
  /// Asked when a touch begins; true follows it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called while the touch moves; true goes on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch that was followed leaves the screen, before its actions are sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when it is taken away, as by a scroll view, or the control leaves its window.
  open func cancelTracking(with event: UIEvent?) {}
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegan(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMoved(touches, event)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnded(touches, event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(event) }
  /// A single tap belongs to the control, not to a recogniser of a view above it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leaves(gestureRecognizer)
  }

  /// Sends `.primaryActionTriggered`; a button does all that a tap would.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: - Menu

  /// Whether a finger opens the control's menu when it touches the control, not when it rests there.
  open var showsMenuAsPrimaryAction = false
  /// What opens the control's menu, whose delegate is the control; made when it is asked for first.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus }
  final lazy var menus = UIContextMenuInteraction(delegate: self)
  /// Whether the control opens a menu.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if isContextMenuInteractionEnabled { addInteraction(menus) } else { removeInteraction(menus) }
    }
  }
  /// Asked for the menu at a point of the control; nil for none. For subclasses, as those that follow.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// What is lifted while the menu is shown, and where it returns to by the next; nil for nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// What the lifted picture returns to when the menu closes; nil, the default, for nothing.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before the menu is shown; an override calls super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu goes; an override calls super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu has gone.
  func menuHasGone() {}
  /// The text that a Mac shows where the pointer rests on the control. As on an iPhone, none is shown.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let toolTipInteraction {
        toolTipInteraction.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }
  /// What holds that text; nil until there is one.
  open var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }

  // MARK: - Actions

  /// Sends `action` to `target` when any of the events occurs;
  /// the target is not retained, nil asks the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    insert(.init(target: target.map(AssociatedValues.owner), action: action), for: controlEvents)
  }
  /// Takes back `addTarget`; nil stands for any target, or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target.map(AssociatedValues.owner), action: action, for: controlEvents)
  }
  /// Runs `action` when any of the events occurs; one action of
  /// the same identifier replaces another for the same events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(identifier: action.identifier, for: controlEvents)
    insert(.init(action), for: controlEvents)
  }
  /// Takes back `addAction` for the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(identifier: action.identifier, for: controlEvents)
  }
  /// Takes back the action with an identifier for the events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifier: actionIdentifier, for: controlEvents)
  }
  /// The targets that are still alive.
  open var allTargets: Set<AnyHashable> { liveTargets }
  /// The events for which anything is sent.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }
  /// The names of the methods that one event sends to a target; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target: target as AnyObject?, event: controlEvent)
  }
  /// Calls `iterator` for each action or target with its events, until `stop` is set.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    enumerateHandlers(iterator)
  }
  /// Sends one action method; subclasses watch or stop it here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target as AnyObject?, event: event)
  }
  /// Runs one action; subclasses watch or stop it here.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// Sends everything that is registered for any of the events, in the order of registration.
  open func sendActions(for controlEvents: Event) { send(for: controlEvents, event: nil) }
}
