public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`; Helvetica 12 without it.
  public static let font = NSAttributedString.Key("NSFont")
  /// How the paragraph is set, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the glyphs, a `UIColor`; black without it.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters join into ligatures, a number; 1 without it.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Space after every character in points, a number; 0 switches the font's kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Space after every character in points, a number; the font's kerning stays.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line through the text, an `NSUnderlineStyle` as a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A line below the text, an `NSUnderlineStyle` as a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the glyphs' outline, a `UIColor`; the foreground colour without it.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Thickness of the outline in percent of the font size, a number: positive leaves the glyphs hollow.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The name of a text effect, a `TextEffectStyle` or its name:
  /// letterpress gives letters a light edge, which a shadow replaces.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// What stands in place of the character U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Where the text leads, a `URL` or `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far the baseline is raised in points, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the line below the text, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through the text, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far the glyphs lean to the right, a number: the tangent of the angle.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the glyphs' stretching, a number: 0 leaves them alone.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Writing directions within the paragraph, the outermost first: a list of numbers, each a raw value of
  /// `NSWritingDirection` and one of `NSWritingDirectionFormatType` together.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The language of the text, a tag such as `de`, under the name of Foundation's
  /// `LanguageIdentifierAttribute`. Kept for the app: lines are broken as in any language.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// How a text is spoken: pitch, language, pronunciation, punctuation,
  /// whether it waits, and its level as a heading. Nothing speaks here.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// The language in which the text is spoken, a tag such as `de`. Kept for the app.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// The pronunciation, a string in the International Phonetic Alphabet. Kept for the app.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether signs of punctuation are spoken, a Boolean. Kept for the app.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// Whether an announcement waits for the end of the one before, a Boolean. Kept for the app.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// Whether the text is spoken letter by letter, a Boolean. Kept for the app.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, a number 0…6; 0 has none. Kept for the app.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Notes about the text by their names, a list of strings. Kept for the app.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  /// Whether glyphs are those of vertical text; it changes nothing here.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}
