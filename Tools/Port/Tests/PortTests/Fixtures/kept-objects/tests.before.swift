import XCTest

final class Tests: XCTestCase {
  override func setUp() {
    let view = UIView(frame: frame), cell = PhotoView(), model = Model()
    show(UIView(), view, cell, model)
  }
  func testWindow() {
    let window = UIWindow(frame: frame)
    _ = UINavigationController(rootViewController: controller)  // line
    let view = UIView()
    window.addSubview(view)
  }
}
