import XCTest
import UIKit
class ListTests: XCTestCase, UITableViewDelegate {
  func testNothing() {}
}
class PlainTests: XCTestCase {}
