import Foundation

extension NSDictionary {
  /// Returns a Boolean value that indicates whether another dictionary has the same keys and values.
  ///
  /// Linux's method without `content` treats equal numbers and other values as different.
  public func isEqual(toContentOf otherDictionary: [AnyHashable: Any]) -> Bool { isEqual(NSDictionary(dictionary: otherDictionary)) }
}
