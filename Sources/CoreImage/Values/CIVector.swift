public import CoreGraphics
public import Foundation

/// An immutable list of numbers: a point, a rectangle or the coefficients of a filter.
open class CIVector: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Constant once created.

  let numbers: [CGFloat]

  init(numbers: [CGFloat]) {
    self.numbers = numbers
    super.init()
  }

  /// Creates a vector of `count` numbers, or an empty one if the count is negative.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    numbers = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    super.init()
  }

  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init(numbers: [x]) }

  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(numbers: [x, y]) }

  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(numbers: [x, y, z]) }

  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(numbers: [x, y, z, w])
  }

  /// Creates a vector of two numbers from a point.
  public convenience init(cgPoint p: CGPoint) { self.init(numbers: [p.x, p.y]) }

  /// Creates a vector of four numbers from a rectangle: the origin, the width and the height.
  public convenience init(cgRect r: CGRect) {
    self.init(numbers: [r.origin.x, r.origin.y, r.size.width, r.size.height])
  }

  /// Creates a vector of six numbers from a transform.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Creates a vector from a string such as `[1 0 0.5]`; the first word that is not a number ends the list.
  public convenience init(string representation: String) {
    let words = representation.split { "[] ,\t\n".contains($0) }
    self.init(numbers: words.map { Double($0) }.prefix { $0 != nil }.compactMap { $0.map { CGFloat($0) } })
  }

  /// Creates a vector from an archive; `nil` if the archive contains none.
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "CIVector") else { return nil }
    self.init(string: String(describing: text))
  }

  /// Encodes the numbers.
  open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "CIVector") }

  /// A Boolean value that indicates secure coding support: `true`. An archived vector is a string only.
  open class var supportsSecureCoding: Bool { true }

  /// The number of values.
  open var count: Int { numbers.count }

  /// Returns the value at an index, or 0 if there is none.
  open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }

  /// The first value, or 0.
  open var x: CGFloat { value(at: 0) }

  /// The second value, or 0.
  open var y: CGFloat { value(at: 1) }

  /// The third value, or 0.
  open var z: CGFloat { value(at: 2) }

  /// The fourth value, or 0.
  open var w: CGFloat { value(at: 3) }

  /// The first two values as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  /// The first four values as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// The first six values as a transform.
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  /// The values in brackets, separated by spaces: `[1 0 0.5]`.
  open var stringRepresentation: String {
    "[" + numbers.map { String(format: "%.9g", Double($0)) }.joined(separator: " ") + "]"
  }

  /// Returns the vector itself: it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether the other object is a vector with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }

  /// The hash value, equal for equal vectors.
  open override var hash: Int { numbers.hashValue }

  /// A description with the values in brackets.
  open override var description: String { stringRepresentation }
}
