internal import CoreGraphics
internal import CoreText
public import Foundation

/// A shadow below text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Only its owner changes it, before it becomes an attribute.
  private let header = AttributeValueHeader()

  /// The offset of the shadow in points, with y pointing down.
  open var shadowOffset = CGSize.zero
  /// The blur radius in points: twice the standard deviation of the blur.
  open var shadowBlurRadius: CGFloat = 0
  /// The shadow's colour, a `UIColor`. The default is black with an alpha of one third. If nil, no shadow is
  /// drawn.
  open var shadowColor: Any? = NSShadow.usualColor
  private static let usualColor = UIColor(white: 0, alpha: 1.0 / 3)

  /// Creates a shadow with no offset and no blur.
  public override init() { super.init() }

  /// Creates a shadow from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    read(from: coder)
  }

  /// Writes the shadow to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived
  /// shadow contains only numbers and a colour.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (
      shadowOffset, shadowBlurRadius, shadowColor
    )
    return copy
  }

  /// Returns a Boolean value that indicates whether an object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// The hash value, which is the same for equal shadows.
  open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}
