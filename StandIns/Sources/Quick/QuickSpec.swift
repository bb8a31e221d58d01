import Foundation
@_exported import XCTest   // As its headers do.

/// A suite of examples that are described by nested closures, as Quick writes them.
open class QuickSpec: XCTestCase {
  /// The examples of this class; called once, when tests are collected.
  @MainActor open class func spec() {}
  /// The examples of this class, as older versions of Quick declare them.
  @MainActor open func spec() {}
}

/// A spec whose closures may suspend.
open class AsyncSpec: QuickSpec {}

/// A configuration that is applied to every spec of a bundle.
open class QuickConfiguration: NSObject {
  @MainActor open class func configure(_ configuration: QCKConfiguration) {}
}

public final class QCKConfiguration {
  public func beforeEach(_ closure: @escaping () -> Void) { World.shared.root.before.append { _ in closure() } }
  public func afterEach(_ closure: @escaping () -> Void) { World.shared.root.after.append { _ in closure() } }
  public func beforeSuite(_ closure: @escaping () -> Void) { World.shared.suiteBefore.append(closure) }
  public func afterSuite(_ closure: @escaping () -> Void) {}
}

public typealias SharedExampleContext = () -> [String: Any]
public typealias SharedExampleClosure = (@escaping SharedExampleContext) -> Void

/// The description of an example.
public struct ExampleMetadata {
  public let name: String
  public let exampleIndex: Int
}

/// Where an example stands.
public struct Callsite {
  public let file: String
  public let line: UInt
}

/// Shared examples as a type.
open class Behavior<Context> {
  open class var name: String { String(describing: self) }
  @MainActor open class func spec(_ context: @escaping () -> Context) {}
}

/// A behaviour whose closures may suspend.
public typealias AsyncBehavior = Behavior

/// A group of examples and what runs around each of them.
final class Group {
  let name: String
  weak var parent: Group?
  var before: [(ExampleMetadata) throws -> Void] = []
  var justBefore: [() throws -> Void] = []
  var after: [(ExampleMetadata) throws -> Void] = []
  var around: [(@escaping () -> Void) -> Void] = []
  let focused: Bool

  init(_ name: String, parent: Group?, focused: Bool = false) {
    (self.name, self.parent) = (name, parent)
    self.focused = focused || parent?.focused == true
  }

  /// This group and those around it, the innermost first.
  var line: [Group] { [self] + (parent?.line ?? []) }
}

struct Example {
  let name: String
  let group: Group
  let focused: Bool
  let body: () throws -> Void

  var fullName: String {
    (group.line.reversed().map(\.name) + [name]).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Runs what stands before, the example, and what stands after, as Quick orders them.
  func run(index: Int) throws {
    let metadata = ExampleMetadata(name: fullName, exampleIndex: index)
    let outermostFirst = Array(group.line.reversed())
    var failure: (any Error)?
    let whole: () -> Void = {
      do {
        for group in outermostFirst { try group.before.forEach { try $0(metadata) } }
        for group in outermostFirst { try group.justBefore.forEach { try $0() } }
        try body()
      } catch { failure = error }
      for group in outermostFirst.reversed() {
        for closure in group.after.reversed() {
          do { try closure(metadata) } catch let error { failure = failure ?? error }
        }
      }
    }
    let arounds = outermostFirst.flatMap(\.around)
    arounds.reversed().reduce(whole) { inner, around in { around(inner) } }()
    if let failure { throw failure }
  }
}

/// The examples that are being collected.
final class World: @unchecked Sendable {
  static let shared = World()
  let root = Group("", parent: nil)
  lazy var current = root
  var examples: [Example] = []
  var shared: [String: SharedExampleClosure] = [:]
  var suiteBefore: [() -> Void] = []
  var hasBegun = false

  func group(_ name: String, focused: Bool = false, _ closure: () -> Void) {
    let group = Group(name, parent: current, focused: focused)
    let outer = current
    current = group
    kept.append(group)
    closure()
    current = outer
  }
  private var kept: [Group] = []

  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    suiteBefore.forEach { $0() }
  }
}

/// Returns the examples of a spec as tests, one for each, for `XCTMain`.
///
/// If tests are listed, the name of the spec is printed, so that a spec that ends the program can be omitted the next
/// time.
@MainActor public func quickTests<Spec: QuickSpec>(_ type: Spec.Type) -> XCTestCaseEntry {
  let leftOut = ProcessInfo.processInfo.environment["LEFT_OUT_SPECS"]?.split(separator: ",") ?? []
  guard !leftOut.contains(where: { $0 == "\(type)" }) else { return (type, []) }
  let tells = CommandLine.arguments.contains("--list-tests")
  if tells { FileHandle.standardError.write(Data("asked \(type)\n".utf8)) }
  defer { if tells { FileHandle.standardError.write(Data("listed \(type)\n".utf8)) } }
  let world = World.shared
  world.examples = []
  world.group("") {
    type.spec()
    type.init(name: "spec", testClosure: { _ in }).spec()
  }
  let focused = world.examples.filter { $0.focused || $0.group.focused }
  let chosen = focused.isEmpty ? world.examples : focused
  var taken: [String: Int] = [:]
  let tests = chosen.enumerated().map { index, example -> (String, XCTestCaseClosure) in
    var name = example.fullName
    taken[name, default: 0] += 1
    if let count = taken[name], count > 1 { name += " (\(count))" }
    // XCTest chooses tests by lists of class/method, and lists a stroke for each dot.
    name = name.replacingOccurrences(of: "...", with: "…").replacingOccurrences(of: ".", with: "·")
    name = name.replacingOccurrences(of: ",", with: ";").replacingOccurrences(of: "/", with: ":").replacingOccurrences(of: "\n", with: " ")
    return (name, { _ in
      world.begin()
      try example.run(index: index)
    })
  }
  return (type, tests)
}

/// Applies a configuration.
@MainActor public func quickConfigure(_ type: QuickConfiguration.Type) { type.configure(QCKConfiguration()) }
