import Foundation

extension NSDictionary {
  /// Whether another dictionary has the same keys and values: Linux's takes numbers and others for different. A module's own comes before
  /// another's.
  func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool { isEqual(NSDictionary(dictionary: otherDictionary)) }
}
