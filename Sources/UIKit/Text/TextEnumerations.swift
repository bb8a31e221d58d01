/// Which side lines keep to.
public enum NSTextAlignment: Int, Sendable {
  /// The left.
  case left = 0
  /// The middle.
  case center = 1
  /// The right.
  case right = 2
  /// Both sides, but for the last line of a paragraph.
  case justified = 3
  /// The side where the paragraph's language starts.
  case natural = 4
}

/// Where lines end that do not fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Between words.
  case byWordWrapping = 0
  /// Between characters.
  case byCharWrapping = 1
  /// At the edge; what lies beyond is not drawn.
  case byClipping = 2
  /// An ellipsis stands for the beginning.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle.
  case byTruncatingMiddle = 5
}

/// How text within a paragraph has a direction of its own.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Its characters run as they do in a paragraph of the direction.
  case embedding = 0
  /// All of its characters run in the direction.
  case override = 2
}

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// That of the paragraph's first letter.
  case natural = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// How a line below or through the text is drawn: a thickness, a pattern, and whether it skips spaces.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// The style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a string is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// The options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the top left of the first line, and lines
  /// wrap; without it, the origin is the baseline of one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines are apart by the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The box is that of the ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits the height ends in an ellipsis where text follows it.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
