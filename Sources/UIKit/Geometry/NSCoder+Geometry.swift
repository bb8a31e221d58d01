public import CoreGraphics
public import Foundation

extension NSCoder {
  /// Returns the text of a point: `{x, y}`, each number with at most 17 significant digits.
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }

  /// Returns the text of a vector: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }

  /// Returns the text of a size: `{width, height}`.
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }

  /// Returns the text of a rectangle: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns the text of an affine transform: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ") + "]"
  }

  /// Returns the text of insets: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Returns the text of directional insets: `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Returns the text of an offset: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }

  /// Returns the point in a text; missing numbers are 0.
  public class func cgPoint(for string: String) -> CGPoint {
    let n = numbers(in: string, count: 2)
    return CGPoint(x: n[0], y: n[1])
  }

  /// Returns the vector in a text; missing numbers are 0.
  public class func cgVector(for string: String) -> CGVector {
    let n = numbers(in: string, count: 2)
    return CGVector(dx: n[0], dy: n[1])
  }

  /// Returns the size in a text; missing numbers are 0.
  public class func cgSize(for string: String) -> CGSize {
    let n = numbers(in: string, count: 2)
    return CGSize(width: n[0], height: n[1])
  }

  /// Returns the rectangle in a text; missing numbers are 0.
  public class func cgRect(for string: String) -> CGRect {
    let n = numbers(in: string, count: 4)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// Returns the affine transform in a text, or the identity if the text does not contain six numbers.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let n = exactNumbers(in: string, count: 6) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// Returns the insets in a text; missing numbers are 0.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let n = numbers(in: string, count: 4)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// Returns the directional insets in a text; missing numbers are 0.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let n = numbers(in: string, count: 4)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  /// Returns the offset in a text; missing numbers are 0.
  public class func uiOffset(for string: String) -> UIOffset {
    let n = numbers(in: string, count: 2)
    return UIOffset(horizontal: n[0], vertical: n[1])
  }
}

extension NSCoder {
  /// Returns a number in C's `%.17g` format, which iOS uses for geometry on 64-bit devices.
  private class func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

  private class func braced(_ values: [CGFloat]) -> String {
    "{" + values.map(number).joined(separator: ", ") + "}"
  }

  private class func exactNumbers(in text: String, count: Int) -> [CGFloat]? {
    let fields = text.split(whereSeparator: { "{}[], \t\n".contains($0) })
    let found = fields.compactMap { Double($0).map { CGFloat($0) } }
    return found.count == count && fields.count == count ? found : nil
  }

  private class func numbers(in text: String, count: Int) -> [CGFloat] {
    let fields = text.split(whereSeparator: { "{}[], \t\n".contains($0) })
    var found = fields.prefix { Double($0) != nil }.prefix(count).map { CGFloat(Double($0)!) }
    while found.count < count { found.append(0) }
    return found
  }
}

/// Foundation encodes points, sizes and rectangles for a key.
extension NSCoder {
  /// Encodes a vector for a key, as its text.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }

  /// Encodes an affine transform for a key, as its text.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }

  /// Encodes insets for a key, as their text.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Encodes directional insets for a key, as their text.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }

  /// Encodes an offset for a key, as its text.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }

  /// Decodes the point for a key; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Decodes the vector for a key; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }

  /// Decodes the size for a key; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Decodes the rectangle for a key; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Decodes the affine transform for a key; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }

  /// Decodes the insets for a key; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }

  /// Decodes the directional insets for a key; zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }

  /// Decodes the offset for a key; zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  private func text(_ key: String) -> String { string(at: key) ?? "" }
}
