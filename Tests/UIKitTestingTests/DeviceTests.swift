import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of devices' screens and of their rotation.
@MainActor struct DeviceTests {
  /// A controller that records the size changes that it receives.
  private final class Turning: UIViewController {
    var supported = UIInterfaceOrientationMask.allButUpsideDown
    var heard: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append(size)
    }
  }

  private func device(_ name: String) throws -> HeadlessScreen.Device { try HeadlessScreen.Device(name) }

  /// 47 and 34 points: `corpus/metrics.json`, "devices".
  @Test func aDeviceHasItsSizeScaleAndSafeArea() throws {
    let screen = HeadlessScreen(try device("iPhone 14")), controller = UIViewController()
    screen.show(controller)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.scale == 3)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(screen.picture().size == CGSize(width: 390, height: 844))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  /// 44, 59 and 20 points: the values of Apple's phones themselves, which Xcode's canvas does not match.
  @Test(arguments: [("iphone-x", 44.0, 34.0), ("iPhone 15", 59, 34), ("iphone-se", 20, 0)])
  func safeAreasAreTheDevices(name: String, top: CGFloat, bottom: CGFloat) throws {
    let screen = HeadlessScreen(try device(name))
    #expect(screen.window.safeAreaInsets.top == top)
    #expect(screen.window.safeAreaInsets.bottom == bottom)
  }

  @Test func aScreenThatTakesAnothersPlaceLeavesNothingBehind() throws {
    var screen = HeadlessScreen(try device("ipad-pro-11"), .landscapeLeft)
    screen = HeadlessScreen(try device("iPhone 14"))
    #expect(UIScreen.main.bounds.width == 390)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    #expect(UIDevice.current.orientation == .portrait)
    #expect(screen.window.bounds.width == 100)
  }

  @Test func deviceIsRestoredAfterTheTest() throws {
    let before = UIScreen.main.bounds
    do {
      let screen = HeadlessScreen(try device("ipad-pro-11"), .landscapeLeft), controller = UIViewController()
      screen.show(controller)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.orientation == .landscapeRight)
      #expect(controller.traitCollection.userInterfaceIdiom == .pad)
      #expect(controller.traitCollection.horizontalSizeClass == .regular)
      #expect(controller.supportedInterfaceOrientations == .all)
      #expect(UIScreen.main.bounds.size == CGSize(width: 1194, height: 834))
    }
    #expect(UIScreen.main.bounds == before)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.orientation == .portrait)
  }

  @Test func rotatedDeviceNotifiesItsControllers() throws {
    let screen = HeadlessScreen(try device("iPhone 14")), controller = Turning()
    screen.show(controller)
    screen.turn(to: .landscapeRight)
    #expect(controller.heard == [CGSize(width: 844, height: 390)])
    #expect(controller.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    screen.turn(to: .portraitUpsideDown)
    #expect(controller.heard.count == 1)
    screen.turn(to: .portrait)
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
  }

  /// The controller that fills the screen determines its orientation; dismissing it restores the previous
  /// one.
  @Test func aPresentedControllerTurnsTheScreenWhileItIsThere() throws {
    let screen = HeadlessScreen(try device("iPhone 14")), controller = Turning(), film = Turning()
    film.supported = .landscape
    film.modalPresentationStyle = .fullScreen
    screen.show(controller)
    controller.present(film, animated: false)
    #expect(UIScreen.main.bounds.width == 844)
    #expect(film.view.bounds.width == 844)
    controller.dismiss(animated: false)
    #expect(UIScreen.main.bounds.width == 390)
    #expect(controller.view.bounds.width == 390)
  }

  @Test func supportedOrientationsMayChange() throws {
    let screen = HeadlessScreen(try device("iPhone 14")), controller = Turning()
    screen.show(controller)
    controller.supported = .landscapeLeft
    #expect(UIScreen.main.bounds.width == 390)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(UIScreen.main.bounds.width == 844)
  }

  @Test func screenHasTheRequestedInterfaceStyle() throws {
    func height(_ look: HeadlessScreen.Look) throws -> CGFloat {
      let screen = HeadlessScreen(try device("iPhone 15"), look: look), controller = UIViewController()
      var taps = 0
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { _ in taps += 1 })
      let navigation = UINavigationController(rootViewController: controller)
      screen.show(navigation)
      try screen.tap("Cancel")
      #expect(taps == 1)
      return navigation.navigationBar.frame.height
    }
    #expect(try [height(.classic), height(.iOS26), height(.classic)] == [44, 54, 44])
  }

  @Test func unknownDevicesAreNamed() {
    let failure = #expect(throws: ScreenFailure.self) { try HeadlessScreen.Device("toaster") }
    #expect(failure?.description.contains("no device \"toaster\"; accepted: ") == true)
    #expect(HeadlessScreen.Device.all.count > 20)
  }
}
