import AppleXCTest
import Nimble
import XCTest

private struct Lost: Error {}

final class NimbleTests: ExpectingTestCase {
  private func lost() throws -> Int { throw Lost() }

  func testExpectationsHold() {
    expect(1 + 1) == 2
    expect([1, 2]).to(contain(2))
    expect("text").toNot(beEmpty())
    expect(1.05).to(beCloseTo(1, within: 0.1))
    expect(nil as Int?).to(beNil())
  }

  func testAnExpectationThatDoesNotHoldFails() {
    XCTExpectFailure("1 is not 2") { expect(1) == 2 }
    XCTExpectFailure("is empty") { expect("").toNot(beEmpty()) }
  }

  func testErrorsAreThrown() {
    expect { try self.lost() }.to(throwError())
    expect { try self.lost() }.to(throwError(errorType: Lost.self))
    expect { try self.lost() }.to(throwError { (error: Lost) in expect(error).toNot(beNil()) })
    XCTExpectFailure("nothing is thrown") { expect { 1 }.to(throwError()) }
  }

  func testWhatComesLaterIsWaitedFor() {
    var count = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { count = 1 }
    expect(count).toEventually(equal(1), timeout: .seconds(2), pollInterval: .milliseconds(10))
    waitUntil(timeout: .seconds(3)) { done in DispatchQueue.main.async(execute: done) }
  }
}
