internal import Foundation

/// The style of a bar, light or dark, in apps that do not follow the interface style.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark, according to the interface style.
  case `default` = 0
  /// A dark background for a bar without a tint colour: chrome, or black if the bar is not translucent.
  case black = 1
  /// Like `black`; `isTranslucent` still determines whether the bar is translucent.
  case blackTranslucent = 2
  /// The dark style, by its name from before iOS 13.
  public static var blackOpaque: UIBarStyle { .black }
}
