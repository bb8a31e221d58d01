internal import CoreGraphics
public import Foundation

/// An object with accessibility properties, like any object of Objective-C.
///
/// Responders, bar items and images have members of their own, all other objects store what was set. Swift
/// has no members of every object that classes can override: callers that know an object only as `NSObject`
/// use these.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol AccessibleObject: NSObject {}

@_spi(SelectorTable) extension NSObject: AccessibleObject {}

/// An object with accessibility members of its own.
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
  /// The responder that stores the properties: the object itself, or a keeper for an object that is not a
  /// responder.
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

  /// A Boolean value that indicates whether the object is an accessibility element. The default for objects
  /// other than responders is `false`.
  public var isAccessibilityElement: Bool {
    get { described.isAccessibilityElement }
    set { described.isAccessibilityElement = newValue }
  }
  /// The accessibility label. The default for responders and bar items is their title, for others nil.
  public var accessibilityLabel: String? {
    get { told.accessibilityLabel }
    set { told.accessibilityLabel = newValue }
  }
  /// A description of what happens on activation; nil for none.
  public var accessibilityHint: String? {
    get { told.accessibilityHint }
    set { told.accessibilityHint = newValue }
  }
  /// The value of the element; nil for none.
  public var accessibilityValue: String? {
    get { told.accessibilityValue }
    set { told.accessibilityValue = newValue }
  }
  /// The label with speech attributes.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { described.accessibilityAttributedLabel }
    set { described.accessibilityAttributedLabel = newValue }
  }
  /// The hint with speech attributes.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { described.accessibilityAttributedHint }
    set { described.accessibilityAttributedHint = newValue }
  }
  /// The value with speech attributes.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { described.accessibilityAttributedValue }
    set { described.accessibilityAttributedValue = newValue }
  }
  /// The traits of the element. The default for objects other than responders is `none`.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { told.accessibilityTraits }
    set { told.accessibilityTraits = newValue }
  }
  /// The language of the element, a tag such as `de`; nil for the program's.
  public var accessibilityLanguage: String? {
    get { described.accessibilityLanguage }
    set { described.accessibilityLanguage = newValue }
  }
  /// The frame in the screen's coordinate space; the default for views is their own.
  public var accessibilityFrame: CGRect {
    get { described.accessibilityFrame }
    set { described.accessibilityFrame = newValue }
  }
  /// The outline in the screen's coordinate space; nil for the frame.
  public var accessibilityPath: UIBezierPath? {
    get { described.accessibilityPath }
    set { described.accessibilityPath = newValue }
  }
  /// The point of a touch that activates the element, in the screen's coordinate space.
  public var accessibilityActivationPoint: CGPoint {
    get { described.accessibilityActivationPoint }
    set { described.accessibilityActivationPoint = newValue }
  }
  /// The elements inside, in order of navigation; nil for those of the subviews.
  public var accessibilityElements: [Any]? {
    get { described.accessibilityElements }
    set { described.accessibilityElements = newValue }
  }
  /// A Boolean value that indicates whether all elements inside are hidden.
  public var accessibilityElementsHidden: Bool {
    get { described.accessibilityElementsHidden }
    set { described.accessibilityElementsHidden = newValue }
  }
  /// A Boolean value that indicates whether siblings are ignored.
  public var accessibilityViewIsModal: Bool {
    get { described.accessibilityViewIsModal }
    set { described.accessibilityViewIsModal = newValue }
  }
  /// A Boolean value that indicates whether the elements inside are navigated before siblings.
  public var shouldGroupAccessibilityChildren: Bool {
    get { described.shouldGroupAccessibilityChildren }
    set { described.shouldGroupAccessibilityChildren = newValue }
  }
  /// The container type. The default is `none`.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { described.accessibilityContainerType }
    set { described.accessibilityContainerType = newValue }
  }
  /// The custom actions; nil for none.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { described.accessibilityCustomActions }
    set { described.accessibilityCustomActions = newValue }
  }
  /// The custom rotors; nil for none.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { described.accessibilityCustomRotors }
    set { described.accessibilityCustomRotors = newValue }
  }
  /// The names for voice control, the preferred one first.
  public var accessibilityUserInputLabels: [String]! {
    get { described.accessibilityUserInputLabels }
    set { described.accessibilityUserInputLabels = newValue }
  }
  /// A Boolean value that indicates whether the element responds to touches.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { described.accessibilityRespondsToUserInteraction }
    set { described.accessibilityRespondsToUserInteraction = newValue }
  }
  /// An identifier for tests, which is not spoken.
  public var accessibilityIdentifier: String? {
    get { named.accessibilityIdentifier }
    set { named.accessibilityIdentifier = newValue }
  }
  /// Activates the element. Returns `false` for objects other than responders.
  public func accessibilityActivate() -> Bool { described.accessibilityActivate() }
  /// Called to increment an adjustable element.
  public func accessibilityIncrement() { described.accessibilityIncrement() }
  /// Called to decrement an adjustable element.
  public func accessibilityDecrement() { described.accessibilityDecrement() }
  /// Returns the number of elements inside; 0 without any.
  public func accessibilityElementCount() -> Int { described.accessibilityElementCount() }
  /// Returns the element at an index; nil for none.
  public func accessibilityElement(at index: Int) -> Any? { described.accessibilityElement(at: index) }
  /// Returns the index of an element; `NSNotFound` if it is not inside.
  public func index(ofAccessibilityElement element: Any) -> Int {
    described.index(ofAccessibilityElement: element)
  }
}
