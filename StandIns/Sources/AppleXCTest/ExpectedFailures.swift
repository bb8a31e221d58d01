import XCTest

// Failures that a test expects, which Linux's XCTest knows nothing of.

/// An issue of a test.
public struct XCTIssue: Sendable {
  public enum IssueType: Int, Sendable { case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure }
  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var description: String { compactDescription }
}

public final class XCTExpectedFailure {
  public final class Options {
    public var isEnabled = true
    /// A Boolean value that determines whether the test fails if no issue is recorded.
    public var isStrict = true
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    public init() {}
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }

  public let failureReason: String?
  let options: Options, file: StaticString, line: UInt
  var isMatched = false

  init(_ reason: String?, _ options: Options, _ file: StaticString, _ line: UInt) {
    (failureReason, self.options, self.file, self.line) = (reason, options, file, line)
  }

  /// Those of the test that is run, the innermost last.
  // Tests are run on the main thread, one after the other.
  nonisolated(unsafe) static var current: [XCTExpectedFailure] = []

  /// Returns a Boolean value that indicates whether an issue is expected.
  static func matches(_ issue: XCTIssue) -> Bool {
    guard let expected = current.last(where: { $0.options.isEnabled && $0.options.issueMatcher(issue) }) else { return false }
    expected.isMatched = true
    return true
  }

  /// Ends it; nothing that failed is a failure where that was certain.
  func end() {
    Self.current.removeAll { $0 === self }
    if options.isEnabled, options.isStrict, !isMatched {
      XCTFail("Expected failure\(failureReason.map { " '\($0)'" } ?? "") but none recorded", file: file, line: line)
    }
  }
}

public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: UInt = #line
) { XCTExpectedFailure.current.append(XCTExpectedFailure(failureReason, options, file, line)) }

public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) { XCTExpectFailure(failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line) }

public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath, line: UInt = #line,
  failingBlock: () throws -> Result
) rethrows -> Result {
  let expected = XCTExpectedFailure(failureReason, options, file, line)
  XCTExpectedFailure.current.append(expected)
  defer { expected.end() }
  return try failingBlock()
}

public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath, line: UInt = #line,
  failingBlock: () throws -> Result, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  try XCTExpectFailure(failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line, failingBlock: failingBlock)
}

extension XCTExpectedFailure.Options {
  convenience init(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
    self.init()
    isEnabled = enabled ?? true
    isStrict = strict ?? true
    issueMatcher = matcher ?? { _ in true }
  }
}

/// The class above those of a target that expects failures.
open class ExpectingTestCase: NamedTestCase {
  open override func invokeTest() {
    XCTExpectedFailure.current = []   // A test of another class may have left some.
    super.invokeTest()
    for expected in XCTExpectedFailure.current.reversed() { expected.end() }
  }

  open override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
    let issue = XCTIssue(type: expected ? .assertionFailure : .thrownError, compactDescription: description)
    if XCTExpectedFailure.matches(issue) { return }
    super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
