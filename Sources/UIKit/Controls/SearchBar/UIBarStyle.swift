internal import Foundation

/// Whether a bar is light or dark, in apps that do not follow the interface style.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2
  /// The dark style, by its name before iOS 13.
  public static var blackOpaque: UIBarStyle { .black }
}
