internal import CoreGraphics

/// How a sheet that leaves room above it floats over the lower edge since iOS 26: it is made smaller, so that
/// it keeps clear of the edges, the smaller it is the more.
///
/// Lengths are in points of the container; figures and laws are read from the frames in
/// `facts/ios26/chrome_ios26.json`, "sheet".
@MainActor struct SheetFloat {
  /// Not measured.
  static let radius: CGFloat = 38
  /// Up to this height a detent counts with the safe area below it, and the edges are further away.
  private static let small: CGFloat = 150

  /// The distance from the lower edge and the sides.
  let margin: CGFloat
  let scale: CGFloat
  /// The sheet as it would be at the lower edge.
  let unscaled: CGRect

  /// - Parameter card: The sheet at the lower edge, in its own size. All measured ones are as wide as the
  ///   container.
  init(_ card: CGRect) {
    // 8 from 150 points up, 28 from 76 down.
    margin = min(28, 8 + max(0, Self.small - card.height) * 20 / 74)
    scale = 1 - 2 * margin / max(card.width, 57)
    unscaled = card
  }

  var transform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }
  var frame: CGRect {
    let size = CGSize(width: unscaled.width * scale, height: unscaled.height * scale)
    return CGRect(
      x: unscaled.minX + margin, y: unscaled.maxY - margin - size.height, width: size.width,
      height: size.height)
  }

  /// The height of a sheet at a detent.
  static func height(ofDetent value: CGFloat, safe: CGFloat) -> CGFloat {
    SystemRelease.hasPlatters && value <= small ? value : value + safe
  }

  /// Whether a sheet at its lowest detent goes when a finger leaves it that has pulled it `way` points down
  /// and moves `speed` points a second.
  static func lets(goAfter way: CGFloat, speed: CGFloat, height: CGFloat) -> Bool {
    way > 0 && (way > height / 2 || speed >= 1000)
  }

  /// About half of the screen: 425 of 759 points in iOS 26, measured on one screen; before, half of what
  /// there is, which was not measured.
  static func medium(of most: CGFloat) -> CGFloat {
    SystemRelease.hasPlatters ? (most * 0.56).rounded(.down) : most * 0.5
  }
}
