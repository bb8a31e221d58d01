public import Foundation

public typealias AXVoidReturnBlock = () -> Void
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXPathReturnBlock = () -> UIBezierPath?

/// Blocks that answer in place of the properties and methods of
/// the same names, each time that assistive technology asks.
extension UIResponder {
  public final var isAccessibilityElementBlock: (() -> Bool)? {
    get { accessibility?.blocks?.isElement }
    set { answer { $0.isElement = newValue } }
  }
  public final var accessibilityLabelBlock: (() -> String?)? {
    get { accessibility?.blocks?.label }
    set { answer { $0.label = newValue } }
  }
  public final var accessibilityHintBlock: (() -> String?)? {
    get { accessibility?.blocks?.hint }
    set { answer { $0.hint = newValue } }
  }
  public final var accessibilityValueBlock: (() -> String?)? {
    get { accessibility?.blocks?.value }
    set { answer { $0.value = newValue } }
  }
  public final var accessibilityIdentifierBlock: (() -> String?)? {
    get { accessibility?.blocks?.identifier }
    set { answer { $0.identifier = newValue } }
  }
  public final var accessibilityLanguageBlock: (() -> String?)? {
    get { accessibility?.blocks?.language }
    set { answer { $0.language = newValue } }
  }
  public final var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { accessibility?.blocks?.traits }
    set { answer { $0.traits = newValue } }
  }
  public final var accessibilityFrameBlock: (() -> CGRect)? {
    get { accessibility?.blocks?.frame }
    set { answer { $0.frame = newValue } }
  }
  public final var accessibilityPathBlock: (() -> UIBezierPath?)? {
    get { accessibility?.blocks?.path }
    set { answer { $0.path = newValue } }
  }
  public final var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { accessibility?.blocks?.activationPoint }
    set { answer { $0.activationPoint = newValue } }
  }
  public final var accessibilityElementsBlock: (() -> [Any]?)? {
    get { accessibility?.blocks?.elements }
    set { answer { $0.elements = newValue } }
  }
  public final var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { accessibility?.blocks?.elementsHidden }
    set { answer { $0.elementsHidden = newValue } }
  }
  public final var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { accessibility?.blocks?.viewIsModal }
    set { answer { $0.viewIsModal = newValue } }
  }
  public final var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
    get { accessibility?.blocks?.groupsChildren }
    set { answer { $0.groupsChildren = newValue } }
  }
  public final var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
    get { accessibility?.blocks?.containerType }
    set { answer { $0.containerType = newValue } }
  }
  public final var accessibilityNavigationStyleBlock: (() -> UIAccessibilityNavigationStyle)? {
    get { accessibility?.blocks?.navigationStyle }
    set { answer { $0.navigationStyle = newValue } }
  }
  public final var accessibilityHeaderElementsBlock: (() -> [Any]?)? {
    get { accessibility?.blocks?.headerElements }
    set { answer { $0.headerElements = newValue } }
  }
  public final var accessibilityTextualContextBlock: (() -> UIAccessibilityTextualContext?)? {
    get { accessibility?.blocks?.textualContext }
    set { answer { $0.textualContext = newValue } }
  }
  public final var accessibilityExpandedStatusBlock: (() -> UIAccessibilityExpandedStatus)? {
    get { accessibility?.blocks?.expandedStatus }
    set { answer { $0.expandedStatus = newValue } }
  }
  public final var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { accessibility?.blocks?.customActions }
    set { answer { $0.customActions = newValue } }
  }
  public final var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
    get { accessibility?.blocks?.customRotors }
    set { answer { $0.customRotors = newValue } }
  }
  public final var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { accessibility?.blocks?.userInputLabels }
    set { answer { $0.userInputLabels = newValue } }
  }
  public final var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
    get { accessibility?.blocks?.respondsToUserInteraction }
    set { answer { $0.respondsToUserInteraction = newValue } }
  }
  public final var automationElementsBlock: (() -> [Any]?)? {
    get { accessibility?.blocks?.automationElements }
    set { answer { $0.automationElements = newValue } }
  }
  public final var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibility?.blocks?.activate }
    set { answer { $0.activate = newValue } }
  }
  public final var accessibilityIncrementBlock: (() -> Void)? {
    get { accessibility?.blocks?.increment }
    set { answer { $0.increment = newValue } }
  }
  public final var accessibilityDecrementBlock: (() -> Void)? {
    get { accessibility?.blocks?.decrement }
    set { answer { $0.decrement = newValue } }
  }
  public final var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { accessibility?.blocks?.performEscape }
    set { answer { $0.performEscape = newValue } }
  }
  public final var accessibilityMagicTapBlock: (() -> Bool)? {
    get { accessibility?.blocks?.magicTap }
    set { answer { $0.magicTap = newValue } }
  }

  private func answer(_ change: (inout AccessibilityBlocks) -> Void) {
    describe { record in
      var blocks = record.blocks ?? AccessibilityBlocks()
      change(&blocks)
      record.blocks = blocks
    }
  }
}
