import Testing
import XCTest
@testable import Faults
@MainActor final class MainTests: XCTestCase {
  private var view: Shown!
  override func setUp() { view = Shown() }
  func testSelector() { XCTAssertEqual(view.selector, Selector("tap")) }
  func testScreen() { print("screen \(UIScreen.main.bounds.width)") }
  func testSystem() { XCTAssertEqual(view.system, "iOS") }
}
final class PlainTests: XCTestCase {
  func testAHangs() { while true { sleep(1) } }
  func testBFails() { XCTAssertEqual(1, 2) }
  func testCCrashes() { let list: [Int] = []; print(list[1]) }
  func testDIsSkipped() throws { throw XCTSkip("no camera") }
  func testEPasses() async { await Task.yield() }
}
@Suite struct Suites {
  @Test func passes() {}
  @Test func fails() { #expect(1 == 2) }
  @Test func crashes() { fatalError("gone") }
}
