internal import CoreGraphics

/// The floating of a sheet of less than full height over the bottom edge since iOS 26: it is scaled down to
/// stay away from the edges, the more the lower it is.
///
/// Lengths are in points of the container; numbers and rules are derived from the frames in
/// `facts/ios26/chrome_ios26.json`, "sheet".
@MainActor struct SheetFloat {
  /// Not measured.
  static let radius: CGFloat = 38
  /// The height up to which a detent includes the safe area below it, and the distance to the edges is
  /// greater.
  private static let small: CGFloat = 150

  /// The distance from the bottom edge and the sides.
  let margin: CGFloat
  let scale: CGFloat
  /// The frame of the sheet at the bottom edge without scaling.
  let unscaled: CGRect

  /// - Parameter card: The unscaled frame of the sheet at the bottom edge. All measured ones are as wide as
  ///   the container.
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

  /// Returns the height of a sheet at a detent.
  static func height(ofDetent value: CGFloat, safe: CGFloat) -> CGFloat {
    SystemRelease.hasPlatters && value <= small ? value : value + safe
  }

  /// Returns a Boolean value that indicates whether a sheet at its lowest detent is dismissed when a touch
  /// ends that has dragged it down by `way` points and moves at `speed` points per second.
  static func lets(goAfter way: CGFloat, speed: CGFloat, height: CGFloat) -> Bool {
    way > 0 && (way > height / 2 || speed >= 1000)
  }

  /// Returns the height of the medium detent, about half of the screen: 425 of 759 points in iOS 26, measured
  /// on one screen; before, half of the available height, which was not measured.
  static func medium(of most: CGFloat) -> CGFloat {
    SystemRelease.hasPlatters ? (most * 0.56).rounded(.down) : most * 0.5
  }
}
