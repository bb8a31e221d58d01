import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@_spi(SelectorTable) @testable import UIKit

/// Tests of scenes that request another orientation.
@MainActor struct SceneGeometryTests {
  private final class Film: UIViewController {
    var supported = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  }

  @Test func scenesAskForAnOrientation() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 14")), controller = Film()
    screen.show(controller)
    let scene = UIWindowScene(session: UISceneSession(role: .windowApplication), connectionOptions: .init())
    screen.window.windowScene = scene
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
    #expect(UIScreen.main.bounds.width == 844)
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    // A presented controller leaves the requested orientation unchanged; turning the device does not.
    controller.present(
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
    #expect(UIScreen.main.bounds.width == 844)
    controller.dismiss(animated: false)
    controller.supported = .portrait
    var failed = false
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in failed = true }
    #expect(failed)
  }

  @Test func devicesAreTurnedByTheNameOfTheirOrientation() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 14"))
    screen.show(Film())
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    #expect(UIScreen.main.bounds.width == 844)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    for number in [0, 5] { UIDevice.current.setValue(number, forKey: "orientation") }
    #expect(
      UIDevice.current.value(forKey: "orientation") as? Int == UIDeviceOrientation.landscapeLeft.rawValue)
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    #expect(UIScreen.main.bounds.width == 390)
  }

  /// Snapshot tests create a scene for their window in this way.
  @Test func aSceneIsMadeByItsMetatype() throws {
    let type: NSObject.Type = UIWindowScene.self, scene = try #require(type.created() as? UIWindowScene)
    let window = UIWindow(windowScene: scene)
    #expect(window.windowScene === scene)
    #expect(scene.session.scene === scene)
  }

  /// `mica test --device` runs tests that were written for another device in this way.
  @Test func theMainScreenBecomesThatOfADevice() {
    let screen = HeadlessScreen()
    #expect(!UIScreen.becomeMain(ofDeviceNamed: "iPhone 0"))
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.becomeMain(ofDeviceNamed: "iPhone 8"))
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    #expect(UIScreen.main.scale == 2)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale == 2)
    _ = screen
  }
}
