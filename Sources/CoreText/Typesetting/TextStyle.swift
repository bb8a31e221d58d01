package import CoreGraphics
package import Foundation

/// The appearance of a run of text. Lengths are in points; y points down.
package struct TextStyle: Sendable, Hashable {
  /// The font.
  package var font: CTFont
  /// The colour of the glyphs, and of decorations without a colour of their own.
  package var color: CGColor
  /// A Boolean value that indicates whether the glyphs use the fill colour of the context instead of `color`.
  package var takesContextColor = false
  /// The space added after every character. With nil the font's kerning applies; 0 disables it.
  package var kern: CGFloat?
  /// The offset of the baseline upwards.
  package var baselineOffset: CGFloat = 0
  /// The underline.
  package var underline: TextDecoration?
  /// The strikethrough.
  package var strikethrough: TextDecoration?
  /// The colour behind the text, as high as the line.
  package var background: CGColor?
  /// The shadow of the glyphs.
  package var shadow: TextShadow?
  /// A Boolean value that determines whether letters may form ligatures.
  package var ligatures = true
  /// The thickness of the glyphs' outline in percent of the font size. Positive values only stroke the
  /// outline, negative ones also fill the glyphs.
  package var strokeWidth: CGFloat = 0
  /// The colour of the outline. Nil means `color`.
  package var strokeColor: CGColor?
  /// The slant of the glyphs to the right: the tangent of the angle.
  package var obliqueness: CGFloat = 0
  /// The directions of the text within its paragraph, the outermost first.
  package var embeddings: [TextEmbedding] = []
  /// The object shown for the object replacement character U+FFFC.
  package var attachment: (any InlineObject)?

  /// Creates a style from a font and a colour.
  package init(font: CTFont, color: CGColor = .black) { (self.font, self.color) = (font, color) }

  /// Returns a Boolean value that indicates whether all properties are equal and the attachment is the same
  /// object.
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

/// A direction of a part of a text, regardless of the text around it. An override applies to every character.
package enum TextEmbedding: Int, Sendable {
  case leftToRight, rightToLeft, leftToRightOverride, rightToLeftOverride
}

/// A line that decorates the text.
package struct TextDecoration: Sendable, Hashable {
  /// The patterns of the line.
  package enum Pattern: Int, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  /// The number of parallel lines, 1 or 2.
  package var lines = 1
  /// A Boolean value that indicates whether the line has twice the thickness.
  package var isThick = false
  /// The pattern of the line.
  package var pattern = Pattern.solid
  /// A Boolean value that indicates whether spaces are not decorated.
  package var byWord = false
  /// The colour, or nil for that of the text.
  package var color: CGColor?

  /// Creates a single solid line in the text's colour.
  package init() {}
}

/// A shadow below glyphs.
package struct TextShadow: Sendable, Hashable {
  /// The offset of the shadow, y down.
  package var offset: CGSize
  /// The blur radius: twice the standard deviation.
  package var blurRadius: CGFloat
  /// The colour.
  package var color: CGColor

  /// Creates a shadow.
  package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
    (self.offset, self.blurRadius, self.color) = (offset, blurRadius, color)
  }
}

/// An object other than text in a line, such as an image.
package protocol InlineObject: AnyObject, Sendable {
  /// Returns the object's box relative to the baseline, y up: with a negative y it extends below the
  /// baseline.
  ///
  /// `lineHeight` is the height of the line's fonts.
  func bounds(lineHeight: CGFloat) -> CGRect
  /// Draws the object into a box, y down. The context's fill colour is the text's colour.
  func draw(in rect: CGRect, context: CGContext)
  /// A Boolean value that indicates whether the object's box alone determines the height of its line, without
  /// the font around it. `false` by default.
  var standsForFont: Bool { get }
}

extension InlineObject {
  package var standsForFont: Bool { false }
}

/// The handling of lines that do not fit.
package enum LineBreakMode: Int, Sendable {
  case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

  var truncates: Bool { rawValue >= Self.truncatingHead.rawValue }
}

/// The horizontal alignments of lines. `natural` is the side at which the paragraph's language begins.
package enum TextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The direction of a paragraph. `natural` is that of its first letter.
package enum WritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The style of a paragraph. Lengths are in points and not negative unless noted.
package struct ParagraphStyle: Sendable, Hashable {
  /// The alignment of lines.
  package var alignment = TextAlignment.natural
  /// The space between the lines of the paragraph.
  package var lineSpacing: CGFloat = 0
  /// The space after the paragraph.
  package var paragraphSpacing: CGFloat = 0
  /// The space before the paragraph, unless it is the first.
  package var paragraphSpacingBefore: CGFloat = 0
  /// The minimum height of a line.
  package var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line, or 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  /// The factor of line heights, or 0 for none.
  package var lineHeightMultiple: CGFloat = 0
  /// The start of lines, measured from the leading side.
  package var headIndent: CGFloat = 0
  /// The end of lines: measured from the leading side if positive, from the trailing side if 0 or negative.
  package var tailIndent: CGFloat = 0
  /// The start of the first line, measured from the leading side.
  package var firstLineHeadIndent: CGFloat = 0
  /// The handling of lines that do not fit.
  package var lineBreakMode = LineBreakMode.wordWrapping
  /// A Boolean value that determines whether a last line of one word gets another word from the line before,
  /// if a word remains there and both fit.
  package var pushesOut = false
  /// A Boolean value that determines whether Korean words are not broken, like words of Latin letters.
  package var keepsKoreanWords = false
  /// A Boolean value that determines whether letters are tightened before a line is truncated.
  package var tightens = false
  /// The fraction of its width that a line must fill to avoid hyphenation, or 0 to never hyphenate.
  package var hyphenation: CGFloat = 0
  /// The direction of the paragraph.
  package var direction = WritingDirection.natural
  /// The tab stops, in the order in which the next one is searched for.
  package var tabStops: [TabStop] = []
  /// The distance between further tab stops, or 0 for the 28 points of UIKit's default stops.
  package var defaultTabInterval: CGFloat = 0

  /// Creates UIKit's default paragraph style.
  package init() {}
}

/// A position to which text after a tab is aligned.
package struct TabStop: Hashable, Sendable {
  /// The distance from the leading side of the region, including indents, in points.
  package var location: CGFloat
  /// The part of the text that is aligned to the position: its left, its centre or its right.
  package var alignment: TextAlignment
  /// The characters that end that text, as tabs do. They are placed after it.
  package var terminators: CharacterSet?

  package init(
    _ location: CGFloat, _ alignment: TextAlignment = .natural, terminators: CharacterSet? = nil
  ) {
    (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
  }
}

/// A piece of text with one style and one paragraph style.
package struct TextRun: Sendable {
  package var text: String
  package var style: TextStyle
  package var paragraph: ParagraphStyle

  /// Creates a run.
  package init(_ text: String, style: TextStyle, paragraph: ParagraphStyle = ParagraphStyle()) {
    (self.text, self.style, self.paragraph) = (text, style, paragraph)
  }
}
