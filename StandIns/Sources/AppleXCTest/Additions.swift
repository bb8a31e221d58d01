import Foundation
import UIKit
import XCTest

// Members of Apple's XCTest that the one of Linux lacks.

/// A part of a test with a name.
public protocol XCTActivity: AnyObject {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

public enum XCTContext {
  private final class Activity: XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) {}
  }

  @discardableResult public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result { try block(Activity(name: name)) }
}

/// Something to keep beside a test's result; nothing keeps it here.
open class XCTAttachment: NSObject {
  public enum Lifetime: Int { case keepAlways, deleteOnSuccess }
  public enum ImageQuality: Int { case original, medium, low }
  open var name: String?
  open var userInfo: [AnyHashable: Any] = [:]
  open var lifetime = Lifetime.deleteOnSuccess

  public override init() { super.init() }
  public convenience init(string: String) { self.init() }
  public convenience init(data: Data) { self.init() }
  public convenience init(data: Data, uniformTypeIdentifier: String) { self.init() }
  public convenience init(image: UIImage) { self.init() }
  public convenience init(image: UIImage, quality: ImageQuality) { self.init() }
  public convenience init(contentsOfFile url: URL) { self.init() }
  public convenience init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.init()
    self.name = name
    self.userInfo = userInfo ?? [:]
  }
}

extension XCTestCase {
  /// Waits for as long as it takes, for a day at most.
  public func wait(for expectations: [XCTestExpectation]) { wait(for: expectations, timeout: 86_400) }
}

/// An object that lives to the end of the test that is run, as one does there that is in the pool which is drained then.
public func keptToTheEnd<Object>(_ object: Object) -> Object {
  EndOfTest.shared.kept.append(object)
  return object
}

private final class EndOfTest: NSObject, XCTestObservation {
  // Tests are run on the main thread, and told of there.
  nonisolated(unsafe) static let shared: EndOfTest = {
    let observer = EndOfTest()
    XCTestObservationCenter.shared.addTestObserver(observer)
    return observer
  }()
  var kept: [Any] = []

  func testCaseDidFinish(_ testCase: XCTestCase) { kept = [] }
}

/// Tests are objects there, and as such are equal to themselves.
extension XCTestCase: @retroactive Equatable, @retroactive Hashable {
  public static func == (left: XCTestCase, right: XCTestCase) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension XCTestCase {
  /// Runs what Apple's would measure. Without a number to compare with, once is enough.
  public func measureOnce(_ block: () -> Void) { block() }
  public func measureOnce(options: Any? = nil, block: () -> Void) { block() }
  public func measureOnce(metrics: [Any], options: Any? = nil, block: () -> Void) { block() }
  public func measureMetricsOnce(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) { block() }
  public func startMeasuringOnce() {}
  public func stopMeasuringOnce() {}

  public func add(_ attachment: XCTAttachment) {}

  /// Fulfilled when a property has a value, or changes where none is named.
  @discardableResult public func keyValueObservingExpectation(
    for object: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    observingExpectation(object, keyPath) { _, change in
      guard let expectedValue else { return true }
      return (change[.newKey] as? NSObject) == (expectedValue as? NSObject)
        || "\(change[.newKey] ?? "nil")" == "\(expectedValue)"
    }
  }

  @discardableResult public func keyValueObservingExpectation(
    for object: Any, keyPath: String, handler: @escaping (Any, [AnyHashable: Any]) -> Bool
  ) -> XCTestExpectation {
    observingExpectation(object, keyPath) { object, change in
      handler(object, Dictionary(uniqueKeysWithValues: change.map { (AnyHashable($0.key.rawValue), $0.value) }))
    }
  }

  private func observingExpectation(
    _ object: Any, _ keyPath: String, _ holds: @escaping (Any, [NSKeyValueChangeKey: Any]) -> Bool
  ) -> XCTestExpectation {
    let expectation = self.expectation(description: "\(keyPath) of \(object)")
    expectation.assertForOverFulfill = false
    let watcher = PathWatcher { if holds($0, $1) { expectation.fulfill() } }
    (object as? NSObject)?.addObserver(watcher, forKeyPath: keyPath, options: [.initial, .old, .new], context: nil)
    addTeardownBlock { (object as? NSObject)?.removeObserver(watcher, forKeyPath: keyPath) }
    return expectation
  }
}

/// Fulfilled when a property has a value, or changes where none is named; waited for by name.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {   // Told on the main thread alone, where tests are run.
  public let keyPath: String
  public let observedObject: Any
  public let expectedValue: Any?
  public let options: NSKeyValueObservingOptions
  /// Says whether a change is the one that is waited for, in place of a value.
  open var handler: ((Any, [AnyHashable: Any]) -> Bool)?

  public init(keyPath: String, object: Any, expectedValue: Any? = nil, options: NSKeyValueObservingOptions = [.initial, .old, .new]) {
    (self.keyPath, observedObject, self.expectedValue, self.options) = (keyPath, object, expectedValue, options)
    super.init(description: "\(keyPath) of \(object)")
    assertForOverFulfill = false
    // The initial notification is no change.
    var isInitial = options.contains(.initial)
    let watcher = PathWatcher { [weak self] object, change in
      defer { isInitial = false }
      guard let self else { return }
      let given = Dictionary(uniqueKeysWithValues: change.map { (AnyHashable($0.key.rawValue), $0.value) })
      let isIt = handler?(object, given) ?? expectedValue.map { "\(change[.newKey] ?? "nil")" == "\($0)" } ?? !isInitial
      if isIt { fulfill() }
    }
    _ = keptToTheEnd(watcher)
    (object as? NSObject)?.addObserver(watcher, forKeyPath: keyPath, options: options, context: nil)
  }
}

/// A metric of Apple's XCTest; nothing is measured on this system.
public protocol XCTMetric {}
open class XCTClockMetric: XCTMetric { public init() {} }
open class XCTCPUMetric: XCTMetric {
  public init() {}
  public init(limitingToCurrentThread: Bool) {}
}
open class XCTMemoryMetric: XCTMetric { public init() {} }
open class XCTStorageMetric: XCTMetric { public init() {} }
open class XCTMeasureOptions {
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let manuallyStart = InvocationOptions(rawValue: 1), manuallyStop = InvocationOptions(rawValue: 2)
  }
  public init() {}
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  open var iterationCount = 5
  open var invocationOptions: InvocationOptions = []
}

private final class PathWatcher: UIResponder {
  let told: (Any, [NSKeyValueChangeKey: Any]) -> Void

  init(_ told: @escaping (Any, [NSKeyValueChangeKey: Any]) -> Void) {
    self.told = told
    super.init()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) { if let object { told(object, change ?? [:]) } }
}
