internal import CoreGraphics
internal import CoreText
public import Foundation

/// What drawing a string may change about it, and what it did.
open class NSStringDrawingContext: NSObject {
  /// The least factor by which fonts may shrink to make the text fit its width; 0 keeps them.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which fonts were shrunk.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The box of what was drawn or measured.
  open private(set) var totalBounds = CGRect.zero

  /// A context that changes nothing.
  public override init() { super.init() }

  func record(_ bounds: CGRect, scale: CGFloat) { (totalBounds, actualScaleFactor) = (bounds, scale) }
}

extension NSAttributedString {
  /// The size of the string with lines broken at newlines only, in points, not rounded.
  public func size() -> CGSize { StringDrawing(self).size() }

  /// Draws the string from a point, y down, with lines broken at newlines only.
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the string in a rectangle, y down: lines wrap at
  /// its width, those that do not fit its height are left out.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }

  /// Draws the string in a rectangle by options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(with: rect, options: options, context: context)
  }

  /// The box of the string when drawn with a width by options, in points, not rounded.
  ///
  /// Without `.usesLineFragmentOrigin` the box is that of one
  /// line about its baseline. A width or height of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the string with lines broken at newlines only, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).size()
  }

  /// Draws the string from a point, y down, with lines broken at newlines only.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(at: point)
  }

  /// Draws the string in a rectangle, y down: lines wrap at
  /// its width, those that do not fit its height are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(in: rect)
  }

  /// Draws the string in a rectangle by options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes).draw(with: rect, options: options, context: context)
  }

  /// The box of the string when drawn with a width by options, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The size of the string with lines broken at newlines only, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Draws the string from a point, y down, with lines broken at newlines only.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Draws the string in a rectangle, y down: lines wrap at
  /// its width, those that do not fit its height are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the string in a rectangle by options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The box of the string when drawn with a width by options, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
