import Foundation
import Testing
import UIKit
import UIKitTestSupport
import UIKitTesting

/// Tests of the layout of right-to-left languages.
@MainActor struct DirectionTests {
  private func rightToLeft() -> HeadlessScreen {
    let screen = HeadlessScreen(scale: 2)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    return screen
  }

  @Test func traitsSayTheDirection() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    inner.semanticContentAttribute = .playback
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func constraintsFollowTheTraits() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), inner = UIView()
    outer.addPinned(inner, leading: 10, bottom: nil, trailing: nil)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    outer.traitOverrides.layoutDirection = .rightToLeft
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 70)
  }

  @Test func slidersBeginAtTheRight() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), bounds = slider.bounds
    func thumb(_ value: Float) -> CGRect {
      slider.thumbRect(forBounds: bounds, trackRect: slider.trackRect(forBounds: bounds), value: value)
    }
    let low = thumb(0), high = thumb(1)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(thumb(0) == high)
    #expect(thumb(1) == low)
  }

  @Test func fingersDragSlidersAndSwitchesTheOtherWay() {
    let screen = rightToLeft()
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 30))
    let toggle = UISwitch(frame: CGRect(x: 50, y: 200, width: 0, height: 0))
    screen.show(slider)
    screen.show(toggle)
    _ = screen.picture()
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
    let start = slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    screen.swipe(from: start, to: CGPoint(x: start.x - 60, y: start.y))
    #expect(slider.value > 0.2)
    let middle = toggle.frame.midY
    screen.swipe(
      from: CGPoint(x: toggle.frame.maxX - 12, y: middle), to: CGPoint(x: toggle.frame.minX + 8, y: middle))
    #expect(toggle.isOn)
  }

  @Test func firstSegmentsAndPagesAreRightmost() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.semanticContentAttribute = .forceRightToLeft
    let first = try #require(control.accessibilityElement(at: 0) as? UIAccessibilityElement)
    #expect(first.accessibilityFrame == CGRect(x: 200, y: 0, width: 100, height: 32))
    let screen = rightToLeft()
    control.frame.origin = CGPoint(x: 20, y: 100)
    screen.show(control)
    screen.tap(at: CGPoint(x: 300, y: 116))
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func barsAndCellsAreMirrored() throws {
    final class Table: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Value"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
    }
    func boxes(_ screen: HeadlessScreen) throws -> [CGRect] {
      let table = Table()
      table.title = "T"
      table.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Edit", primaryAction: UIAction { _ in })
      let tabs = UITabBarController()
      tabs.viewControllers = ["First", "Second"].map { name in
        let stack = UINavigationController(rootViewController: name == "First" ? table : UIViewController())
        stack.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
        return stack
      }
      screen.show(tabs)
      return try ["Edit", "Title", "Value", "First"].map { try screen.find($0).box }
    }
    let left = try boxes(HeadlessScreen(scale: 2)), right = try boxes(rightToLeft())
    for (a, b) in zip(left, right) {
      #expect(abs(a.minX - (393 - b.maxX)) <= 1, "\(a) is not across from \(b)")
      #expect(a.minY == b.minY, "\(a) is not across from \(b)")
    }
  }

  @Test func picturesThatPointForwardAreTurned() throws {
    let image = try #require(UIImage(systemName: "chevron.forward"))
    #expect(image.flipsForRightToLeftLayoutDirection)
    #expect(UIImage(systemName: "forward.fill")?.flipsForRightToLeftLayoutDirection == false)
    let black = image.withTintColor(.black, renderingMode: .alwaysOriginal)
    func picture(_ screen: HeadlessScreen, _ image: UIImage) -> Data? {
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
      view.contentMode = .center
      screen.show(view)
      return screen.picture().pngData()
    }
    let turned = picture(HeadlessScreen(scale: 2), black.withHorizontallyFlippedOrientation())
    #expect(picture(rightToLeft(), black) == turned)
    #expect(turned != picture(HeadlessScreen(scale: 2), black))
  }

  @Test func imagesOfButtonsLead() throws {
    let button = UIButton(type: .system)
    button.setTitle("Name", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    button.layoutIfNeeded()
    let before = try #require(button.imageView).frame
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    let after = try #require(button.imageView).frame
    #expect(abs(after.maxX - (120 - before.minX)) <= 1)
  }

  @Test func naturalTextsKeepToTheLeadingSide() {
    func picture(_ screen: HeadlessScreen, _ alignment: NSTextAlignment) -> Data? {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
      label.text = "A text of letters that go from left to right"
      label.numberOfLines = 2
      label.textAlignment = alignment
      screen.show(label)
      return screen.picture().pngData()
    }
    let right = picture(HeadlessScreen(scale: 2), .right)
    #expect(picture(rightToLeft(), .natural) == right)
    #expect(picture(HeadlessScreen(scale: 2), .natural) != right)
  }

  @Test func theApplicationsDirectionIsThatOfTheTraits() {
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }
  }

  /// `leftView` is the leading view.
  @Test func fieldsExchangeTheirSides() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    func boxes(_ field: UITextField) -> [CGRect] {
      field.layoutIfNeeded()
      return [
        field.leftViewRect(forBounds: bounds), field.rightViewRect(forBounds: bounds),
        field.clearButtonRect(forBounds: bounds), field.textRect(forBounds: bounds), field.leftView!.frame,
      ]
    }
    for style in [UITextField.BorderStyle.none, .roundedRect] {
      let field = UITextField(frame: bounds)
      (field.borderStyle, field.text) = (style, "Text")
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      (field.leftViewMode, field.rightViewMode, field.clearButtonMode) = (.always, .always, .always)
      let left = boxes(field)
      field.semanticContentAttribute = .forceRightToLeft
      let mirrored = left.map {
        CGRect(x: 200 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      #expect(boxes(field) == mirrored)
      #expect(left[0].minX == 0)
      #expect(mirrored[0].maxX == 200)
      field.rightView = nil
      let clear = boxes(field)[2]
      #expect(field.textRect(forBounds: bounds).minX == clear.maxX + 4)
    }
  }
}
