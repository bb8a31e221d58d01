internal import CoreGraphics
internal import Foundation

/// The appearances of a system colour.
///
/// Sources: the values of iOS 13 to 18 in Apple's Human Interface Guidelines, "Color: iOS, iPadOS system
/// colors"; the `<systemColor>` elements that Xcode stores in documents (light, normal contrast); for levels
/// and increased contrast, the colours that iOS resolves for such traits.
struct SystemColor: Sendable {
  var light: Swatch
  var dark: Swatch
  var lightHighContrast: Swatch?
  var darkHighContrast: Swatch?
  var darkElevated: Swatch?
  var darkElevatedHighContrast: Swatch?

  init(
    _ light: Swatch, dark: Swatch? = nil, high: Swatch? = nil, darkHigh: Swatch? = nil,
    elevated: Swatch? = nil, elevatedHigh: Swatch? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    lightHighContrast = high
    darkHighContrast = darkHigh
    darkElevated = elevated
    darkElevatedHighContrast = elevatedHigh
  }

  /// Returns the colour for traits. Unspecified traits mean light style, normal contrast and the base level.
  func swatch(_ traits: UITraitCollection) -> Swatch {
    let high = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return (high ? lightHighContrast : nil) ?? light }
    if traits.userInterfaceLevel == .elevated {
      if let swatch = high ? darkElevatedHighContrast ?? darkElevated : darkElevated { return swatch }
    }
    return (high ? darkHighContrast : nil) ?? dark
  }
}

/// An sRGB colour in the format of the table: 0xRRGGBB and the opacity.
struct Swatch: Sendable, ExpressibleByIntegerLiteral {
  var hex: UInt32
  var alpha: CGFloat
  var isGray = false

  init(_ hex: UInt32, _ alpha: CGFloat = 1) {
    self.hex = hex
    self.alpha = alpha
  }

  init(integerLiteral hex: UInt32) { self.init(hex) }

  /// Returns a swatch in the grey colour space.
  static func gray(_ white: UInt32, _ alpha: CGFloat = 1) -> Swatch {
    var swatch = Swatch(white * 0x010101, alpha)
    swatch.isGray = true
    return swatch
  }

  var color: UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((hex >> shift) & 0xFF) / 255 }
    return isGray
      ? UIColor(white: part(0), alpha: alpha)
      : UIColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}

extension SystemColor {
  /// The system colours by their names in UIKit and Interface Builder.
  static let palette: [String: SystemColor] = [
    "systemRedColor": SystemColor(0xFF3B30, dark: 0xFF453A, high: 0xD70015, darkHigh: 0xFF6961),
    "systemOrangeColor": SystemColor(0xFF9500, dark: 0xFF9F0A, high: 0xC93400, darkHigh: 0xFFB340),
    "systemYellowColor": SystemColor(0xFFCC00, dark: 0xFFD60A, high: 0xB25000, darkHigh: 0xFFD426),
    "systemGreenColor": SystemColor(0x34C759, dark: 0x30D158, high: 0x248A3D, darkHigh: 0x30DB5B),
    "systemMintColor": SystemColor(0x00C7BE, dark: 0x63E6E2, high: 0x0C817B, darkHigh: 0x66D4CF),
    "systemTealColor": SystemColor(0x30B0C7, dark: 0x40C8E0, high: 0x008299, darkHigh: 0x5DE6FF),
    "systemCyanColor": SystemColor(0x32ADE6, dark: 0x64D2FF, high: 0x0071A4, darkHigh: 0x70D7FF),
    "systemBlueColor": SystemColor(0x007AFF, dark: 0x0A84FF, high: 0x0040DD, darkHigh: 0x409CFF),
    "systemIndigoColor": SystemColor(0x5856D6, dark: 0x5E5CE6, high: 0x3634A3, darkHigh: 0x7D7AFF),
    "systemPurpleColor": SystemColor(0xAF52DE, dark: 0xBF5AF2, high: 0x8944AB, darkHigh: 0xDA8FFF),
    "systemPinkColor": SystemColor(0xFF2D55, dark: 0xFF375F, high: 0xD30F45, darkHigh: 0xFF6482),
    "systemBrownColor": SystemColor(0xA2845E, dark: 0xAC8E68, high: 0x7F6545, darkHigh: 0xB59469),
    "systemGrayColor": SystemColor(0x8E8E93, dark: 0x8E8E93, high: 0x6C6C70, darkHigh: 0xAEAEB2),
    "systemGray2Color": SystemColor(0xAEAEB2, dark: 0x636366, high: 0x8E8E93, darkHigh: 0x7C7C80),
    "systemGray3Color": SystemColor(0xC7C7CC, dark: 0x48484A, high: 0xAEAEB2, darkHigh: 0x545456),
    "systemGray4Color": SystemColor(0xD1D1D6, dark: 0x3A3A3C, high: 0xBCBCC0, darkHigh: 0x444446),
    "systemGray5Color": SystemColor(0xE5E5EA, dark: 0x2C2C2E, high: 0xD8D8DC, darkHigh: 0x363638),
    "systemGray6Color": SystemColor(0xF2F2F7, dark: 0x1C1C1E, high: 0xEBEBF0, darkHigh: 0x242426),

    "labelColor": SystemColor(.gray(0), dark: .gray(255)),
    "secondaryLabelColor": SystemColor(
      Swatch(0x3C3C43, 0.6), dark: Swatch(0xEBEBF5, 0.6),
      high: Swatch(0x3C3C43, 0.8), darkHigh: Swatch(0xEBEBF5, 0.7)),
    "tertiaryLabelColor": SystemColor(
      Swatch(0x3C3C43, 76 / 255), dark: Swatch(0xEBEBF5, 76 / 255),
      high: Swatch(0x3C3C43, 0.7), darkHigh: Swatch(0xEBEBF5, 0.55)),
    "quaternaryLabelColor": SystemColor(
      Swatch(0x3C3C43, 0.18), dark: Swatch(0xEBEBF5, 0.16),
      high: Swatch(0x3C3C43, 0.55), darkHigh: Swatch(0xEBEBF5, 0.4)),
    "placeholderTextColor": SystemColor(Swatch(0x3C3C43, 0.3), dark: Swatch(0xEBEBF5, 0.3)),
    "linkColor": SystemColor(0x007AFF, dark: 0x0984FF, high: 0x0040DD, darkHigh: 0x409CFF),
    "separatorColor": SystemColor(Swatch(0x3C3C43, 0.29), dark: Swatch(0x545458, 0.6)),
    "opaqueSeparatorColor": SystemColor(0xC6C6C8, dark: 0x38383A),

    "systemFillColor": SystemColor(
      Swatch(0x787880, 0.2), dark: Swatch(0x787880, 0.36),
      high: Swatch(0x787880, 0.28), darkHigh: Swatch(0x787880, 0.44)),
    "secondarySystemFillColor": SystemColor(
      Swatch(0x787880, 0.16), dark: Swatch(0x787880, 0.32),
      high: Swatch(0x787880, 0.24), darkHigh: Swatch(0x787880, 0.4)),
    "tertiarySystemFillColor": SystemColor(
      Swatch(0x767680, 0.12), dark: Swatch(0x767680, 0.24),
      high: Swatch(0x767680, 0.2), darkHigh: Swatch(0x767680, 0.32)),
    "quaternarySystemFillColor": SystemColor(
      Swatch(0x747480, 0.08), dark: Swatch(0x767680, 0.18),
      high: Swatch(0x747480, 0.16), darkHigh: Swatch(0x767680, 0.26)),

    "systemBackgroundColor": SystemColor(
      .gray(255), dark: .gray(0), elevated: 0x1C1C1E, elevatedHigh: 0x242426),
    "secondarySystemBackgroundColor": SystemColor(
      0xF2F2F7, dark: 0x1C1C1E, high: 0xEBEBF0, darkHigh: 0x242426, elevated: 0x2C2C2E,
      elevatedHigh: 0x363638),
    "tertiarySystemBackgroundColor": SystemColor(
      .gray(255), dark: 0x2C2C2E, darkHigh: 0x363638, elevated: 0x3A3A3C, elevatedHigh: 0x444446),
    "systemGroupedBackgroundColor": SystemColor(
      0xF2F2F7, dark: .gray(0), high: 0xEBEBF0, elevated: 0x1C1C1E, elevatedHigh: 0x242426),
    "secondarySystemGroupedBackgroundColor": SystemColor(
      .gray(255), dark: 0x1C1C1E, darkHigh: 0x242426, elevated: 0x2C2C2E, elevatedHigh: 0x363638),
    "tertiarySystemGroupedBackgroundColor": SystemColor(
      0xF2F2F7, dark: 0x2C2C2E, high: 0xEBEBF0, darkHigh: 0x363638, elevated: 0x3A3A3C,
      elevatedHigh: 0x444446),

    "lightTextColor": SystemColor(.gray(255, 0.6)),
    "darkTextColor": SystemColor(.gray(0)),
    "viewFlipsideBackgroundColor": SystemColor(0x1F2124),
    "scrollViewTexturedBackgroundColor": SystemColor(0x6F7179),
    "underPageBackgroundColor": SystemColor(0xB4B7BF),
  ]

  /// Aliases of system colours: former names, and names by purpose.
  static let aliases: [String: String] = [
    "groupTableViewBackgroundColor": "systemGroupedBackgroundColor",
    "tableBackgroundColor": "systemBackgroundColor",
    "tableCellBackgroundColor": "systemBackgroundColor",
    "tableCellPlainBackgroundColor": "systemBackgroundColor",
    "tableGroupedBackgroundColor": "systemGroupedBackgroundColor",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackgroundColor",
    "tableSeparatorColor": "separatorColor",
    "tableCellDisabledBackgroundColor": "systemBackgroundColor",
    "sectionHeaderBackgroundColor": "systemGray6Color",
    "tableHeaderBackgroundColor": "systemGray6Color",
    "tableFooterTextColor": "secondaryLabelColor",
    "tablePlainHeaderFooterBackgroundColor": "secondarySystemBackgroundColor",
    "textFieldAtomBlueColor": "systemBlueColor",
    "placeholderLabelColor": "placeholderTextColor",
    "infoTextOverPinStripeTextColor": "secondaryLabelColor",
    "pinStripeColor": "systemGroupedBackgroundColor",
    "noContentDarkGradientBackgroundColor": "systemGray6Color",
    "noContentLightGradientBackgroundColor": "systemGray6Color",
  ]
}
