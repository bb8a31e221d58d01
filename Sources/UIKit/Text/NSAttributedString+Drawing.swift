internal import CoreGraphics
internal import CoreText
public import Foundation

/// The settings and results of drawing a string.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which fonts may be scaled down to make the text fit its width. The value 0
  /// disables scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which fonts were scaled down.
  open private(set) var actualScaleFactor: CGFloat = 1
  /// The bounding box of the text that was drawn or measured.
  open private(set) var totalBounds = CGRect.zero

  /// Creates a context with default settings.
  public override init() { super.init() }

  func record(_ bounds: CGRect, scale: CGFloat) { (totalBounds, actualScaleFactor) = (bounds, scale) }
}

extension NSAttributedString {
  /// Returns the size of the string, breaking lines only at newlines, in points and not rounded.
  public func size() -> CGSize { StringDrawing(self).size() }

  /// Draws the string at a point with y pointing down, breaking lines only at newlines.
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the string in a rectangle with y pointing down. Lines wrap at its width; lines that do not fit its
  /// height are omitted.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }

  /// Draws the string in a rectangle with the given options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding box of the string as drawn with the given size and options, in points and not
  /// rounded.
  ///
  /// Without `.usesLineFragmentOrigin` the box is that of a single line relative to its baseline. A width or
  /// height of 0 means no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the string, breaking lines only at newlines, in points and not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attrs).size()
  }

  /// Draws the string at a point with y pointing down, breaking lines only at newlines.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(at: point)
  }

  /// Draws the string in a rectangle with y pointing down. Lines wrap at its width; lines that do not fit its
  /// height are omitted.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attrs).draw(in: rect)
  }

  /// Draws the string in a rectangle with the given options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding box of the string as drawn with the given size and options, in points and not
  /// rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the string, breaking lines only at newlines, in points and not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Draws the string at a point with y pointing down, breaking lines only at newlines.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Draws the string in a rectangle with y pointing down. Lines wrap at its width; lines that do not fit its
  /// height are omitted.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the string in a rectangle with the given options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the bounding box of the string as drawn with the given size and options, in points and not
  /// rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
