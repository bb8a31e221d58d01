import XCTest
@MainActor class ViewTests: XCTestCase {
  var count = 0
  nonisolated override func setUp() { MainActor.assumeIsolated {
    super.setUp()
    count = 1
  } }
  nonisolated override func tearDownWithError() throws { try MainActor.assumeIsolated { try stop() } }  // line
  override func setUp() async throws {
      // line
    count = 2
  }
  override class func tearDown() { end() }
}
class Below: ViewTests {
  nonisolated override func setUp() { MainActor.assumeIsolated { super.setUp(); count = 3 } }
}
class Other: XCTestCase {
  override func setUp() { begin() }
   override func tearDown() { MainActor.assumeIsolated { end() } }
}
