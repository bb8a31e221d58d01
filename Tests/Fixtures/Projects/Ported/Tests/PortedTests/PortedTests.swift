import UIKit
import XCTest

@testable import Ported

/// Does what the comments of `port.swift` speak of; each line that it prints is compared with what an iPhone prints.
@MainActor final class PortedTests: XCTestCase {
  private func say(_ number: Int, _ what: Any) { print("case \(number): \(what)") }

  func testSelectorsNameMethodsOfTheirClass() {
    let button = UIButton(), other = Other()
    other.wire(button)
    print("case 1: ", terminator: "")
    button.sendActions(for: .touchUpInside)
  }

  func testTextsStay() { say(2, texts.joined(separator: "|")) }

  func testOptionalMembersThatLackAreNil() {
    print("case 3: ", terminator: "")
    ask(Silent())
  }

  func testObservedPropertiesTell() {
    let model = Model()
    _ = model.watch
    print("case 4: ", terminator: "")
    model.count = 3
  }

  func testMethodsAreInTheTable() {
    let commented = Commented()
    say(5, UILabel().responds(to: Selector(("tapped"))))
    say(6, commented.responds(to: Selector(("five:"))))
    say(7, commented.responds(to: Selector(("default"))))
    say(8, NSStringFromSelector(commented.chosen))
    let button = UIButton()
    button.addTarget(Commented.self, action: #selector(Commented.shared), for: .touchUpInside)
    print("case 9: ", terminator: "")
    button.sendActions(for: .touchUpInside)
  }
}
