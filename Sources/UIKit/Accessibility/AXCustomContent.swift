public import Foundation

/// Additional content of an accessibility element, provided on request: a label and a value.
open class AXCustomContent: NSObject, NSCopying {
  /// The importance of custom content: spoken on request, or always.
  public enum Importance: UInt, Sendable { case `default`, high }

  /// The label, with speech attributes.
  open private(set) var attributedLabel: NSAttributedString
  /// The value, with speech attributes.
  open private(set) var attributedValue: NSAttributedString
  /// Stored only. The importance of the content. The default is `default`; nothing requests content.
  open var importance = Importance.default

  /// Creates content from texts without attributes.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }
  /// Creates content from texts with speech attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    (attributedLabel, attributedValue) = (label, value)
    super.init()
  }

  /// The label without its attributes.
  open var label: String { attributedLabel.string }
  /// The value without its attributes.
  open var value: String { attributedValue.string }

  /// Returns a copy with the same texts and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// A closure that returns custom content.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An object with custom content for assistive technology, which in Mica does not exist to request it.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
  /// The custom content, in order; nil or empty for none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// A closure that takes precedence over the property above; optional, nil for a class that does not
  /// implement it.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  /// Nil for a class that has no block of its own; setting it does nothing.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set { _ = newValue }
  }
}
