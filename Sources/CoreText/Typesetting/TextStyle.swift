package import CoreGraphics
package import Foundation

/// How a run of text looks. Lengths are in points, y grows downwards.
package struct TextStyle: Sendable, Hashable {
  /// The font.
  package var font: CTFont
  /// The colour of the glyphs, and of decorations that have none of their own.
  package var color: CGColor
  /// Whether the glyphs have the fill colour of the context that they are drawn in, and not `color`.
  package var takesContextColor = false
  /// Space added after every character; nil leaves the font's kerning alone, 0 switches it off.
  package var kern: CGFloat?
  /// How far the baseline is raised.
  package var baselineOffset: CGFloat = 0
  /// A line below the text.
  package var underline: TextDecoration?
  /// A line through the text.
  package var strikethrough: TextDecoration?
  /// The colour behind the text, as high as the line.
  package var background: CGColor?
  /// A shadow of the glyphs.
  package var shadow: TextShadow?
  /// Whether letters may join into ligatures.
  package var ligatures = true
  /// Thickness of the glyphs' outline in percent of the font size: positive draws the outline only, negative
  /// fills as well.
  package var strokeWidth: CGFloat = 0
  /// The colour of the outline; nil is `color`.
  package var strokeColor: CGColor?
  /// How far the glyphs lean to the right: the tangent of the angle.
  package var obliqueness: CGFloat = 0
  /// Directions that the text runs in within its paragraph, the outermost first.
  package var embeddings: [TextEmbedding] = []
  /// What stands in place of the object replacement character U+FFFC.
  package var attachment: (any InlineObject)?

  /// A style of a font and a colour.
  package init(font: CTFont, color: CGColor = .black) { (self.font, self.color) = (font, color) }

  /// Equal when all properties are, and the attachment is the same object.
  package static func == (a: TextStyle, b: TextStyle) -> Bool {
    guard a.font === b.font || a.font == b.font else { return false }
    return a.color == b.color && a.takesContextColor == b.takesContextColor && a.kern == b.kern
      && a.baselineOffset == b.baselineOffset
      && a.underline == b.underline && a.strikethrough == b.strikethrough && a.background == b.background
      && a.shadow == b.shadow && a.ligatures == b.ligatures && a.strokeWidth == b.strokeWidth
      && a.strokeColor == b.strokeColor && a.obliqueness == b.obliqueness && a.embeddings == b.embeddings
      && a.attachment === b.attachment
  }

  /// Hashes the font and the colour.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(color)
  }
}

/// A direction that a part of a text runs in whatever lies around it; an override has every character run so.
package enum TextEmbedding: Int, Sendable {
  case leftToRight, rightToLeft, leftToRightOverride, rightToLeftOverride
}

/// A line that goes with the text.
package struct TextDecoration: Sendable, Hashable {
  /// How the line is drawn.
  package enum Pattern: Int, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  /// The number of parallel lines, 1 or 2.
  package var lines = 1
  /// Whether the line is twice as thick.
  package var isThick = false
  /// How the line is drawn.
  package var pattern = Pattern.solid
  /// Whether spaces have no line.
  package var byWord = false
  /// The colour; nil is that of the text.
  package var color: CGColor?

  /// A single solid line in the text's colour.
  package init() {}
}

/// A shadow below glyphs.
package struct TextShadow: Sendable, Hashable {
  /// Where the shadow falls, y down.
  package var offset: CGSize
  /// How soft its edge is: twice the standard deviation.
  package var blurRadius: CGFloat
  /// The colour.
  package var color: CGColor

  /// A shadow.
  package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
    (self.offset, self.blurRadius, self.color) = (offset, blurRadius, color)
  }
}

/// Something other than text in a line, such as an image.
package protocol InlineObject: AnyObject, Sendable {
  /// Its box on the baseline, y up: a negative y hangs below the baseline.
  ///
  /// `lineHeight` is the height of the line's fonts.
  func bounds(lineHeight: CGFloat) -> CGRect
  /// Draws into a box, y down; the context fills with the text's colour.
  func draw(in rect: CGRect, context: CGContext)
  /// Whether its box alone makes the height of its line, without the font around it; false unless said.
  var standsForFont: Bool { get }
}

extension InlineObject {
  package var standsForFont: Bool { false }
}

/// Where lines end.
package enum LineBreakMode: Int, Sendable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

  var truncates: Bool { rawValue >= Self.truncatingHead.rawValue }
}

/// Which side lines keep to; natural is the side where the paragraph's language starts.
package enum TextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The direction of a paragraph; natural is that of its first letter.
package enum WritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// How a paragraph is set. Lengths are in points and not negative unless said otherwise.
package struct ParagraphStyle: Sendable, Hashable {
  /// Which side lines keep to.
  package var alignment = TextAlignment.natural
  /// Space between the lines of the paragraph.
  package var lineSpacing: CGFloat = 0
  /// Space after the paragraph.
  package var paragraphSpacing: CGFloat = 0
  /// Space before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: CGFloat = 0
  /// The least height of a line.
  package var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 is no limit.
  package var maximumLineHeight: CGFloat = 0
  /// What line heights are multiplied by; 0 leaves them alone.
  package var lineHeightMultiple: CGFloat = 0
  /// Where lines start, from the leading side.
  package var headIndent: CGFloat = 0
  /// Where lines end: from the leading side if positive, from the trailing side if 0 or negative.
  package var tailIndent: CGFloat = 0
  /// Where the first line starts, from the leading side.
  package var firstLineHeadIndent: CGFloat = 0
  /// Where lines end when they do not fit.
  package var lineBreakMode = LineBreakMode.wordWrapping
  /// Whether the line before a last line of one word gives it another, where a word is left and both fit.
  package var pushesOut = false
  /// Whether Korean words stay whole, as words of letters do.
  package var keepsKoreanWords = false
  /// Whether letters move together before a line is cut.
  package var tightens = false
  /// Words are divided where a line would else be filled by less than this share; 0 for never.
  package var hyphenation: CGFloat = 0
  /// The direction of the paragraph.
  package var direction = WritingDirection.natural
  /// Tab stops, in the order in which one ahead is looked for.
  package var tabStops: [TabStop] = []
  /// The distance of further tab stops; 0 means the 28 points of UIKit's default stops.
  package var defaultTabInterval: CGFloat = 0

  /// UIKit's default paragraph style.
  package init() {}
}

/// A place where the text behind a tab stands.
package struct TabStop: Hashable, Sendable {
  /// From the leading side of the region, indents included, in points.
  package var location: CGFloat
  /// Which part of the text stands there: its left, its centre or its right.
  package var alignment: TextAlignment
  /// Characters that end that text, as tabs do; they stand behind it.
  package var terminators: CharacterSet?

  package init(
    _ location: CGFloat, _ alignment: TextAlignment = .natural, terminators: CharacterSet? = nil
  ) {
    (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
  }
}

/// A piece of text of one style within one kind of paragraph.
package struct TextRun: Sendable {
  package var text: String
  package var style: TextStyle
  package var paragraph: ParagraphStyle

  /// A piece of text.
  package init(_ text: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
    (self.text, self.style, self.paragraph) = (text, style, paragraph)
  }
}
