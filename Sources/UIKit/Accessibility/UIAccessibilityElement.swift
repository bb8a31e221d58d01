internal import CoreGraphics
public import Foundation

/// Something that assistive technology finds and that is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// What holds the element.
  open weak var accessibilityContainer: AnyObject?
  /// In the coordinates of the container, where that is a view.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// An element that is read; `container` is not kept.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// A name for tests, which is not spoken; a block that answers comes before what was set.
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

/// Something more that can be done with an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What the action does; tells whether it was done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called; setting it, or the next, sets both.
  open var name: String {
    get { spokenName.string }
    set { spokenName = NSAttributedString(string: newValue) }
  }
  /// The name with what says how it is spoken.
  open var attributedName: NSAttributedString {
    get { spokenName }
    set { spokenName = newValue }
  }
  private var spokenName: NSAttributedString
  /// The picture beside the name; nil for none.
  open var image: UIImage?
  /// Run in place of `selector`, where both are set.
  open var actionHandler: Handler?
  /// Not kept alive; without it the action cannot be done.
  open weak var target: AnyObject?
  /// Is handed the action; it counts as done whatever it returns, for which Apple looks at its answer.
  open var selector: Selector?

  /// An action that a closure does; nil cannot be done.
  public init(name: String, actionHandler: Handler?) {
    spokenName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
  }
  /// The same, by a name with what says how it is spoken.
  public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
    spokenName = attributedName
  }
  /// The same with a picture.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    spokenName = NSAttributedString(string: name)
    (self.image, self.actionHandler) = (image, actionHandler)
  }
  /// An action that a method of `target` does, which is not kept alive.
  public init(name: String, target: Any?, selector: Selector) {
    spokenName = NSAttributedString(string: name)
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Does what the action does; false where it could not be done.
  package final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target = target as? NSObject, let selector else { return false }
    target.perform(selector, with: self)
    return true
  }
}
