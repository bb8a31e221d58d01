import Foundation
import Testing

@_spi(SelectorTable) @testable import UIKit

/// Tests of controllers whose view is in a xib. Source: Apple's reference of `UIViewController.nibName`.
@MainActor struct ControllerXibTests {
  private final class GreetingViewController: UIViewController {
    weak var label: UILabel!
    var textAtLoad: String?
    override func viewDidLoad() {
      super.viewDidLoad()
      textAtLoad = label?.text
    }
  }

  /// Returns a bundle with a xib of the given name, whose owner has a view and an outlet.
  private func bundle(with name: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mica-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="GreetingViewController">
          <connections><outlet property="label" destination="l" id="a"/>
            <outlet property="view" destination="v" id="b"/></connections></placeholder>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews><label text="Hi" id="l"/></subviews></view>
      </objects></document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).xib"))
    return try #require(Bundle(url: folder))
  }

  @Test func theViewIsThatOfTheNamedXib() throws {
    let controller = GreetingViewController(nibName: "Card", bundle: try bundle(with: "Card"))
    #expect(controller.view.bounds.size == CGSize(width: 200, height: 100))
  }

  @Test func outletsAreConnectedBeforeTheViewIsReported() throws {
    let controller = GreetingViewController(nibName: "Card", bundle: try bundle(with: "Card"))
    controller.loadViewIfNeeded()
    #expect(controller.textAtLoad == "Hi")
  }

  @Test(arguments: ["GreetingView", "GreetingViewController"])
  func withoutANameTheXibOfTheClassIsRead(_ name: String) throws {
    let controller = GreetingViewController(nibName: nil, bundle: try bundle(with: name))
    controller.loadViewIfNeeded()
    #expect(controller.textAtLoad == "Hi")
  }

  @Test func aControllerWithoutAXibHasAPlainView() throws {
    let controller = GreetingViewController(nibName: "Gone", bundle: try bundle(with: "Card"))
    #expect(controller.view.subviews.isEmpty)
  }
}
