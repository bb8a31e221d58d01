/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Lines are aligned at the left.
  case left = 0
  /// Lines are centred.
  case center = 1
  /// Lines are aligned at the right.
  case right = 2
  /// Lines fill the width, except for the last line of a paragraph.
  case justified = 3
  /// Lines are aligned at the side where text in the paragraph's language starts.
  case natural = 4
}

/// The treatment of lines that do not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping = 1
  /// Lines are clipped at the edge.
  case byClipping = 2
  /// An ellipsis replaces the beginning of the line.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end of the line.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle of the line.
  case byTruncatingMiddle = 5
}

/// The effect of a nested writing direction on its text.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Characters are ordered as in a paragraph with the direction.
  case embedding = 0
  /// All characters run in the direction.
  case override = 2
}

/// The writing direction of text.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the paragraph's first letter.
  case natural = -1
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic.
  case rightToLeft = 1
}

/// The style of a line below or through text: its thickness, its pattern, and whether it skips spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits of the style.
  public let rawValue: Int
  /// Creates a style from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A dotted pattern.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed pattern.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A pattern of a dash and a dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A pattern of a dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line drawn below or through words only, not spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Options for measuring and drawing a string.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the options.
  public let rawValue: Int
  /// Creates options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left of the first line, and lines wrap. Without this option, the origin is on the
  /// baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The distance between lines includes the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounding box is that of the glyphs' ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits the height ends in an ellipsis if more text follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
