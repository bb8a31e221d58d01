import Screens
import UIKit
import XCTest

/// Tests of any isolation, one after the other.
final class ModuleTests: XCTestCase {
  func testModulesAreThere() {
    XCTAssertEqual(EveryModule.width, 12)
    XCTAssertEqual(EveryModule.type, .png)
    XCTAssertEqual(EveryModule.sum, 6)
    XCTAssertEqual(EveryModule.filter.name, "CIGaussianBlur")
  }

  func testFoundationAloneHasWhatItHasElsewhere() throws {
    XCTAssertEqual(FoundationOnly.links(in: "see https://example.org, too"), 1)
    XCTAssertEqual(FoundationOnly.elements(of: "<a><b/></a>"), ["a", "b"])
    XCTAssertEqual(FoundationOnly.request(URL(fileURLWithPath: "/")).timeoutInterval, 3)
    XCTAssertEqual(FoundationOnly.weakObjects.count, 0)
  }

  func testDatabaseIsOpened() throws {
    XCTAssertTrue(EveryModule.isDatabaseOpened)
  }

  func testResourceAndC() async {
    let length = await GreetingController.length
    XCTAssertEqual(length, 21)
  }

  func testPictureIsDrawn() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    XCTAssertNotNil(image.pngData())
  }
}
