internal import CoreGraphics
public import Foundation

/// The base class for controls, which convey the user's input as actions sent to targets.
///
/// Actions are sent in the order in which they were added; adding the same action twice registers it once.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  final var handlers: [ControlHandler] = []
  final var stateStorage: State = .normal
  final var verticalAlignmentStorage = ContentVerticalAlignment.center
  final var horizontalAlignmentStorage = ContentHorizontalAlignment.center
  /// The state of the tracked touch.
  final var tracking = ControlTracking()

  /// Creates a control with the given frame that sends an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  override func decode(from nib: NibCoder) { decodeControl(nib) }

  // MARK: - State

  /// A Boolean value that indicates whether the control responds to events. A disabled control is drawn
  /// dimmed.
  open var isEnabled: Bool {
    get { !stateStorage.contains(.disabled) }
    set { setState(.disabled, !newValue) }
  }
  /// A Boolean value that indicates whether the control is selected. Its meaning depends on the subclass.
  open var isSelected: Bool {
    get { stateStorage.contains(.selected) }
    set { setState(.selected, newValue) }
  }
  /// A Boolean value that indicates whether the control is drawn highlighted.
  open var isHighlighted: Bool {
    get { stateStorage.contains(.highlighted) }
    set { setState(.highlighted, newValue) }
  }
  /// The state of the control, a set of all current states.
  open var state: State { stateStorage }
  /// A Boolean value that indicates whether the control handles single taps itself if a superview has a
  /// recogniser for them, as system controls do.
  var takesSingleTaps: Bool { false }
  /// Returns a Boolean value that indicates whether the control handles drags itself if a superview has a
  /// recogniser for them.
  func takesDrag(of gesture: UIGestureRecognizer) -> Bool { false }
  /// Called when a touch ended inside, after ``Event/touchUpInside`` has been sent.
  func touchedUpInside(_ event: UIEvent?) {}
  /// Called after any bit of ``state`` changed.
  func stateDidChange() { setNeedsDisplay() }

  // MARK: - Content

  /// The vertical alignment of the content.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { verticalAlignmentStorage }
    set {
      guard newValue != verticalAlignmentStorage else { return }
      verticalAlignmentStorage = newValue
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { horizontalAlignmentStorage }
    set {
      guard newValue != horizontalAlignmentStorage else { return }
      horizontalAlignmentStorage = newValue
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The horizontal alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(rightToLeft: isRightToLeft)
  }

  // MARK: - Tracking

  /// A Boolean value that indicates whether the control is tracking a touch.
  open var isTracking: Bool { tracking.isOn }
  /// A Boolean value that indicates whether the tracked touch is inside the bounds or near them.
  open var isTouchInside: Bool { tracking.isInside }
  /// Called when a touch begins in the control.
  ///
  /// - Returns: `true` to track the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch moves.
  ///
  /// - Returns: `true` to continue tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends, before its actions are sent.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when tracking is cancelled, for example by a scroll view, or when the control leaves its window.
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
  /// Prevents recognisers of superviews from receiving a single tap that belongs to the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leaves(gestureRecognizer)
  }

  /// Sends ``Event/primaryActionTriggered``. A button does all that a tap would do.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: - Menu

  /// A Boolean value that determines whether the control's menu opens on touch down rather than on a long
  /// press. The default is `false`.
  open var showsMenuAsPrimaryAction = false
  /// The interaction that presents the control's menu, with the control as its delegate. Created on first
  /// use.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus }
  final lazy var menus = UIContextMenuInteraction(delegate: self)
  /// A Boolean value that determines whether the control presents a menu. The default is `false`.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      if isContextMenuInteractionEnabled { addInteraction(menus) } else { removeInteraction(menus) }
    }
  }
  /// Returns the configuration of the menu at a point of the control, or `nil` for none. For subclasses, like
  /// the methods below.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview that is lifted while the menu is shown, or `nil`, the default, for none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview to which the lifted preview returns when the menu closes, or `nil`, the default, for
  /// none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before the menu is shown. An override calls super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu closes. An override calls super.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called when the menu has closed.
  func menuHasGone() {}
  /// The text of the tool tip.
  ///
  /// - Note: As on an iPhone, no tool tip is shown.
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
  /// The interaction that holds the tool tip, or `nil` if there is none.
  open var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }

  // MARK: - Actions

  /// Registers a target and an action method for the given events.
  ///
  /// - Parameters:
  ///   - target: The target, which is not retained. If `nil`, the action is sent up the responder chain.
  ///   - action: The selector of the method that is called.
  ///   - controlEvents: The events for which the method is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    insert(.init(target: target.map(AssociatedValues.owner), action: action), for: controlEvents)
  }
  /// Removes target and action for the given events; `nil` matches any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target: target.map(AssociatedValues.owner), action: action, for: controlEvents)
  }
  /// Registers an action for the given events. It replaces an action of the same identifier for the same
  /// events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(identifier: action.identifier, for: controlEvents)
    insert(.init(action), for: controlEvents)
  }
  /// Removes the action for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(identifier: action.identifier, for: controlEvents)
  }
  /// Removes the action with the given identifier for the given events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(identifier: actionIdentifier, for: controlEvents)
  }
  /// The registered targets that still exist.
  open var allTargets: Set<AnyHashable> { liveTargets }
  /// The events for which actions are registered.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }
  /// Returns the names of the action methods registered for a target and an event, or `nil` if there are
  /// none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target: target as AnyObject?, event: controlEvent)
  }
  /// Calls `iterator` for each action or target-action pair with its events, until `stop` is set.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    enumerateHandlers(iterator)
  }
  /// Sends an action method to its target. Subclasses override it to observe or prevent the action.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    perform(action, on: target as AnyObject?, event: event)
  }
  /// Performs an action. Subclasses override it to observe or prevent the action.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// Sends the actions registered for any of the given events, in the order of registration.
  open func sendActions(for controlEvents: Event) { send(for: controlEvents, event: nil) }
}
