// long file: the open members must stand in the class body
internal import CoreGraphics
@_exported public import CoreImage
public import Foundation
@_exported public import QuartzCore

/// The base class of all objects that can handle events.
///
/// An event that a responder does not handle goes to `next`: from view to controller, superview, window,
/// scene, application and its delegate, which drops it.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, UIPasteConfigurationSupporting {
  /// Creates a view or controller of this class with an `init()` that the class itself declares; nil if
  /// generated code registers none.
  @_spi(SelectorTable) open class func createdByItself() -> UIResponder? { nil }

  /// The accessibility properties that were set.
  final var accessibility: AccessibilityRecord?

  /// A Boolean value that indicates whether the object has associated values, which are released with it.
  // Set under the lock of those values, and read when no other reference to the object exists.
  nonisolated(unsafe) final var hasAssociatedValues = false

  /// Creates a responder that is in no responder chain.
  public override init() { super.init() }
  deinit { if hasAssociatedValues { AssociatedValues.shared.forget(ObjectIdentifier(self)) } }

  /// The input mode in which this responder is edited; nil while it is not first responder. Subclasses may
  /// return another.
  open var textInputMode: UITextInputMode? { isFirstResponder ? UITextInputMode.activeInputModes.first : nil }

  /// Called after a change of a property observed with `addObserver(_:forKeyPath:options:context:)`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called once the object and all objects connected with it were created from a document.
  open func awakeFromNib() {}
  /// Returns the object that replaces a view just read from a document: the view itself, unless a subclass
  /// overrides this.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Called by tools that show a document while it is edited.
  open func prepareForInterfaceBuilder() {}

  /// The next responder, which is asked when this one does not handle an event.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  /// A Boolean value that indicates whether this is the first responder, which receives key input.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  /// A Boolean value that indicates whether the responder can become first responder. `false` unless
  /// overridden, as by fields, text views and search bars.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder agrees to resign as first responder.
  open var canResignFirstResponder: Bool { true }
  /// Requests to become first responder; the current one has to agree.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }
  /// Resigns as first responder.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: - Touches

  /// Called in the view where a touch began, which receives the whole touch. By default, passed to the next
  /// responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called for all touches of the view that have moved, at most once per frame. By default, passed to the
  /// next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called as fingers lift. By default, passed to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called instead of `touchesEnded` if a recogniser or the system cancels the touches. By default, passed
  /// to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Never called: no touch has estimated properties. Does nothing.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: - Keys and motion

  /// Called in the first responder, or in the window's root controller without one, as keys go down that are
  /// not key commands. A first responder that accepts text types them; the rest is passed to the next
  /// responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = KeyTyping.taken(from: presses, by: self)
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }
  /// Called as the force of a press changes. By default, passed to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called as keys come up. By default, passed to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called instead of `pressesEnded` if the presses are cancelled. By default, passed to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Passes a client's own call to the next responder. Never called by Mica. Unavailable on Linux: there is
  /// no motion sensor.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Passes a client's own call to the next responder. Never called by Mica. Unavailable on Linux: there is
  /// no motion sensor.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Passes a client's own call to the next responder. Never called by Mica. Unavailable on Linux: there is
  /// no motion sensor.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Passes a client's own call to the next responder. Never called by Mica: remote controls are not
  /// implemented.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// The key commands that this responder performs.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The key commands that were added to them.
  var addedKeyCommands: [UIKeyCommand] { [] }

  // MARK: - Actions

  /// Returns whether a menu offers an action for this responder, by default if it or a following responder
  /// has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(toAction: action) || (next?.canPerformAction(action, withSender: sender) ?? false)
  }
  /// Returns the responder that performs an action: this one or the next one up the chain that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    responds(toAction: action) && canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Moves the selection to the pasteboard, in texts that are edited. Does nothing by default, like the
  /// methods below unless documented otherwise.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard, in texts.
  open func copy(_ sender: Any?) {}
  /// Pastes the contents of the pasteboard that `pasteConfiguration` accepts.
  open func paste(_ sender: Any?) {
    let items = UIPasteboard.general.itemProviders
    if pasteConfiguration != nil, canPaste(items) { paste(itemProviders: items) }
  }
  /// Selects the word at the caret, in texts.
  open func select(_ sender: Any?) {}
  /// Selects the whole text, in texts.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection without copying it, in texts that are edited.
  open func delete(_ sender: Any?) {}
  /// Shows the find bar.
  open func find(_ sender: Any?) {}
  /// Shows the find bar with a replacement field, in text views.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next match, in text views.
  open func findNext(_ sender: Any?) {}
  /// Goes to the previous match, in text views.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selected text, in text views.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Pastes in the style of the surrounding text. Never sent by Mica.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes a URL and opens it. Never sent by Mica.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes a text and searches for it. Never sent by Mica.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Toggles boldface of the selection. Never sent by Mica.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles italics of the selection. Never sent by Mica.
  open func toggleItalics(_ sender: Any?) {}
  /// Toggles underlining of the selection. Never sent by Mica.
  open func toggleUnderline(_ sender: Any?) {}
  /// Increases the size of the selected text. Never sent by Mica.
  open func increaseSize(_ sender: Any?) {}
  /// Decreases the size of the selected text. Never sent by Mica.
  open func decreaseSize(_ sender: Any?) {}
  /// Makes the writing direction of the paragraphs left to right. Never sent by Mica.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Makes the writing direction of the paragraphs right to left. Never sent by Mica.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Prints the content. Never sent by Mica.
  open func printContent(_ sender: Any?) {}
  // The actions of menus on desktops and on iPads with keyboards.
  /// Renames the document. Never sent by Mica, like the actions below.
  open func rename(_ sender: Any?) {}
  /// Duplicates the document.
  open func duplicate(_ sender: Any?) {}
  /// Moves the document.
  open func move(_ sender: Any?) {}
  /// Exports the document.
  open func export(_ sender: Any?) {}
  /// Aligns the paragraphs to the left.
  open func alignLeft(_ sender: Any?) {}
  /// Centres the paragraphs.
  open func alignCenter(_ sender: Any?) {}
  /// Justifies the paragraphs.
  open func alignJustified(_ sender: Any?) {}
  /// Aligns the paragraphs to the right.
  open func alignRight(_ sender: Any?) {}
  /// Shows or hides the sidebar.
  open func toggleSidebar(_ sender: Any?) {}
  /// Shows or hides the inspector.
  open func toggleInspector(_ sender: Any?) {}
  /// Closes the window.
  open func performClose(_ sender: Any?) {}
  /// Creates a document from the contents of the pasteboard.
  open func newFromPasteboard(_ sender: Any?) {}
  /// Changes the attributes of the selected text in an override. Not implemented by any class of Mica.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { notYet("UIResponder.updateTextAttributes(conversionHandler:)") }
  /// Reads a text from the camera. Not implemented: there is no camera.
  open func captureTextFromCamera(_ sender: Any?) { notYet("UIResponder.captureTextFromCamera(_:)") }
  /// The nearest undo manager up the responder chain.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Changes the menus of the program. Called for the application and its delegate; an override calls super.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Updates the title, state and attributes of a command that this responder would perform.
  open func validate(_ command: UICommand) {}

  // MARK: - Pasting

  /// The kinds of data that can be pasted into this responder, by `paste(_:)` or a `UIPasteControl`; nil for
  /// none. Drops are handled by drop interactions.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { self[rare: .pasteConfiguration] }
    set { self[rare: .pasteConfiguration] = newValue }
  }
  /// Pastes items; does nothing by default.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether one of the items is of an accepted kind.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.takes(itemProviders) ?? false
  }

  // MARK: - Activities

  /// The user activity of this responder.
  open var userActivity: NSUserActivity? {
    get { self[rare: .userActivity] }
    set { self[rare: .userActivity] = newValue }
  }
  /// Updates the state of an activity that needs saving.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Stored only. The items that this responder shares. The program's own menus and buttons share them, with
  /// a `UIActivityViewController`.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { self[rare: .activityItems] }
    set { self[rare: .activityItems] = newValue }
  }

  // MARK: - Input views

  /// The identifier under which the keyboard of an input is remembered. Never read: there is one keyboard.
  open var textInputContextIdentifier: String? { nil }
  /// Clears the remembered keyboard of an input. Does nothing: none is remembered.
  public class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// The editing gestures of the responder. Never read: there are none.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// The view that replaces the keyboard while this is the first responder.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this is the first responder. Each of the two views is that of the
  /// nearest responder up the chain that has one.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view that replaces the keyboard, if `inputView` is nil.
  open var inputViewController: UIInputViewController? { nil }
  /// The shortcuts above an iPad's keyboard; an iPhone's shows none.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem.item(of: self) }
  /// The controller of the view above the keyboard, if `inputAccessoryView` is nil.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Reads both views again while this is the first responder.
  open func reloadInputViews() { if isFirstResponder { InputViewHost.update() } }

  // MARK: - Accessibility

  /// A Boolean value that indicates whether the responder is an accessibility element; by default, labels and
  /// controls are. As for the next seven properties, the block of the same name is asked first.
  open var isAccessibilityElement: Bool {
    get { isAccessibilityElementBlock?() ?? accessibility?.isElement ?? isElementByItself }
    set { describe { $0.isElement = newValue } }
  }
  /// The accessibility label. By default, a label's text and a button's title.
  open var accessibilityLabel: String? {
    get { accessibilityLabelBlock?() ?? accessibility?.label?.string ?? labelByItself }
    set { describe { $0.label = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// A description of what the element does.
  open var accessibilityHint: String? {
    get { accessibilityHintBlock?() ?? accessibility?.hint?.string ?? hintByItself }
    set { describe { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The value of the element.
  open var accessibilityValue: String? {
    get { accessibilityValueBlock?() ?? accessibility?.value?.string ?? valueByItself }
    set { describe { $0.value = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The label with speech attributes. Setting either sets both.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { spokenText(accessibility?.label, accessibilityLabel) }
    set { describe { $0.label = newValue } }
  }
  /// The hint with speech attributes. Setting either sets both.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { spokenText(accessibility?.hint, accessibilityHint) }
    set { describe { $0.hint = newValue } }
  }
  /// The value with speech attributes. Setting either sets both.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { spokenText(accessibility?.value, accessibilityValue) }
    set { describe { $0.value = newValue } }
  }
  /// The traits of the element. Controls have traits of their own until this is set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraitsBlock?() ?? accessibility?.traits ?? traitsByItself }
    set { describe { $0.traits = newValue } }
  }
  /// Stored only. The language of the element, such as "de-CH". The default is nil; nothing speaks.
  open var accessibilityLanguage: String? {
    get { accessibilityLanguageBlock?() ?? accessibility?.language }
    set { describe { $0.language = newValue } }
  }
  /// The frame of the element in the screen's coordinate space.
  open var accessibilityFrame: CGRect {
    get { accessibilityFrameBlock?() ?? accessibility?.frame ?? frameByItself }
    set { describe { $0.frame = newValue } }
  }
  /// Stored only. The outline of the element on the screen, if it is not rectangular. Nothing reads it.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityPathBlock?() ?? accessibility?.path }
    set { describe { $0.path = newValue } }
  }
  /// The point of a touch that activates the element, in the screen's coordinate space. By default, the
  /// centre of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityActivationPointBlock?() ?? accessibility?.activationPoint ?? middleOfFrame }
    set { describe { $0.activationPoint = newValue } }
  }
  /// The elements inside, in reading order; nil for those of the view tree.
  open var accessibilityElements: [Any]? {
    get { accessibilityElementsBlock?() ?? accessibility?.elements }
    set { describe { $0.elements = newValue } }
  }
  /// Returns the number of elements inside; 0 by default without elements. A container that creates elements
  /// on demand overrides this and the next method.
  open func accessibilityElementCount() -> Int { elementsInside?.count ?? 0 }
  /// Returns the element at an index; nil if it is out of range.
  open func accessibilityElement(at index: Int) -> Any? { elementInside(index) }
  /// Returns the index of an element; `NSNotFound` if it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int { indexInside(of: element) }
  /// The elements of a view class that are not views; nil for none.
  var elementsByItself: [UIAccessibilityElement]? { nil }
  /// A Boolean value that indicates whether all elements inside are hidden. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityElementsHiddenBlock?() ?? accessibility?.hidesElements ?? false }
    set { describe { $0.hidesElements = newValue } }
  }
  /// A Boolean value that indicates whether siblings under the same superview are ignored.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityViewIsModalBlock?() ?? accessibility?.isModal ?? false }
    set { describe { $0.isModal = newValue } }
  }
  /// A Boolean value that indicates whether all elements inside are read before those beside the responder.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityShouldGroupAccessibilityChildrenBlock?() ?? groupsByItself }
    set { describe { $0.groupsChildren = newValue } }
  }
  /// Stored only. The container type. The default is `none`; it does not affect reading.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityContainerTypeBlock?() ?? accessibility?.containerType ?? .none }
    set { describe { $0.containerType = newValue } }
  }
  /// Stored only. The way in which the elements of a group are navigated. Elements are read one by one.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityNavigationStyleBlock?() ?? accessibility?.navigationStyle ?? .automatic }
    set { describe { $0.navigationStyle = newValue } }
  }
  /// Stored only. The headings of the rows or columns that the element belongs to. Nothing reads them.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityHeaderElementsBlock?() ?? accessibility?.headerElements }
    set { describe { $0.headerElements = newValue } }
  }
  /// Stored only. The kind of text, which affects how it is spoken. Nothing speaks.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityTextualContextBlock?() ?? accessibility?.textualContext }
    set { describe { $0.textualContext = newValue } }
  }
  /// Stored only. The expansion status; `unsupported` for what cannot be expanded. Nothing reads it.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessibilityExpandedStatusBlock?() ?? accessibility?.expandedStatus ?? .unsupported }
    set { describe { $0.expandedStatus = newValue } }
  }
  /// The actions of the element besides a tap. The default is nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityCustomActionsBlock?() ?? accessibility?.customActions }
    set { describe { $0.customActions = newValue } }
  }
  /// Stored only. The custom rotors. The default is nil; nothing turns rotors.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityCustomRotorsBlock?() ?? accessibility?.customRotors }
    set { describe { $0.customRotors = newValue } }
  }
  /// Stored only. The names for voice control, the preferred one first; by default, the label. Nothing
  /// listens.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityUserInputLabelsBlock?() ?? accessibility?.userInputLabels ?? labelAsNames }
    set { describe { $0.userInputLabels = newValue } }
  }
  /// A Boolean value that indicates whether the element responds to touches; by default, if it is an element.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityRespondsToUserInteractionBlock?() ?? reactsByItself }
    set { describe { $0.respondsToUserInteraction = newValue } }
  }
  /// Stored only. The elements that tests find; nil for those that are read. Nothing reads them.
  open var automationElements: [Any]? {
    get { automationElementsBlock?() ?? accessibility?.automationElements }
    set { describe { $0.automationElements = newValue } }
  }
  /// Activates the element. Returns `false` if there is nothing to do, after which a tap is performed.
  open func accessibilityActivate() -> Bool { accessibilityActivateBlock?() ?? false }
  /// Increments the value, by default of a slider, a page control or a picker wheel; others do nothing.
  open func accessibilityIncrement() { accessibilityIncrementBlock?() ?? adjustByItself(by: 1) }
  /// Decrements the value, by default of a slider, a page control or a picker wheel; others do nothing.
  open func accessibilityDecrement() { accessibilityDecrementBlock?() ?? adjustByItself(by: -1) }
  /// Changes the value of a control class by steps.
  func adjustByItself(by steps: Int) {}
  /// Scrolls by a page. Returns `false` at the end, and if the responder does not scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByItself(direction)
  }
  /// Scrolls a view class by a page. Returns `false` at the end.
  func scrollByItself(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses the current content. Returns `false` if there is nothing to dismiss, after which the next
  /// responder is asked.
  open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? escapeByItself() }
  func escapeByItself() -> Bool { false }
  /// Performs the action of a double tap with two fingers. Returns `false` if there is none.
  open func accessibilityPerformMagicTap() -> Bool { accessibilityMagicTapBlock?() ?? false }
  /// Called after the previous element, if any, was notified by `accessibilityElementDidLoseFocus`; does
  /// nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called before the next element is notified; does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology focuses this element.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.element === self }
  /// Returns the assistive technologies that focus this element.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }

  // MARK: - Accessibility blocks
  // Each block is called every time instead of the property or method of its name. The default is nil.

  /// A closure that returns whether the responder is an accessibility element. The default is nil.
  open var isAccessibilityElementBlock: (() -> Bool)? {
    get { accessibility?.blocks?.isElement }
    set { answer { $0.isElement = newValue } }
  }
  /// A closure that returns the label; a result of nil falls back to the label that was set.
  open var accessibilityLabelBlock: (() -> String?)? {
    get { accessibility?.blocks?.label }
    set { answer { $0.label = newValue } }
  }
  /// A closure that returns the hint; a result of nil falls back to the hint that was set.
  open var accessibilityHintBlock: (() -> String?)? {
    get { accessibility?.blocks?.hint }
    set { answer { $0.hint = newValue } }
  }
  /// A closure that returns the value; a result of nil falls back to the value that was set.
  open var accessibilityValueBlock: (() -> String?)? {
    get { accessibility?.blocks?.value }
    set { answer { $0.value = newValue } }
  }
  /// A closure that returns the identifier for tests; called for views and other objects with identifiers.
  open var accessibilityIdentifierBlock: (() -> String?)? {
    get { accessibility?.blocks?.identifier }
    set { answer { $0.identifier = newValue } }
  }
  /// A closure that returns the language, such as "de-CH".
  open var accessibilityLanguageBlock: (() -> String?)? {
    get { accessibility?.blocks?.language }
    set { answer { $0.language = newValue } }
  }
  /// A closure that returns the traits, replacing even the default traits of controls.
  open var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { accessibility?.blocks?.traits }
    set { answer { $0.traits = newValue } }
  }
  /// A closure that returns the frame, in the screen's coordinate space.
  open var accessibilityFrameBlock: (() -> CGRect)? {
    get { accessibility?.blocks?.frame }
    set { answer { $0.frame = newValue } }
  }
  /// A closure that returns the outline, in the screen's coordinate space.
  open var accessibilityPathBlock: (() -> UIBezierPath?)? {
    get { accessibility?.blocks?.path }
    set { answer { $0.path = newValue } }
  }
  /// A closure that returns the activation point, in the screen's coordinate space.
  open var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { accessibility?.blocks?.activationPoint }
    set { answer { $0.activationPoint = newValue } }
  }
  /// A closure that returns the elements inside; a result of nil falls back to those that were set.
  open var accessibilityElementsBlock: (() -> [Any]?)? {
    get { accessibility?.blocks?.elements }
    set { answer { $0.elements = newValue } }
  }
  /// A closure that returns whether all elements inside are hidden.
  open var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { accessibility?.blocks?.elementsHidden }
    set { answer { $0.elementsHidden = newValue } }
  }
  /// A closure that returns whether siblings are ignored.
  open var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { accessibility?.blocks?.viewIsModal }
    set { answer { $0.viewIsModal = newValue } }
  }
  /// A closure that returns the value of `shouldGroupAccessibilityChildren`.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
    get { accessibility?.blocks?.groupsChildren }
    set { answer { $0.groupsChildren = newValue } }
  }
  /// A closure that returns the value of `accessibilityContainerType`.
  open var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
    get { accessibility?.blocks?.containerType }
    set { answer { $0.containerType = newValue } }
  }
  /// A closure that returns the value of `accessibilityNavigationStyle`.
  open var accessibilityNavigationStyleBlock: (() -> UIAccessibilityNavigationStyle)? {
    get { accessibility?.blocks?.navigationStyle }
    set { answer { $0.navigationStyle = newValue } }
  }
  /// A closure that returns the headings of the element's rows or columns.
  open var accessibilityHeaderElementsBlock: (() -> [Any]?)? {
    get { accessibility?.blocks?.headerElements }
    set { answer { $0.headerElements = newValue } }
  }
  /// A closure that returns the kind of text.
  open var accessibilityTextualContextBlock: (() -> UIAccessibilityTextualContext?)? {
    get { accessibility?.blocks?.textualContext }
    set { answer { $0.textualContext = newValue } }
  }
  /// A closure that returns the expansion status.
  open var accessibilityExpandedStatusBlock: (() -> UIAccessibilityExpandedStatus)? {
    get { accessibility?.blocks?.expandedStatus }
    set { answer { $0.expandedStatus = newValue } }
  }
  /// A closure that returns the custom actions.
  open var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { accessibility?.blocks?.customActions }
    set { answer { $0.customActions = newValue } }
  }
  /// A closure that returns the rotors, which nothing turns.
  open var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
    get { accessibility?.blocks?.customRotors }
    set { answer { $0.customRotors = newValue } }
  }
  /// A closure that returns the names for voice control.
  open var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { accessibility?.blocks?.userInputLabels }
    set { answer { $0.userInputLabels = newValue } }
  }
  /// A closure that returns whether the element responds to touches.
  open var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
    get { accessibility?.blocks?.respondsToUserInteraction }
    set { answer { $0.respondsToUserInteraction = newValue } }
  }
  /// A closure that returns the elements that tests find.
  open var automationElementsBlock: (() -> [Any]?)? {
    get { accessibility?.blocks?.automationElements }
    set { answer { $0.automationElements = newValue } }
  }
  /// A closure that activates the element; it returns `false` if there is nothing to do.
  open var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibility?.blocks?.activate }
    set { answer { $0.activate = newValue } }
  }
  /// A closure that increments the value, replacing the default of a slider.
  open var accessibilityIncrementBlock: (() -> Void)? {
    get { accessibility?.blocks?.increment }
    set { answer { $0.increment = newValue } }
  }
  /// A closure that decrements the value, replacing the default of a slider.
  open var accessibilityDecrementBlock: (() -> Void)? {
    get { accessibility?.blocks?.decrement }
    set { answer { $0.decrement = newValue } }
  }
  /// A closure that dismisses the current content; with `false`, the next responder is asked.
  open var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { accessibility?.blocks?.performEscape }
    set { answer { $0.performEscape = newValue } }
  }
  /// A closure that performs the action of a double tap with two fingers; it returns `false` if there is
  /// none.
  open var accessibilityMagicTapBlock: (() -> Bool)? {
    get { accessibility?.blocks?.magicTap }
    set { answer { $0.magicTap = newValue } }
  }
}
