internal import CoreGraphics
public import Foundation

/// A displacement in points: positive is right and down.
public struct UIOffset: Equatable, Sendable {
  /// The displacement to the right.
  public var horizontal: CGFloat
  /// The displacement downward.
  public var vertical: CGFloat

  /// Creates an offset of zero.
  public init() { (horizontal, vertical) = (0, 0) }

  /// Creates an offset with two displacements.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// An offset of zero.
  public static let zero = UIOffset()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an offset with two displacements.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

extension UIOffset: Codable {
  /// Creates an offset from two numbers, horizontal first.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    horizontal = try numbers.decode(CGFloat.self)
    vertical = try numbers.decode(CGFloat.self)
  }

  /// Encodes two numbers, horizontal first.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(horizontal)
    try numbers.encode(vertical)
  }
}

/// A closed range of numbers, such as the scales that a zooming view permits.
public struct UIFloatRange: Equatable, Sendable {
  /// The lower end.
  public var minimum: CGFloat
  /// The upper end.
  public var maximum: CGFloat

  /// Creates the range that contains only zero.
  public init() { (minimum, maximum) = (0, 0) }

  /// Creates a range with two ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that contains only zero.
  public static let zero = UIFloatRange()
  /// The range of every number.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// A Boolean value that indicates whether both ends are infinite.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
