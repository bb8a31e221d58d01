import Foundation
import XCTest

/// The flags with which older versions of Quick filter examples; no example is filtered here.
public typealias FilterFlags = [String: Bool]

public func describe(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
  World.shared.group(description, closure)
}
public func context(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
  World.shared.group(description, closure)
}
public func fdescribe(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
  World.shared.group(description, focused: true, closure)
}
public func fcontext(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {
  World.shared.group(description, focused: true, closure)
}
public func xdescribe(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {}
public func xcontext(_ description: String, flags: FilterFlags = [:], closure: () -> Void) {}

public func it(
  _ description: String, file: String = #file, line: UInt = #line, closure: @escaping () throws -> Void
) {
  World.shared.examples.append(Example(name: description, group: World.shared.current, focused: false, body: closure))
}

/// An example that suspends; it runs to its end before the next one begins.
public func it(
  _ description: String, file: String = #file, line: UInt = #line,
  closure: @escaping @MainActor () async throws -> Void
) {
  it(description, file: file, line: line) { try finish(closure) }
}

public func fit(
  _ description: String, file: String = #file, line: UInt = #line, closure: @escaping () throws -> Void
) {
  World.shared.examples.append(Example(name: description, group: World.shared.current, focused: true, body: closure))
}
public func xit(
  _ description: String, file: String = #file, line: UInt = #line, closure: @escaping () throws -> Void
) {}
public func pending(_ description: String, closure: () -> Void) {}

public func beforeEach(_ closure: @escaping () throws -> Void) {
  World.shared.current.before.append { _ in try closure() }
}
public func beforeEach(_ closure: @escaping @MainActor () async throws -> Void) {
  World.shared.current.before.append { _ in try finish(closure) }
}
public func beforeEach(_ closure: @escaping (ExampleMetadata) throws -> Void) { World.shared.current.before.append(closure) }
public func afterEach(_ closure: @escaping () throws -> Void) {
  World.shared.current.after.append { _ in try closure() }
}
public func afterEach(_ closure: @escaping @MainActor () async throws -> Void) {
  World.shared.current.after.append { _ in try finish(closure) }
}
public func afterEach(_ closure: @escaping (ExampleMetadata) throws -> Void) { World.shared.current.after.append(closure) }
public func justBeforeEach(_ closure: @escaping () throws -> Void) { World.shared.current.justBefore.append(closure) }
public func aroundEach(_ closure: @escaping (@escaping () -> Void) -> Void) { World.shared.current.around.append(closure) }
public func beforeSuite(_ closure: @escaping () -> Void) { World.shared.suiteBefore.append(closure) }
public func afterSuite(_ closure: @escaping () -> Void) {}

public func sharedExamples(_ name: String, closure: @escaping () -> Void) {
  World.shared.shared[name] = { _ in closure() }
}
public func sharedExamples(_ name: String, closure: @escaping SharedExampleClosure) { World.shared.shared[name] = closure }

public func itBehavesLike(_ name: String, file: String = #file, line: UInt = #line) {
  itBehavesLike(name, file: file, line: line) { [:] }
}
public func itBehavesLike(
  _ name: String, file: String = #file, line: UInt = #line, sharedExampleContext: @escaping SharedExampleContext
) {
  guard let closure = World.shared.shared[name] else {
    it(name) { XCTFail("no shared examples named \(name)") }
    return
  }
  World.shared.group(name) { closure(sharedExampleContext) }
}
public func xitBehavesLike(_ name: String, sharedExampleContext: @escaping SharedExampleContext = { [:] }) {}
public func xitBehavesLike<Context>(_ behavior: Behavior<Context>.Type, context: @escaping () -> Context) {}
public func fitBehavesLike(
  _ name: String, file: String = #file, line: UInt = #line, sharedExampleContext: @escaping SharedExampleContext = { [:] }
) { fdescribe("") { itBehavesLike(name, file: file, line: line, sharedExampleContext: sharedExampleContext) } }
public func itBehavesLike<Context>(
  _ behavior: Behavior<Context>.Type, file: String = #file, line: UInt = #line, context: @escaping () -> Context
) {
  // Specs are collected on the main thread.
  World.shared.group(behavior.name) { MainActor.assumeIsolated { behavior.spec(context) } }
}

/// Runs what suspends and lets the run loop turn until it is through.
func finish(_ body: @escaping @MainActor () async throws -> Void) throws {
  final class Outcome: @unchecked Sendable { var result: Result<Void, any Error>? }
  let outcome = Outcome()
  Task { @MainActor in
    do {
      try await body()
      outcome.result = .success(())
    } catch { outcome.result = .failure(error) }
  }
  let end = Date(timeIntervalSinceNow: 60)
  while outcome.result == nil && Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
  guard let result = outcome.result else { return XCTFail("not through after a minute") }
  try result.get()
}
