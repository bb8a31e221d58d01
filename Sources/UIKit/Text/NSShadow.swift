internal import CoreGraphics
internal import CoreText
public import Foundation

/// A shadow below text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Changed by its owner alone, before it becomes an attribute.
  private let header = AttributeValueHeader()

  /// Where the shadow falls, y down.
  open var shadowOffset = CGSize.zero
  /// How soft the edge is: twice the standard deviation in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`: black at a third at first. Without one nothing is drawn.
  open var shadowColor: Any? = NSShadow.usualColor
  private static let usualColor = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow that falls straight below and is not blurred.
  public override init() { super.init() }

  /// A shadow from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    read(from: coder)
  }

  /// Writes the shadow to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// True: an archive of a shadow holds nothing but numbers and a colour.
  open class var supportsSecureCoding: Bool { true }

  /// A shadow with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (
      shadowOffset, shadowBlurRadius, shadowColor
    )
    return copy
  }

  /// Whether the other object is a shadow with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && other.shadowColor as? UIColor == shadowColor as? UIColor
  }

  /// Equal for equal shadows.
  open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}
