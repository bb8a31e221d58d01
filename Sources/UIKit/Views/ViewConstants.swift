internal import CoreGraphics
internal import Foundation

extension UIView {
  /// What becomes of a view's picture when its size changes without a new drawing.
  public enum ContentMode: Int, Sendable {
    /// The first three scale to the bounds: without keeping proportions, whole inside them, or filling
    /// them. `redraw` draws anew; the others keep the size and the named place.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// In a corner, at its size.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether tint colours are shown or dimmed.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// The parts of a view and of its distances to the superview that take up a change of the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// One bit a part, as in UIKit's headers; 0 keeps size, left and upper distance.
    public let rawValue: UInt
    /// Parts of the bits; bits beyond the first eight are lost in a view.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance between the view's left edge and its superview's; so for the others.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The view's width; it does not become less than 0.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance between the view's right edge and its superview's.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance between the view's upper edge and its superview's.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The view's height; it does not become less than 0.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance between the view's lower edge and its superview's.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// Whether a view's content keeps its direction under right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
  /// `unspecified` turns with the language; controls of playing and things in space never do.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// How much a layout wish weighs, 1…1000; 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// 1…1000.
  public var rawValue: Float
  /// A weight, which is kept as it is also outside of 1…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The same, with the label that `RawRepresentable` asks for.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// What has to hold; anything below gives way to what weighs more.
  public static let required = UILayoutPriority(1000)
  /// At which buttons resist being made smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// The weights of windows that are dragged; nothing here drags one.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// At which a window keeps its size while it is dragged; nothing here drags one.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// At which content follows a window's size and does not change it; nothing here drags one.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// At which content resists being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// At which `systemLayoutSizeFitting(_:)` wants its target; not meant for constraints.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first weighs less.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}

// Disfavoured, for many an app has its own, which it means.
extension UILayoutPriority {
  /// A weight that is so much more; an app's own operator of that kind comes before it.
  @_disfavoredOverload public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// A weight that is so much less; an app's own operator of that kind comes before it.
  @_disfavoredOverload public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
  /// Makes the weight so much more.
  @_disfavoredOverload public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Makes the weight so much less.
  @_disfavoredOverload public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
