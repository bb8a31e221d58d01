import Foundation

extension NSDictionary {
  /// Returns a Boolean value that indicates whether another dictionary has the same keys and values: Linux's
  /// method treats equal numbers and other values as different. A module's own method has precedence over
  /// another module's.
  func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool { isEqual(NSDictionary(dictionary: otherDictionary)) }
}
