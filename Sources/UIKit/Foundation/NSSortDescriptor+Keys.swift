public import Foundation

// Initialisers that Foundation on Linux declares without an implementation, since it does not know values by
// name.
extension NSSortDescriptor {
  /// Creates an order by the value at a key path, as predicates read it: `"self"` is the object itself.
  /// Missing values come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { KeyOrder.natural($0, $1) }
  }

  /// Creates an order by the value at a key path, compared with a string method: `compare:`,
  /// `caseInsensitiveCompare:`, `localizedCompare:`, `localizedCaseInsensitiveCompare:` or
  /// `localizedStandardCompare:`. Other values, and other methods, are compared as without one.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let method = selector?.description
    self.init(key: key, ascending: ascending) { KeyOrder.order($0, $1, by: method) }
  }

  /// Creates an order by the value at a key path, compared with a closure, which is not called for missing
  /// values.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let path = PredicateValue.keyPath(.object, key ?? "self")
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      switch (path.value(of: left, variables: [:]), path.value(of: right, variables: [:])) {
      case (let left?, let right?): cmptr(left, right)
      case (nil, nil): .orderedSame
      case (nil, _): .orderedAscending
      case (_, nil): .orderedDescending
      }
    }
  }
}

/// The order of values whose types are known only at run time.
private enum KeyOrder {
  /// Returns the natural order; `orderedSame` if the two cannot be compared.
  static func natural(_ left: Any, _ right: Any) -> ComparisonResult {
    if let left = left as? String, let right = right as? String { return left.compare(right) }
    if let left = PredicateValue.number(left), let right = PredicateValue.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    guard let left = left as? any Comparable else { return .orderedSame }
    return compare(left, right)
  }

  static func order(_ left: Any, _ right: Any, by method: String?) -> ComparisonResult {
    guard let left = left as? String, let right = right as? String else { return natural(left, right) }
    return switch method {
    case "caseInsensitiveCompare:": left.caseInsensitiveCompare(right)
    case "localizedCompare:": left.localizedCompare(right)
    case "localizedCaseInsensitiveCompare:": left.localizedCaseInsensitiveCompare(right)
    case "localizedStandardCompare:": left.localizedStandardCompare(right)
    default: left.compare(right)
    }
  }

  private static func compare<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult {
    guard let right = right as? Value else { return .orderedSame }
    return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
  }
}
