internal import CoreGraphics

/// The dimensions of menus since iOS 26, in points: `facts/ios26/chrome_ios26.json`, "menu".
@MainActor enum MenuFigures {
  /// The padding above and below all rows.
  static let padding: CGFloat = 10
  /// The gap between two groups, and the corner radius of the panel.
  static let gap: CGFloat = 21, radius: CGFloat = 32.57
  static let titleHeight: CGFloat = 61 / 3, secondHeight: CGFloat = 47 / 3

  static func height(isHeading: Bool, hasSecond: Bool) -> CGFloat {
    isHeading ? 121 / 3 : hasSecond ? 58 : 42
  }
  static func titleStart(hasMarks: Bool) -> CGFloat { hasMarks ? 40 : 28 }

  /// Returns the line in the middle of a gap; its side margins are not measured.
  static func line(width: CGFloat) -> UIView {
    let line = UIView(frame: CGRect(x: 28, y: 10, width: width - 56, height: 1))
    line.backgroundColor = .separator
    return line
  }
}
