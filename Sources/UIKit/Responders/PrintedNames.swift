internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The names of objects in printed descriptions, as by Objective-C's runtime.
enum PrintedName {
  /// Returns the name of a class, with its module unless it is Apple's: `UIView`, `Shop.PriceLabel`.
  static func of(_ type: AnyClass) -> String {
    // Local and private classes have a context in parentheses before their names.
    let words = String(reflecting: type).replacing(/\([^()]*\)\./, with: "")
    guard let dot = words.firstIndex(of: "."), modules.contains(words[..<dot]) else { return words }
    return String(words[words.index(after: dot)...])
  }

  static func isApples(_ type: AnyClass) -> Bool {
    modules.contains(String(reflecting: type).prefix { $0 != "." })
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns `<UILabel: 0x7f8a5c0>`.
  static func brackets(_ object: AnyObject) -> String {
    "<\(of(Swift.type(of: object))): \(address(of: object))>"
  }

  private static let modules: Set<Substring> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Foundation",
  ]
}
