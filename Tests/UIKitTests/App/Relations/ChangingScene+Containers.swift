import CoreGraphics
import Foundation
import UIKitTestSupport

@testable import UIKit

extension ChangingScene {
  static func containers(_ add: SceneCollector) {
    stacks(add)
    scrolls(add)
    effects(add)
    controllers(add)
  }

  private static func box(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> SizedView {
    let view = SizedView(width, height)
    view.backgroundColor = color
    return view
  }

  // MARK: - Stacks

  private static func stack(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let label = UILabel(), image = UIImageView(image: UIImage.aligned(24, 18))
    label.text = "Label"
    let stack = UIStackView(arrangedSubviews: [
      label, box(20, 14, .systemRed), image, UISwitch(), box(9, 30, .systemGreen),
    ])
    stack.axis = axis
    stack.spacing = 4
    return stack
  }

  private static func stackChanges(_ change: ChangeList<UIStackView>) {
    change("axis") { $0.axis = $0.axis == .horizontal ? .vertical : .horizontal }
    change("spacing") { $0.spacing = 9 }
    change("custom spacing") { $0.setCustomSpacing(15, after: $0.arrangedSubviews[0]) }
    change("alignment leading") { $0.alignment = .leading }
    change("alignment trailing") { $0.alignment = .trailing }
    change("alignment centre") { $0.alignment = .center }
    change("alignment baseline") { $0.alignment = .firstBaseline }
    change("fill equally") { $0.distribution = .fillEqually }
    change("fill proportionally") { $0.distribution = .fillProportionally }
    change("equal spacing") { $0.distribution = .equalSpacing }
    change("equal centring") { $0.distribution = .equalCentering }
    change("margins") {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 12, bottom: 3, trailing: 4)
    }
    change("hidden") { $0.arrangedSubviews[1].isHidden = true }
    change("hidden first") { $0.arrangedSubviews[0].isHidden = true }
    change("gone") { $0.arrangedSubviews[2].removeFromSuperview() }
    change("inserted") { $0.insertArrangedSubview(box(14, 14, .systemPurple), at: 1) }
    change("text") { ($0.arrangedSubviews[0] as? UILabel)?.text = "A longer label" }
    change("image") { ($0.arrangedSubviews[2] as? UIImageView)?.image = UIImage.block(24, 18) }
    change("larger image") { ($0.arrangedSubviews[2] as? UIImageView)?.image = UIImage.aligned(34, 28) }
    change("hugging") { $0.arrangedSubviews[1].setContentHuggingPriority(.required, for: .horizontal) }
    change("baselines") { $0.isBaselineRelativeArrangement = true }
  }

  private static func stacks(_ add: SceneCollector) {
    add("row", in: [.constraints, .frame(200, 40)]) {
      stack(.horizontal)
    } changes: {
      stackChanges($0)
    }
    add("column", in: [.constraints, .frame(80, 180)]) {
      stack(.vertical)
    } changes: {
      stackChanges($0)
    }
    add("equal row", in: [.constraints, .frame(200, 50)]) {
      let stack = stack(.horizontal)
      stack.distribution = .fillEqually
      stack.alignment = .center
      return stack
    } changes: {
      stackChanges($0)
    }
    add("proportional row", in: [.constraints, .frame(200, 50)]) {
      let stack = stack(.horizontal)
      stack.distribution = .fillProportionally
      stack.alignment = .lastBaseline
      return stack
    } changes: {
      stackChanges($0)
    }
    add("row in a column", in: [.constraints, .frame(200, 120)]) {
      let outer = UIStackView(arrangedSubviews: [stack(.horizontal), box(40, 10, .systemPink)])
      outer.axis = .vertical
      outer.alignment = .trailing
      return outer
    } changes: { (change: ChangeList<UIStackView>) in
      change("axis of the inner") { ($0.arrangedSubviews[0] as? UIStackView)?.axis = .vertical }
      change("direction of the inner") { $0.arrangedSubviews[0].semanticContentAttribute = .forceRightToLeft }
      change("alignment") { $0.alignment = .fill }
    }
  }

  // MARK: - Scroll views

  private final class Page: UIScrollView {
    let label = UILabel()
    let square = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.text = "What is inside of a scroll view is as wide as the view itself."
      square.backgroundColor = .systemTeal
      for view in [label, square] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 7),
        label.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -3),
        label.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
        label.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -10),
        square.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
        square.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        square.widthAnchor.constraint(equalTo: label.widthAnchor, multiplier: 0.5),
        square.heightAnchor.constraint(equalToConstant: 150),
        square.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -9),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private static func scrolls(_ add: SceneCollector) {
    add("scroll view", in: [.filling]) {
      Page()
    } changes: { (change: ChangeList<Page>) in
      change("text") { $0.label.text = "Short" }
      // An offset that is still valid stays where it is, so the program moves it, as on iOS.
      change("insets") {
        $0.contentInset = UIEdgeInsets(top: 9, left: 4, bottom: 8, right: 2)
        $0.contentOffset = CGPoint(x: -4, y: -9)
      }
      change("adjustment") { $0.contentInsetAdjustmentBehavior = .never }
      change("indicators") { $0.showsVerticalScrollIndicator = false }
      change("paging") { $0.isPagingEnabled = true }
    }
    add("plain scroll view", in: [.filling]) {
      let view = UIScrollView(), inner = UIImageView(image: UIImage.block(60, 300))
      view.addSubview(inner)
      view.contentSize = CGSize(width: 200, height: 300)
      return view
    } changes: { (change: ChangeList<UIScrollView>) in
      change("content size") { $0.contentSize = CGSize(width: 200, height: 500) }
      change("offset") { $0.contentOffset = CGPoint(x: 0, y: 40) }
      change("scale") {
        $0.maximumZoomScale = 3
        $0.zoomScale = 2
      }
    }
  }

  // MARK: - Effects

  private static func effects(_ add: SceneCollector) {
    add("effect view", in: [.constraints, .frame(90, 60)]) {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)), label = UILabel()
      label.text = "Behind"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor, constant: 8).isActive = true
      label.topAnchor.constraint(equalTo: view.contentView.topAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 80).isActive = true
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
      return view
    } changes: { (change: ChangeList<UIVisualEffectView>) in
      change("dark") { $0.effect = UIBlurEffect(style: .dark) }
      change("none") { $0.effect = nil }
      change("corners") { $0.layer.cornerRadius = 9 }
    }
  }

  // MARK: - Controllers

  private final class Screen: UIViewController {
    let head = UILabel(), side = UIView(), foot = UIButton(type: .system)

    override func viewDidLoad() {
      view.backgroundColor = .secondarySystemBackground
      head.text = "Head"
      side.backgroundColor = .systemIndigo
      foot.setTitle("Foot", for: .normal)
      for part in [head, side, foot] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        head.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        head.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        side.leadingAnchor.constraint(equalToSystemSpacingAfter: head.trailingAnchor, multiplier: 1),
        side.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        side.topAnchor.constraint(equalTo: head.topAnchor),
        side.heightAnchor.constraint(equalToConstant: 22),
        foot.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        foot.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
      ])
    }
  }

  /// A view that retains its controller.
  private final class Holder<Controller: UIViewController>: UIView {
    let controller: Controller

    init(_ controller: Controller) {
      self.controller = controller
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      controller.view.frame = bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(controller.view)
    }
    required init?(coder: NSCoder) { nil }
  }

  private static func controllers(_ add: SceneCollector) {
    func changes(_ change: ChangeList<UIViewController>) {
      change("direction") { $0.traitOverrides.layoutDirection = .rightToLeft }
      change("text size") { $0.traitOverrides.preferredContentSizeCategory = .extraExtraLarge }
      change("style") { $0.overrideUserInterfaceStyle = .dark }
      change("safe area") {
        $0.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 13, bottom: 5, right: 8)
      }
      change("least margins") { $0.viewRespectsSystemMinimumLayoutMargins = false }
      change("display scale") { $0.traitOverrides.displayScale = 3 }
      change("title") { $0.title = "Title" }
    }
    func held<Controller: UIViewController>(
      _ name: String, _ make: @escaping () -> Controller, more: (ChangeList<Controller>) -> Void = { _ in }
    ) {
      let all = ChangeList<UIViewController>(), own = ChangeList<Controller>()
      changes(all)
      more(own)
      add(name, in: [.filling]) {
        Holder(make())
      } changes: { list in
        for change in all.all { list(change.name) { change.apply($0.controller) } }
        for change in own.all { list(change.name) { change.apply($0.controller) } }
      }
    }
    held("controller") { Screen() }
    held("navigation") {
      UINavigationController(rootViewController: Screen())
    } more: { (change: ChangeList<UINavigationController>) in
      change("root's title") { $0.viewControllers[0].title = "Root" }
      change("large title") {
        $0.viewControllers[0].title = "Root"
        $0.navigationBar.prefersLargeTitles = true
      }
      change("toolbar") { $0.isToolbarHidden = false }
      change("no bar") { $0.isNavigationBarHidden = true }
      change("pushed") { $0.pushViewController(Screen(), animated: false) }
      change("item") {
        $0.viewControllers[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Edit", style: .plain, target: nil, action: nil)
      }
    }
    held("tabs") {
      let tabs = UITabBarController(), one = Screen(), two = Screen()
      one.tabBarItem = UITabBarItem(title: "One", image: UIImage.block(20, 20), tag: 1)
      two.tabBarItem = UITabBarItem(title: "Two", image: UIImage.block(20, 20), tag: 2)
      tabs.viewControllers = [one, two]
      return tabs
    } more: { (change: ChangeList<UITabBarController>) in
      change("selection") { $0.selectedIndex = 1 }
      change("badge") { $0.viewControllers?[1].tabBarItem.badgeValue = "3" }
      change("another title") { $0.viewControllers?[0].tabBarItem.title = "Another" }
      change("fewer") { $0.viewControllers?.removeLast() }
    }
    held("page controller") {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([Screen()], direction: .forward, animated: false)
      return pages
    }
    held("child in a controller") {
      let outer = Screen(), inner = Screen()
      outer.addChild(inner)
      inner.view.frame = CGRect(x: 20, y: 60, width: 150, height: 100)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      return outer
    } more: { (change: ChangeList<Screen>) in
      change("override for the child") {
        $0.setOverrideTraitCollection(
          UITraitCollection(layoutDirection: .rightToLeft), forChild: $0.children[0])
      }
    }
  }
}
