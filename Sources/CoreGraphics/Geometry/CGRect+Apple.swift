// What Apple's CGPoint, CGSize and CGRect have beyond Foundation's on Linux.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point as "(x, y)".
  public var debugDescription: String { "(\(x), \(y))" }

  /// The point as a dictionary with the keys X and Y.
  public var dictionaryRepresentation: CFDictionary { ["X": x.native, "Y": y.native] }

  /// Whether both points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  /// A point from a dictionary with the keys X and Y; nil where one is missing or not a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = number(dict, "X"), let y = number(dict, "Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size as "(width, height)".
  public var debugDescription: String { "(\(width), \(height))" }

  /// The size as a dictionary with the keys Width and Height.
  public var dictionaryRepresentation: CFDictionary { ["Width": width.native, "Height": height.native] }

  /// Whether both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// A size from a dictionary with the keys Width and Height; nil where one is missing or not a number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = number(dict, "Width"), let height = number(dict, "Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as "(x, y, width, height)".
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }

  /// The rectangle as a dictionary with the keys X, Y, Width and Height.
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { old, _ in old }
  }

  /// Whether both have a part in common, as `intersects(_:)` tells on iOS: rectangles that only touch have
  /// none, nor has the null one.
  ///
  /// Foundation's `intersects(_:)` on Linux, which no module can replace, counts those that touch.
  package func overlaps(_ other: CGRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether both rectangles are the same once standardised.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// A rectangle from a dictionary with the keys X, Y, Width and Height; nil where one is missing or not a
  /// number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

/// The number stored under a key, whatever numeric type it has.
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
  /// Whether all four numbers are finite.
  @inlinable
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether any of the four numbers is not a number.
  @inlinable
  package var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }

  /// The common part of two rectangles, or nil where they share no area; NaN anywhere gives nil.
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

/// The point (`x`, `y`).
@inlinable
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The size `width` × `height`.
@inlinable
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// The rectangle with the given origin and size.
@inlinable
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The vector (`dx`, `dy`).
@inlinable
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
