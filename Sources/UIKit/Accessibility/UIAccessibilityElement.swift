internal import CoreGraphics
public import Foundation

/// An accessibility element that is not a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The container of the element. A weak reference.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the coordinate space of the container, if that is a view.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// Creates an element; `container` is not retained.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// An identifier for tests, which is not spoken; a block that returns one takes precedence.
  open var accessibilityIdentifier: String? {
    get { accessibilityIdentifierBlock?() ?? accessibility?.identifier }
    set { describe { $0.identifier = newValue } }
  }
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityFrameBlock?() ?? accessibility?.frame { return frame }
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// An additional action of an accessibility element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action. Setting it, or the attributed name, sets both.
  open var name: String {
    get { spokenName.string }
    set { spokenName = NSAttributedString(string: newValue) }
  }
  /// The name with speech attributes.
  open var attributedName: NSAttributedString {
    get { spokenName }
    set { spokenName = newValue }
  }
  private var spokenName: NSAttributedString
  /// The image beside the name; nil for none.
  open var image: UIImage?
  /// The category under which the action is listed; nil for none. Stored only.
  open var category: String?
  /// The closure that performs the action, in place of `selector`.
  open var actionHandler: Handler?
  /// The target of `selector`; without one the action cannot be performed. A weak reference.
  open weak var target: AnyObject?
  /// The method of the target, which receives the action. It counts as successful whatever it returns, while
  /// Apple evaluates the result.
  open var selector: Selector?

  /// Creates an action that a closure performs; with nil it cannot be performed.
  public init(name: String, actionHandler: Handler?) {
    spokenName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
  }
  /// Creates an action whose name has speech attributes.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
    spokenName = attributedName
  }
  /// Creates an action with an image.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    spokenName = NSAttributedString(string: name)
    (self.image, self.actionHandler) = (image, actionHandler)
  }
  /// Creates an action that a method of `target` performs, which is not retained.
  public init(name: String, target: Any?, selector: Selector) {
    spokenName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Performs the action. Returns `false` if it could not be performed.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target = target as? NSObject, let selector else { return false }
    target.perform(selector, with: self)
    return true
  }
}
