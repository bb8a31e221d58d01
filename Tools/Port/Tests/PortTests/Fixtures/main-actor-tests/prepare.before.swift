import XCTest
@MainActor class ViewTests: XCTestCase {
  var count = 0
  override func setUp() {
    super.setUp()
    count = 1
  }
  override func tearDownWithError() throws { try stop() }  // line
  override func setUp() async throws {
    try await super.setUp()  // line
    count = 2
  }
  override class func tearDown() { end() }
}
class Below: ViewTests {
  override func setUp() { super.setUp(); count = 3 }
}
class Other: XCTestCase {
  override func setUp() { begin() }
  @MainActor override func tearDown() { end() }
}
