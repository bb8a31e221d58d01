import CoreGraphics
import Foundation
import TestSupport
import UIKit
import UIKitTesting

/// Random calls of UIKit, while fingers tap and transitions run.
@MainActor final class RandomWalk {
  let screen: HeadlessScreen
  private var random: SeededRandom
  private(set) var trail: [String] = []
  private var window: UIWindow { screen.window }

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    screen = HeadlessScreen(HeadlessScreen.Device.all.randomElement(using: &random)!)
    screen.show(makeRoot())
    screen.advance(by: 0.5)
  }

  // MARK: - Controllers

  /// Every controller of the window, whether visible or not.
  var controllers: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard !found.contains(where: { $0 === controller }) else { return }
      found.append(controller)
      controller.children.forEach(visit)
      if let presented = controller.presentedViewController { visit(presented) }
    }
    window.rootViewController.map(visit)
    return found
  }

  private func one<Controller: UIViewController>(_ kind: Controller.Type) -> Controller? {
    controllers.compactMap { $0 as? Controller }.randomElement(using: &random)
  }

  private func flip() -> Bool { random.isTrue(oneIn: 2) }

  private func makeContent() -> UIViewController {
    let content: UIViewController
    switch random.integer(0..<4) {
    case 0: content = RowsWalker(&random)
    case 1: content = ItemsWalker(&random)
    default: content = PlainWalker()
    }
    content.title = "Content"
    content.hidesBottomBarWhenPushed = random.isTrue(oneIn: 4)
    content.navigationItem.largeTitleDisplayMode = flip() ? .always : .never
    if random.isTrue(oneIn: 4) { content.navigationItem.rightBarButtonItem = content.editButtonItem }
    if random.isTrue(oneIn: 5) {
      content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    }
    if random.isTrue(oneIn: 4) {
      content.toolbarItems = [
        UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
      ]
    }
    return content
  }

  private func makeStack() -> UINavigationController {
    let stack = UINavigationController(rootViewController: makeContent())
    stack.navigationBar.prefersLargeTitles = flip()
    return stack
  }

  private func makeRoot() -> UIViewController {
    switch random.integer(0..<5) {
    case 0: return makeStack()
    case 1: return makeContent()
    case 2:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(makeContent(), for: .primary)
      split.setViewController(makeContent(), for: .secondary)
      return split
    default:
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<random.integer(1..<4)).map { _ in flip() ? makeStack() : makeContent() }
      return tabs
    }
  }

  // MARK: - Steps

  /// Makes one call and, in most cases, lets some time pass after it.
  func step() {
    let (name, act) = Self.steps[random.integer(0..<Self.steps.count)]
    trail.append(name)
    act(self)
    if random.isTrue(oneIn: 3) { screen.advance(by: random.number(0...0.6)) }
  }

  private typealias Step = (name: String, act: @MainActor (RandomWalk) -> Void)

  private static let steps: [Step] = moves + covers + contents + users

  private static let moves: [Step] = [
    (
      "push",
      { walk in
        let content = walk.makeContent(), animated = walk.flip()
        walk.one(UINavigationController.self)?.pushViewController(content, animated: animated)
      }
    ),
    (
      "push",
      { walk in
        let content = walk.makeContent()
        walk.one(UINavigationController.self)?.pushViewController(content, animated: true)
      }
    ),
    (
      "pop",
      { walk in
        walk.one(UINavigationController.self)?.popViewController(animated: !walk.random.isTrue(oneIn: 3))
      }
    ),
    (
      "pop to root",
      { walk in walk.one(UINavigationController.self)?.popToRootViewController(animated: walk.flip()) }
    ),
    (
      "set stack",
      { walk in
        guard let stack = walk.one(UINavigationController.self) else { return }
        var all = stack.viewControllers.shuffled(using: &walk.random)
        if walk.flip() || all.isEmpty { all.append(walk.makeContent()) }
        if all.count > 2 { all.removeFirst() }
        stack.setViewControllers(all, animated: walk.flip())
      }
    ),
    (
      "hide bar",
      { walk in
        guard let stack = walk.one(UINavigationController.self) else { return }
        stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: walk.flip())
      }
    ),
    (
      "hide toolbar",
      { walk in
        guard let stack = walk.one(UINavigationController.self) else { return }
        stack.setToolbarHidden(!stack.isToolbarHidden, animated: walk.flip())
      }
    ),
    (
      "select tab",
      { walk in
        guard let tabs = walk.one(UITabBarController.self), let count = tabs.viewControllers?.count, count > 0
        else { return }
        tabs.selectedIndex = walk.random.integer(0..<count)
      }
    ),
    (
      "set tabs",
      { walk in
        guard let tabs = walk.one(UITabBarController.self) else { return }
        var all = (tabs.viewControllers ?? []).shuffled(using: &walk.random)
        if walk.flip() { all.append(walk.makeStack()) }
        if all.count > 3 { all.removeFirst() }
        tabs.setViewControllers(all, animated: walk.flip())
      }
    ),
    (
      "root",
      { walk in
        guard walk.random.isTrue(oneIn: 4) else { return }
        walk.window.rootViewController = walk.makeRoot()
      }
    ),
    (
      "turn",
      { walk in
        walk.screen.turn(
          to: [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown][walk.random.integer(0..<4)])
      }
    ),
    (
      "embed",
      { walk in
        guard let parent = walk.one(PlainWalker.self), parent.isViewLoaded, parent.children.count < 2 else {
          return
        }
        let child = walk.makeContent()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = CGRect(x: 20, y: 300, width: 200, height: 150)
        child.didMove(toParent: parent)
      }
    ),
    (
      "take out",
      { walk in
        guard let parent = walk.one(PlainWalker.self), let child = parent.children.first else { return }
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
    ),
    (
      "exchange children",
      { walk in
        guard let parent = walk.one(PlainWalker.self), parent.viewIfLoaded?.window != nil,
          let child = parent.children.first,
          child.viewIfLoaded?.superview != nil
        else { return }
        let other = walk.makeContent()
        child.willMove(toParent: nil)
        parent.addChild(other)
        other.view.frame = child.view.frame
        parent.transition(
          from: child, to: other, duration: 0.3, options: .transitionCrossDissolve, animations: nil
        ) { _ in
          child.removeFromParent()
          other.didMove(toParent: parent)
        }
      }
    ),
  ]

  private static let covers: [Step] = [
    (
      "present",
      { walk in
        let presented = walk.flip() ? walk.makeStack() : walk.makeContent()
        let styles: [UIModalPresentationStyle] = [
          .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
          .overCurrentContext, .popover,
        ]
        presented.modalPresentationStyle = styles[walk.random.integer(0..<styles.count)]
        presented.modalTransitionStyle =
          [.coverVertical, .flipHorizontal, .crossDissolve][walk.random.integer(0..<3)]
        guard let over = walk.one(UIViewController.self) else { return }
        if walk.flip() { presented.sheetPresentationController?.detents = [.medium(), .large()] }
        presented.popoverPresentationController?.sourceView = over.viewIfLoaded ?? walk.window
        over.present(presented, animated: walk.flip())
      }
    ),
    (
      "present at the top",
      { walk in
        var top = walk.window.rootViewController
        while let next = top?.presentedViewController { top = next }
        let presented = walk.makeContent()
        presented.modalPresentationStyle = walk.flip() ? .fullScreen : .pageSheet
        top?.present(presented, animated: true)
      }
    ),
    (
      "alert",
      { walk in
        let alert = UIAlertController(
          title: "Title", message: "Message", preferredStyle: walk.flip() ? .alert : .actionSheet)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        guard let over = walk.one(UIViewController.self) else { return }
        alert.popoverPresentationController?.sourceView = over.viewIfLoaded ?? walk.window
        if alert.preferredStyle == .alert, walk.flip() { alert.addTextField() }
        over.present(alert, animated: walk.flip())
      }
    ),
    (
      "dismiss", { walk in walk.one(UIViewController.self)?.dismiss(animated: !walk.random.isTrue(oneIn: 3)) }
    ),
    ("dismiss", { walk in walk.one(UIViewController.self)?.dismiss(animated: true) }),
    ("dismiss all", { walk in walk.window.rootViewController?.dismiss(animated: walk.flip()) }),
  ]

  private static let contents: [Step] = [
    ("change rows", { walk in walk.one(RowsWalker.self)?.change(&walk.random) }),
    ("change rows", { walk in walk.one(RowsWalker.self)?.change(&walk.random) }),
    ("change items", { walk in walk.one(ItemsWalker.self)?.change(&walk.random) }),
    ("change items", { walk in walk.one(ItemsWalker.self)?.change(&walk.random) }),
    (
      "edit",
      { walk in
        guard let content = walk.one(UIViewController.self) else { return }
        content.setEditing(!content.isEditing, animated: walk.flip())
      }
    ),
    (
      "scroll",
      { walk in
        guard let rows = walk.one(UITableViewController.self), rows.isViewLoaded else { return }
        rows.tableView.setContentOffset(
          CGPoint(x: 0, y: walk.random.number(-50...500)), animated: walk.flip())
      }
    ),
    (
      "scroll to row",
      { walk in
        guard let rows = walk.one(RowsWalker.self), rows.isViewLoaded,
          let section = rows.rows.sections.indices.filter({ !rows.rows.sections[$0].isEmpty }).randomElement(
            using: &walk.random)
        else { return }
        let path = IndexPath(
          row: walk.random.integer(0..<rows.rows.sections[section].count), section: section)
        rows.tableView.selectRow(at: path, animated: walk.flip(), scrollPosition: .middle)
      }
    ),
    (
      "animate",
      { walk in
        guard let stripe = walk.one(PlainWalker.self)?.stripe else { return }
        UIView.animate(
          withDuration: walk.random.number(0...1), delay: walk.random.number(0...0.2),
          options: .beginFromCurrentState
        ) {
          stripe.alpha = walk.flip() ? 1 : 0.3
          stripe.transform = CGAffineTransform(rotationAngle: walk.random.number(0...1))
        }
      }
    ),
    (
      "hide",
      { walk in
        guard let stripe = walk.one(PlainWalker.self)?.stripe else { return }
        UIView.animate(withDuration: 0.3) { stripe.isHidden.toggle() }
      }
    ),
    (
      "change the view",
      { walk in
        guard let plain = walk.one(PlainWalker.self), plain.isViewLoaded else { return }
        UIView.transition(
          with: plain.view, duration: 0.4,
          options: walk.flip() ? .transitionFlipFromLeft : .transitionCrossDissolve
        ) {
          plain.stripe.backgroundColor = .systemBlue
        }
      }
    ),
  ]

  private static let users: [Step] = [
    ("focus", { walk in walk.one(PlainWalker.self)?.field.becomeFirstResponder() }),
    ("resign", { walk in walk.window.endEditing(walk.flip()) }),
    ("type", { walk in walk.screen.type("a") }),
    ("escape", { walk in walk.screen.press(.keyboardEscape) }),
    ("tap", { walk in walk.screen.tap(at: walk.place()) }),
    ("tap", { walk in walk.screen.tap(at: walk.place()) }),
    ("tap", { walk in walk.screen.tap(at: walk.place()) }),
    ("press", { walk in walk.screen.press(at: walk.place(), for: 0.7) }),
    (
      "swipe",
      { walk in
        let start = walk.place(), end = walk.place()
        walk.screen.swipe(from: start, to: end)
      }
    ),
    (
      "swipe from the edge",
      { walk in
        let start = CGPoint(x: 2, y: walk.window.bounds.midY)
        let end = CGPoint(x: walk.random.number(20...300), y: walk.window.bounds.midY)
        walk.screen.swipe(from: start, to: end, during: walk.random.number(0.1...0.6))
      }
    ),
    ("wait", { walk in walk.screen.advance(by: walk.random.number(0...1)) }),
  ]

  private func place() -> CGPoint {
    CGPoint(
      x: random.number(0...Double(window.bounds.width)), y: random.number(0...Double(window.bounds.height)))
  }
}
