import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of the callbacks and their order when a phone is rotated. Source: Apple's reference of
/// `UIContentContainer`. Controllers are notified of new size classes and sizes before these change.
@Suite(.serialized) @MainActor struct TurningTests {
  private final class Turning: UIViewController {
    var log: [String] = []
    private func name(_ traits: UITraitCollection) -> String {
      traits.verticalSizeClass == .compact ? "low" : traits.verticalSizeClass == .regular ? "high" : "unknown"
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, old) in
        self.log.append("heard \(self.name(old))")
      }
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("will be \(name(newCollection)), is \(name(traitCollection))")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("will be \(Int(size.width)), is \(name(traitCollection)), \(Int(view.bounds.width))")
      coordinator.animate { [self] _ in
        log.append("alongside, \(name(traitCollection))")
      } completion: { [self] _ in
        log.append("over")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append("is \(name(traitCollection)), was \(previousTraitCollection.map(name) ?? "")")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let line = "laid out, \(Int(view.bounds.width))"
      if log.last != line { log.append(line) }
    }
  }

  @Test(arguments: [false, true])
  func sizeClassesChangeBeforeSizesAndBothBeforeLayout(inAStack: Bool) throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 14")), controller = Turning()
    screen.show(inAStack ? UINavigationController(rootViewController: controller) : controller)
    controller.log = []
    screen.turn(to: .landscapeRight)
    let told = controller.log.filter { !$0.hasPrefix("alongside") && $0 != "over" && !$0.hasPrefix("laid") }
    #expect(told == ["will be low, is high", "will be 844, is high, 390", "is low, was high", "heard high"])
    let layout = try #require(controller.log.firstIndex { $0.hasPrefix("laid") })
    #expect(controller.log[..<layout].filter { told.contains($0) } == told)
    #expect(controller.log[layout] == "laid out, 844")
    #expect(controller.log.contains("alongside, low"))
    #expect(controller.log.contains("over"))
    controller.log = []
    screen.turn(to: .portrait)
    #expect(controller.log.first == "will be high, is low")
  }

  /// A rotated iPad keeps its size classes, so no change of them is reported.
  @Test func unchangedSizeClassesAreNotNotified() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("ipad-pro-11")), controller = Turning()
    screen.show(controller)
    controller.log = []
    screen.turn(to: .landscapeRight)
    #expect(controller.log.first?.hasPrefix("will be 1194") == true)
    #expect(!controller.log.contains { $0.hasPrefix("is ") })
  }

  /// The root's view is in no window then.
  @Test func controllersUnderAFullScreenPresentationAreNotifiedOfSizeClasses() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 14")), root = Turning(), film = Turning()
    film.modalPresentationStyle = .fullScreen
    screen.show(root)
    root.present(film, animated: false)
    screen.advance(by: 0.1)
    #expect(root.view.window == nil)
    (root.log, film.log) = ([], [])
    screen.turn(to: .landscapeRight)
    #expect(film.log.prefix(2) == ["will be low, is high", "will be 844, is high, 390"])
    #expect(root.log.first?.hasPrefix("will be low") == true)
    (root.log, film.log) = ([], [])
    screen.turn(to: .portrait)
    #expect(film.log.first == "will be high, is low")
    #expect(root.log.first?.hasPrefix("will be high") == true)
  }

  /// While a view is drawn, the current traits are that view's.
  @Test func screensKeepTheSystemsTraitsWhileOthersAreCurrent() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 14"))
    screen.show(UIViewController())
    let traits = UIScreen.main.traitCollection
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
        #expect(UIScreen.main.traitCollection == traits)
      }
      #expect(UIScreen.main.traitCollection == traits)
    }
    #expect(traits.userInterfaceStyle == .light)
    #expect(UIScreen.main.traitCollection == traits)
  }

  @Test func screensHaveTheTraitsOfTheirWindows() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 14"))
    screen.show(UIViewController())
    let traits = UIScreen.main.traitCollection
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.displayScale == 3)
    #expect(traits.userInterfaceIdiom == .phone)
    screen.turn(to: .landscapeLeft)
    #expect(UIScreen.main.traitCollection.verticalSizeClass == .compact)
  }

  /// 44 and 49 points: `corpus/metrics.json`, "toolbar".
  @Test func aToolbarThatIsMovedToTheBottomIsHigherAboveAHomeIndicator() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 14")), root = UIViewController()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
    root.view.addSubview(bar)
    screen.show(root)
    #expect(bar.intrinsicContentSize.height == 44)
    bar.frame.origin.y = 844 - 34 - 44
    root.view.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == 49)
    bar.center.y = 300
    root.view.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == 44)
  }
}
