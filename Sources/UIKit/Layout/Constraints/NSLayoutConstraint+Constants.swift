internal import Foundation

extension NSLayoutConstraint {
  /// A direction of layout.
  public enum Axis: Int, Sendable, Hashable {
    /// From side to side, and from the top down.
    case horizontal, vertical
  }

  /// How the two sides of a constraint compare.
  public enum Relation: Int, Sendable, Hashable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A number of a view's alignment rectangle that constraints relate.
  public enum Attribute: Int, Sendable, Hashable {
    /// Edges in points, to the right and down.
    case left = 1, right, top, bottom
    /// Left in languages that read from left to right, right in the others.
    case leading
    /// Right in languages that read from left to right, left in the others.
    case trailing
    /// Lengths and places in points; baselines are those of the last and the first line of text, without any
    /// the lower and the upper edge.
    case width, height, centerX, centerY, lastBaseline, firstBaseline
    /// The edges less the item's `layoutMargins`; a guide has none and gives its edges.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The middles between the margins.
    case centerXWithinMargins, centerYWithinMargins
    /// The second side of a constraint that has a constant alone.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How a visual format's views are aligned and in which direction it reads.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges of all views are equal, as below.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where the language begins to read.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where the language ends to read.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal middles, in vertical formats.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical middles, in horizontal formats.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of the last lines, in horizontal formats.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of the first lines, in horizontal formats.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The default direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Whatever the language; counts for horizontal formats.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Whatever the language; counts for horizontal formats.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// The default spacing: between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// From the last baseline of a view to the first of the next, in vertical formats.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of all spacings.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The same options as `alignAllLastBaseline`.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
  }
}

extension NSLayoutConstraint.Attribute {
  /// What kind of number an attribute is; only numbers of one kind can be compared.
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

  /// Whether the attribute turns with the direction of the language.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the attribute is an edge of a rectangle whatever the language.
  var isNamedEdge: Bool { isAbsoluteEdge || [.top, .bottom, .topMargin, .bottomMargin].contains(self) }

  /// Whether the attribute is a left or right edge whatever the language.
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
