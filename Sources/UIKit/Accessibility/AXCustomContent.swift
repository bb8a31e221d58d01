public import Foundation

/// More that can be said of an element, when it is asked for: a label and a value.
open class AXCustomContent: NSObject, NSCopying {
  /// When it is said: on request, or always.
  public enum Importance: UInt, Sendable { case `default`, high }

  /// What the value is of, with what says how it is spoken.
  open private(set) var attributedLabel: NSAttributedString
  /// The value, with what says how it is spoken.
  open private(set) var attributedValue: NSAttributedString
  /// Default unless set; kept for the app, since nothing asks for content.
  open var importance = Importance.default

  /// Texts without attributes.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }
  /// Texts as they are to be spoken.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    (attributedLabel, attributedValue) = (label, value)
    super.init()
  }

  /// The label without its attributes.
  open var label: String { attributedLabel.string }
  /// The value without its attributes.
  open var value: String { attributedValue.string }

  /// New content of the same texts and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// Says when it is asked what more there is to say.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// What has more to say of itself to assistive technology, of which none is here that would ask.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
  /// What more there is to say, in its order; nil, as an empty list, for nothing.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Counts before the property above; optional, of a class that does not have it nil.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  /// Nil for a class that has no block of its own: setting it does nothing.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set { _ = newValue }
  }
}
