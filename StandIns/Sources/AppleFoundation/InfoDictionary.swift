public import Foundation

extension Bundle {
  /// Returns a value of Info.plist, or its translation. Foundation's method on Linux knows translations alone
  /// where there are any.
  public func object(forKeyOfInfo key: String) -> Any? {
    localizedInfoDictionary?[key] ?? infoDictionary?[key]
  }
}
