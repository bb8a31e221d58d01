internal import CoreGraphics
public import Foundation

/// An object that says what it is to assistive technology, as any object of Objective-C can.
///
/// Responders, items of bars and pictures answer by their own members, all others by what was set. Swift has
/// no members of every object that classes can override: who knows an object as `NSObject` alone asks these.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol AccessibleObject: NSObject {}

@_spi(SelectorTable) extension NSObject: AccessibleObject {}

/// What says by members of its own what it is and does.
@MainActor private protocol AccessibilityTelling: AnyObject {
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}
extension UIResponder: AccessibilityTelling {}
extension UIBarItem: AccessibilityTelling {}
extension UIAction: AccessibilityTelling {}
extension UIContextualAction: AccessibilityTelling {}

// Only its address is used.
@MainActor private var describedKey: UInt8 = 0

@_spi(SelectorTable) extension AccessibleObject {
  /// What says it: the object itself, or what keeps it for an object that is no responder.
  private var described: UIResponder {
    if let responder = self as? UIResponder { return responder }
    return keeper
  }

  private var told: any AccessibilityTelling { self as? any AccessibilityTelling ?? keeper }

  private var named: any UIAccessibilityIdentification {
    self as? any UIAccessibilityIdentification ?? keeper
  }

  private var keeper: UIAccessibilityElement {
    if let known = objc_getAssociatedObject(self, &describedKey) as? UIAccessibilityElement { return known }
    let new = UIAccessibilityElement(accessibilityContainer: NSObject())
    new.isAccessibilityElement = false
    objc_setAssociatedObject(self, &describedKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  public var isAccessibilityElement: Bool {
    get { described.isAccessibilityElement }
    set { described.isAccessibilityElement = newValue }
  }
  public var accessibilityLabel: String? {
    get { told.accessibilityLabel }
    set { told.accessibilityLabel = newValue }
  }
  public var accessibilityHint: String? {
    get { told.accessibilityHint }
    set { told.accessibilityHint = newValue }
  }
  public var accessibilityValue: String? {
    get { told.accessibilityValue }
    set { told.accessibilityValue = newValue }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { described.accessibilityAttributedLabel }
    set { described.accessibilityAttributedLabel = newValue }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get { described.accessibilityAttributedHint }
    set { described.accessibilityAttributedHint = newValue }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { described.accessibilityAttributedValue }
    set { described.accessibilityAttributedValue = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { told.accessibilityTraits }
    set { told.accessibilityTraits = newValue }
  }
  public var accessibilityLanguage: String? {
    get { described.accessibilityLanguage }
    set { described.accessibilityLanguage = newValue }
  }
  public var accessibilityFrame: CGRect {
    get { described.accessibilityFrame }
    set { described.accessibilityFrame = newValue }
  }
  public var accessibilityPath: UIBezierPath? {
    get { described.accessibilityPath }
    set { described.accessibilityPath = newValue }
  }
  public var accessibilityActivationPoint: CGPoint {
    get { described.accessibilityActivationPoint }
    set { described.accessibilityActivationPoint = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { described.accessibilityElements }
    set { described.accessibilityElements = newValue }
  }
  public var accessibilityElementsHidden: Bool {
    get { described.accessibilityElementsHidden }
    set { described.accessibilityElementsHidden = newValue }
  }
  public var accessibilityViewIsModal: Bool {
    get { described.accessibilityViewIsModal }
    set { described.accessibilityViewIsModal = newValue }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { described.shouldGroupAccessibilityChildren }
    set { described.shouldGroupAccessibilityChildren = newValue }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { described.accessibilityContainerType }
    set { described.accessibilityContainerType = newValue }
  }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { described.accessibilityCustomActions }
    set { described.accessibilityCustomActions = newValue }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { described.accessibilityCustomRotors }
    set { described.accessibilityCustomRotors = newValue }
  }
  public var accessibilityUserInputLabels: [String]! {
    get { described.accessibilityUserInputLabels }
    set { described.accessibilityUserInputLabels = newValue }
  }
  public var accessibilityRespondsToUserInteraction: Bool {
    get { described.accessibilityRespondsToUserInteraction }
    set { described.accessibilityRespondsToUserInteraction = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { named.accessibilityIdentifier }
    set { named.accessibilityIdentifier = newValue }
  }
  /// False for what is no responder.
  public func accessibilityActivate() -> Bool { described.accessibilityActivate() }
  public func accessibilityIncrement() { described.accessibilityIncrement() }
  public func accessibilityDecrement() { described.accessibilityDecrement() }
  public func accessibilityElementCount() -> Int { described.accessibilityElementCount() }
  public func accessibilityElement(at index: Int) -> Any? { described.accessibilityElement(at: index) }
  public func index(ofAccessibilityElement element: Any) -> Int {
    described.index(ofAccessibilityElement: element)
  }
}
