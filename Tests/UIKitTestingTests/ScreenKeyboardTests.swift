import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of the keyboard of a device without an attached one, and of the layout that makes space for it.
@MainActor @Suite(.serialized) struct ScreenKeyboardTests {
  // Notifications are posted on the main thread, and read there.
  private final class Log: @unchecked Sendable { var lines: [String] = [] }

  private final class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let text = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 80))
    let log = Log()

    override func viewDidLoad() {
      super.viewDidLoad()
      (field.delegate, text.delegate) = (self, self)
      view.addSubview(field)
      view.addSubview(text)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.lines.append("field") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.lines.append("text") }
  }

  private func world(_ device: String = "iPhone 15", _ body: (HeadlessScreen, Form) throws -> Void) throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device(device)), form = Form()
    screen.hasHardwareKeyboard = false
    screen.show(form)
    screen.advance(by: 0.1)
    let log = form.log
    let listener = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) {
      let frame = ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
      log.lines.append("\(Int(frame.minY))+\(Int(frame.height))")
    }
    defer { NotificationCenter.default.removeObserver(listener) }
    try body(screen, form)
    screen.window.endEditing(true)
    screen.advance(by: 1)
  }

  /// Measured by apps, with and without the bar of suggestions: 336 and 291 on the 6.1-inch screen, 260 and
  /// 216 on the 4.7-inch one.
  @Test(arguments: [("iPhone 15", 852, 336, 291), ("iPhone 8", 667, 260, 216), ("iPhone 11", 896, 346, 301)])
  func itIsAsHighAsOnThatPhone(device: String, screenHeight: Int, high: Int, low: Int) throws {
    try world(device) { screen, form in
      form.field.becomeFirstResponder()
      screen.advance(by: 1)
      form.text.keyboardType = .numberPad
      form.text.becomeFirstResponder()
      // The edited view is known before a field's keyboard appears, and after a text view's.
      #expect(
        form.log.lines == ["field", "\(screenHeight - high)+\(high)", "\(screenHeight - low)+\(low)", "text"])
    }
  }

  @Test func itLiesDownWithThePhone() throws {
    try world { screen, form in
      form.field.becomeFirstResponder()
      screen.advance(by: 1)
      screen.turn(to: .landscapeRight)
      screen.advance(by: 1)
      #expect(form.log.lines.last == "184+209")
      #expect(form.view.keyboardLayoutGuide.layoutFrame.height == 209)
    }
  }

  /// The layout guide matches the keyboard frame of the notifications, in views at the lower edge and in
  /// others.
  @Test func theGuideFollowsIt() throws {
    try world { screen, form in
      let bar = UIView(), card = UIView(frame: CGRect(x: 0, y: 400, width: 300, height: 300)), note = UIView()
      form.view.addSubview(card)
      for (view, owner) in [(bar, form.view!), (note, card)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        owner.addSubview(view)
        NSLayoutConstraint.activate([
          view.heightAnchor.constraint(equalToConstant: 44), view.widthAnchor.constraint(equalToConstant: 44),
          view.bottomAnchor.constraint(equalTo: owner.keyboardLayoutGuide.topAnchor),
        ])
      }
      screen.advance(by: 0.1)
      // The safe area ends 34 points above the lower edge.
      #expect(bar.frame.maxY == 818)
      #expect(note.frame.maxY == 300)
      form.field.becomeFirstResponder()
      screen.advance(by: 1)
      #expect(form.log.lines.last == "516+336")
      #expect(bar.frame.maxY == 516)
      #expect(note.frame.maxY == 116)
      #expect(form.view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
      form.view.keyboardLayoutGuide.usesBottomSafeArea = false
      screen.advance(by: 0.1)
      #expect(bar.frame.maxY == 516)
      form.field.resignFirstResponder()
      screen.advance(by: 1)
      #expect(bar.frame.maxY == 852)
      #expect(note.frame.maxY == 300)
    }
  }

  @Test func itsKeysType() throws {
    try world { screen, form in
      form.field.returnKeyType = .done
      form.field.becomeFirstResponder()
      screen.advance(by: 1)
      for key in ["H", "i", "space", "123", "4", "2", "ABC", "o"] { try screen.tap(key) }
      #expect(form.field.text == "Hi 42o")
      screen.tap(at: CGPoint(x: 370, y: 694))
      #expect(form.field.text == "Hi 42")
      form.text.text = "One."
      form.text.becomeFirstResponder()
      screen.advance(by: 1)
      for key in ["space", "A", "return", "B"] { try screen.tap(key) }
      #expect(form.text.text == "One. A\nB")
    }
  }

  @Test func anAttachedKeyboardLeavesNone() throws {
    try world { screen, form in
      screen.hasHardwareKeyboard = true
      form.field.becomeFirstResponder()
      screen.advance(by: 1)
      #expect(form.log.lines == ["field"])
      #expect(!screen.shows("space"))
      screen.hasHardwareKeyboard = false
      #expect(screen.shows("space"))
    }
  }

  private final class Fields: UITableViewController {
    let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 20, y: 4, width: 300, height: 36)) }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentView.addSubview(fields[indexPath.row])
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
  }

  @Test func tableControllerKeepsTheFieldVisible() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 15")), table = Fields()
    screen.hasHardwareKeyboard = false
    screen.show(table)
    screen.advance(by: 0.1)
    #expect(table.tableView.adjustedContentInset.bottom == 34)
    let field = table.fields[15]
    field.becomeFirstResponder()
    screen.advance(by: 1)
    #expect(table.tableView.adjustedContentInset.bottom == 336)
    #expect(table.tableView.verticalScrollIndicatorInsets.bottom == 302)
    let box = field.convert(field.bounds, to: screen.window)
    #expect(abs(box.maxY - 516) < 0.5)
    table.tableView.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
    field.resignFirstResponder()
    screen.advance(by: 1)
    // The inset is removed, and the content moves down to its place.
    #expect(table.tableView.adjustedContentInset.bottom == 34)
    #expect(table.tableView.contentOffset.y == 62)
  }

  @Test func theRoomGoesWithTheTableController() throws {
    let screen = HeadlessScreen(try HeadlessScreen.Device("iPhone 15")), table = Fields()
    screen.hasHardwareKeyboard = false
    screen.show(table)
    screen.advance(by: 0.1)
    table.fields[0].becomeFirstResponder()
    screen.advance(by: 1)
    #expect(table.tableView.contentInset.bottom == 302)
    screen.show(UIViewController())
    screen.advance(by: 1)
    #expect(table.tableView.contentInset.bottom == 0)
    #expect(table.tableView.verticalScrollIndicatorInsets.bottom == 0)
  }

  /// The clocks of two screens show the same time: a shift key that was touched on the one is not
  /// touched twice on the other.
  @Test func aShiftKeyIsTouchedTwiceOnOneScreenAlone() throws {
    for _ in 0..<2 {
      try world { screen, form in
        form.field.becomeFirstResponder()
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 23, y: 694))
        #expect(screen.shows("h"))
        #expect(!screen.shows("H"))
      }
    }
  }

  @Test func everyScreenHasAKeyboardAttachedOrNot() {
    let first = HeadlessScreen()
    first.hasHardwareKeyboard = false
    var second: HeadlessScreen? = HeadlessScreen()
    #expect(second?.hasHardwareKeyboard == true)
    #expect(!first.hasHardwareKeyboard)
    #expect(KeyInput.main.isAttached)
    second = nil
    #expect(!first.hasHardwareKeyboard)
    #expect(!KeyInput.main.isAttached)
  }
}
