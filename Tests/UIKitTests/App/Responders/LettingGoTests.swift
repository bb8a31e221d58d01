import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of deallocations that run the app's code, which may call the objects that release it.
@MainActor struct LettingGoTests {
  /// An object that runs a closure when it is deallocated.
  private final class Farewell {
    private let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    deinit { body() }
  }

  private final class Parting: UIViewController {
    private let farewell: Farewell
    init(_ body: @escaping () -> Void) {
      farewell = Farewell(body)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func windowsAreAskedForTheirControllers() {
    var found: [UIViewController?] = []
    let new = UIViewController()
    window.rootViewController = Parting { [unowned window] in found.append(window.rootViewController) }
    window.rootViewController = new
    #expect(found == [new])
  }

  @Test func tabBarControllersAreAskedForTheirs() {
    var counts: [Int?] = []
    let tabs = UITabBarController(), stays = UIViewController()
    tabs.viewControllers = [Parting { [unowned tabs] in counts.append(tabs.viewControllers?.count) }, stays]
    tabs.viewControllers = [stays]
    #expect(counts == [1])
  }

  @Test func linksAreInvalidatedByTheirTargets() {
    var calls = 0
    weak var known: CADisplayLink?
    let link: CADisplayLink
    do {
      let target = Farewell {
        known?.invalidate()
        calls += 1
      }
      link = CADisplayLink { _ in withExtendedLifetime(target) {} }
    }
    known = link
    link.add(to: .main, forMode: .common)
    link.invalidate()
    #expect(calls == 1)
  }

  @Test func deallocatedTargetsStopTheirAnimators() {
    var calls = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear), view = UIView()
    animator.addAnimations { view.alpha = 0.5 }
    do {
      let held = Farewell { [unowned animator] in
        animator.stopAnimation(true)
        calls += 1
      }
      animator.addCompletion { _ in withExtendedLifetime(held) {} }
    }
    animator.startAnimation()
    animator.stopAnimation(true)
    #expect(calls == 1)
  }

  @Test func controlsAreAskedByWhatTheirActionsHold() {
    var counts: [Int] = []
    let control = UIControl()
    do {
      let held = Farewell { [unowned control] in counts.append(control.allControlEvents == [] ? 0 : 1) }
      control.addAction(
        UIAction(identifier: .init("one")) { _ in withExtendedLifetime(held) {} }, for: .touchUpInside)
    }
    control.removeAction(identifiedBy: .init("one"), for: .touchUpInside)
    #expect(counts == [0])
  }

  @Test func imageViewsAreAskedWhileTheyAskForLayout() {
    final class Asking: UIImageView {
      var seen: [UIImage?] = []
      override func invalidateIntrinsicContentSize() {
        seen.append(image)
        super.invalidateIntrinsicContentSize()
      }
    }
    let view = Asking(image: nil),
      image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
    view.image = image
    #expect(view.seen == [image])
  }

  /// The edited field disappears and returns, and with it the keyboard, for which the alert moves.
  @Test func alertsThatGetAnActionWhileAFieldIsEditedAreLaidOut() throws {
    let screen = HeadlessScreen(try .init("iPhone 15"))
    screen.hasHardwareKeyboard = false
    let below = UIViewController(),
      alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.show(below)
    below.present(alert, animated: false)
    screen.advance(by: 1)
    try #require(alert.textFields?.first).becomeFirstResponder()
    screen.advance(by: 1)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.advance(by: 1)
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(below.presentedViewController == nil)
  }
}
