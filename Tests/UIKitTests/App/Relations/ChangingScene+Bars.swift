import CoreGraphics
import Foundation

@testable import UIKit

extension ChangingScene {
  static func bars(_ add: SceneCollector) {
    navigationBar(add)
    toolbar(add)
    tabBar(add)
  }

  private static func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  private static func navigationBar(_ add: SceneCollector) {
    add("navigation bar", in: [.top]) {
      let bar = UINavigationBar(), back = UINavigationItem(title: "Back"),
        top = UINavigationItem(title: "Top")
      top.rightBarButtonItem = item("Right")
      bar.items = [back, top]
      return bar
    } changes: { (change: ChangeList<UINavigationBar>) in
      change("title") { $0.topItem?.title = "Another title" }
      change("prompt") { $0.topItem?.prompt = "Prompt" }
      change("left item") {
        $0.topItem?.leftBarButtonItem = item("Left")
        $0.topItem?.leftItemsSupplementBackButton = true
      }
      change("right items") {
        $0.topItem?.rightBarButtonItems = [item("A"), UIBarButtonItem(systemItem: .add)]
      }
      change("title view") {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.backgroundColor = .systemRed
        $0.topItem?.titleView = view
      }
      change("item's title") { $0.topItem?.rightBarButtonItem?.title = "Longer" }
      change("disabled item") { $0.topItem?.rightBarButtonItem?.isEnabled = false }
      change("hidden item") { $0.topItem?.rightBarButtonItem?.isHidden = true }
      change("attributes") { $0.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 11)] }
      change("pushed") { $0.pushItem(UINavigationItem(title: "New"), animated: false) }
      change("popped") { $0.popItem(animated: false) }
      change("back title") { $0.backItem?.backButtonTitle = "Return" }
      change("no back button") { $0.topItem?.hidesBackButton = true }
      change("appearance") {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .systemYellow
        $0.standardAppearance = look
        $0.scrollEdgeAppearance = look
      }
      change("bar tint") { $0.barTintColor = .systemGreen }
    }
  }

  private static func toolbar(_ add: SceneCollector) {
    add("toolbar", in: [.top]) {
      let bar = UIToolbar()
      bar.items = [item("One"), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
      return bar
    } changes: { (change: ChangeList<UIToolbar>) in
      change("items") { $0.items = [item("Two"), .fixedSpace(20), item("Three")] }
      change("title") { $0.items?[0].title = "Longer title" }
      change("image") { $0.items?[0].image = UIImage.block(20, 20) }
      change("disabled") { $0.items?[2].isEnabled = false }
      change("custom view") { $0.items?[0].customView = UISwitch() }
      change("bar tint") { $0.barTintColor = .systemGreen }
      change("item's tint") { $0.items?[0].tintColor = .systemRed }
    }
  }

  private static func tabBar(_ add: SceneCollector) {
    add("tab bar", in: [.top]) {
      let bar = UITabBar()
      bar.items = ["One", "Two", "Three"].enumerated().map {
        UITabBarItem(title: $1, image: UIImage.block(20, 20), tag: $0)
      }
      bar.selectedItem = bar.items?[0]
      return bar
    } changes: { (change: ChangeList<UITabBar>) in
      change("selection") { $0.selectedItem = $0.items?[2] }
      change("title") { $0.items?[1].title = "Another" }
      change("image") { $0.items?[1].image = UIImage.aligned(30, 20) }
      change("badge") { $0.items?[1].badgeValue = "12" }
      change("fewer") { $0.items?.removeLast() }
      change("positioning") {
        $0.itemPositioning = .centered
        $0.itemWidth = 40
        $0.itemSpacing = 5
      }
      change("unselected tint") { $0.unselectedItemTintColor = .systemRed }
    }
  }
}
