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

  /// Whether it is found as one thing. False unless set for what is no responder.
  public var isAccessibilityElement: Bool {
    get { described.isAccessibilityElement }
    set { described.isAccessibilityElement = newValue }
  }
  /// What it is called, for responders and items of bars by default their title; else nil unless set.
  public var accessibilityLabel: String? {
    get { told.accessibilityLabel }
    set { told.accessibilityLabel = newValue }
  }
  /// What happens where it is activated; nil for nothing to say.
  public var accessibilityHint: String? {
    get { told.accessibilityHint }
    set { told.accessibilityHint = newValue }
  }
  /// What it is set to; nil for nothing to say.
  public var accessibilityValue: String? {
    get { told.accessibilityValue }
    set { told.accessibilityValue = newValue }
  }
  /// The label with what says how it is spoken.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { described.accessibilityAttributedLabel }
    set { described.accessibilityAttributedLabel = newValue }
  }
  /// The hint with what says how it is spoken.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { described.accessibilityAttributedHint }
    set { described.accessibilityAttributedHint = newValue }
  }
  /// The value with what says how it is spoken.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { described.accessibilityAttributedValue }
    set { described.accessibilityAttributedValue = newValue }
  }
  /// What kind of element it is; `none` unless set for what is no responder.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { told.accessibilityTraits }
    set { told.accessibilityTraits = newValue }
  }
  /// The language in which it is spoken, a tag such as `de`; nil for the program's.
  public var accessibilityLanguage: String? {
    get { described.accessibilityLanguage }
    set { described.accessibilityLanguage = newValue }
  }
  /// Where it lies, in the screen's points; of views by default their own box.
  public var accessibilityFrame: CGRect {
    get { described.accessibilityFrame }
    set { described.accessibilityFrame = newValue }
  }
  /// Its outline in the screen's points; nil for the box.
  public var accessibilityPath: UIBezierPath? {
    get { described.accessibilityPath }
    set { described.accessibilityPath = newValue }
  }
  /// Where it is touched when it is activated, in the screen's points.
  public var accessibilityActivationPoint: CGPoint {
    get { described.accessibilityActivationPoint }
    set { described.accessibilityActivationPoint = newValue }
  }
  /// The elements inside, in the order in which they are gone through; nil leaves it to the subviews.
  public var accessibilityElements: [Any]? {
    get { described.accessibilityElements }
    set { described.accessibilityElements = newValue }
  }
  /// Whether nothing inside is found.
  public var accessibilityElementsHidden: Bool {
    get { described.accessibilityElementsHidden }
    set { described.accessibilityElementsHidden = newValue }
  }
  /// Whether what lies beside it is not found.
  public var accessibilityViewIsModal: Bool {
    get { described.accessibilityViewIsModal }
    set { described.accessibilityViewIsModal = newValue }
  }
  /// Whether what lies inside is gone through before what lies beside it.
  public var shouldGroupAccessibilityChildren: Bool {
    get { described.shouldGroupAccessibilityChildren }
    set { described.shouldGroupAccessibilityChildren = newValue }
  }
  /// How the elements inside belong together; `none` unless set.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { described.accessibilityContainerType }
    set { described.accessibilityContainerType = newValue }
  }
  /// What more can be done with it; nil for nothing.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { described.accessibilityCustomActions }
    set { described.accessibilityCustomActions = newValue }
  }
  /// Ways to go from one thing inside to the next; nil for none.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { described.accessibilityCustomRotors }
    set { described.accessibilityCustomRotors = newValue }
  }
  /// What it may be called by voice, the best name first.
  public var accessibilityUserInputLabels: [String]! {
    get { described.accessibilityUserInputLabels }
    set { described.accessibilityUserInputLabels = newValue }
  }
  /// Whether it can be activated.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { described.accessibilityRespondsToUserInteraction }
    set { described.accessibilityRespondsToUserInteraction = newValue }
  }
  /// A name for tests, which is not spoken.
  public var accessibilityIdentifier: String? {
    get { named.accessibilityIdentifier }
    set { named.accessibilityIdentifier = newValue }
  }
  /// False for what is no responder.
  public func accessibilityActivate() -> Bool { described.accessibilityActivate() }
  /// Called where an adjustable element is to go up.
  public func accessibilityIncrement() { described.accessibilityIncrement() }
  /// Called where an adjustable element is to go down.
  public func accessibilityDecrement() { described.accessibilityDecrement() }
  /// How many elements are named inside; 0 without any.
  public func accessibilityElementCount() -> Int { described.accessibilityElementCount() }
  /// The element of a number inside; nil for none.
  public func accessibilityElement(at index: Int) -> Any? { described.accessibilityElement(at: index) }
  /// The number of an element inside; `NSNotFound` for one that is not.
  public func index(ofAccessibilityElement element: Any) -> Int {
    described.index(ofAccessibilityElement: element)
  }
}
