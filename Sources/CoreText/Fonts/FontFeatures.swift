public import CoreGraphics

// The features of fonts by the numbers of Apple's font feature registry, as `SFNTLayoutTypes.h` names them. A
// selector belongs to the type that it stands below.

/// Which letters are joined.
public let kLigaturesType = 1
/// Ligatures without which the script is not written: used.
public let kRequiredLigaturesOnSelector = 0
/// Ligatures without which the script is not written: not used.
public let kRequiredLigaturesOffSelector = 1
/// Ligatures of everyday setting, as of f and i: used.
public let kCommonLigaturesOnSelector = 2
/// Ligatures of everyday setting, as of f and i: not used.
public let kCommonLigaturesOffSelector = 3
/// Ligatures for show, as of c and t: used.
public let kRareLigaturesOnSelector = 4
/// Ligatures for show, as of c and t: not used.
public let kRareLigaturesOffSelector = 5
/// Ligatures that depend on what stands beside them: used.
public let kContextualLigaturesOnSelector = 18
/// Ligatures that depend on what stands beside them: not used.
public let kContextualLigaturesOffSelector = 19
/// Ligatures of old prints: used.
public let kHistoricalLigaturesOnSelector = 20
/// Ligatures of old prints: not used.
public let kHistoricalLigaturesOffSelector = 21

/// How wide figures are.
public let kNumberSpacingType = 6
/// All figures of one width. The one selector that fonts of the system follow here, by `UIFontDescriptor`.
public let kMonospacedNumbersSelector = 0
/// Each figure as wide as it is drawn.
public let kProportionalNumbersSelector = 1
/// Figures a third of an em wide.
public let kThirdWidthNumbersSelector = 2
/// Figures a quarter of an em wide.
public let kQuarterWidthNumbersSelector = 3

/// Raised and lowered figures and letters.
public let kVerticalPositionType = 10
/// On the baseline.
public let kNormalPositionSelector = 0
/// Small and raised, as exponents.
public let kSuperiorsSelector = 1
/// Small and lowered, as indices.
public let kInferiorsSelector = 2
/// Raised letters after a number, as in 1st.
public let kOrdinalsSelector = 3
/// Small and lowered below the baseline, as in formulas of chemistry.
public let kScientificInferiorsSelector = 4

/// How fractions are set.
public let kFractionsType = 11
/// Figures and strokes as they are written.
public let kNoFractionsSelector = 0
/// The numerator above the denominator.
public let kVerticalFractionsSelector = 1
/// The numerator before a slanting stroke, the denominator behind it.
public let kDiagonalFractionsSelector = 2

/// Signs that stand for others.
public let kTypographicExtrasType = 14
/// Two hyphens as a long dash: used.
public let kHyphensToEmDashOnSelector = 0
/// Two hyphens as a long dash: not used.
public let kHyphensToEmDashOffSelector = 1
/// A hyphen between figures as a dash: used.
public let kHyphenToEnDashOnSelector = 2
/// A hyphen between figures as a dash: not used.
public let kHyphenToEnDashOffSelector = 3
/// A stroke through the figure 0: used.
public let kSlashedZeroOnSelector = 4
/// A stroke through the figure 0: not used.
public let kSlashedZeroOffSelector = 5
/// ? and ! as one sign: used.
public let kFormInterrobangOnSelector = 6
/// ? and ! as one sign: not used.
public let kFormInterrobangOffSelector = 7
/// Straight quotation marks as curved ones: used.
public let kSmartQuotesOnSelector = 8
/// Straight quotation marks as curved ones: not used.
public let kSmartQuotesOffSelector = 9
/// Three full stops as one sign: used.
public let kPeriodsToEllipsisOnSelector = 10
/// Three full stops as one sign: not used.
public let kPeriodsToEllipsisOffSelector = 11

/// Letters for titles and the like.
public let kStyleOptionsType = 19
/// The usual letters.
public let kNoStyleOptionsSelector = 0
/// Letters for large sizes.
public let kDisplayTextSelector = 1
/// Letters with a line cut out of their strokes.
public let kEngravedTextSelector = 2
/// Capitals with ornaments.
public let kIlluminatedCapsSelector = 3
/// Capitals for titles that have no small letters.
public let kTitlingCapsSelector = 4
/// Capitals that are taller than usual.
public let kTallCapsSelector = 5

/// Whether figures rise and fall as small letters do.
public let kNumberCaseType = 21
/// Figures that rise and fall, as in running text.
public let kLowerCaseNumbersSelector = 0
/// Figures as tall as capitals.
public let kUpperCaseNumbersSelector = 1

/// How wide letters are.
public let kTextSpacingType = 22
/// Each letter as wide as it is drawn.
public let kProportionalTextSelector = 0
/// All letters of one width.
public let kMonospacedTextSelector = 1
/// Letters half an em wide.
public let kHalfWidthTextSelector = 2

/// Signs that sit right between capitals.
public let kCaseSensitiveLayoutType = 33
/// Signs at the height of capitals: used.
public let kCaseSensitiveLayoutOnSelector = 0
/// Signs at the height of capitals: not used.
public let kCaseSensitiveLayoutOffSelector = 1
/// More room between capitals: used.
public let kCaseSensitiveSpacingOnSelector = 2
/// More room between capitals: not used.
public let kCaseSensitiveSpacingOffSelector = 3

/// Kana by the direction of writing.
public let kAlternateKanaType = 34
/// Kana for lines: used.
public let kAlternateHorizKanaOnSelector = 0
/// Kana for lines: not used.
public let kAlternateHorizKanaOffSelector = 1
/// Kana for columns: used.
public let kAlternateVertKanaOnSelector = 2
/// Kana for columns: not used.
public let kAlternateVertKanaOffSelector = 3

/// Letters by what stands beside them.
public let kContextualAlternatesType = 36
/// Letters that suit what stands beside them: used.
public let kContextualAlternatesOnSelector = 0
/// Letters that suit what stands beside them: not used.
public let kContextualAlternatesOffSelector = 1
/// Letters with swashes: used.
public let kSwashAlternatesOnSelector = 2
/// Letters with swashes: not used.
public let kSwashAlternatesOffSelector = 3
/// Swashes where what stands beside them leaves room: used.
public let kContextualSwashAlternatesOnSelector = 4
/// Swashes where what stands beside them leaves room: not used.
public let kContextualSwashAlternatesOffSelector = 5

/// What small letters become.
public let kLowerCaseType = 37
/// Small letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Capitals of the small letters' height in their place.
public let kLowerCaseSmallCapsSelector = 1
/// Capitals in their place that are smaller than small capitals.
public let kLowerCasePetiteCapsSelector = 2

/// What capitals become.
public let kUpperCaseType = 38
/// Capitals as they are.
public let kDefaultUpperCaseSelector = 0
/// Capitals of the small letters' height in their place.
public let kUpperCaseSmallCapsSelector = 1
/// Capitals in their place that are smaller than small capitals.
public let kUpperCasePetiteCapsSelector = 2

/// Other letters, in up to twenty sets.
public let kStylisticAlternativesType = 35
/// The usual letters: none of the sets.
public let kNoStylisticAlternatesSelector = 0
/// Set 1 of other letters, the font's `ss01`, is used.
public let kStylisticAltOneOnSelector = 2
/// Set 1 of other letters, the font's `ss01`, is not used.
public let kStylisticAltOneOffSelector = 3
/// Set 2 of other letters, the font's `ss02`, is used.
public let kStylisticAltTwoOnSelector = 4
/// Set 2 of other letters, the font's `ss02`, is not used.
public let kStylisticAltTwoOffSelector = 5
/// Set 3 of other letters, the font's `ss03`, is used.
public let kStylisticAltThreeOnSelector = 6
/// Set 3 of other letters, the font's `ss03`, is not used.
public let kStylisticAltThreeOffSelector = 7
/// Set 4 of other letters, the font's `ss04`, is used.
public let kStylisticAltFourOnSelector = 8
/// Set 4 of other letters, the font's `ss04`, is not used.
public let kStylisticAltFourOffSelector = 9
/// Set 5 of other letters, the font's `ss05`, is used.
public let kStylisticAltFiveOnSelector = 10
/// Set 5 of other letters, the font's `ss05`, is not used.
public let kStylisticAltFiveOffSelector = 11
/// Set 6 of other letters, the font's `ss06`, is used.
public let kStylisticAltSixOnSelector = 12
/// Set 6 of other letters, the font's `ss06`, is not used.
public let kStylisticAltSixOffSelector = 13
/// Set 7 of other letters, the font's `ss07`, is used.
public let kStylisticAltSevenOnSelector = 14
/// Set 7 of other letters, the font's `ss07`, is not used.
public let kStylisticAltSevenOffSelector = 15
/// Set 8 of other letters, the font's `ss08`, is used.
public let kStylisticAltEightOnSelector = 16
/// Set 8 of other letters, the font's `ss08`, is not used.
public let kStylisticAltEightOffSelector = 17
/// Set 9 of other letters, the font's `ss09`, is used.
public let kStylisticAltNineOnSelector = 18
/// Set 9 of other letters, the font's `ss09`, is not used.
public let kStylisticAltNineOffSelector = 19
/// Set 10 of other letters, the font's `ss10`, is used.
public let kStylisticAltTenOnSelector = 20
/// Set 10 of other letters, the font's `ss10`, is not used.
public let kStylisticAltTenOffSelector = 21
/// Set 11 of other letters, the font's `ss11`, is used.
public let kStylisticAltElevenOnSelector = 22
/// Set 11 of other letters, the font's `ss11`, is not used.
public let kStylisticAltElevenOffSelector = 23
/// Set 12 of other letters, the font's `ss12`, is used.
public let kStylisticAltTwelveOnSelector = 24
/// Set 12 of other letters, the font's `ss12`, is not used.
public let kStylisticAltTwelveOffSelector = 25
/// Set 13 of other letters, the font's `ss13`, is used.
public let kStylisticAltThirteenOnSelector = 26
/// Set 13 of other letters, the font's `ss13`, is not used.
public let kStylisticAltThirteenOffSelector = 27
/// Set 14 of other letters, the font's `ss14`, is used.
public let kStylisticAltFourteenOnSelector = 28
/// Set 14 of other letters, the font's `ss14`, is not used.
public let kStylisticAltFourteenOffSelector = 29
/// Set 15 of other letters, the font's `ss15`, is used.
public let kStylisticAltFifteenOnSelector = 30
/// Set 15 of other letters, the font's `ss15`, is not used.
public let kStylisticAltFifteenOffSelector = 31
/// Set 16 of other letters, the font's `ss16`, is used.
public let kStylisticAltSixteenOnSelector = 32
/// Set 16 of other letters, the font's `ss16`, is not used.
public let kStylisticAltSixteenOffSelector = 33
/// Set 17 of other letters, the font's `ss17`, is used.
public let kStylisticAltSeventeenOnSelector = 34
/// Set 17 of other letters, the font's `ss17`, is not used.
public let kStylisticAltSeventeenOffSelector = 35
/// Set 18 of other letters, the font's `ss18`, is used.
public let kStylisticAltEighteenOnSelector = 36
/// Set 18 of other letters, the font's `ss18`, is not used.
public let kStylisticAltEighteenOffSelector = 37
/// Set 19 of other letters, the font's `ss19`, is used.
public let kStylisticAltNineteenOnSelector = 38
/// Set 19 of other letters, the font's `ss19`, is not used.
public let kStylisticAltNineteenOffSelector = 39
/// Set 20 of other letters, the font's `ss20`, is used.
public let kStylisticAltTwentyOnSelector = 40
/// Set 20 of other letters, the font's `ss20`, is not used.
public let kStylisticAltTwentyOffSelector = 41

/// The features of a font, as dictionaries by the keys below; nil, since fonts' own
/// features are not read yet.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  notYet("CTFontCopyFeatures(_:)")
  return nil
}

/// A number, one of the types above.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The name of the type for people, a string.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// A boolean: whether one selector of the type at most may be chosen.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// An array of dictionaries by the three keys below.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// A number, one of the selectors of the type.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The name of the selector for people, a string.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// A boolean: whether the selector counts where none is chosen.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
