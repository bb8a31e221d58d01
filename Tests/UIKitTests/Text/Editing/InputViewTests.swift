import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the views that a first responder shows at the lower edge of its window.
@Suite(.serialized) @MainActor struct InputViewTests {
  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let text = UITextField(frame: CGRect(x: 0, y: 5, width: 100, height: 34))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  // Notifications are posted on the main thread, and read there.
  private final class Log: @unchecked Sendable { var lines: [String] = [] }

  private func world(_ body: (FingerWorld, UITextField) -> Void) {
    FingerWorld().run { world in
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      world.window.addSubview(field)
      world.window.makeKeyAndVisible()
      body(world, field)
      field.resignFirstResponder()
      world.wait(1)
    }
  }

  private func frame(_ view: UIView) -> CGRect? {
    view.window.map { view.convert(view.bounds, to: $0) }
  }

  @Test func bothViewsStandAtTheLowerEdge() {
    world { world, field in
      let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120)),
        bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
      (field.inputView, field.inputAccessoryView) = (picker, bar)
      #expect(picker.window == nil)
      field.becomeFirstResponder()
      #expect(frame(picker) == CGRect(x: 0, y: 180, width: 300, height: 120))
      #expect(frame(bar) == CGRect(x: 0, y: 136, width: 300, height: 44))
      field.resignFirstResponder()
      world.wait(1)
      #expect(picker.window == nil)
      #expect(bar.window == nil)
    }
  }

  /// Runs `body` with a scroll view with a field, and its window, whose keyboard is 120 points high.
  private func interactive(_ body: (FingerWorld, UIScrollView, UITextField, UIView) -> Void) {
    world { world, field in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 250))
      let keys = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
      scroll.contentSize = CGSize(width: 300, height: 1000)
      scroll.contentOffset.y = 400
      scroll.keyboardDismissMode = .interactive
      world.window.addSubview(scroll)
      field.inputView = keys
      field.becomeFirstResponder()
      world.wait(1)
      body(world, scroll, field, keys)
    }
  }

  @Test func aFingerPullsTheKeyboardDownFromWhereItReachesIt() {
    interactive { world, _, field, keys in
      world.down(150, 70)
      for y in stride(from: 80, through: CGFloat(170), by: 10) { world.move(150, y) }
      #expect(field.isFirstResponder)
      #expect(frame(keys)?.minY == 180)
      for y in stride(from: 180, through: CGFloat(220), by: 10) { world.move(150, y) }
      #expect(field.isFirstResponder)
      #expect(frame(keys)?.minY == 220)
      // The finger pulls it up again, and down.
      for y: CGFloat in [200, 190, 210, 240] {
        world.move(150, y)
        #expect(frame(keys)?.minY == y)
      }
      world.up()
      #expect(!field.isFirstResponder)
      world.wait(1)
      #expect(keys.window == nil)
    }
  }

  /// As the keyboard is dragged out of the window, the guide stays at the safe area, its final place.
  @Test func theGuideOfAKeyboardThatIsPulledDownEndsAtTheSafeArea() {
    interactive { world, scroll, _, keys in
      let guide = world.window.keyboardLayoutGuide
      world.window.setSafeArea(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      world.down(150, 70)
      for y in stride(from: 80, through: CGFloat(220), by: 10) { world.move(150, y) }
      #expect(guide.layoutFrame.minY == frame(keys)?.minY)
      for y in stride(from: 230, through: CGFloat(290), by: 10) { world.move(150, y) }
      #expect(frame(keys)?.minY == 290)
      #expect(guide.layoutFrame.minY == 266)
      guide.usesBottomSafeArea = false
      #expect(guide.layoutFrame.minY == 290)
      world.up()
    }
  }

  @Test func aFingerThatGoesUpLeavesTheKeyboard() {
    interactive { world, scroll, field, keys in
      scroll.keyboardLayoutGuide.keyboardDismissPadding = 30
      world.down(150, 70)
      for y: CGFloat in [
        100, 130, 160, 200, 198, 196, 194, 192, 190, 188, 186, 184, 182, 180, 178, 176, 174, 172, 170,
      ] { world.move(150, y) }
      #expect(frame(keys)?.minY == 200)
      world.up()
      world.wait(1)
      #expect(field.isFirstResponder)
      #expect(frame(keys)?.minY == 180)
    }
  }

  /// 7 on iPhones since iOS 7, as apps that log the notification print it.
  @Test func notificationsNameTheKeyboardsOwnCurve() {
    world { world, field in
      let log = Log()
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { log.lines.append("\($0.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0)") }
      defer { NotificationCenter.default.removeObserver(token) }
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
      field.becomeFirstResponder()
      #expect(log.lines == ["7"])
      // Animations with this curve move together with the keyboard.
      #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
      #expect(UIView.AnimationOptions(rawValue: 7 << 16).curve == .easeInOut)
    }
  }

  @Test func reloadInputViewsAsksForTheViewsAgain() {
    world { world, field in
      let one = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120)),
        other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
      field.inputView = one
      field.becomeFirstResponder()
      field.inputView = other
      #expect(one.window != nil)
      #expect(other.window == nil)
      field.reloadInputViews()
      #expect(one.window == nil)
      #expect(frame(other) == CGRect(x: 0, y: 220, width: 300, height: 80))
      field.inputView = nil
      field.reloadInputViews()
      world.wait(1)
      #expect(other.window == nil)
    }
  }

  @Test func aViewWithoutAHeightShowsNoKeyboard() {
    world { world, field in
      nonisolated(unsafe) var isTold = false
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in isTold = true }
      defer { NotificationCenter.default.removeObserver(token) }
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      field.inputView = UIView()
      field.becomeFirstResponder()
      world.window.layoutIfNeeded()
      #expect(field.isFirstResponder)
      #expect(!isTold)
      field.inputAccessoryView = bar
      field.reloadInputViews()
      world.window.layoutIfNeeded()
      #expect(frame(bar) == CGRect(x: 0, y: 270, width: 300, height: 30))
    }
  }

  @Test func viewsMaySizeThemselves() {
    world { world, field in
      let input = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), inputViewStyle: .keyboard)
      let content = UIView()
      input.addPinned(content)
      content.heightAnchor.constraint(equalToConstant: 90).isActive = true
      field.inputView = input
      field.becomeFirstResponder()
      #expect(frame(input)?.height == 10)
      input.allowsSelfSizing = true
      field.reloadInputViews()
      #expect(frame(input) == CGRect(x: 0, y: 210, width: 300, height: 90))
    }
  }

  @Test func constraintsMaySayTheHeight() {
    world { world, field in
      let bar = UIView(), height = bar.heightAnchor.constraint(equalToConstant: 40)
      bar.translatesAutoresizingMaskIntoConstraints = false
      height.isActive = true
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      world.window.layoutIfNeeded()
      #expect(frame(bar) == CGRect(x: 0, y: 260, width: 300, height: 40))
      height.constant = 70
      field.reloadInputViews()
      world.window.layoutIfNeeded()
      #expect(frame(bar) == CGRect(x: 0, y: 230, width: 300, height: 70))
    }
  }

  @Test func notificationsAndGuidesFollow() {
    world { world, field in
      let log = Log()
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "will show"),
        (UIResponder.keyboardDidShowNotification, "did show"),
        (UIResponder.keyboardWillHideNotification, "will hide"),
        (UIResponder.keyboardDidHideNotification, "did hide"),
        (UIResponder.keyboardWillChangeFrameNotification, "will change"),
        (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      ]
      let tokens = names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let end =
            (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
          log.lines.append("\(text) \(Int(end.minY))...\(Int(end.maxY))")
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      let above = UIView()
      above.translatesAutoresizingMaskIntoConstraints = false
      world.window.addSubview(above)
      NSLayoutConstraint.activate([
        above.heightAnchor.constraint(equalToConstant: 20), above.widthAnchor.constraint(equalToConstant: 20),
        above.bottomAnchor.constraint(equalTo: world.window.keyboardLayoutGuide.topAnchor),
      ])
      world.window.layoutIfNeeded()
      #expect(above.frame.maxY == 300)
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
      field.becomeFirstResponder()
      #expect(above.frame.maxY == 180)
      world.wait(1)
      field.resignFirstResponder()
      #expect(above.frame.maxY == 300)
      world.wait(1)
      #expect(
        log.lines == [
          "will change 180...300", "will show 180...300", "did change 180...300", "did show 180...300",
          "will change 300...420", "will hide 300...420", "did change 300...420", "did hide 300...420",
        ])
    }
  }

  @Test func aTextInTheAccessoryKeepsIt() {
    world { world, _ in
      let chat = Chat()
      chat.bar.addSubview(chat.text)
      world.window.rootViewController = chat
      world.window.layoutIfNeeded()
      chat.becomeFirstResponder()
      #expect(frame(chat.bar) == CGRect(x: 0, y: 250, width: 300, height: 50))
      chat.text.becomeFirstResponder()
      #expect(chat.text.isFirstResponder)
      #expect(frame(chat.bar) == CGRect(x: 0, y: 250, width: 300, height: 50))
      chat.text.resignFirstResponder()
      world.wait(1)
      #expect(chat.isFirstResponder)
      #expect(chat.bar.window === world.window)
      chat.resignFirstResponder()
      world.wait(1)
      #expect(chat.bar.window == nil)
    }
  }

  @Test func keyboardsDistinguishTexts() {
    world { world, field in
      let other = UITextView(frame: CGRect(x: 10, y: 100, width: 200, height: 100))
      world.window.addSubview(other)
      let text = UIInputViewController().textDocumentProxy
      field.becomeFirstResponder()
      let first = text.documentIdentifier
      other.becomeFirstResponder()
      #expect(text.documentIdentifier != first)
      field.becomeFirstResponder()
      #expect(text.documentIdentifier == first)
    }
  }
}
