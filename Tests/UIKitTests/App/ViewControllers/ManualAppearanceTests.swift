import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of children of a container that forwards appearance itself, which Apple documents under
/// `shouldAutomaticallyForwardAppearanceMethods`: the container alone notifies them.
@Suite(.serialized) @MainActor struct ManualAppearanceTests {
  private final class Log { var lines: [String] = [] }

  private class Witness: UIViewController {
    let log: Log
    init(_ title: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(title!) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(title!) appeared") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(title!) will go") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(title!) gone") }

    func embed(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
  private final class Pager: Witness {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// A pager that contains a page, which contains a part of its own. The page forwards appearance to its part
  /// itself.
  @MainActor private struct Scene {
    let log = Log()
    let pager: Pager, page: Witness, part: Witness
    init() {
      (pager, page, part) = (Pager("pager", log), Witness("page", log), Witness("part", log))
      pager.embed(page)
      page.embed(part)
    }

    /// Shows the page by hand, then returns the lines logged by `leave` and during the second after it.
    func lines(_ world: FingerWorld, _ leave: () -> Void) -> [String] {
      world.settle()
      page.beginAppearanceTransition(true, animated: false)
      page.endAppearanceTransition()
      log.lines = []
      leave()
      world.settle()
      defer { log.lines = [] }
      return log.lines
    }
  }

  private let leaving = ["pager will go", "pager gone"]
  private let returning = ["pager will appear", "pager appeared"]

  private func show(_ root: UIViewController, _ body: (FingerWorld) -> Void) {
    FingerWorld().run { world in
      world.window.rootViewController = root
      world.window.makeKeyAndVisible()
      body(world)
      world.window.rootViewController = nil
      world.settle()
    }
  }

  @Test(arguments: [false, true]) func pushingAboveTheContainerNotifiesItAlone(animated: Bool) {
    let scene = Scene(), navigation = UINavigationController(rootViewController: scene.pager)
    show(navigation) { world in
      let away = scene.lines(world) { navigation.pushViewController(UIViewController(), animated: animated) }
      #expect(away == leaving)
      navigation.popViewController(animated: animated)
      world.settle()
      #expect(scene.log.lines == returning)
    }
  }

  @Test func poppingTheContainerNotifiesItAlone() {
    let scene = Scene(), navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation) { world in
      navigation.pushViewController(scene.pager, animated: false)
      let away = scene.lines(world) { navigation.popViewController(animated: true) }
      #expect(away == leaving)
    }
  }

  @Test func selectingAnotherTabNotifiesTheContainerAlone() {
    let scene = Scene(), tabs = UITabBarController()
    tabs.viewControllers = [scene.pager, UIViewController()]
    show(tabs) { world in
      #expect(scene.lines(world) { tabs.selectedIndex = 1 } == leaving)
      tabs.selectedIndex = 0
      world.settle()
      #expect(scene.log.lines == returning)
    }
  }

  @Test func anotherRootNotifiesTheContainerAlone() {
    let scene = Scene()
    show(scene.pager) { world in
      #expect(scene.lines(world) { world.window.rootViewController = UIViewController() } == leaving)
    }
  }

  @Test func coveringTheScreenNotifiesTheContainerAlone() {
    let scene = Scene(), cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    show(scene.pager) { world in
      #expect(scene.lines(world) { scene.pager.present(cover, animated: false) } == leaving)
      cover.dismiss(animated: false)
      world.settle()
      #expect(scene.log.lines == returning)
    }
  }

  @Test func removingTheContainersViewNotifiesItAlone() {
    let scene = Scene(), root = Witness("root", scene.log)
    show(root) { world in
      root.embed(scene.pager)
      #expect(scene.lines(world) { scene.pager.view.removeFromSuperview() } == leaving)
      root.view.addSubview(scene.pager.view)
      world.settle()
      #expect(scene.log.lines == returning)
    }
  }

  @Test func removingAndAddingThePageSendsNoNotification() {
    let scene = Scene()
    show(scene.pager) { world in
      #expect(scene.lines(world) { scene.page.view.removeFromSuperview() } == [])
      scene.pager.view.addSubview(scene.page.view)
      world.settle()
      #expect(scene.log.lines == [])
    }
  }

  @Test func exchangingPagesSendsNoNotification() {
    let scene = Scene(), other = Witness("other", scene.log)
    show(scene.pager) { world in
      scene.pager.addChild(other)
      let said = scene.lines(world) {
        scene.pager.transition(from: scene.page, to: other, duration: 0.25, options: [], animations: nil)
      }
      #expect(said == [])
    }
  }

  @Test func appearanceCallsOfTheContainerReachThePageAndItsChild() {
    let scene = Scene()
    show(scene.pager) { world in
      let said = scene.lines(world) {
        scene.page.beginAppearanceTransition(false, animated: false)
        scene.page.view.removeFromSuperview()
        scene.page.endAppearanceTransition()
      }
      #expect(said.filter { $0.hasPrefix("page") } == ["page will go", "page gone"])
      #expect(said.filter { $0.hasPrefix("part") } == ["part will go", "part gone"])
    }
  }
}
