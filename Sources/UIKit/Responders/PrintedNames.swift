internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Objects as Objective-C's runtime names them in what is printed of them.
enum PrintedName {
  /// A class of Apple's by its name, another with its module: `UIView`, `Shop.PriceLabel`.
  static func of(_ type: AnyClass) -> String {
    // Classes in functions, and private ones, have a place in parentheses before their names.
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

  /// `<UILabel: 0x7f8a5c0>`
  static func brackets(_ object: AnyObject) -> String {
    "<\(of(Swift.type(of: object))): \(address(of: object))>"
  }

  private static let modules: Set<Substring> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Foundation",
  ]
}
