import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of menus of buttons, bars and rows, and of edit menus, opened as by a user.
@Suite(.serialized) @MainActor struct MenuTests {
  private func screen() -> HeadlessScreen { HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1) }

  @Test func aButtonOpensItsMenu() throws {
    let screen = screen()
    var log: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { log.append($0.title) }
    }
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 40, width: 120, height: 40)
    button.setTitle("More", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      title: "Things",
      children: [
        action("Copy"), action("Hidden", .hidden), action("Never", .disabled),
        UIMenu(title: "Share", children: [action("Mail")]),
        UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
      ])
    screen.show(button)
    try screen.tap("More")
    screen.advance(by: 0.5)
    #expect(screen.shows("Things"))
    #expect(screen.shows("Copy"))
    #expect(!screen.shows("Hidden"))
    if let path = ProcessInfo.processInfo.environment["SHOTS"] {
      try screen.picture().pngData()?.write(to: URL(fileURLWithPath: path + "/menu.png"))
    }
    try screen.tap("Never")
    screen.advance(by: 0.5)
    #expect(log.isEmpty)
    #expect(screen.shows("Copy"))
    try screen.tap("Delete")
    screen.advance(by: 0.5)
    #expect(log == ["Delete"])
    #expect(!screen.shows("Copy"))
    try screen.tap("More")
    screen.advance(by: 0.5)
    try screen.tap("Share")
    screen.advance(by: 0.1)
    #expect(!screen.shows("Copy"))
    try screen.tap("Mail")
    screen.advance(by: 0.5)
    #expect(log == ["Delete", "Mail"])
    try screen.tap("More")
    screen.advance(by: 0.5)
    screen.tap(at: CGPoint(x: 300, y: 460))
    screen.advance(by: 0.5)
    #expect(!screen.shows("Copy"))
    #expect(log.count == 2)
  }

  @Test func aButtonShowsTheChosenEntry() throws {
    let screen = screen()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 40, width: 120, height: 40)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: ["Red", "Green", "Blue"].map { UIAction(title: $0) { _ in } })
    screen.show(button)
    #expect(button.title(for: .normal) == "Red")
    try screen.tap("Red")
    screen.advance(by: 0.5)
    try screen.tap("Blue")
    screen.advance(by: 0.5)
    #expect(button.title(for: .normal) == "Blue")
    #expect(button.menu?.selectedElements.map(\.title) == ["Blue"])
  }

  @Test func aBarItemOpensItsMenu() throws {
    let screen = screen()
    var log: [String] = []
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [UIAction(title: "By name") { _ in log.append("name") }]))
    screen.show(UINavigationController(rootViewController: controller))
    try screen.tap("Sort")
    screen.advance(by: 0.5)
    try screen.tap("By name")
    #expect(log == ["name"])
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("selected") }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row == 1 else { return nil }
      return UIContextMenuConfiguration { _ in
        UIMenu(children: [UIAction(title: "Pin") { [unowned self] _ in log.append("pinned") }])
      }
    }
  }

  @Test func aRowThatIsPressedForLongOpensItsMenu() throws {
    let screen = screen(), source = Source()
    let table = UITableView(frame: screen.window.bounds)
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    try screen.press("Row 2", for: 1)
    #expect(source.log == ["selected"])
    try screen.press("Row 1", for: 1)
    screen.advance(by: 0.5)
    try screen.tap("Pin")
    #expect(source.log == ["selected", "pinned"])
  }

  private final class Editor: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(
        children: [UIAction(title: "Invert") { [unowned self] _ in log.append("inverted") }]
          + suggestedActions)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("gone") }
  }

  @Test func anEditMenuIsPresented() throws {
    let screen = screen(), editor = Editor(),
      view = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    screen.show(view)
    let interaction = UIEditMenuInteraction(delegate: editor)
    view.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 160, y: 100)))
    #expect(screen.shows("Invert"))
    #expect(interaction.location(in: nil) == CGPoint(x: 160, y: 200))
    try screen.tap("Invert")
    #expect(editor.log == ["gone", "inverted"])
    #expect(!screen.shows("Invert"))
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    screen.tap(at: CGPoint(x: 300, y: 460))
    #expect(editor.log.count == 3)
  }

  @Test func anImageViewShowsOneImageAfterTheOther() throws {
    let screen = HeadlessScreen(size: CGSize(width: 20, height: 20), scale: 1)
    func image(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    func shown() -> Data? { screen.picture().pngData() }
    let images = [image(.red), image(.green), image(.blue)]
    let view = UIImageView(image: image(.white))
    view.animationImages = images
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    screen.show(view)
    let white = shown()
    view.startAnimating()
    var colors: [Data?] = []
    for _ in 0..<7 {
      colors.append(shown())
      screen.advance(by: 0.1)
    }
    #expect(Set(colors.prefix(3)).count == 3 && Array(colors[3..<6]) == Array(colors[0..<3]))
    #expect(!view.isAnimating)
    #expect(shown() == white)
    // An animated image starts without a call.
    view.animationImages = nil
    view.image = UIImage.animatedImage(with: images, duration: 0.3)
    #expect(view.isAnimating)
    #expect(shown() == colors[0])
    screen.advance(by: 1.1)
    #expect(shown() == colors[2])
  }

  @Test func tintsAreDimmedBelowAnAlert() {
    let screen = screen()
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.tintColor = .systemRed
    controller.view.addSubview(button)
    screen.show(controller)
    screen.advance(by: 0.1)
    #expect(button.tintAdjustmentMode == .normal)
    #expect(button.tintColor == .systemRed)
    controller.present(
      UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
    screen.advance(by: 1)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 1, 2, 3)
    _ = button.tintColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(button.tintAdjustmentMode == .dimmed)
    #expect(red == green)
    #expect(green == blue)
    button.tintAdjustmentMode = .normal
    #expect(button.tintColor == .systemRed)
    button.tintAdjustmentMode = .automatic
    controller.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(button.tintAdjustmentMode == .normal)
    #expect(button.tintColor == .systemRed)
  }

  @Test(arguments: [UIModalTransitionStyle.flipHorizontal, .partialCurl])
  func aWindowIsTurnedOver(_ style: UIModalTransitionStyle) throws {
    let screen = screen()
    let (front, back) = (UIViewController(), UIViewController())
    front.view.backgroundColor = .systemBlue
    back.view.backgroundColor = .systemGreen
    back.modalPresentationStyle = .fullScreen
    back.modalTransitionStyle = style
    screen.show(front)
    screen.advance(by: 0.1)
    func shots(_ name: String) throws {
      guard let path = ProcessInfo.processInfo.environment["SHOTS"] else { return }
      try screen.picture().pngData()?.write(
        to: URL(fileURLWithPath: path + "/turn\(style.rawValue)-\(name).png"))
    }
    let before = screen.picture().pngData()
    front.present(back, animated: true)
    screen.advance(by: 0.1)
    try shots("1")
    screen.advance(by: 0.1)
    let during = screen.picture().pngData()
    try shots("2")
    #expect(back.view.frame.minY == 0)
    screen.advance(by: 2)
    let after = screen.picture().pngData()
    #expect(before != during)
    #expect(during != after)
    #expect(front.view.window == nil)
    back.dismiss(animated: true)
    screen.advance(by: 0.2)
    try shots("3")
    screen.advance(by: 2)
    #expect(screen.picture().pngData() == before)
  }
}
