internal import CoreGraphics
internal import Foundation

extension UIView {
  /// The ways in which a view's contents follow its size without being redrawn.
  public enum ContentMode: Int, Sendable {
    /// The first three scale to the bounds: distorted, whole inside them, or filling them. `redraw` redraws;
    /// the others keep the size and the named position.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// The contents keep their size, in a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// The modes that determine whether tint colours are dimmed.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// The parts of a view and of its distances to the superview that follow a change of the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The raw value, one bit per part, as in UIKit's headers; 0 keeps the size and the left and upper
    /// distances.
    public let rawValue: UInt
    /// Creates a mask from a raw value; a view drops bits beyond the first eight.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance between the left edges of the view and its superview.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width of the view, which does not become negative.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance between the right edges of the view and its superview.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance between the upper edges of the view and its superview.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height of the view, which does not become negative.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance between the lower edges of the view and its superview.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// The semantics that determine whether a view's content is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// `unspecified` follows the language; playback controls and spatial content are never mirrored.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The priority of a layout constraint, 1…1000; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The raw value, 1…1000.
  public var rawValue: Float
  /// Creates a priority, also outside of 1…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority, also outside of 1…1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A required constraint; lower priorities yield to higher ones.
  public static let required = UILayoutPriority(1000)
  /// The priority with which buttons resist compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of dragging a window that may be resized; no window is dragged in Mica.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a window keeps its size while it is dragged; no window is dragged in Mica.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority with which content follows a window's size without changing it; no window is dragged in
  /// Mica.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which content resists being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target of `systemLayoutSizeFitting(_:)`; not meant for constraints.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether the first priority is lower.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

// Disfavoured, since many apps define operators of their own.
extension UILayoutPriority {
  /// Adds to a priority; a client's own operator takes precedence.
  @_disfavoredOverload public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// Subtracts from a priority; a client's own operator takes precedence.
  @_disfavoredOverload public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
  /// Increases the priority.
  @_disfavoredOverload public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Decreases the priority.
  @_disfavoredOverload public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
