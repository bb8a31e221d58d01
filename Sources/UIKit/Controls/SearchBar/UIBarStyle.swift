internal import Foundation

/// Whether a bar is light or dark, in apps that do not follow the interface style.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark, as the interface style is.
  case `default` = 0
  /// Without a tint of the bar a dark background: chrome, or black where the bar is not translucent.
  case black = 1
  /// As `black`; whether the bar is translucent stays as `isTranslucent` says.
  case blackTranslucent = 2
  /// The dark style, by its name before iOS 13.
  public static var blackOpaque: UIBarStyle { .black }
}
