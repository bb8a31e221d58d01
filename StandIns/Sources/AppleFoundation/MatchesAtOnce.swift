import Foundation
import UIKit

extension NSRegularExpression {
  /// `enumerateMatches(in:options:range:using:)` with a closure that does not escape, as on Apple's systems.
  public func enumerateMatchesAtOnce(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      nonisolated(unsafe) let block = block
      enumerateMatches(in: string, options: options, range: range) { block($0, $1, $2) }
    }
  }
}

extension NSDataDetector {
  /// `enumerateMatches(in:options:range:using:)`, whose closure does not escape here either.
  public func enumerateMatchesAtOnce(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }
}
