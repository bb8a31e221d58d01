public import CoreGraphics
public import Foundation

/// A list of numbers: a point, a rectangle, the coefficients of a filter. Never changes.
open class CIVector: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Constant once made.

  let numbers: [CGFloat]

  init(numbers: [CGFloat]) {
    self.numbers = numbers
    super.init()
  }

  /// A list of `count` numbers; an empty one for a negative count.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    numbers = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    super.init()
  }

  /// One number.
  public convenience init(x: CGFloat) { self.init(numbers: [x]) }

  /// Two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(numbers: [x, y]) }

  /// Three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(numbers: [x, y, z]) }

  /// Four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(numbers: [x, y, z, w]) }

  /// A point as two numbers.
  public convenience init(cgPoint p: CGPoint) { self.init(numbers: [p.x, p.y]) }

  /// A rectangle as four numbers: its origin, its width and its height.
  public convenience init(cgRect r: CGRect) {
    self.init(numbers: [r.origin.x, r.origin.y, r.size.width, r.size.height])
  }

  /// A transform as six numbers.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// The numbers of a string such as `[1 0 0.5]`; what is no number ends the list.
  public convenience init(string representation: String) {
    let words = representation.split { "[] ,\t\n".contains($0) }
    self.init(numbers: words.map { Double($0) }.prefix { $0 != nil }.compactMap { $0.map { CGFloat($0) } })
  }

  /// A vector from an archive; nil where there is none.
  public required convenience init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "CIVector") else { return nil }
    self.init(string: String(describing: text))
  }

  /// Writes the numbers to an archive.
  open func encode(with coder: NSCoder) { coder.encode(stringRepresentation as NSString, forKey: "CIVector") }

  /// True: an archive of a vector holds nothing but a string.
  open class var supportsSecureCoding: Bool { true }

  /// How many numbers there are.
  open var count: Int { numbers.count }

  /// The number of an index; 0 where there is none.
  open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }

  /// The first number, or 0.
  open var x: CGFloat { value(at: 0) }

  /// The second number, or 0.
  open var y: CGFloat { value(at: 1) }

  /// The third number, or 0.
  open var z: CGFloat { value(at: 2) }

  /// The fourth number, or 0.
  open var w: CGFloat { value(at: 3) }

  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }

  /// The first four numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

  /// The first six numbers as a transform.
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }

  /// The numbers in brackets, with spaces between them: `[1 0 0.5]`.
  open var stringRepresentation: String {
    "[" + numbers.map { String(format: "%.9g", Double($0)) }.joined(separator: " ") + "]"
  }

  /// The vector itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a vector of the same numbers.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }

  /// Equal for equal vectors.
  open override var hash: Int { numbers.hashValue }

  /// The numbers in brackets.
  open override var description: String { stringRepresentation }
}
