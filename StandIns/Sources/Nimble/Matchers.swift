import Foundation

// Equality ------------------------------------------------------------------------------------------------------------

public func equal<Value: Equatable>(_ expected: Value) -> Predicate<Value> {
  Predicate.define("equal <\(stringify(expected))>") { expression, message in
    guard let actual = try expression.evaluate() else { return PredicateResult(status: .fail, message: message) }
    return PredicateResult(bool: actual == expected, message: message)
  }
}
public func equal<Value: Equatable>(_ expected: Value?) -> Predicate<Value> {
  Predicate.define("equal <\(stringify(expected))>") { expression, message in
    guard let actual = try expression.evaluate(), let expected else {
      return PredicateResult(status: .fail, message: message.appendedBeNilHint())
    }
    return PredicateResult(bool: actual == expected, message: message)
  }
}
public func equal<Value: Equatable>(_ expected: [Value?]) -> Predicate<[Value?]> {
  Predicate.define("equal <\(expected)>") { expression, message in
    PredicateResult(bool: try expression.evaluate().map { $0 == expected } ?? false, message: message)
  }
}
/// Matches tuples of two to four values.
public func equal<A: Equatable, B: Equatable>(_ expected: (A, B)) -> Predicate<(A, B)> { equal(expected, by: ==) }
public func equal<A: Equatable, B: Equatable, C: Equatable>(_ expected: (A, B, C)) -> Predicate<(A, B, C)> {
  equal(expected, by: ==)
}
public func equal<A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ expected: (A, B, C, D)
) -> Predicate<(A, B, C, D)> { equal(expected, by: ==) }
private func equal<Values>(_ expected: Values, by areEqual: @escaping (Values, Values) -> Bool) -> Predicate<Values> {
  Predicate.define("equal <\(expected)>") { expression, message in
    PredicateResult(bool: try expression.evaluate().map { areEqual($0, expected) } ?? false, message: message)
  }
}
public func be(_ expected: Any?) -> Predicate<Any> {
  Predicate.define("be identical to \(stringify(expected))") { expression, message in
    let actual = try expression.evaluate()
    guard let actual, let expected else { return PredicateResult(bool: actual == nil && expected == nil, message: message) }
    let one = actual as AnyObject, other = expected as AnyObject
    let areOne = isOneObject(actual) && isOneObject(expected) && (one as? NSObject)?.isEqual(other) == true
    return PredicateResult(bool: one === other || areOne, message: message)
  }
}
/// Returns a Boolean value that indicates whether a value that is no object becomes one on Apple's systems,
/// the same for equal values: numbers, short texts, empty collections.
private func isOneObject(_ value: Any) -> Bool {
  if type(of: value) is AnyClass { return false }
  if let text = value as? String { return text.utf8.count <= 11 && text.utf8.allSatisfy { $0 < 0x80 } }
  if let values = value as? any Collection { return values.isEmpty }
  return value is CGFloat || value as AnyObject is NSNumber
}
public func beIdenticalTo(_ expected: AnyObject?) -> Predicate<AnyObject> {
  Predicate.define("be identical to \(stringify(expected))") { expression, message in
    PredicateResult(bool: try expression.evaluate() === expected, message: message)
  }
}

// Truth ---------------------------------------------------------------------------------------------------------------

private func truth(_ text: String, _ wanted: Bool, nilMatches: Bool = false) -> Predicate<Bool> {
  Predicate.simple(text) { expression in
    guard let actual = try expression.evaluate() else { return nilMatches ? .matches : .fail }
    return .init(bool: actual == wanted)
  }
}
public func beTrue() -> Predicate<Bool> { truth("be true", true) }
public func beFalse() -> Predicate<Bool> { truth("be false", false) }
public func beTruthy<Value>() -> Predicate<Value> {
  Predicate.simple("be truthy") { expression in
    let value = try expression.evaluate()
    return .init(bool: (value as? Bool) ?? (value != nil))
  }
}
public func beFalsy<Value>() -> Predicate<Value> {
  Predicate.simple("be falsy") { expression in
    let value = try expression.evaluate()
    return .init(bool: !((value as? Bool) ?? (value != nil)))
  }
}
public func beNil<Value>() -> Predicate<Value> {
  Predicate.simple("be nil") { .init(bool: try $0.evaluate() == nil) }
}
public func beVoid() -> Predicate<Void> { Predicate.simple("be void") { .init(bool: try $0.evaluate() != nil) } }

// Order ---------------------------------------------------------------------------------------------------------------

private func compare<Value>(_ text: String, _ holds: @escaping (Value) -> Bool) -> Predicate<Value> {
  Predicate.simple(text) { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return .init(bool: holds(actual))
  }
}
public func beGreaterThan<Value: Comparable>(_ expected: Value?) -> Predicate<Value> {
  compare("be greater than <\(stringify(expected))>") { actual in expected.map { actual > $0 } ?? false }
}
public func beGreaterThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Predicate<Value> {
  compare("be greater than or equal to <\(stringify(expected))>") { actual in expected.map { actual >= $0 } ?? false }
}
public func beLessThan<Value: Comparable>(_ expected: Value?) -> Predicate<Value> {
  compare("be less than <\(stringify(expected))>") { actual in expected.map { actual < $0 } ?? false }
}
public func beLessThanOrEqualTo<Value: Comparable>(_ expected: Value?) -> Predicate<Value> {
  compare("be less than or equal to <\(stringify(expected))>") { actual in expected.map { actual <= $0 } ?? false }
}
public func beWithin<Value: Comparable>(_ range: ClosedRange<Value>) -> Predicate<Value> {
  compare("be within range <\(range)>") { range.contains($0) }
}
public func beWithin<Value: Comparable>(_ range: Range<Value>) -> Predicate<Value> {
  compare("be within range <\(range)>") { range.contains($0) }
}

public let DefaultDelta = 0.0001
public func beCloseTo<Value: FloatingPoint>(_ expected: Value, within delta: Value = Value(1) / Value(10_000)) -> Predicate<Value> {
  compare("be close to <\(expected)> (within \(delta))") { abs($0 - expected) < delta }
}
public func beCloseTo<Value: FloatingPoint>(
  _ expected: [Value], within delta: Value = Value(1) / Value(10_000)
) -> Predicate<[Value]> {
  compare("be close to <\(expected)> (each within \(delta))") { actual in
    actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) < delta }
  }
}

// Types ---------------------------------------------------------------------------------------------------------------

public func beAKindOf<Other>(_ type: Other.Type) -> Predicate<Any> {
  compare("be a kind of \(type)") { $0 is Other }
}
public func beAnInstanceOf<Other>(_ type: Other.Type) -> Predicate<Any> {
  compare("be an instance of \(type)") { Swift.type(of: $0) == type }
}

// Collections ---------------------------------------------------------------------------------------------------------

public func beEmpty<Value: Collection>() -> Predicate<Value> { compare("be empty") { $0.isEmpty } }
public func haveCount<Value: Collection>(_ count: Int) -> Predicate<Value> {
  Predicate.define("have count \(count)") { expression, message in
    guard let actual = try expression.evaluate() else { return PredicateResult(status: .fail, message: message) }
    return PredicateResult(bool: actual.count == count, message: message.appended(message: " with count \(actual.count)"))
  }
}
public func contain<Value: Sequence>(_ items: Value.Element...) -> Predicate<Value> where Value.Element: Equatable {
  contain(items)
}
public func contain<Value: Sequence>(_ items: [Value.Element]) -> Predicate<Value> where Value.Element: Equatable {
  compare("contain <\(items)>") { actual in items.allSatisfy { actual.contains($0) } }
}
public func contain(_ parts: String...) -> Predicate<String> { contain(parts) }
public func contain(_ parts: [String]) -> Predicate<String> {
  compare("contain <\(parts)>") { actual in parts.allSatisfy { actual.contains($0) } }
}
public func containElementSatisfying<Value: Sequence>(
  _ holds: @escaping (Value.Element) -> Bool, _ text: String = ""
) -> Predicate<Value> { compare("find object in collection \(text)") { $0.contains(where: holds) } }
public func beginWith<Value: Sequence>(_ item: Value.Element) -> Predicate<Value> where Value.Element: Equatable {
  compare("begin with <\(item)>") { actual in actual.first { _ in true } == item }
}
public func beginWith(_ text: String) -> Predicate<String> { compare("begin with <\(text)>") { $0.hasPrefix(text) } }
public func endWith<Value: Collection>(_ item: Value.Element) -> Predicate<Value> where Value.Element: Equatable {
  compare("end with <\(item)>") { Array($0).last == item }
}
public func endWith(_ text: String) -> Predicate<String> { compare("end with <\(text)>") { $0.hasSuffix(text) } }
public func match(_ pattern: String?) -> Predicate<String> {
  compare("match <\(stringify(pattern))>") { actual in
    pattern.map { actual.range(of: $0, options: .regularExpression) != nil } ?? false
  }
}
public func allPass<Value: Sequence>(_ holds: @escaping (Value.Element) throws -> Bool) -> Predicate<Value> {
  allPass("pass a condition", holds)
}
public func allPass<Value: Sequence>(
  _ text: String, _ holds: @escaping (Value.Element) throws -> Bool
) -> Predicate<Value> {
  Predicate.simple("all \(text)") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return .init(bool: try actual.allSatisfy(holds))
  }
}
/// With elements that may be none, as Nimble had them before version 9.
@_disfavoredOverload
public func allPass<Value: Sequence>(_ holds: @escaping (Value.Element?) throws -> Bool) -> Predicate<Value> {
  allPass("pass a condition") { (element: Value.Element) in try holds(element) }
}
@_disfavoredOverload
public func allPass<Value: Sequence>(
  _ text: String, _ holds: @escaping (Value.Element?) throws -> Bool
) -> Predicate<Value> {
  allPass(text) { (element: Value.Element) in try holds(element) }
}
public func allPass<Value: Sequence>(_ matcher: Predicate<Value.Element>) -> Predicate<Value> {
  Predicate.simple("all match") { expression in
    guard let actual = try expression.evaluate() else { return .fail }
    return .init(
      bool: try actual.allSatisfy { element in
        try matcher.satisfies(Expression(expression: { element })).status == .matches
      })
  }
}
public func elementsEqual<Value: Sequence>(_ expected: Value?) -> Predicate<Value> where Value.Element: Equatable {
  compare("elementsEqual <\(stringify(expected))>") { actual in expected.map { actual.elementsEqual($0) } ?? false }
}

// Combinations --------------------------------------------------------------------------------------------------------

public func satisfyAnyOf<Value>(_ matchers: Predicate<Value>...) -> Predicate<Value> { satisfyAnyOf(matchers) }
public func satisfyAnyOf<Value>(_ matchers: [Predicate<Value>]) -> Predicate<Value> {
  Predicate.simple("match one of") { expression in
    .init(bool: try matchers.contains { try $0.satisfies(expression).status == .matches })
  }
}
public func satisfyAllOf<Value>(_ matchers: Predicate<Value>...) -> Predicate<Value> { satisfyAllOf(matchers) }
public func satisfyAllOf<Value>(_ matchers: [Predicate<Value>]) -> Predicate<Value> {
  Predicate.simple("match all of") { expression in
    .init(bool: try matchers.allSatisfy { try $0.satisfies(expression).status == .matches })
  }
}
public func not<Value>(_ matcher: Predicate<Value>) -> Predicate<Value> {
  Predicate.simple("not match") { .init(bool: try matcher.satisfies($0).status == .doesNotMatch) }
}
public func && <Value>(left: Predicate<Value>, right: Predicate<Value>) -> Predicate<Value> { satisfyAllOf(left, right) }
public func || <Value>(left: Predicate<Value>, right: Predicate<Value>) -> Predicate<Value> { satisfyAnyOf(left, right) }

// Errors --------------------------------------------------------------------------------------------------------------

private func thrown<Out>(by expression: Expression<Out>) -> (any Error)? {
  do { _ = try expression.evaluate() } catch { return error }
  return nil
}
public func throwError<Out>() -> Predicate<Out> {
  Predicate { PredicateResult(bool: thrown(by: $0) != nil, message: .expectedTo("throw any error")) }
}
public func throwError<Failure: Error & Equatable, Out>(
  _ error: Failure, closure: ((any Error) -> Void)? = nil
) -> Predicate<Out> {
  Predicate {
    let actual = thrown(by: $0)
    if let actual { closure?(actual) }
    return PredicateResult(bool: actual as? Failure == error, message: .expectedTo("throw error <\(error)>"))
  }
}
public func throwError<Failure: Error, Out>(
  errorType: Failure.Type, closure: ((Failure) -> Void)? = nil
) -> Predicate<Out> {
  Predicate {
    let actual = thrown(by: $0) as? Failure
    if let actual { closure?(actual) }
    return PredicateResult(bool: actual != nil, message: .expectedTo("throw error of type <\(errorType)>"))
  }
}
public func throwError<Failure: Error, Out>(closure: @escaping (Failure) -> Void) -> Predicate<Out> {
  Predicate {
    let actual = thrown(by: $0)
    if let actual = actual as? Failure { closure(actual) }
    return PredicateResult(bool: actual is Failure, message: .expectedTo("throw error that satisfies block"))
  }
}
public func throwError<Out>(closure: @escaping (any Error) -> Void) -> Predicate<Out> {
  Predicate {
    let actual = thrown(by: $0)
    if let actual { closure(actual) }
    return PredicateResult(bool: actual != nil, message: .expectedTo("throw error that satisfies block"))
  }
}

public func matchError<Failure: Error & Equatable>(_ error: Failure) -> Predicate<any Error> {
  compare("match error <\(error)>") { $0 as? Failure == error }
}
public func matchError<Failure: Error>(_ type: Failure.Type) -> Predicate<any Error> {
  compare("match error of type <\(type)>") { $0 is Failure }
}
public func beSuccess<Success, Failure: Error>(test: ((Success) -> Void)? = nil) -> Predicate<Result<Success, Failure>> {
  compare("be <success>") {
    guard case .success(let value) = $0 else { return false }
    test?(value)
    return true
  }
}
public func beSuccess<Success: Equatable, Failure: Error>(_ expected: Success) -> Predicate<Result<Success, Failure>> {
  compare("be <success(\(expected))>") { if case .success(expected) = $0 { true } else { false } }
}
public func beFailure<Success, Failure: Error>(test: ((Failure) -> Void)? = nil) -> Predicate<Result<Success, Failure>> {
  compare("be <failure>") {
    guard case .failure(let error) = $0 else { return false }
    test?(error)
    return true
  }
}
public func beFailure<Success, Failure: Error & Equatable>(_ expected: Failure) -> Predicate<Result<Success, Failure>> {
  compare("be <failure(\(expected))>") { if case .failure(expected) = $0 { true } else { false } }
}

// Other matchers of values and events ---------------------------------------------------------------------------------

/// Matches a part of a value.
public func map<Value, Part>(_ part: @escaping (Value) throws -> Part, _ matcher: Predicate<Part>) -> Predicate<Value> {
  Predicate { expression in try matcher.satisfies(expression.cast { try $0.map(part) }) }
}

/// Notifications, in the order of their posting; unchecked, since only touched while the expression runs.
private final class Heard: @unchecked Sendable {
  var all: [Notification] = []
  init() {}
}

/// Matches an expression that posts the notifications that `predicate` matches.
public func postNotifications<Out>(
  _ predicate: Predicate<[Notification]>, from center: NotificationCenter = .default
) -> Predicate<Out> {
  Predicate { expression in
    let heard = Heard()
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { heard.all.append($0) }
    defer { center.removeObserver(token) }
    _ = try expression.withoutCaching().evaluate()
    return try predicate.satisfies(Expression(expression: { heard.all }))
  }
}

public enum ToSucceedResult { case succeeded, failed(reason: String) }
public func succeed() -> Predicate<ToSucceedResult> {
  compare("succeed") { if case .succeeded = $0 { true } else { false } }
}

// Traps ---------------------------------------------------------------------------------------------------------------

/// Matches an expression that raises an exception: here, where misuse traps, one that ends a copy of the
/// process.
public func raiseException<Out>(
  named: NSExceptionName? = nil, reason: String? = nil, userInfo: NSDictionary? = nil, closure: ((Any) -> Void)? = nil
) -> Predicate<Out> {
  Predicate { expression in
    PredicateResult(
      bool: diesInCopy { _ = try? expression.withoutCaching().evaluate() }, message: .expectedTo("raise any exception"))
  }
}
public func raiseException<Out>(
  named: String, reason: String? = nil, userInfo: NSDictionary? = nil, closure: ((Any) -> Void)? = nil
) -> Predicate<Out> {
  raiseException(named: NSExceptionName(named), reason: reason, userInfo: userInfo, closure: closure)
}
public func throwAssertion<Out>() -> Predicate<Out> { raiseException() }

private func diesInCopy(_ body: () -> Void) -> Bool {
  typealias Fork = @convention(c) () -> Int32
  guard let symbol = dlsym(nil, "fork") else { return false }
  let child = unsafeBitCast(symbol, to: Fork.self)()
  guard child != 0 else {
    // A trap writes a long message, which is discarded.
    close(2)
    body()
    _exit(0)
  }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  return status & 0x7f != 0
}
