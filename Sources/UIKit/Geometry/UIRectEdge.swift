internal import Foundation

/// A set of a rectangle's edges.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The raw value, with the bits top 1, left 2, bottom 4, right 8.
  public let rawValue: UInt
  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A set of a rectangle's edges, named by the language's direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The raw value, with the bits top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt
  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A set of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw value, with the bits top left 1, top right 2, bottom left 4, bottom right 8.
  public let rawValue: UInt
  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top-right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom-left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom-right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// The positions on the border of a rectangle at which something is aligned.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none = 0
  /// The middle of the top edge.
  case top
  /// The top leading corner.
  case topLeading
  /// The middle of the leading edge.
  case leading
  /// The bottom leading corner.
  case bottomLeading
  /// The middle of the bottom edge.
  case bottom
  /// The bottom trailing corner.
  case bottomTrailing
  /// The middle of the trailing edge.
  case trailing
  /// The top trailing corner.
  case topTrailing
}

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw value, with the bits horizontal 1, vertical 2.
  public let rawValue: UInt
  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Neither axis.
  public static let neither: UIAxis = []
  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
