internal import Foundation

/// Any JSON value.
package enum JSONValue: Sendable, Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer()
    if box.decodeNil() {
      self = .null
    } else if let value = try? box.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? box.decode(Double.self) {
      self = .number(value)
    } else if let value = try? box.decode(String.self) {
      self = .string(value)
    } else if let value = try? box.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try box.decode([String: JSONValue].self))
    }
  }

  package subscript(key: String) -> JSONValue {
    if case .object(let members) = self { return members[key] ?? .null }
    return .null
  }
  /// An element of an array; null beyond its end.
  package subscript(index: Int) -> JSONValue {
    if case .array(let values) = self, values.indices.contains(index) { return values[index] }
    return .null
  }
  package var array: [JSONValue] { if case .array(let values) = self { values } else { [] } }
  /// The members of an object, by name.
  package var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = self { members.sorted { $0.key < $1.key } } else { [] }
  }
  package var object: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }
  /// The number, or NaN.
  package var double: Double { number ?? .nan }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The numbers of an array; others are left out.
  package var numbers: [Double] { array.compactMap(\.number) }

  /// Returns whether two values are equal, comparing numbers within `tolerance`.
  package func matches(_ other: JSONValue, within tolerance: Double) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(a - b) <= max(tolerance, 1e-9) || a == b
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.matches($1, within: tolerance) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && a.allSatisfy { key, value in b[key].map { value.matches($0, within: tolerance) } ?? false }
    default: self == other
    }
  }
}
