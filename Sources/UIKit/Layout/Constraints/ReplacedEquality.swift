/// Objects of UIKit that an extension of the app's compares in its own way:
/// with Objective-C it may override `isEqual(_:)` for all of a class's.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol ReplacedEquality: AnyObject {
  /// Whether this object counts as the same as another.
  func isReplacedEqual(_ object: Any?) -> Bool
}
