public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`. The default is Helvetica 12.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph style, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the glyphs, a `UIColor`. The default is black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number that indicates whether letters join into ligatures. The default is 1; 0 disables ligatures.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The additional space after every character in points, a number. The value 0 disables the font's kerning.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The additional space after every character in points, a number. The font's kerning stays enabled.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The style of the line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The style of the line below the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the glyphs' outline, a `UIColor`. The default is the foreground colour.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the glyphs' outline as a percentage of the font size, a number. Glyphs with a positive
  /// width are not filled.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The text effect, a `TextEffectStyle` or its name. Letterpress gives letters a light edge; a shadow
  /// replaces the effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The attachment displayed in place of the character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link, a `URL` or `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The distance by which the baseline is raised in points, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the line below the text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through the text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The skew of the glyphs to the right as the tangent of the angle, a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the factor by which glyphs are stretched horizontally, a number; 0 means no
  /// stretching.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The writing directions of nested embeddings within the paragraph, the outermost first.
  ///
  /// The value is a list of numbers, each the sum of the raw values of an `NSWritingDirection` and an
  /// `NSWritingDirectionFormatType`.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Stored only. The language of the text, a tag such as `de`.
  ///
  /// The name is that of Foundation's `LanguageIdentifierAttribute`. Line breaking does not depend on it.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// Stored only. The pitch of spoken text, a number.
  ///
  /// - Note: Mica does not speak text, so the keys for speech have no effect.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Stored only. The language in which the text is spoken, a tag such as `de`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// Stored only. The pronunciation, a string in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Stored only. A Boolean value that indicates whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// Stored only. A Boolean value that indicates whether an announcement waits for the one before to end.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// Stored only. A Boolean value that indicates whether the text is spoken letter by letter.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// Stored only. The heading level, a number from 0 to 6; 0 means no heading.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Stored only. Custom annotations of the text, a list of strings.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The kind of a text, as a `UIAccessibilityTextualContext`.
  public static let UIAccessibilityTextAttributeContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext")
  /// Stored only. A number that indicates whether glyphs are those for vertical text.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}
