import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Tests of several windows on one screen. Sources: Apple's references of `UIWindow.windowLevel`,
/// `makeKeyAndVisible()`, `canBecomeKey` and `UIScreen.main`.
@Suite(.serialized) @MainActor struct WindowTests {
  private final class Passing: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let found = super.hitTest(point, with: event)
      return found === self || found === rootViewController?.view ? nil : found
    }
  }

  private func window(_ level: UIWindow.Level, _ color: UIColor, _ frame: CGRect) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.windowLevel = level
    window.backgroundColor = color
    window.isHidden = false
    return window
  }

  private func color(_ screen: HeadlessScreen, _ x: Int, _ y: Int) -> String {
    screen.picture().cgImage!.withPixels { pixels, stride in
      String(pixels[y * stride + x] & 0xFF_FFFF, radix: 16)
    }
  }

  @Test func windowsAreSeenInTheOrderOfTheirLevels() throws {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(UIScreen.main.bounds == whole, "The main screen is the one that is tested on")
    let alert = window(
      .alert, .init(red: 1, green: 0, blue: 0, alpha: 1), CGRect(x: 10, y: 10, width: 20, height: 20))
    let plain = window(
      .normal, .init(red: 0, green: 0, blue: 1, alpha: 1), CGRect(x: 10, y: 10, width: 60, height: 60))
    #expect(color(screen, 15, 15) == "ff0000")
    #expect(color(screen, 50, 50) == "ff")
    #expect(color(screen, 90, 90) == "ffffff")
    #expect(screen.view(at: CGPoint(x: 15, y: 15)) === alert)
    #expect(screen.view(at: CGPoint(x: 50, y: 50)) === plain)
    alert.windowLevel = .normal - 1
    #expect(color(screen, 15, 15) == "ff")
    #expect(screen.view(at: CGPoint(x: 15, y: 15)) === plain)
    plain.isHidden = true
    #expect(color(screen, 15, 15) == "ffffff")
    #expect(screen.view(at: CGPoint(x: 15, y: 15)) === screen.window)
    alert.windowLevel = .alert
    alert.alpha = 0.5
    #expect(color(screen, 15, 15) == "ff8080" || color(screen, 15, 15) == "ff7f7f")
  }

  @Test func touchesComeToTheFrontmostWindowThatTakesThem() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    var heard: [String] = []
    func button(_ title: String, at y: CGFloat) -> UIButton {
      let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in heard.append(title) })
      button.frame = CGRect(x: 100, y: y, width: 120, height: 40)
      return button
    }
    screen.show(button("Below", at: 100))
    screen.show(button("Covered", at: 300))
    let cover = Passing(frame: UIScreen.main.bounds)
    cover.windowLevel = .statusBar + 1
    cover.rootViewController = UIViewController()
    cover.rootViewController?.view.addSubview(button("Toast", at: 300))
    cover.isHidden = false
    try screen.tap("Below")
    try screen.tap("Toast")
    #expect(throws: ScreenFailure.self) { try screen.tap("Covered") }
    #expect(heard == ["Below", "Toast"])
    #expect(screen.names.first == "Toast")
    #expect(screen.window.isKeyWindow)
  }

  @Test func keysGoBackToTheWindowBelow() throws {
    final class Silent: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let silent = Silent(frame: UIScreen.main.bounds)
    silent.makeKeyAndVisible()
    #expect(screen.window.isKeyWindow)
    #expect(!silent.isKeyWindow)
    var told: [String] = []
    let observers = [UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: screen.window, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name == UIWindow.didBecomeKeyNotification ? "key" : "no key") }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    let alert = UIWindow(frame: UIScreen.main.bounds)
    alert.makeKeyAndVisible()
    #expect(alert.isKeyWindow)
    #expect(told == ["no key"])
    alert.isHidden = true
    #expect(screen.window.isKeyWindow)
    #expect(told == ["no key", "key"])
    var gone: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    gone?.makeKeyAndVisible()
    #expect(!screen.window.isKeyWindow)
    gone = nil
    #expect(
      UIApplication.shared.keyWindow === screen.window,
      "A window that is let go is gone")
    #expect(
      told.last == "key",
      "A window that is let go is gone")
  }

  @Test func theScreenBeforeIsTheMainOneAgain() {
    let outer = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    var inner: HeadlessScreen? = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    #expect(inner != nil)
    #expect(UIScreen.main.bounds.width == 100)
    inner = nil
    #expect(UIScreen.main === outer.window.screen)
  }

  @Test func keysThatAreGivenAwayStayThere() {
    final class Generous: UIWindow {
      weak var heir: UIWindow?
      override func resignKey() { heir?.makeKey() }
    }
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let heir = window(.normal, .red, UIScreen.main.bounds), front = window(.alert, .red, UIScreen.main.bounds)
    let generous = Generous(frame: UIScreen.main.bounds)
    generous.heir = heir
    generous.makeKeyAndVisible()
    generous.isHidden = true
    #expect(heir.isKeyWindow)
    #expect(!front.isKeyWindow)
    #expect(!screen.window.isKeyWindow)
  }

  @Test func keysOfAWindowThatIsGoneArePassedOnAtOnce() {
    final class Counting: UIWindow {
      var count = 0
      override func becomeKey() { count += 1 }
    }
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let below = Counting(frame: UIScreen.main.bounds)
    below.isHidden = false
    var gone: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    gone?.makeKeyAndVisible()
    #expect(gone?.isKeyWindow == true)
    #expect(below.count == 0)
    gone = nil
    #expect(below.count == 1)
    #expect(screen.window.isKeyWindow == false)
  }

  @Test func windowsClearTheEdgesThatTheyReach() throws {
    let screen = HeadlessScreen(try .init("iPhone 15"))
    #expect(screen.window.safeAreaInsets.top == 59)
    #expect(screen.window.safeAreaInsets.bottom == 34)
    let toast = UIWindow(frame: CGRect(x: 0, y: 20, width: 393, height: 100))
    #expect(toast.safeAreaInsets.top == 39)
    #expect(toast.safeAreaInsets.bottom == 0)
    toast.frame = CGRect(x: 20, y: 300, width: 100, height: 100)
    #expect(toast.safeAreaInsets == .zero)
    toast.center.y = 50
    #expect(toast.safeAreaInsets.top == 59)
    toast.transform = CGAffineTransform(translationX: 0, y: 20)
    #expect(toast.safeAreaInsets.top == 39)
    toast.transform3D = CATransform3DMakeTranslation(0, 100, 0)
    #expect(toast.safeAreaInsets == .zero)
    toast.transform = .identity
    #expect(toast.safeAreaInsets.top == 59)
    toast.anchorPoint.y = 0
    #expect(toast.safeAreaInsets.top == 9)
    toast.screen = UIScreen()
    #expect(toast.safeAreaInsets == .zero)
  }

  // While it waits, the tests of other suites see its screen, which therefore resembles the process's own.
  @Test func theMainQueueRunsWhereATestWaits() async {
    let screen = HeadlessScreen()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    screen.show(label)
    DispatchQueue.main.async { label.text = (label.text ?? "") + "a" }
    Task { @MainActor in label.text = (label.text ?? "") + "b" }
    await screen.idle()
    #expect(label.text?.sorted() == ["a", "b"])
  }

  @Test func documentsAreInTheProgramsLanguage() throws {
    let folder = TemporaryFolder(ending: ".bundle")
    for name in ["Base.lproj", "de.lproj"] {
      try FileManager.default.createDirectory(at: folder(name), withIntermediateDirectories: true)
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
      <objects><label text="Name" id="l"/></objects></document>
      """
    try Data(xib.utf8).write(to: folder("Base.lproj/Row.xib"))
    try Data("\"l.text\" = \"Nachname\";".utf8).write(to: folder("de.lproj/Row.strings"))
    let manifest = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleDevelopmentRegion": "de"], format: .xml, options: 0)
    try manifest.write(to: folder("Info.plist"))
    let bundle = try #require(Bundle(path: folder.url.path))
    #expect((bundle.loadNibNamed("Row", owner: nil)?.first as? UILabel)?.text == "Nachname")
  }
}
