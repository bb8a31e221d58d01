internal import CoreGraphics
internal import CoreText

/// The sizes of the text styles for each of the twelve content size categories, the smallest first.
///
/// Source: shared/facts/ios26/dynamic_type.json, measured on iOS 26.1, which also states the law of scaling.
struct DynamicType {
  /// The rank of the content size category "large", the default of a new device.
  static let largeRank = 3

  /// Returns the rank of the content size category of traits, or "large" if it is unspecified. Nil means the
  /// current traits.
  static func rank(_ traits: UITraitCollection?) -> Int {
    (traits ?? .current).preferredContentSizeCategory.rank ?? largeRank
  }

  /// The font sizes in points, by rank.
  let pointSizes: [CGFloat]
  /// The line heights in points, by rank. Other values are scaled in proportion to them.
  let leadings: [CGFloat]
  /// The weight of the style.
  let weight: SystemFontWeight

  init(_ pointSizes: [CGFloat], _ leadings: [CGFloat], weight: SystemFontWeight = .regular) {
    (self.pointSizes, self.leadings, self.weight) = (pointSizes, leadings, weight)
  }

  /// Returns the sizes of a style, or those of `body` for an unknown style.
  static func of(_ style: UIFont.TextStyle) -> DynamicType { table[style] ?? body }

  /// Returns the ratio of lengths at a rank to those at "large".
  func share(rank: Int) -> CGFloat { leadings[rank] / leadings[Self.largeRank] }

  /// Returns a length for the size "large" scaled to a rank, rounded to a third of a point.
  func scaled(_ value: CGFloat, rank: Int) -> CGFloat {
    (value * leadings[rank] / leadings[Self.largeRank] * 3).rounded() / 3
  }

  /// Returns a font of one of the sizes with the line height that belongs to it. Other fonts are returned
  /// unchanged.
  func leaded(_ font: CTFont) -> CTFont {
    guard let rank = pointSizes.firstIndex(of: font.size) else { return font }
    return font.withLineGap(leadings[rank] - font.metrics.ascent - font.metrics.descent)
  }

  private static let body = DynamicType(
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  private static let table: [UIFont.TextStyle: DynamicType] = [
    .largeTitle: DynamicType(
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: DynamicType(
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    .title2: DynamicType(
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: DynamicType(
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: DynamicType(
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
      weight: .semibold),
    .body: body,
    .callout: DynamicType(
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: DynamicType(
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: DynamicType(
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: DynamicType(
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: DynamicType(
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]
}
