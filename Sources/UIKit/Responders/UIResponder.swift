// long file: the table of contents of UIResponder; Swift cannot override members of extensions
internal import CoreGraphics
@_exported public import CoreImage
public import Foundation
@_exported public import QuartzCore

/// The root of everything that can receive events.
///
/// An event that a responder does not handle goes to `next`: from view to controller, superview, window,
/// scene, application and its delegate, which drops it.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIUserActivityRestoring, UIPasteConfigurationSupporting {
  /// A new view or controller of this class by an `init()` that the
  /// class itself declares; nil where generated code says of none.
  @_spi(SelectorTable) open class func createdByItself() -> UIResponder? { nil }

  /// What has been said about it for assistive technology.
  final var accessibility: AccessibilityRecord?

  /// Whether values were associated with it, which go with it.
  // Set under the lock of those values, and read when nobody else has the object any more.
  nonisolated(unsafe) final var hasAssociatedValues = false

  /// A responder that nothing leads to yet.
  public override init() { super.init() }
  deinit { if hasAssociatedValues { AssociatedValues.shared.forget(ObjectIdentifier(self)) } }

  /// The keyboard that this is edited with; nil where it is not. Subclasses may ask for another.
  open var textInputMode: UITextInputMode? { isFirstResponder ? UITextInputMode.activeInputModes.first : nil }

  /// Called after a change of what `addObserver(_:forKeyPath:options:context:)` watches.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called once the object was made from a document, as were all it is connected with.
  open func awakeFromNib() {}
  /// What is taken in place of a view that was just read from
  /// a document: itself, unless a subclass says otherwise.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Called by tools that show a document while it is edited.
  open func prepareForInterfaceBuilder() {}

  /// Who is asked when this responder does not handle an event.
  open var next: UIResponder? { nil }

  // MARK: - First responder

  /// Whether keys go to this responder first.
  open var isFirstResponder: Bool { FirstResponder.current === self }
  /// False unless a subclass says otherwise; fields, text views and search bars do.
  open var canBecomeFirstResponder: Bool { false }
  /// Asked before another gets the keys or these are given up; false keeps them here.
  open var canResignFirstResponder: Bool { true }
  /// Asks to be the first to get keys; the one before has to agree.
  @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.make(self) }
  /// Gives keys back to whoever is in the chain.
  @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: - Touches

  /// Called in the view that a touch began in, which hears all of it; by itself the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called once a frame at most for all touches of the view that have moved; passed on as `touchesBegan`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called as fingers are lifted; passed on as `touchesBegan`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called in place of `touchesEnded` where a recogniser or the system takes the touches; passed on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// Never called: no touch has estimated properties. Passed to nobody.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  // MARK: - Keys and motion

  /// Called in the first responder, or in the window's root controller where there is none, as keys go down
  /// that are no key command. A first responder that takes text types them; the next one is told of the
  /// rest.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = KeyTyping.taken(from: presses, by: self)
    if !rest.isEmpty { next?.pressesBegan(rest, with: event) }
  }
  /// Called as how hard a press is changes; passed on.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called as keys come up; passed on.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// Called in place of `pressesEnded` where the presses are taken away; passed on.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  /// Never called by itself: nothing here senses motion. An app's own calls go up the chain, as of the two
  /// below.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Never called by itself; passed on.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Never called by itself; passed on.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// Never called by itself: nothing here has remote controls. An app's own calls go up the chain.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// The combinations of keys that this responder answers to.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What was added to them.
  var addedKeyCommands: [UIKeyCommand] { [] }

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
  /// Moves the selection to the pasteboard: in texts that are edited. Does nothing here, as all below unless
  /// they say otherwise.
  open func cut(_ sender: Any?) {}
  /// Puts the selection on the pasteboard: in texts.
  open func copy(_ sender: Any?) {}
  /// Takes what lies on the pasteboard, where `pasteConfiguration` names kinds of it.
  open func paste(_ sender: Any?) {
    let items = UIPasteboard.general.itemProviders
    if pasteConfiguration != nil, canPaste(items) { paste(itemProviders: items) }
  }
  /// Selects the word at the caret: in texts.
  open func select(_ sender: Any?) {}
  /// Selects the whole text: in texts.
  open func selectAll(_ sender: Any?) {}
  /// Takes the selection out without keeping it: in texts that are edited.
  open func delete(_ sender: Any?) {}
  /// Shows the bar to search by, and its commands.
  open func find(_ sender: Any?) {}
  /// Shows the bar to search by, with a field for what takes the place of what is found: in text views.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next place that was found: in text views.
  open func findNext(_ sender: Any?) {}
  /// Goes to the place before: in text views.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selected text: in text views.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Pastes with the looks of the text around. Sent by nothing here.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Pastes an address and opens it. Sent by nothing here.
  open func pasteAndGo(_ sender: Any?) {}
  /// Pastes a text and searches for it. Sent by nothing here.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Makes the selection bold, or plain. Sent by nothing here.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection italic, or plain. Sent by nothing here.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or takes that away. Sent by nothing here.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes the selected text larger. Sent by nothing here.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selected text smaller. Sent by nothing here.
  open func decreaseSize(_ sender: Any?) {}
  /// Has the paragraphs begin at the left. Sent by nothing here.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Has the paragraphs begin at the right. Sent by nothing here.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Prints what is shown. Sent by nothing here.
  open func printContent(_ sender: Any?) {}
  // What menus of desktops and iPads with keyboards send.
  /// Renames the document. Sent by nothing here, as all below.
  open func rename(_ sender: Any?) {}
  /// Makes a copy of the document.
  open func duplicate(_ sender: Any?) {}
  /// Moves the document elsewhere.
  open func move(_ sender: Any?) {}
  /// Writes the document in another form.
  open func export(_ sender: Any?) {}
  /// Aligns the paragraphs at the left.
  open func alignLeft(_ sender: Any?) {}
  /// Aligns the paragraphs in the middle.
  open func alignCenter(_ sender: Any?) {}
  /// Aligns the paragraphs at both sides.
  open func alignJustified(_ sender: Any?) {}
  /// Aligns the paragraphs at the right.
  open func alignRight(_ sender: Any?) {}
  /// Shows the sidebar, or hides it.
  open func toggleSidebar(_ sender: Any?) {}
  /// Shows the inspector, or hides it.
  open func toggleInspector(_ sender: Any?) {}
  /// Closes the window.
  open func performClose(_ sender: Any?) {}
  /// Makes a document of what lies on the pasteboard.
  open func newFromPasteboard(_ sender: Any?) {}
  /// Would change the attributes of the chosen text, which no text here does; an override may.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { notYet("UIResponder.updateTextAttributes(conversionHandler:)") }
  /// Would read a text from the camera, which no machine here has.
  open func captureTextFromCamera(_ sender: Any?) { notYet("UIResponder.captureTextFromCamera(_:)") }
  /// What undoes changes: that of the nearest responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Changes the menus of the program; the application and its delegate are asked. Calls super.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Says how a command looks that this responder would perform: its title, state and attributes.
  open func validate(_ command: UICommand) {}

  // MARK: - Pasting

  /// The kinds of things that are pasted into this responder, by `paste(_:)` or a `UIPasteControl`; nil for
  /// none. What is dropped is the business of drop interactions.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { self[rare: .pasteConfiguration] }
    set { self[rare: .pasteConfiguration] = newValue }
  }
  /// Takes what is pasted; does nothing by itself.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether one of the items is of a kind that is taken.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.takes(itemProviders) ?? false
  }

  // MARK: - Activities

  /// What the user is doing with what this responder shows.
  open var userActivity: NSUserActivity? {
    get { self[rare: .userActivity] }
    set { self[rare: .userActivity] = newValue }
  }
  /// Called to bring an activity that needs saving up to date.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to take an activity up.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// What this responder has to share. Kept for the app: the program's
  /// own menus and buttons share it, by a `UIActivityViewController`.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { self[rare: .activityItems] }
    set { self[rare: .activityItems] = newValue }
  }

  // MARK: - Input views

  /// By what the keyboard of an input is remembered. Not asked: there is one keyboard.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the keyboard of an input: none is remembered.
  public class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Which gestures edit: not asked, for none does here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// The view in place of the keyboard while this responder is the first.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this responder is the first. Each of the two is that of the nearest
  /// responder up the chain that has one.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view in place of the keyboard, where `inputView` says none.
  open var inputViewController: UIInputViewController? { nil }
  /// The shortcuts above an iPad's keyboard; an iPhone's shows none.
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem.item(of: self) }
  /// The controller of the view above the keyboard, where `inputAccessoryView` says none.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Asks for both views anew while this responder is the first.
  open func reloadInputViews() { if isFirstResponder { InputViewHost.update() } }

  // MARK: - Accessibility

  /// Whether assistive technology stops at it; labels and controls are elements by themselves. As the next
  /// seven, asked of the block of the same name first.
  open var isAccessibilityElement: Bool {
    get { isAccessibilityElementBlock?() ?? accessibility?.isElement ?? isElementByItself }
    set { describe { $0.isElement = newValue } }
  }
  /// What it is called: by itself a label's text and a button's title.
  open var accessibilityLabel: String? {
    get { accessibilityLabelBlock?() ?? accessibility?.label?.string ?? labelByItself }
    set { describe { $0.label = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// What it does.
  open var accessibilityHint: String? {
    get { accessibilityHintBlock?() ?? accessibility?.hint?.string ?? hintByItself }
    set { describe { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// What it is set to.
  open var accessibilityValue: String? {
    get { accessibilityValueBlock?() ?? accessibility?.value?.string ?? valueByItself }
    set { describe { $0.value = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The label with what says how it is spoken; setting either sets both.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { spokenText(accessibility?.label, accessibilityLabel) }
    set { describe { $0.label = newValue } }
  }
  /// The hint with what says how it is spoken; setting either sets both.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { spokenText(accessibility?.hint, accessibilityHint) }
    set { describe { $0.hint = newValue } }
  }
  /// The value with what says how it is spoken; setting either sets both.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { spokenText(accessibility?.value, accessibilityValue) }
    set { describe { $0.value = newValue } }
  }
  /// What it is and can do; controls say that by themselves until it is set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraitsBlock?() ?? accessibility?.traits ?? traitsByItself }
    set { describe { $0.traits = newValue } }
  }
  /// The language it is spoken in, such as "de-CH"; nil unless set. Kept for the app: nothing speaks here.
  open var accessibilityLanguage: String? {
    get { accessibilityLanguageBlock?() ?? accessibility?.language }
    set { describe { $0.language = newValue } }
  }
  /// Where it is, in the screen's coordinates.
  open var accessibilityFrame: CGRect {
    get { accessibilityFrameBlock?() ?? accessibility?.frame ?? frameByItself }
    set { describe { $0.frame = newValue } }
  }
  /// Its outline on the screen, where a box does not say it.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityPathBlock?() ?? accessibility?.path }
    set { describe { $0.path = newValue } }
  }
  /// Where a touch on it goes, in the screen's coordinates: by itself the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibilityActivationPointBlock?() ?? accessibility?.activationPoint ?? middleOfFrame }
    set { describe { $0.activationPoint = newValue } }
  }
  /// The elements inside, in the order in which they are read; nil leaves it to the tree.
  open var accessibilityElements: [Any]? {
    get { accessibilityElementsBlock?() ?? accessibility?.elements }
    set { describe { $0.elements = newValue } }
  }
  /// 0 without elements; a container whose elements are made as they are asked for overrides this and the
  /// next.
  open func accessibilityElementCount() -> Int { elementsInside?.count ?? 0 }
  /// From 0 up to the count; nil outside of it.
  open func accessibilityElement(at index: Int) -> Any? { elementInside(index) }
  /// `NSNotFound` where the element is none of those inside.
  open func index(ofAccessibilityElement element: Any) -> Int { indexInside(of: element) }
  /// What a kind of view is made of that is no view; nil for none.
  var elementsByItself: [UIAccessibilityElement]? { nil }
  /// Whether all that is inside is passed over; false unless set.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityElementsHiddenBlock?() ?? accessibility?.hidesElements ?? false }
    set { describe { $0.hidesElements = newValue } }
  }
  /// Whether what lies beside it, under the same superview, is passed over.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityViewIsModalBlock?() ?? accessibility?.isModal ?? false }
    set { describe { $0.isModal = newValue } }
  }
  /// Whether all that is inside is read before what lies beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityShouldGroupAccessibilityChildrenBlock?() ?? groupsByItself }
    set { describe { $0.groupsChildren = newValue } }
  }
  /// `none` unless set. Kept for the app: reading does not differ by it.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityContainerTypeBlock?() ?? accessibility?.containerType ?? .none }
    set { describe { $0.containerType = newValue } }
  }
  /// Whether a group of elements is read one by one or as a
  /// whole. Kept for the app: elements are read one by one here.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityNavigationStyleBlock?() ?? accessibility?.navigationStyle ?? .automatic }
    set { describe { $0.navigationStyle = newValue } }
  }
  /// The headings of the rows or columns that it belongs to.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityHeaderElementsBlock?() ?? accessibility?.headerElements }
    set { describe { $0.headerElements = newValue } }
  }
  /// What manner of text it is, so that it is spoken as such.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityTextualContextBlock?() ?? accessibility?.textualContext }
    set { describe { $0.textualContext = newValue } }
  }
  /// Whether what it shows more of on request is shown; `unsupported` for what shows no more.
  open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessibilityExpandedStatusBlock?() ?? accessibility?.expandedStatus ?? .unsupported }
    set { describe { $0.expandedStatus = newValue } }
  }
  /// What the user can do with it besides a tap; nil unless set.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityCustomActionsBlock?() ?? accessibility?.customActions }
    set { describe { $0.customActions = newValue } }
  }
  /// Nil unless set. Kept for the app: nothing here turns rotors.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityCustomRotorsBlock?() ?? accessibility?.customRotors }
    set { describe { $0.customRotors = newValue } }
  }
  /// By what names the user may speak of it, the first counts most; by itself the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityUserInputLabelsBlock?() ?? accessibility?.userInputLabels ?? labelAsNames }
    set { describe { $0.userInputLabels = newValue } }
  }
  /// Whether a touch does something; by itself whether it is an element.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityRespondsToUserInteractionBlock?() ?? reactsByItself }
    set { describe { $0.respondsToUserInteraction = newValue } }
  }
  /// The elements that tests find; nil for those that are read.
  open var automationElements: [Any]? {
    get { automationElementsBlock?() ?? accessibility?.automationElements }
    set { describe { $0.automationElements = newValue } }
  }
  /// Does what a tap would; false where there is nothing to do, after which a tap follows.
  open func accessibilityActivate() -> Bool { accessibilityActivateBlock?() ?? false }
  /// A slider, page control or wheel of a picker goes a step up by itself, others do nothing.
  open func accessibilityIncrement() { accessibilityIncrementBlock?() ?? adjustByItself(by: 1) }
  /// The same, a step down.
  open func accessibilityDecrement() { accessibilityDecrementBlock?() ?? adjustByItself(by: -1) }
  /// Moves the value of a kind of control by a step.
  func adjustByItself(by steps: Int) {}
  /// Scrolls by a page; false at the end, and for what does not scroll.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByItself(direction)
  }
  /// Scrolls a kind of view by a page; false at the end.
  func scrollByItself(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves what is shown; false where there is nothing to leave, after which the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? escapeByItself() }
  func escapeByItself() -> Bool { false }
  /// What two fingers' double tap does; false where there is nothing to do.
  open func accessibilityPerformMagicTap() -> Bool { accessibilityMagicTapBlock?() ?? false }
  /// Called after another element, if any, has heard `accessibilityElementDidLoseFocus`; does nothing.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called before the next element hears of it; does nothing.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology is at it.
  open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.element === self }
  /// Which assistive technologies are at it.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }

  // MARK: - Blocks that answer assistive technology
  // Each is asked in place of the property or method of its name, each time anew; nil unless set.

  /// Says in place of the property whether it is an element; nil unless set.
  open var isAccessibilityElementBlock: (() -> Bool)? {
    get { accessibility?.blocks?.isElement }
    set { answer { $0.isElement = newValue } }
  }
  /// What it is called; where it answers nil, the text that was set counts.
  open var accessibilityLabelBlock: (() -> String?)? {
    get { accessibility?.blocks?.label }
    set { answer { $0.label = newValue } }
  }
  /// What it does; where it answers nil, the text that was set counts.
  open var accessibilityHintBlock: (() -> String?)? {
    get { accessibility?.blocks?.hint }
    set { answer { $0.hint = newValue } }
  }
  /// What it is set to; where it answers nil, the text that was set counts.
  open var accessibilityValueBlock: (() -> String?)? {
    get { accessibility?.blocks?.value }
    set { answer { $0.value = newValue } }
  }
  /// The name by which tests find it; asked of views and the like, which have such names.
  open var accessibilityIdentifierBlock: (() -> String?)? {
    get { accessibility?.blocks?.identifier }
    set { answer { $0.identifier = newValue } }
  }
  /// The language it is spoken in, such as "de-CH".
  open var accessibilityLanguageBlock: (() -> String?)? {
    get { accessibility?.blocks?.language }
    set { answer { $0.language = newValue } }
  }
  /// What it is and can do, in place also of what controls say by themselves.
  open var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { accessibility?.blocks?.traits }
    set { answer { $0.traits = newValue } }
  }
  /// Where it is, in the screen's coordinates.
  open var accessibilityFrameBlock: (() -> CGRect)? {
    get { accessibility?.blocks?.frame }
    set { answer { $0.frame = newValue } }
  }
  /// Its outline, in the screen's coordinates.
  open var accessibilityPathBlock: (() -> UIBezierPath?)? {
    get { accessibility?.blocks?.path }
    set { answer { $0.path = newValue } }
  }
  /// Where a touch on it goes, in the screen's coordinates.
  open var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { accessibility?.blocks?.activationPoint }
    set { answer { $0.activationPoint = newValue } }
  }
  /// The elements inside; where it answers nil, those that were set count.
  open var accessibilityElementsBlock: (() -> [Any]?)? {
    get { accessibility?.blocks?.elements }
    set { answer { $0.elements = newValue } }
  }
  /// Whether all that is inside is passed over.
  open var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { accessibility?.blocks?.elementsHidden }
    set { answer { $0.elementsHidden = newValue } }
  }
  /// Whether what lies beside it is passed over.
  open var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { accessibility?.blocks?.viewIsModal }
    set { answer { $0.viewIsModal = newValue } }
  }
  /// Says for `shouldGroupAccessibilityChildren` whether all inside is read in a row.
  open var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
    get { accessibility?.blocks?.groupsChildren }
    set { answer { $0.groupsChildren = newValue } }
  }
  /// Says for `accessibilityContainerType` what the container is.
  open var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
    get { accessibility?.blocks?.containerType }
    set { answer { $0.containerType = newValue } }
  }
  /// Says for `accessibilityNavigationStyle` how the elements are read.
  open var accessibilityNavigationStyleBlock: (() -> UIAccessibilityNavigationStyle)? {
    get { accessibility?.blocks?.navigationStyle }
    set { answer { $0.navigationStyle = newValue } }
  }
  /// The headings of its rows or columns.
  open var accessibilityHeaderElementsBlock: (() -> [Any]?)? {
    get { accessibility?.blocks?.headerElements }
    set { answer { $0.headerElements = newValue } }
  }
  /// What manner of text it is.
  open var accessibilityTextualContextBlock: (() -> UIAccessibilityTextualContext?)? {
    get { accessibility?.blocks?.textualContext }
    set { answer { $0.textualContext = newValue } }
  }
  /// Whether what it shows more of on request is shown.
  open var accessibilityExpandedStatusBlock: (() -> UIAccessibilityExpandedStatus)? {
    get { accessibility?.blocks?.expandedStatus }
    set { answer { $0.expandedStatus = newValue } }
  }
  /// What the user can do with it besides a tap.
  open var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { accessibility?.blocks?.customActions }
    set { answer { $0.customActions = newValue } }
  }
  /// Its rotors, which nothing here turns.
  open var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
    get { accessibility?.blocks?.customRotors }
    set { answer { $0.customRotors = newValue } }
  }
  /// By what names the user may speak of it.
  open var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { accessibility?.blocks?.userInputLabels }
    set { answer { $0.userInputLabels = newValue } }
  }
  /// Whether a touch does something.
  open var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
    get { accessibility?.blocks?.respondsToUserInteraction }
    set { answer { $0.respondsToUserInteraction = newValue } }
  }
  /// The elements that tests find.
  open var automationElementsBlock: (() -> [Any]?)? {
    get { accessibility?.blocks?.automationElements }
    set { answer { $0.automationElements = newValue } }
  }
  /// Does what a tap would; false where there is nothing to do.
  open var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibility?.blocks?.activate }
    set { answer { $0.activate = newValue } }
  }
  /// Goes a step up, in place of what a slider does by itself.
  open var accessibilityIncrementBlock: (() -> Void)? {
    get { accessibility?.blocks?.increment }
    set { answer { $0.increment = newValue } }
  }
  /// Goes a step down, in place of what a slider does by itself.
  open var accessibilityDecrementBlock: (() -> Void)? {
    get { accessibility?.blocks?.decrement }
    set { answer { $0.decrement = newValue } }
  }
  /// Leaves what is shown; false has the next responder asked.
  open var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { accessibility?.blocks?.performEscape }
    set { answer { $0.performEscape = newValue } }
  }
  /// Does what two fingers' double tap does; false where there is nothing to do.
  open var accessibilityMagicTapBlock: (() -> Bool)? {
    get { accessibility?.blocks?.magicTap }
    set { answer { $0.magicTap = newValue } }
  }
}
