import AppleXCTest; import XCTest

final class Tests: XCTestCase {
  override func setUp() {
    let view = keptToTheEnd(UIView(frame: frame)), cell = keptToTheEnd(PhotoView()), model = Model()
    show(UIView(), view, cell, model)
  }
  func testWindow() {
    let window = keptToTheEnd(UIWindow(frame: frame))
    _ = keptToTheEnd(UINavigationController(rootViewController: controller))  // line
    let view = UIView()
    window.addSubview(view)
  }
}
