internal import CoreGraphics
public import Foundation
public import QuartzCore

/// An object that is no responder and still says what it is, as any object of Objective-C can.
///
/// Swift has no such members of every object on Linux; whoever needs them of a class makes it conform.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol AccessibleObject: NSObject {}

@_spi(SelectorTable) extension CALayer: AccessibleObject {}

// Only its address is used.
@MainActor private var describedKey: UInt8 = 0

@_spi(SelectorTable) extension AccessibleObject {
  /// What keeps what the object says.
  private var described: UIAccessibilityElement {
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
    get { described.accessibilityLabel }
    set { described.accessibilityLabel = newValue }
  }
  public var accessibilityHint: String? {
    get { described.accessibilityHint }
    set { described.accessibilityHint = newValue }
  }
  public var accessibilityValue: String? {
    get { described.accessibilityValue }
    set { described.accessibilityValue = newValue }
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { described.accessibilityTraits }
    set { described.accessibilityTraits = newValue }
  }
  public var accessibilityIdentifier: String? {
    get { described.accessibilityIdentifier }
    set { described.accessibilityIdentifier = newValue }
  }
  public var accessibilityFrame: CGRect {
    get { described.accessibilityFrame }
    set { described.accessibilityFrame = newValue }
  }
  public var accessibilityElements: [Any]? {
    get { described.accessibilityElements }
    set { described.accessibilityElements = newValue }
  }
}
