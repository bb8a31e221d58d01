import UIKit

/// The colours and fonts of the trip screen.
public enum Palette {
  /// The blue of mountains, figures and buttons.
  public static let sea = UIColor(red: 0.10, green: 0.45, blue: 0.71, alpha: 1)
  /// The orange of the sky.
  public static let dusk = UIColor(red: 0.98, green: 0.62, blue: 0.38, alpha: 1)
  /// The background colour, which is dark gray in dark mode.
  public static let sand = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.11, alpha: 1) : UIColor(red: 0.97, green: 0.95, blue: 0.92, alpha: 1)
  }

  /// The font of titles.
  public static let title = UIFont.systemFont(ofSize: 28, weight: .bold)
  /// The font of headings.
  public static let heading = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// The font of running text.
  public static let body = UIFont.systemFont(ofSize: 15)
}
