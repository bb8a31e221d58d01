public import CoreGraphics

// The font features by the numbers of Apple's font feature registry, as `SFNTLayoutTypes.h` names them. A
// selector belongs to the type that precedes it.

/// The type of features that join letters.
public let kLigaturesType = 1
/// Required ligatures, enabled.
public let kRequiredLigaturesOnSelector = 0
/// Required ligatures, disabled.
public let kRequiredLigaturesOffSelector = 1
/// Common ligatures, such as f and i, enabled.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures, such as f and i, disabled.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures, such as c and t, enabled.
public let kRareLigaturesOnSelector = 4
/// Rare ligatures, such as c and t, disabled.
public let kRareLigaturesOffSelector = 5
/// Ligatures that depend on neighbouring letters, enabled.
public let kContextualLigaturesOnSelector = 18
/// Ligatures that depend on neighbouring letters, disabled.
public let kContextualLigaturesOffSelector = 19
/// Historical ligatures, enabled.
public let kHistoricalLigaturesOnSelector = 20
/// Historical ligatures, disabled.
public let kHistoricalLigaturesOffSelector = 21

/// The type of features for the width of digits.
public let kNumberSpacingType = 6
/// Digits of equal width. The only selector with an effect here, for system fonts with `UIFontDescriptor`.
public let kMonospacedNumbersSelector = 0
/// Digits of proportional width.
public let kProportionalNumbersSelector = 1
/// Digits a third of an em wide.
public let kThirdWidthNumbersSelector = 2
/// Digits a quarter of an em wide.
public let kQuarterWidthNumbersSelector = 3

/// The type of features that raise or lower digits and letters.
public let kVerticalPositionType = 10
/// The normal position on the baseline.
public let kNormalPositionSelector = 0
/// Small and raised, such as exponents.
public let kSuperiorsSelector = 1
/// Small and lowered, such as indices.
public let kInferiorsSelector = 2
/// Raised letters after a number, such as in 1st.
public let kOrdinalsSelector = 3
/// Small and below the baseline, as in chemical formulas.
public let kScientificInferiorsSelector = 4

/// The type of features for fractions.
public let kFractionsType = 11
/// No fractions: digits and slashes as they are.
public let kNoFractionsSelector = 0
/// The numerator above the denominator.
public let kVerticalFractionsSelector = 1
/// The numerator before a slash, the denominator after it.
public let kDiagonalFractionsSelector = 2

/// The type of features that substitute characters.
public let kTypographicExtrasType = 14
/// An em dash for two hyphens, enabled.
public let kHyphensToEmDashOnSelector = 0
/// An em dash for two hyphens, disabled.
public let kHyphensToEmDashOffSelector = 1
/// A dash for a hyphen between digits, enabled.
public let kHyphenToEnDashOnSelector = 2
/// A dash for a hyphen between digits, disabled.
public let kHyphenToEnDashOffSelector = 3
/// A slashed zero, enabled.
public let kSlashedZeroOnSelector = 4
/// A slashed zero, disabled.
public let kSlashedZeroOffSelector = 5
/// A single character for ? and !, enabled.
public let kFormInterrobangOnSelector = 6
/// A single character for ? and !, disabled.
public let kFormInterrobangOffSelector = 7
/// Curved quotation marks for straight ones, enabled.
public let kSmartQuotesOnSelector = 8
/// Curved quotation marks for straight ones, disabled.
public let kSmartQuotesOffSelector = 9
/// An ellipsis for three full stops, enabled.
public let kPeriodsToEllipsisOnSelector = 10
/// An ellipsis for three full stops, disabled.
public let kPeriodsToEllipsisOffSelector = 11

/// The type of features for titles and display.
public let kStyleOptionsType = 19
/// The normal letters.
public let kNoStyleOptionsSelector = 0
/// Letters for large sizes.
public let kDisplayTextSelector = 1
/// Letters with an engraved line in their strokes.
public let kEngravedTextSelector = 2
/// Ornamented capitals.
public let kIlluminatedCapsSelector = 3
/// Capitals for titles set in capitals only.
public let kTitlingCapsSelector = 4
/// Capitals taller than normal.
public let kTallCapsSelector = 5

/// The type of features for the vertical extent of digits.
public let kNumberCaseType = 21
/// Old-style digits with ascenders and descenders, as in running text.
public let kLowerCaseNumbersSelector = 0
/// Lining digits as tall as capitals.
public let kUpperCaseNumbersSelector = 1

/// The type of features for the width of letters.
public let kTextSpacingType = 22
/// Letters of proportional width.
public let kProportionalTextSelector = 0
/// Letters of equal width.
public let kMonospacedTextSelector = 1
/// Letters half an em wide.
public let kHalfWidthTextSelector = 2

/// The type of features for text in capitals.
public let kCaseSensitiveLayoutType = 33
/// Punctuation at the height of capitals, enabled.
public let kCaseSensitiveLayoutOnSelector = 0
/// Punctuation at the height of capitals, disabled.
public let kCaseSensitiveLayoutOffSelector = 1
/// Additional space between capitals, enabled.
public let kCaseSensitiveSpacingOnSelector = 2
/// Additional space between capitals, disabled.
public let kCaseSensitiveSpacingOffSelector = 3

/// The type of features for kana by writing direction.
public let kAlternateKanaType = 34
/// Kana for horizontal text, enabled.
public let kAlternateHorizKanaOnSelector = 0
/// Kana for horizontal text, disabled.
public let kAlternateHorizKanaOffSelector = 1
/// Kana for vertical text, enabled.
public let kAlternateVertKanaOnSelector = 2
/// Kana for vertical text, disabled.
public let kAlternateVertKanaOffSelector = 3

/// The type of features that depend on neighbouring letters.
public let kContextualAlternatesType = 36
/// Contextual alternates, enabled.
public let kContextualAlternatesOnSelector = 0
/// Contextual alternates, disabled.
public let kContextualAlternatesOffSelector = 1
/// Swash letters, enabled.
public let kSwashAlternatesOnSelector = 2
/// Swash letters, disabled.
public let kSwashAlternatesOffSelector = 3
/// Contextual swash letters, enabled.
public let kContextualSwashAlternatesOnSelector = 4
/// Contextual swash letters, disabled.
public let kContextualSwashAlternatesOffSelector = 5

/// The type of features for lowercase letters.
public let kLowerCaseType = 37
/// Normal lowercase letters.
public let kDefaultLowerCaseSelector = 0
/// Small capitals of the height of lowercase letters.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals, smaller than small capitals.
public let kLowerCasePetiteCapsSelector = 2

/// The type of features for capital letters.
public let kUpperCaseType = 38
/// Normal capital letters.
public let kDefaultUpperCaseSelector = 0
/// Small capitals of the height of lowercase letters.
public let kUpperCaseSmallCapsSelector = 1
/// Petite capitals, smaller than small capitals.
public let kUpperCasePetiteCapsSelector = 2

/// The type of features for stylistic sets, up to twenty.
public let kStylisticAlternativesType = 35
/// No stylistic set.
public let kNoStylisticAlternatesSelector = 0
/// Stylistic set 1, the font's `ss01`, enabled.
public let kStylisticAltOneOnSelector = 2
/// Stylistic set 1, the font's `ss01`, disabled.
public let kStylisticAltOneOffSelector = 3
/// Stylistic set 2, the font's `ss02`, enabled.
public let kStylisticAltTwoOnSelector = 4
/// Stylistic set 2, the font's `ss02`, disabled.
public let kStylisticAltTwoOffSelector = 5
/// Stylistic set 3, the font's `ss03`, enabled.
public let kStylisticAltThreeOnSelector = 6
/// Stylistic set 3, the font's `ss03`, disabled.
public let kStylisticAltThreeOffSelector = 7
/// Stylistic set 4, the font's `ss04`, enabled.
public let kStylisticAltFourOnSelector = 8
/// Stylistic set 4, the font's `ss04`, disabled.
public let kStylisticAltFourOffSelector = 9
/// Stylistic set 5, the font's `ss05`, enabled.
public let kStylisticAltFiveOnSelector = 10
/// Stylistic set 5, the font's `ss05`, disabled.
public let kStylisticAltFiveOffSelector = 11
/// Stylistic set 6, the font's `ss06`, enabled.
public let kStylisticAltSixOnSelector = 12
/// Stylistic set 6, the font's `ss06`, disabled.
public let kStylisticAltSixOffSelector = 13
/// Stylistic set 7, the font's `ss07`, enabled.
public let kStylisticAltSevenOnSelector = 14
/// Stylistic set 7, the font's `ss07`, disabled.
public let kStylisticAltSevenOffSelector = 15
/// Stylistic set 8, the font's `ss08`, enabled.
public let kStylisticAltEightOnSelector = 16
/// Stylistic set 8, the font's `ss08`, disabled.
public let kStylisticAltEightOffSelector = 17
/// Stylistic set 9, the font's `ss09`, enabled.
public let kStylisticAltNineOnSelector = 18
/// Stylistic set 9, the font's `ss09`, disabled.
public let kStylisticAltNineOffSelector = 19
/// Stylistic set 10, the font's `ss10`, enabled.
public let kStylisticAltTenOnSelector = 20
/// Stylistic set 10, the font's `ss10`, disabled.
public let kStylisticAltTenOffSelector = 21
/// Stylistic set 11, the font's `ss11`, enabled.
public let kStylisticAltElevenOnSelector = 22
/// Stylistic set 11, the font's `ss11`, disabled.
public let kStylisticAltElevenOffSelector = 23
/// Stylistic set 12, the font's `ss12`, enabled.
public let kStylisticAltTwelveOnSelector = 24
/// Stylistic set 12, the font's `ss12`, disabled.
public let kStylisticAltTwelveOffSelector = 25
/// Stylistic set 13, the font's `ss13`, enabled.
public let kStylisticAltThirteenOnSelector = 26
/// Stylistic set 13, the font's `ss13`, disabled.
public let kStylisticAltThirteenOffSelector = 27
/// Stylistic set 14, the font's `ss14`, enabled.
public let kStylisticAltFourteenOnSelector = 28
/// Stylistic set 14, the font's `ss14`, disabled.
public let kStylisticAltFourteenOffSelector = 29
/// Stylistic set 15, the font's `ss15`, enabled.
public let kStylisticAltFifteenOnSelector = 30
/// Stylistic set 15, the font's `ss15`, disabled.
public let kStylisticAltFifteenOffSelector = 31
/// Stylistic set 16, the font's `ss16`, enabled.
public let kStylisticAltSixteenOnSelector = 32
/// Stylistic set 16, the font's `ss16`, disabled.
public let kStylisticAltSixteenOffSelector = 33
/// Stylistic set 17, the font's `ss17`, enabled.
public let kStylisticAltSeventeenOnSelector = 34
/// Stylistic set 17, the font's `ss17`, disabled.
public let kStylisticAltSeventeenOffSelector = 35
/// Stylistic set 18, the font's `ss18`, enabled.
public let kStylisticAltEighteenOnSelector = 36
/// Stylistic set 18, the font's `ss18`, disabled.
public let kStylisticAltEighteenOffSelector = 37
/// Stylistic set 19, the font's `ss19`, enabled.
public let kStylisticAltNineteenOnSelector = 38
/// Stylistic set 19, the font's `ss19`, disabled.
public let kStylisticAltNineteenOffSelector = 39
/// Stylistic set 20, the font's `ss20`, enabled.
public let kStylisticAltTwentyOnSelector = 40
/// Stylistic set 20, the font's `ss20`, disabled.
public let kStylisticAltTwentyOffSelector = 41

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the features of a font as dictionaries with the keys below. Always nil: the features of fonts are
/// not read yet.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  notYet("CTFontCopyFeatures(_:)")
  return nil
}

/// The key of a type's identifier, a number: one of the types above.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of a type's display name, a string.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// The key of a Boolean value that indicates whether at most one selector of the type may be chosen.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The key of a type's selectors, an array of dictionaries with the three keys below.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The key of a selector's identifier, a number.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The key of a selector's display name, a string.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// The key of a Boolean value that indicates whether the selector is the default.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
