internal import Foundation

extension NSLayoutConstraint {
  /// The axes of a layout.
  public enum Axis: Int, Sendable, Hashable {
    /// Horizontal from side to side, vertical from top to bottom.
    case horizontal, vertical
  }

  /// The relations between the two sides of a constraint.
  public enum Relation: Int, Sendable, Hashable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The attributes of a view's alignment rectangle that constraints relate.
  public enum Attribute: Int, Sendable, Hashable {
    /// The edges, in points, increasing to the right and down.
    case left = 1, right, top, bottom
    /// The left edge in left-to-right languages, the right one in the others.
    case leading
    /// The right edge in left-to-right languages, the left one in the others.
    case trailing
    /// Lengths and positions in points. Baselines are those of the last and the first line of text; without
    /// text, the lower and the upper edge.
    case width, height, centerX, centerY, lastBaseline, firstBaseline
    /// The edges inset by the item's `layoutMargins`; for a guide, which has none, its edges.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centres between the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// The second attribute of a constraint with a constant only.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The options that determine the alignment of a visual format's views and its direction.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centres, in vertical formats.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centres, in horizontal formats.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the baselines of the last lines, in horizontal formats.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the baselines of the first lines, in horizontal formats.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Reads the format in the language's direction, the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads a horizontal format from left to right, regardless of the language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads a horizontal format from right to left, regardless of the language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Measures spacings between edges, the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures spacings from the last baseline of a view to the first of the next, in vertical formats.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// Equivalent to `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of quantities; only attributes of the same kind can be compared.
  enum Kind {
    case x, y, size, none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin,
      .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// A Boolean value that indicates whether the attribute depends on the language's direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the attribute is an edge of a rectangle, regardless of the
  /// language.
  var isNamedEdge: Bool { isAbsoluteEdge || [.top, .bottom, .topMargin, .bottomMargin].contains(self) }

  /// A Boolean value that indicates whether the attribute is a left or right edge, regardless of the
  /// language.
  var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The name in Apple's descriptions.
  package var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}
