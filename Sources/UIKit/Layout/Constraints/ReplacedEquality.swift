/// A UIKit object whose equality an extension in the client replaces: with Objective-C such an extension may
/// override `isEqual(_:)` for a whole class.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol ReplacedEquality: AnyObject {
  /// Returns whether this object is equal to another.
  func isReplacedEqual(_ object: Any?) -> Bool
}
