import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct SpeechTests {
  private final class Settings: UITableViewController {
    let titles = ["Wi-Fi", "Name", "About"]
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Settings"
      navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      titles.count
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "General"
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = titles[indexPath.row]
      switch indexPath.row {
      case 0: cell.accessoryView = UISwitch()
      case 1: cell.detailTextLabel?.text = "iPhone"
      default: cell.accessoryType = .checkmark
      }
      return cell
    }
  }

  @Test func screensAreReadInOrder() throws {
    let screen = HeadlessScreen(), table = Settings()
    screen.show(UINavigationController(rootViewController: table))
    #expect(
      screen.speech == [
        "Settings, heading", "Add, button", "General, heading", "Wi-Fi, off, switch button", "Name, iPhone",
        "selected, About",
      ])
    try screen.activate("Wi-Fi")
    #expect(screen.speech[3] == "Wi-Fi, on, switch button")
  }

  @Test func modalViewsAndAlertsHideOtherElementsUntilDismissed() throws {
    let screen = HeadlessScreen(), root = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Behind"
    root.view.addSubview(label)
    screen.show(root)
    #expect(screen.speech == ["Behind"])
    let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
    var answer = ""
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answer = "Delete" })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer = "Cancel" })
    root.present(alert, animated: false)
    #expect(screen.speech == ["Delete?, heading", "It is gone then.", "Cancel, button", "Delete, button"])
    #expect(screen.escape())
    screen.advance(by: 1)
    #expect(answer == "Cancel")
    #expect(screen.speech == ["Behind"])
  }

  @Test func stacksAreLeftByScrubs() {
    let screen = HeadlessScreen(), stack = UINavigationController(rootViewController: Settings())
    screen.show(stack)
    let next = UIViewController()
    next.title = "Next"
    stack.pushViewController(next, animated: false)
    #expect(screen.speech == ["Settings, button", "Next, heading"])
    #expect(screen.escape())
    screen.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
    #expect(!screen.escape())
  }

  @Test func containersHideListAndGroup() {
    let screen = HeadlessScreen()
    func label(_ text: String, _ x: CGFloat, _ y: CGFloat) -> UILabel {
      let label = UILabel(frame: CGRect(x: x, y: y, width: 90, height: 20))
      label.text = text
      return label
    }
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    left.addSubview(label("A", 0, 0))
    left.addSubview(label("C", 0, 50))
    right.addSubview(label("B", 0, 0))
    right.addSubview(label("D", 0, 50))
    screen.show(left)
    screen.show(right)
    #expect(screen.speech == ["A", "B", "C", "D"])
    left.shouldGroupAccessibilityChildren = true
    #expect(screen.speech == ["A", "C", "B", "D"])
    right.accessibilityElements = right.subviews.reversed()
    #expect(screen.speech == ["A", "C", "D", "B"])
    left.accessibilityElementsHidden = true
    #expect(screen.speech == ["D", "B"])
    screen.window.semanticContentAttribute = .forceRightToLeft
    left.accessibilityElementsHidden = false
    (left.shouldGroupAccessibilityChildren, right.accessibilityElements) = (false, nil)
    #expect(screen.speech == ["B", "A", "D", "C"])
  }

  @Test func announcementsArePostedAndTheFocusMoves() throws {
    let screen = HeadlessScreen(), button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.accessibilityHint = "Starts"
    var undone = false
    button.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Undo") { _ in
        undone = true
        return true
      }
    ]
    screen.show(button)
    UIAccessibility.post(notification: .announcement, argument: "Unheard")
    screen.set(.voiceOver, on: true)
    #expect(UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(screen.announcements == ["Saved"])
    UIAccessibility.post(notification: .layoutChanged, argument: button)
    #expect(button.accessibilityElementIsFocused())
    #expect(screen.speech == ["Go, button, Starts"])
    #expect(try screen.perform("Undo", on: "Go"))
    #expect(undone)
    screen.set(.voiceOver, on: false)
    #expect(!button.accessibilityElementIsFocused())
  }
}
