import Dispatch
import Foundation
import XCTest

public typealias FileString = StaticString

/// Where an expectation stands.
public struct SourceLocation {
  public let file: FileString
  public let line: UInt
  /// The path of a file given as a string, which XCTest's functions do not take.
  var place: String?
  public init(file: FileString = #file, line: UInt = #line) { (self.file, self.line) = (file, line) }
}

/// The examined value: evaluated once, or again each time while a test waits for it.
public struct Expression<Value> {
  let evaluateOnce: (Bool) throws -> Value?
  public let location: SourceLocation
  public let isClosure: Bool

  public init(
    expression: @escaping () throws -> Value?, location: SourceLocation = SourceLocation(), isClosure: Bool = true
  ) {
    var kept: Value??
    evaluateOnce = { again in
      if !again, let kept { return kept }
      let value = try expression()
      kept = .some(value)
      return value
    }
    (self.location, self.isClosure) = (location, isClosure)
  }

  private init(_ evaluate: @escaping (Bool) throws -> Value?, _ location: SourceLocation) {
    (evaluateOnce, self.location, isClosure) = (evaluate, location, true)
  }

  public func evaluate() throws -> Value? { try evaluateOnce(false) }
  public func cast<Other>(_ block: @escaping (Value?) throws -> Other?) -> Expression<Other> {
    let evaluate = evaluateOnce
    return Expression<Other>({ try block(evaluate($0)) }, location)
  }
  public func withoutCaching() -> Expression<Value> {
    let evaluate = evaluateOnce
    return Expression({ _ in try evaluate(true) }, location)
  }
}

/// A matcher's message about a failure.
public indirect enum ExpectationMessage {
  case expectedTo(String)
  case expectedActualValueTo(String)
  case expectedCustomValueTo(String, actual: String)
  case fail(String)
  case prepends(String, ExpectationMessage)
  case appends(ExpectationMessage, String)
  case details(ExpectationMessage, String)

  /// As Nimble 8 has it.
  public static func expectedCustomValueTo(_ what: String, _ actual: String) -> ExpectationMessage {
    .expectedCustomValueTo(what, actual: actual)
  }
  public func appended(message: String) -> ExpectationMessage { .appends(self, message) }
  public func appended(details: String) -> ExpectationMessage { .details(self, details) }
  public func prepended(expectation: String) -> ExpectationMessage { .prepends(expectation, self) }
  public func appendedBeNilHint() -> ExpectationMessage { .appends(self, " (use beNil() to match nils)") }
  public var expectedMessage: String { text(actual: "", to: "to") }
  public func toString(actual: String, expected: String = "expected", to: String = "to") -> String {
    text(actual: actual, to: to)
  }

  func text(actual: String, to: String) -> String {
    switch self {
    case .expectedTo(let what): "expected \(to) \(what)"
    case .expectedActualValueTo(let what): "expected \(to) \(what), got \(actual)"
    case .expectedCustomValueTo(let what, let custom): "expected \(to) \(what), got \(custom)"
    case .fail(let what): what
    case .prepends(let what, let message): what + message.text(actual: actual, to: to)
    case .appends(let message, let what): message.text(actual: actual, to: to) + what
    case .details(let message, let what): message.text(actual: actual, to: to) + "\n" + what
    }
  }
}

public enum PredicateStatus {
  case matches, doesNotMatch, fail
  public init(bool: Bool) { self = bool ? .matches : .doesNotMatch }
  public func toBoolean(expectation style: ExpectationStyle) -> Bool {
    style == .toMatch ? self == .matches : self == .doesNotMatch
  }
}
public typealias MatcherStatus = PredicateStatus
public enum ExpectationStyle { case toMatch, toNotMatch }

public struct PredicateResult {
  public var status: PredicateStatus
  public var message: ExpectationMessage
  public init(status: PredicateStatus, message: ExpectationMessage) { (self.status, self.message) = (status, message) }
  public init(bool: Bool, message: ExpectationMessage) { self.init(status: .init(bool: bool), message: message) }
  public func toBoolean(expectation style: ExpectationStyle) -> Bool { status.toBoolean(expectation: style) }
}
public typealias MatcherResult = PredicateResult

/// A question about a value.
public struct Predicate<Value> {
  let matcher: (Expression<Value>) throws -> PredicateResult
  public init(_ matcher: @escaping (Expression<Value>) throws -> PredicateResult) { self.matcher = matcher }
  public func satisfies(_ expression: Expression<Value>) throws -> PredicateResult { try matcher(expression) }

  public static func define(
    _ matcher: @escaping (Expression<Value>) throws -> PredicateResult
  ) -> Predicate { Predicate(matcher) }
  public static func define(
    _ text: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> PredicateResult
  ) -> Predicate { Predicate { try matcher($0, .expectedActualValueTo(text)) } }
  public static func defineNilable(
    _ text: String = "match", matcher: @escaping (Expression<Value>, ExpectationMessage) throws -> PredicateResult
  ) -> Predicate { define(text, matcher: matcher) }
  public static func simple(
    _ text: String = "match", matcher: @escaping (Expression<Value>) throws -> PredicateStatus
  ) -> Predicate {
    Predicate { PredicateResult(status: try matcher($0), message: .expectedActualValueTo(text)) }
  }
  public static func simpleNilable(
    _ text: String = "match", matcher: @escaping (Expression<Value>) throws -> PredicateStatus
  ) -> Predicate { simple(text, matcher: matcher) }
  public var predicate: Predicate { self }
}
public typealias Matcher = Predicate

/// The value as failures print it.
public func stringify<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }

/// An expectation of a value.
public struct Expectation<Value> {
  public let expression: Expression<Value>
  var location: SourceLocation { expression.location }
  public init(expression: Expression<Value>) { self.expression = expression }

  private func verify(_ matcher: Predicate<Value>, _ style: ExpectationStyle, _ description: String?) {
    let word = style == .toMatch ? "to" : "to not"
    do {
      let result = try matcher.satisfies(expression)
      if result.toBoolean(expectation: style) { return }
      let actual = "<\(stringify(try expression.evaluate()))>"
      report(result.message.text(actual: actual, to: word), description)
    } catch { report("unexpected error thrown: <\(error)>", description) }
  }

  func report(_ text: String, _ description: String?) {
    let place = location.place.map { "\($0):\(location.line): " } ?? ""
    XCTFail(place + (description.map { $0 + "\n" } ?? "") + text, file: location.file, line: location.line)
  }

  @discardableResult public func to(_ matcher: Predicate<Value>, description: String? = nil) -> Self {
    verify(matcher, .toMatch, description)
    return self
  }
  @discardableResult public func toNot(_ matcher: Predicate<Value>, description: String? = nil) -> Self {
    verify(matcher, .toNotMatch, description)
    return self
  }
  @discardableResult public func notTo(_ matcher: Predicate<Value>, description: String? = nil) -> Self {
    toNot(matcher, description: description)
  }

  // Waiting ---------------------------------------------------------------------------------------------------------

  /// Looks again and again, letting the run loop turn, until the matcher is satisfied or the time is over.
  private func wait(
    _ matcher: Predicate<Value>, _ style: ExpectationStyle, _ timeout: NimbleTimeInterval, _ description: String?
  ) {
    let end = Date(timeIntervalSinceNow: timeout.seconds)
    let fresh = expression.withoutCaching()
    repeat {
      if let result = try? matcher.satisfies(fresh), result.toBoolean(expectation: style) { return }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    } while Date() < end
    Expectation(expression: fresh).verify(matcher, style, description)
  }

  private func hold(
    _ matcher: Predicate<Value>, _ style: ExpectationStyle, _ time: NimbleTimeInterval, _ description: String?
  ) {
    let end = Date(timeIntervalSinceNow: time.seconds)
    let fresh = expression.withoutCaching()
    repeat {
      if let result = try? matcher.satisfies(fresh), !result.toBoolean(expectation: style) {
        return Expectation(expression: fresh).verify(matcher, style, description)
      }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
    } while Date() < end
  }

  public func toEventually(
    _ matcher: Predicate<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { wait(matcher, .toMatch, timeout, description) }
  public func toEventuallyNot(
    _ matcher: Predicate<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { wait(matcher, .toNotMatch, timeout, description) }
  public func toNotEventually(
    _ matcher: Predicate<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { wait(matcher, .toNotMatch, timeout, description) }
  public func toNever(
    _ matcher: Predicate<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { hold(matcher, .toNotMatch, until, description) }
  public func toAlways(
    _ matcher: Predicate<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
    pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
  ) { hold(matcher, .toMatch, until, description) }
}

/// A time to wait; Nimble has had each of these names for it, and numbers of seconds before.
public typealias NimbleTimeInterval = DispatchTimeInterval

extension DispatchTimeInterval: @retroactive ExpressibleByIntegerLiteral, @retroactive ExpressibleByFloatLiteral {
  public init(integerLiteral seconds: Int) { self = .seconds(seconds) }
  public init(floatLiteral seconds: Double) { self = .milliseconds(Int(seconds * 1000)) }
  var seconds: Double {
    switch self {
    case .seconds(let n): Double(n)
    case .milliseconds(let n): Double(n) / 1e3
    case .microseconds(let n): Double(n) / 1e6
    case .nanoseconds(let n): Double(n) / 1e9
    default: .infinity
    }
  }
}
public enum PollingDefaults {
  nonisolated(unsafe) public static var timeout = NimbleTimeInterval.seconds(1)
  nonisolated(unsafe) public static var pollInterval = NimbleTimeInterval.milliseconds(10)
}
public typealias AsyncDefaults = PollingDefaults

public func expect<Value>(
  file: FileString = #file, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
  Expectation(expression: Expression(expression: expression, location: SourceLocation(file: file, line: line)))
}
public func expect<Value>(
  file: FileString = #file, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Value?)
) -> Expectation<Value> {
  Expectation(expression: Expression(expression: expression(), location: SourceLocation(file: file, line: line)))
}
public func expect(
  file: FileString = #file, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Void)
) -> Expectation<Void> {
  let body = expression()
  return Expectation(expression: Expression(expression: { try body() }, location: SourceLocation(file: file, line: line)))
}
public func expect<Value>(
  file: FileString = #file, line: UInt = #line, _ expression: @autoclosure () -> (() throws -> Value)
) -> Expectation<Value> {
  let body = expression()
  return Expectation(expression: Expression(expression: { try body() }, location: SourceLocation(file: file, line: line)))
}
/// Some versions take the file as a string.
public func expect<Value>(
  file: String, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> {
  var location = SourceLocation(line: line)
  location.place = file
  return Expectation(expression: Expression(expression: expression, location: location))
}
/// Creates an expectation of an asynchronous value, which is evaluated once, at once.
@_disfavoredOverload public func expect<Value>(
  file: FileString = #file, line: UInt = #line, _ expression: @escaping () async throws -> Value?
) async -> Expectation<Value> {
  let found: Result<Value?, any Error>
  do { found = .success(try await expression()) } catch { found = .failure(error) }
  return Expectation(expression: Expression(expression: { try found.get() }, location: SourceLocation(file: file, line: line)))
}
public func expecta<Value>(
  file: FileString = #file, line: UInt = #line, _ expression: @autoclosure @escaping () throws -> Value?
) -> Expectation<Value> { expect(file: file, line: line, try expression()) }

public func fail(_ message: String = "fail() always fails", file: FileString = #file, line: UInt = #line) {
  XCTFail(message, file: file, line: line)
}
public func fail(_ message: String, location: SourceLocation) { XCTFail(message, file: location.file, line: location.line) }

/// The value, or a failed test and an error.
public func unwrap<Value>(
  file: FileString = #file, line: UInt = #line, _ expression: @autoclosure () throws -> Value?
) throws -> Value { try XCTUnwrap(expression(), file: file, line: line) }

/// Lets the run loop turn until `done` is called.
public func waitUntil(
  timeout: NimbleTimeInterval = PollingDefaults.timeout, file: FileString = #file, line: UInt = #line,
  action: @escaping (@escaping () -> Void) throws -> Void
) {
  final class Flag: @unchecked Sendable { var isDone = false }
  let flag = Flag()
  do { try action { flag.isDone = true } } catch { XCTFail("unexpected error thrown: <\(error)>", file: file, line: line) }
  let end = Date(timeIntervalSinceNow: timeout.seconds)
  while !flag.isDone && Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
  if !flag.isDone { XCTFail("waited more than \(timeout.seconds) seconds", file: file, line: line) }
}
