public import Foundation

extension NSPredicate {
  /// Creates a predicate in Apple's format, such as `"name BEGINSWITH[cd] %@ AND age > 20"`.
  ///
  /// Comparisons, `BETWEEN`, `IN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES` with the
  /// options `c` and `d`; `AND`, `OR`, `NOT`; `ANY`, `ALL`, `NONE`; arithmetic, lists, `$VARIABLES`,
  /// `@count`, `@sum`, `@avg`, `@min` and `@max`. Key paths read dictionaries, stored properties, and
  /// properties of UIKit's classes that are known by name. `args` replace `%@`, `%K` and number formats, in
  /// order. An invalid format, or too few arguments, raise `NSInvalidArgumentException`.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate in Apple's format with an array of arguments; see `init(format:_:)`.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments: arguments ?? [])
    let words: PredicateWords
    do { words = try reader.read() } catch {
      NSException(
        name: .invalidArgumentException,
        reason: "Unable to parse the format string \"\(predicateFormat)\": \(error)"
      ).raise()
    }
    // Immutable; the arguments are compared on the thread that evaluates the predicate.
    nonisolated(unsafe) let meaning = words
    self.init { meaning.holds(for: $0, variables: $1 ?? [:]) }
  }
}

/// The syntax tree of a predicate.
indirect enum PredicateWords {
  case constant(Bool)
  case not(PredicateWords)
  case all([PredicateWords])
  case any([PredicateWords])
  case comparison(Comparison)

  struct Comparison {
    /// The quantifier over several values on the left; nil if the left side is a single value.
    enum Quantity { case any, all, none }

    var left: PredicateValue
    var relation: Relation
    var right: PredicateValue
    var options: String.CompareOptions = []
    var quantity: Quantity?
  }

  enum Relation: String {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, between, contains, beginsWith, endsWith,
      like, matches, isIn
  }

  func holds(for object: Any?, variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let words): !words.holds(for: object, variables: variables)
    case .all(let parts): parts.allSatisfy { $0.holds(for: object, variables: variables) }
    case .any(let parts): parts.contains { $0.holds(for: object, variables: variables) }
    case .comparison(let comparison): comparison.holds(for: object, variables: variables)
    }
  }
}

extension PredicateWords.Comparison {
  func holds(for object: Any?, variables: [String: Any]) -> Bool {
    let left = left.value(of: object, variables: variables),
      right = right.value(of: object, variables: variables)
    guard let quantity else { return relates(left, right) }
    let values = PredicateValue.elements(of: left) ?? []
    return switch quantity {
    case .any: values.contains { relates($0, right) }
    case .all: values.allSatisfy { relates($0, right) }
    case .none: !values.contains { relates($0, right) }
    }
  }

  private func relates(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
    case .between:
      guard let bounds = PredicateValue.elements(of: right), bounds.count == 2 else { return false }
      return order(left, bounds[0]).map { $0 != .orderedAscending } == true
        && order(left, bounds[1]).map { $0 != .orderedDescending } == true
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith: return range(of: right, in: left, options: .anchored)
    case .endsWith: return range(of: right, in: left, options: [.anchored, .backwards])
    case .like:
      guard let pattern = right as? String else { return false }
      let escaped = NSRegularExpression.escapedPattern(for: pattern)
      return matches(
        left, escaped.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: "."))
    case .matches: return (right as? String).map { matches(left, $0) } ?? false
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else {
      return (left == nil || left is NSNull) && (right == nil || right is NSNull)
    }
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options) == .orderedSame
    }
    if let left = PredicateValue.number(left), let right = PredicateValue.number(right) {
      return left == right
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }

  /// Returns the order of two values; nil if they cannot be compared.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = PredicateValue.number(left), let right = PredicateValue.number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if whole is String { return range(of: part, in: whole, options: []) }
    return PredicateValue.elements(of: whole)?.contains { isEqual($0, part) } ?? false
  }

  private func range(of part: Any?, in whole: Any?, options more: String.CompareOptions) -> Bool {
    guard let whole = whole as? String, let part = part as? String else { return false }
    return whole.range(of: part, options: options.union(more)) != nil
  }

  /// Returns whether the whole text matches a regular expression.
  private func matches(_ text: Any?, _ pattern: String) -> Bool {
    guard var text = text as? String else { return false }
    var pattern = pattern
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    var reading: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    if relation == .like { reading.insert(.dotMatchesLineSeparators) }
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: reading) else {
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }
}
