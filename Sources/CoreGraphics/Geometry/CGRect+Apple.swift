// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Members of Apple's CGPoint, CGSize and CGRect that Foundation on Linux lacks.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// A textual representation: "(x, y)".
  public var debugDescription: String { "(\(x), \(y))" }

  /// A dictionary representation with the keys X and Y.
  public var dictionaryRepresentation: CFDictionary { ["X": x.native, "Y": y.native] }

  /// Returns a Boolean value that indicates whether two points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  /// Creates a point from a dictionary with the keys X and Y. Returns nil if one is missing or not a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = number(dict, "X"), let y = number(dict, "Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// A textual representation: "(width, height)".
  public var debugDescription: String { "(\(width), \(height))" }

  /// A dictionary representation with the keys Width and Height.
  public var dictionaryRepresentation: CFDictionary { ["Width": width.native, "Height": height.native] }

  /// Returns a Boolean value that indicates whether two sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// Creates a size from a dictionary with the keys Width and Height. Returns nil if one is missing or not a
  /// number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = number(dict, "Width"), let height = number(dict, "Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// A textual representation: "(x, y, width, height)".
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }

  /// A dictionary representation with the keys X, Y, Width and Height.
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { old, _ in old }
  }

  /// Returns a Boolean value that indicates whether two rectangles share an area, like `intersects(_:)` on
  /// iOS: rectangles that only touch do not, nor does the null rectangle.
  ///
  /// Foundation's `intersects(_:)` on Linux, which no module can replace, returns `true` for rectangles that
  /// touch.
  package func overlaps(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns a Boolean value that indicates whether two rectangles are equal once standardised.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// Creates a rectangle from a dictionary with the keys X, Y, Width and Height. Returns nil if one is
  /// missing or not a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

/// Returns the number stored under a key, of any numeric type.
private func number(_ dictionary: CFDictionary, _ key: String) -> CGFloat? {
  switch dictionary[key] {
  case let value as Double: CGFloat(value)
  case let value as CGFloat: value
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}

extension CGRect {
  /// A Boolean value that indicates whether all four numbers are finite.
  @inlinable
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// A Boolean value that indicates whether any of the four numbers is NaN.
  @inlinable
  package var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }

  /// Returns the intersection of two rectangles, or nil if they share no area or any number is NaN.
  ///
  /// Foundation's `intersection` traps on NaN and treats touching edges as an intersection.
  @inlinable
  package func overlap(_ other: CGRect) -> CGRect? {
    let left = Swift.max(minX, other.minX)
    let right = Swift.min(maxX, other.maxX)
    let top = Swift.max(minY, other.minY)
    let bottom = Swift.min(maxY, other.maxY)
    guard left < right, top < bottom, !hasNaN, !other.hasNaN else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Returns the point (`x`, `y`).
@inlinable
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns the size `width` × `height`.
@inlinable
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Returns the rectangle with the given origin and size.
@inlinable
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the vector (`dx`, `dy`).
@inlinable
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
