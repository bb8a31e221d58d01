public import CoreGraphics

// The features of fonts by the numbers of Apple's font feature registry, as `SFNTLayoutTypes.h` names them. A
// selector belongs to the type that it stands below.

/// Which letters are joined.
public let kLigaturesType = 1
public let kRequiredLigaturesOnSelector = 0
public let kRequiredLigaturesOffSelector = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kRareLigaturesOnSelector = 4
public let kRareLigaturesOffSelector = 5
public let kContextualLigaturesOnSelector = 18
public let kContextualLigaturesOffSelector = 19
public let kHistoricalLigaturesOnSelector = 20
public let kHistoricalLigaturesOffSelector = 21

/// How wide figures are.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kThirdWidthNumbersSelector = 2
public let kQuarterWidthNumbersSelector = 3

/// Raised and lowered figures and letters.
public let kVerticalPositionType = 10
public let kNormalPositionSelector = 0
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3
public let kScientificInferiorsSelector = 4

/// How fractions are set.
public let kFractionsType = 11
public let kNoFractionsSelector = 0
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

/// Signs that stand for others.
public let kTypographicExtrasType = 14
public let kHyphensToEmDashOnSelector = 0
public let kHyphensToEmDashOffSelector = 1
public let kHyphenToEnDashOnSelector = 2
public let kHyphenToEnDashOffSelector = 3
public let kSlashedZeroOnSelector = 4
public let kSlashedZeroOffSelector = 5
public let kFormInterrobangOnSelector = 6
public let kFormInterrobangOffSelector = 7
public let kSmartQuotesOnSelector = 8
public let kSmartQuotesOffSelector = 9
public let kPeriodsToEllipsisOnSelector = 10
public let kPeriodsToEllipsisOffSelector = 11

/// Letters for titles and the like.
public let kStyleOptionsType = 19
public let kNoStyleOptionsSelector = 0
public let kDisplayTextSelector = 1
public let kEngravedTextSelector = 2
public let kIlluminatedCapsSelector = 3
public let kTitlingCapsSelector = 4
public let kTallCapsSelector = 5

/// Whether figures rise and fall as small letters do.
public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

/// How wide letters are.
public let kTextSpacingType = 22
public let kProportionalTextSelector = 0
public let kMonospacedTextSelector = 1
public let kHalfWidthTextSelector = 2

/// Signs that sit right between capitals.
public let kCaseSensitiveLayoutType = 33
public let kCaseSensitiveLayoutOnSelector = 0
public let kCaseSensitiveLayoutOffSelector = 1
public let kCaseSensitiveSpacingOnSelector = 2
public let kCaseSensitiveSpacingOffSelector = 3

/// Kana by the direction of writing.
public let kAlternateKanaType = 34
public let kAlternateHorizKanaOnSelector = 0
public let kAlternateHorizKanaOffSelector = 1
public let kAlternateVertKanaOnSelector = 2
public let kAlternateVertKanaOffSelector = 3

/// Letters by what stands beside them.
public let kContextualAlternatesType = 36
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1
public let kSwashAlternatesOnSelector = 2
public let kSwashAlternatesOffSelector = 3
public let kContextualSwashAlternatesOnSelector = 4
public let kContextualSwashAlternatesOffSelector = 5

/// What small letters become.
public let kLowerCaseType = 37
public let kDefaultLowerCaseSelector = 0
public let kLowerCaseSmallCapsSelector = 1
public let kLowerCasePetiteCapsSelector = 2

/// What capitals become.
public let kUpperCaseType = 38
public let kDefaultUpperCaseSelector = 0
public let kUpperCaseSmallCapsSelector = 1
public let kUpperCasePetiteCapsSelector = 2

/// Other letters, in up to twenty sets.
public let kStylisticAlternativesType = 35
public let kNoStylisticAlternatesSelector = 0
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltThreeOffSelector = 7
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12
public let kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14
public let kStylisticAltSevenOffSelector = 15
public let kStylisticAltEightOnSelector = 16
public let kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18
public let kStylisticAltNineOffSelector = 19
public let kStylisticAltTenOnSelector = 20
public let kStylisticAltTenOffSelector = 21
public let kStylisticAltElevenOnSelector = 22
public let kStylisticAltElevenOffSelector = 23
public let kStylisticAltTwelveOnSelector = 24
public let kStylisticAltTwelveOffSelector = 25
public let kStylisticAltThirteenOnSelector = 26
public let kStylisticAltThirteenOffSelector = 27
public let kStylisticAltFourteenOnSelector = 28
public let kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30
public let kStylisticAltFifteenOffSelector = 31
public let kStylisticAltSixteenOnSelector = 32
public let kStylisticAltSixteenOffSelector = 33
public let kStylisticAltSeventeenOnSelector = 34
public let kStylisticAltSeventeenOffSelector = 35
public let kStylisticAltEighteenOnSelector = 36
public let kStylisticAltEighteenOffSelector = 37
public let kStylisticAltNineteenOnSelector = 38
public let kStylisticAltNineteenOffSelector = 39
public let kStylisticAltTwentyOnSelector = 40
public let kStylisticAltTwentyOffSelector = 41

/// The features of a font, as dictionaries by the keys below; nil, since fonts' own
/// features are not read yet.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  notYet("CTFontCopyFeatures(_:)")
  return nil
}

/// A number, one of the types above.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// A boolean: whether one selector of the type at most may be chosen.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// An array of dictionaries by the three keys below.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// A number, one of the selectors of the type.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// A boolean: whether the selector counts where none is chosen.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
