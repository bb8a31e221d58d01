// The list of tests that `swift test` writes finds these functions beside XCTest's own. They name no type of
// XCTest, which the list gives them, so that the library of the Swift SDK does not need XCTest's.

/// Returns the entry of a class of XCTest tests whose methods are isolated to the main actor.
///
/// XCTest's own function of this name takes methods of any isolation, but casts an array of such methods to
/// another type of function, and the program ends. `swift test` runs tests on the main thread.
@_alwaysEmitIntoClient
public func testCase<Test, Base>(
  _ methods: [(String, (Test) -> @MainActor () -> Void)]
) -> (testCaseClass: Base.Type, allTests: [(String, (Base) throws -> Void)]) {
  (Test.self as! Base.Type, methods.map { ($0.0, mainActorTest($0.1)) })
}

/// Returns the entry of a class of XCTest tests whose methods are isolated to the main actor and throw.
@_alwaysEmitIntoClient
public func testCase<Test, Base>(
  _ methods: [(String, (Test) -> @MainActor () throws -> Void)]
) -> (testCaseClass: Base.Type, allTests: [(String, (Base) throws -> Void)]) {
  (Test.self as! Base.Type, methods.map { ($0.0, mainActorTest($0.1)) })
}

/// Returns a function that calls the method on a test, on the main thread.
@_alwaysEmitIntoClient
@usableFromInline func mainActorTest<Test, Base>(
  _ method: @escaping (Test) -> @MainActor () throws -> Void
) -> (Base) throws -> Void {
  { base in
    nonisolated(unsafe) let method = method, test = base as! Test
    try MainActor.assumeIsolated { try method(test)() }
  }
}
