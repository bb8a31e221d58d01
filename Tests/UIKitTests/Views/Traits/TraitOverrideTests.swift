import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor struct TraitOverrideTests {
  private final class Told: UIView {
    var styles: [UIUserInterfaceStyle?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private struct Accent: UITraitDefinition {
    static let defaultValue = 0
  }

  private func window(_ width: CGFloat = 375, _ height: CGFloat = 667) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.isHidden = false
    return window
  }

  @Test func overridesReachAllBelow() {
    let window = window(), outer = UIView(), inner = Told()
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.styles = []
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    outer.traitOverrides[Accent.self] = 3
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(inner.traitCollection[Accent.self] == 3)
    #expect(window.traitCollection[Accent.self] == 0)
    #expect(inner.styles.count == 2)
    #expect(outer.traitOverrides.contains(Accent.self))
    #expect(!outer.traitOverrides.contains(UITraitDisplayScale.self))
    outer.traitOverrides.remove(Accent.self)
    outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(inner.traitCollection == window.traitCollection)
    #expect(outer.traitOverrides.contains(Accent.self) == false)
  }

  /// Snapshot tests of Essential Feed's do this, whose pictures an iPhone drew in dark style.
  @Test func viewsInheritTheTraitOverridesOfAWindow() {
    final class Night: UIWindow {
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(userInterfaceStyle: .dark)])
      }
    }
    let window = Night(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = Told()
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    #expect(view.traitCollection == window.traitCollection)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.styles == [.light])
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
  }

  /// Pictures of Thumbprint's that an iPhone with iOS 17.5 drew: one view is shown in a window of small text,
  /// then in one of large text, and follows. The first window is gone by then.
  @Test func aViewOutOfItsWindowKeepsItsTraitsUntilItComesToOthers() {
    // The screen belongs to this test, because one with another scale may be in front for a test that waits.
    let screen = HeadlessScreen()
    defer { withExtendedLifetime(screen) {} }
    func shown(_ view: UIView, _ size: UIContentSizeCategory) -> UIWindow {
      let window = window(), box = UIView()
      window.addSubview(box)
      box.traitOverrides.preferredContentSizeCategory = size
      let inner = UIView()
      inner.addSubview(view)
      box.addSubview(inner)
      return window
    }
    let view = Told(), label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
    _ = shown(view, .extraSmall)
    #expect(view.superview == nil)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraSmall)
    #expect(label.font.pointSize == 14)
    view.styles = []
    let second = shown(view, .large)
    #expect(view.styles.count == 1)
    #expect(label.font.pointSize == 17)
    view.removeFromSuperview()
    #expect(view.traitCollection == second.traitCollection)
    let late = UILabel()
    late.adjustsFontForContentSizeCategory = true
    late.font = .preferredFont(forTextStyle: .body)
    let third = shown(view, .extraSmall)
    view.removeFromSuperview()
    view.addSubview(late)
    #expect(late.font.pointSize == 14)
    #expect(third.traitCollection.preferredContentSizeCategory == .large)
  }

  /// Apple's reference of `UITraitImageDynamicRange`, `UITraitSceneCaptureState` and
  /// `UITraitTypesettingLanguage`.
  @Test func traitsOfImagesCapturesAndLanguagesAreReplacedAsOthers() {
    let window = window(), outer = UIView(), inner = UIView()
    window.addSubview(outer)
    outer.addSubview(inner)
    let first = inner.traitCollection
    #expect(first.imageDynamicRange == .standard)
    #expect(first.sceneCaptureState == .inactive)
    #expect(first.typesettingLanguage == nil)
    var heard = 0
    inner.registerForTraitChanges([UITraitTypesettingLanguage.self]) { (_: UIView, old) in
      heard += old.typesettingLanguage == nil ? 1 : 10
    }
    outer.traitOverrides.typesettingLanguage = Locale.Language(identifier: "th")
    outer.traitOverrides.imageDynamicRange = .high
    outer.traitOverrides[UITraitSceneCaptureState.self] = .active
    let now = inner.traitCollection
    #expect(now.typesettingLanguage == Locale.Language(identifier: "th"))
    #expect(now.imageDynamicRange == .high)
    #expect(now.sceneCaptureState == .active)
    #expect(heard == 1)
    outer.traitOverrides.remove(UITraitTypesettingLanguage.self)
    #expect(inner.traitCollection.typesettingLanguage == nil)
    #expect(heard == 11)
    #expect(now.changedTraits(from: first).count == 3)
  }

  @Test func overriddenTraitsAreNotNotified() {
    let window = window(), fixed = Told(), free = Told()
    window.addSubview(fixed)
    window.addSubview(free)
    fixed.overrideUserInterfaceStyle = .dark
    (fixed.styles, free.styles) = ([], [])
    window.overrideUserInterfaceStyle = .dark
    #expect(fixed.styles.isEmpty)
    #expect(free.styles == [.light])
  }

  @Test func scenesReplaceTraitsOfTheirWindows() {
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(windowScene: scene), view = Told()
    window.isHidden = false
    defer { window.isHidden = true }
    window.addSubview(view)
    var heard = 0
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in heard += 1 }
    view.styles = []
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(scene.traitCollection.userInterfaceStyle == .dark)
    #expect(view.styles == [.light])
    #expect(heard == 1)
    window.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
    scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(scene.traitCollection == scene.screen.traitCollection)
    #expect(heard == 2)
  }

  @Test func scenesWithoutWindowsAreNotifiedOfTraits() {
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    var heard = 0
    scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in heard += 1 }
    scene.traitOverrides.userInterfaceStyle = .dark
    #expect(scene.windows.isEmpty)
    #expect(scene.traitCollection.userInterfaceStyle == .dark)
    #expect(heard == 1)
  }

  @Test func presentationsOverrideTraitsOfThePresentedController() throws {
    let window = window(), root = UIViewController(), shown = UIViewController()
    defer { window.isHidden = true }
    window.rootViewController = root
    shown.modalPresentationStyle = .fullScreen
    let presentation = try #require(shown.presentationController)
    presentation.traitOverrides.userInterfaceStyle = .dark
    presentation.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    root.present(shown, animated: false)
    #expect(shown.view.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
    #expect(shown.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(presentation.traitCollection.userInterfaceStyle == .dark)
    var heard = 0
    presentation.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIPresentationController, _) in heard += 1
    }
    presentation.traitOverrides.userInterfaceStyle = .light
    #expect(shown.view.traitCollection.userInterfaceStyle == .light)
    #expect(heard == 1)
  }

  @Test func handlersAreCalledForTheirTraits() {
    let window = window(), view = UILabel(), controller = UIViewController()
    var heard: [String] = []
    window.addSubview(view)
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (label: UILabel, previous) in
      heard.append("label \(label === view) \(previous.userInterfaceStyle == .light)")
    }
    controller.registerForTraitChanges([Accent.self, UITraitHorizontalSizeClass.self]) {
      (_: UIViewController, _) in
      heard.append("controller")
    }
    window.addSubview(controller.view)
    window.overrideUserInterfaceStyle = .dark
    #expect(heard == ["label true true"])
    window.traitOverrides[Accent.self] = 1
    #expect(heard == ["label true true", "controller"])
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(heard.count == 2)
  }

  @Test func handlersAreGivenInInitialisers() {
    class Watcher: UIView {
      var heard = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
          self.heard += 1
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    let window = window(), view = Watcher()
    window.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.heard == 1)
  }

  @Test func parentsGiveChildrenTraits() {
    let window = window(1024, 768), parent = UIViewController(), child = UIViewController()
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) == compact)
    child.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  // Size classes of devices (`corpus/metrics.json`, "devices"): only large phones are regular in width in
  // landscape.
  @Test(arguments: [
    (320.0, 568.0, false, true), (568, 320, false, false), (667, 375, false, false), (812, 375, false, false),
    (736, 414, true, false), (926, 428, true, false), (768, 1024, true, true), (507, 768, false, true),
  ])
  func windowsHaveTheClassesOfTheirSize(width: Double, height: Double, isWide: Bool, isTall: Bool) {
    let traits = window(width, height).traitCollection
    #expect((traits.horizontalSizeClass == .regular) == isWide)
    #expect((traits.verticalSizeClass == .regular) == isTall)
  }

  @Test func rotatedWindowNotifiesItsViews() {
    let window = window(), view = Told()
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(view)
    view.styles = []
    window.frame.size = CGSize(width: 667, height: 375)
    #expect(view.styles.count == 1)
    #expect(view.traitCollection.verticalSizeClass == .compact)
  }

  @Test func systemTraitsReachAllViewsWithoutOverrides() {
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), light = UIView(),
      view = UIView()
    light.overrideUserInterfaceStyle = .light
    view.backgroundColor = .systemBackground
    for one in [light, view] { window.addSubview(one) }
    window.makeKeyAndVisible()
    var told = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in told += 1 }
    UITraitCollection.change { $0.userInterfaceStyle = .dark }
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(light.traitCollection.userInterfaceStyle == .light)
    #expect(told == 1)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
  }

  /// Apple's reference of `performAsCurrent(_:)`: it sets the current traits of the thread, and nothing else.
  @Test func aWindowKeepsItsTraitsWhileThoseOfAViewAreTheCurrentOnes() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view = UIView()
    view.overrideUserInterfaceStyle = .dark
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.addSubview(view)
    let own = window.traitCollection
    view.traitCollection.performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(window.traitCollection == own)
      let other = UIView()
      window.addSubview(other)
      #expect(other.traitCollection.preferredContentSizeCategory == own.preferredContentSizeCategory)
    }
  }
}
