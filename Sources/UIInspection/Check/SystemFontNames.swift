/// The names of the fonts that come with iOS, for texts whose fonts need no file.
///
/// Source: Apple's list of system fonts (developer.apple.com/fonts/system-fonts), and the fonts of earlier
/// releases that documents still name.
enum SystemFontNames {
  /// Returns a Boolean value that indicates whether a PostScript name is that of a font of iOS.
  static func contains(_ name: String) -> Bool {
    let family = name.prefix { $0 != "-" }
    return name.hasPrefix(".") || families.contains(String(family))
  }

  /// The PostScript names up to their first hyphen.
  private static let families = Set(
    """
    AcademyEngravedLetPlain AlNile AmericanTypewriter AppleColorEmoji AppleGothic AppleSDGothicNeo \
    AppleSymbols Arial ArialHebrew ArialMT ArialRoundedMTBold Athelas Avenir AvenirNext \
    AvenirNextCondensed BanglaSangamMN Baskerville BodoniOrnamentsITCTT BodoniSvtyTwoITCTT \
    BodoniSvtyTwoOSITCTT BodoniSvtyTwoSCITCTT BradleyHandITCTT ChalkboardSE Chalkduster Charter Cochin \
    Copperplate Courier CourierNewPS CourierNewPSMT DBLCDTempBlack DINAlternate DINCondensed Damascus \
    DamascusBold DamascusLight DamascusMedium DamascusSemiBold DevanagariSangamMN Didot DiwanMishafi \
    EuphemiaUCAS Farah Futura Galvji GeezaPro Georgia GillSans GranthaSangamMN GujaratiSangamMN \
    GurmukhiMN HeitiSC HeitiTC Helvetica HelveticaNeue HiraKakuProN HiraMaruProN HiraMinProN \
    HiraginoSans HoeflerText Impact IowanOldStyle Kailasa KannadaSangamMN Kefa KhmerSangamMN \
    KohinoorBangla KohinoorDevanagari KohinoorGujarati KohinoorTelugu LaoSangamMN MalayalamSangamMN \
    Marion MarkerFelt Menlo Mishafi MuktaMahee MyanmarSangamMN Noteworthy NotoNastaliqUrdu \
    NotoSansKannada NotoSansMyanmar NotoSansOriya Optima OriyaSangamMN Palatino Papyrus PartyLetPlain \
    PingFangHK PingFangMO PingFangSC PingFangTC Rockwell STHeitiJ STHeitiK STHeitiSC STHeitiTC \
    STIXTwoMath STIXTwoText SavoyeLetPlain Seravek SinhalaSangamMN SnellRoundhand Superclarendon \
    Symbol TamilSangamMN TeluguSangamMN Thonburi TimesNewRomanPS TimesNewRomanPSMT TrebuchetMS Verdana \
    ZapfDingbatsITC Zapfino
    """.split(separator: " ").map(String.init))
}
