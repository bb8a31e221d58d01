internal import CoreGraphics
@_exported public import CoreImage
@_exported public import QuartzCore
public import Foundation

/// The root of everything that can receive events.
///
/// An event that a responder does not handle goes to `next`: from view to controller, superview, window, scene, application and its
/// delegate, which drops it.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A new view or controller of this class by an `init()` that the class itself declares; nil where generated code says of none.
  @_spi(SelectorTable) open class func createdByItself() -> UIResponder? { nil }

  /// What has been said about it for assistive technology.
  final var accessibility: AccessibilityRecord?

  public override init() { super.init() }

  /// Called after a change of what `addObserver(_:forKeyPath:options:context:)` watches.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  /// Called once the object was made from a document, as were all it is connected with.
  open func awakeFromNib() {}
  /// What is taken in place of a view that was just read from a document: itself, unless a subclass says otherwise.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Called by tools that show a document while it is edited.
  open func prepareForInterfaceBuilder() {}

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  /// Whether keys go to this responder first.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Asks to be the first to get keys; the one before has to agree.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }
  /// Gives keys back to whoever is in the chain.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: - Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: - Keys and motion

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = KeyTyping.taken(from: presses, by: self)
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// The combinations of keys that this responder answers to.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: - Actions

  /// Whether a menu offers an action for this responder, which is where it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(toAction: action) || (next?.canPerformAction(action, withSender: sender) ?? false)
  }
  /// Who performs an action: this responder or the next one up the chain that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    responds(toAction: action) && canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  /// What undoes changes: that of the nearest responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: - Input views

  /// The view in place of the keyboard while this responder is the first.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this responder is the first. Each of the two is that of the nearest responder up the chain that
  /// has one.
  open var inputAccessoryView: UIView? { nil }
  /// Asks for both views anew while this responder is the first.
  open func reloadInputViews() { if isFirstResponder { InputBoard.update() } }

  // MARK: - Accessibility

  /// Whether assistive technology stops at it; labels and controls are elements by themselves.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? isElementByItself }
    set { describe { $0.isElement = newValue } }
  }
  /// What it is called: by itself a label's text and a button's title.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? labelByItself }
    set { describe { $0.label = newValue } }
  }
  /// What it does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { describe { $0.hint = newValue } }
  }
  /// What it is set to.
  open var accessibilityValue: String? {
    get { accessibility?.value ?? valueByItself }
    set { describe { $0.value = newValue } }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? traitsByItself }
    set { describe { $0.traits = newValue } }
  }
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { describe { $0.language = newValue } }
  }
  /// Where it is, in the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? (self as? UIView).map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero }
    set { describe { $0.frame = newValue } }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { describe { $0.path = newValue } }
  }
  /// Where a touch on it goes, in the screen's coordinates: by itself the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { describe { $0.activationPoint = newValue } }
  }
  /// The elements inside, in the order in which they are read; nil leaves it to the tree.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { describe { $0.elements = newValue } }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// `NSNotFound` where the element is none of those inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { describe { $0.hidesElements = newValue } }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { describe { $0.isModal = newValue } }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { describe { $0.groupsChildren = newValue } }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { describe { $0.containerType = newValue } }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { describe { $0.customActions = newValue } }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { describe { $0.userInputLabels = newValue } }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUserInteraction ?? isAccessibilityElement }
    set { describe { $0.respondsToUserInteraction = newValue } }
  }
  /// Does what a tap would; false where there is nothing to do.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology is at it; none is there.
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: - Notifications about the keyboard

  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
