internal import Foundation

/// One side of a comparison in a predicate.
indirect enum PredicateValue {
  case constant(Any?)
  case object
  case keyPath(PredicateValue, String)
  case variable(String)
  case list([PredicateValue])
  case arithmetic(Character, PredicateValue, PredicateValue)
  case element(PredicateValue, PredicateValue)

  func value(of object: Any?, variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return Self.plain(value)
    case .object: return Self.plain(object)
    case .variable(let name): return Self.plain(variables[name])
    case .list(let values): return values.map { $0.value(of: object, variables: variables) as Any }
    case .keyPath(let base, let path):
      return Self.read(path.split(separator: ".")[...], of: base.value(of: object, variables: variables))
    case .element(let base, let index):
      let whole = base.value(of: object, variables: variables),
        key = index.value(of: object, variables: variables)
      if let key = key as? String { return Self.member(key, of: whole) }
      guard let values = Self.elements(of: whole), let place = Self.number(key).map({ Int($0) }) else {
        return nil
      }
      return values.indices.contains(place) ? values[place] : nil
    case .arithmetic(let sign, let left, let right):
      guard let left = Self.number(left.value(of: object, variables: variables)),
        let right = Self.number(right.value(of: object, variables: variables))
      else { return nil }
      return switch sign {
      case "+": left + right
      case "-": left - right
      case "*": left * right
      case "/": left / right
      default: pow(left, right)
      }
    }
  }

  /// Returns the value without surrounding optionals.
  static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return (value as? NSString).map { $0 as String } ?? value }
    return mirror.children.first.flatMap { plain($0.value) }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as any BinaryInteger: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns the values of an array, a set or a dictionary; nil for other values.
  static func elements(of value: Any?) -> [Any?]? {
    switch value {
    case let value as NSArray: value.map { plain($0) }
    case let value as NSSet: value.map { plain($0) }
    case let value as NSOrderedSet: value.map { plain($0) }
    case let value as [AnyHashable: Any]: value.values.map { plain($0) }
    case let value as any Collection where !(value is any StringProtocol): value.map { plain($0) }
    default: nil
    }
  }

  private static func read(_ path: ArraySlice<Substring>, of value: Any?) -> Any? {
    guard let key = path.first else { return value }
    let rest = path.dropFirst()
    if key == "self" || key == "SELF" { return read(rest, of: value) }
    if !(value is [AnyHashable: Any]), let values = elements(of: value) {
      guard key.first == "@" else { return values.map { read(path, of: $0) as Any } }
      let operands = values.map { read(rest, of: $0) }, numbers = operands.compactMap { number($0) }
      return switch key {
      case "@count": values.count
      case "@sum": numbers.reduce(0, +)
      case "@avg": numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
      case "@min": numbers.min()
      case "@max": numbers.max()
      default: nil
      }
    }
    return read(rest, of: member(String(key), of: value))
  }

  private static func member(_ key: String, of value: Any?) -> Any? {
    guard let value else { return nil }
    if let values = value as? [AnyHashable: Any] {
      return key == "@count" ? values.count : plain(values[key])
    }
    if let text = value as? String { return key == "length" ? text.utf16.count : nil }
    if value is UIResponder { return plain(KnownKeys.value(key, of: value)) }
    return plain(StoredProperties.value(key, of: value) ?? StoredProperties.value("_" + key, of: value))
  }
}
