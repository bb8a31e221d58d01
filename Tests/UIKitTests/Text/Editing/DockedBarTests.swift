import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of first responders of controllers that appear and disappear, and of bars at the lower edge that
/// determine their own height.
@Suite(.serialized) @MainActor struct DockedBarTests {
  private final class Chat: UIViewController {
    var bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 30))
    private(set) var log: [String] = []
    override func viewDidLoad() { view.addSubview(field) }
    override func viewWillDisappear(_ animated: Bool) { log.append("\(field.isFirstResponder)") }
  }

  private func show(_ root: UIViewController, _ body: (FingerWorld) -> Void) {
    FingerWorld().run { world in
      FirstResponder.current?.resignFirstResponder()
      world.window.rootViewController = root
      world.window.makeKeyAndVisible()
      world.settle()
      body(world)
      world.window.rootViewController = nil
      world.settle()
    }
  }

  private func frame(_ view: UIView) -> CGRect? {
    view.window.map { view.convert(view.bounds, to: $0) }
  }

  /// InputBarAccessoryView's examples and thoughtbot's "Input Accessorizing" override the two properties and
  /// do nothing else.
  @Test func aBarIsDockedAsItsControllerAppears() {
    let chat = Chat(), stack = UINavigationController(rootViewController: chat)
    show(stack) { world in
      #expect(chat.isFirstResponder)
      #expect(frame(chat.bar) == CGRect(x: 0, y: 250, width: 300, height: 50))
      stack.pushViewController(UIViewController(), animated: true)
      #expect(!chat.isFirstResponder)
      world.settle()
      #expect(chat.bar.window == nil)
      stack.popViewController(animated: true)
      world.settle()
      #expect(chat.isFirstResponder)
      #expect(frame(chat.bar)?.minY == 250)
      chat.present(UIViewController(), animated: true)
      world.settle()
      #expect(chat.bar.window == nil)
      chat.dismiss(animated: true)
      world.settle()
      #expect(chat.isFirstResponder)
      #expect(frame(chat.bar)?.minY == 250)
    }
  }

  /// The first responder remains first responder.
  @Test func aControllerDoesNotTakeKeysFromAnybody() {
    let chat = Chat(), field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    chat.view.addSubview(field)
    field.becomeFirstResponder()
    show(chat) { _ in
      #expect(field.isFirstResponder)
      #expect(!chat.isFirstResponder)
    }
  }

  @Test func keysGoWithTheirControllerAndComeBackWithIt() {
    let form = Form(), stack = UINavigationController(rootViewController: UIViewController())
    show(stack) { world in
      stack.pushViewController(form, animated: false)
      form.field.becomeFirstResponder()
      stack.pushViewController(UIViewController(), animated: true)
      #expect(!form.field.isFirstResponder)
      #expect(form.log == ["false"])
      world.settle()
      stack.popViewController(animated: true)
      world.settle()
      #expect(form.field.isFirstResponder)
      // The same controller on the stack again.
      stack.popViewController(animated: true)
      #expect(!form.field.isFirstResponder)
      world.settle()
      stack.pushViewController(form, animated: true)
      world.settle()
      #expect(form.field.isFirstResponder)
      // A view that resigned first responder before does not become it again.
      form.field.resignFirstResponder()
      stack.pushViewController(UIViewController(), animated: false)
      stack.popViewController(animated: false)
      #expect(!form.field.isFirstResponder)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func keyboardReturnsWithTheUncoveredController(style: UIModalPresentationStyle) {
    let form = Form(), covers = UIViewController()
    covers.modalPresentationStyle = style
    show(form) { world in
      form.field.becomeFirstResponder()
      form.present(covers, animated: true)
      #expect(!form.field.isFirstResponder)
      world.settle()
      form.dismiss(animated: true)
      world.settle()
      #expect(form.field.isFirstResponder)
    }
  }

  @Test func anAlertLeavesTheKeysWhereTheyAre() {
    let form = Form(), alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    show(form) { world in
      form.field.becomeFirstResponder()
      form.present(alert, animated: false)
      world.settle()
      #expect(form.field.isFirstResponder)
      form.dismiss(animated: false)
    }
  }

  @Test func aFingerThatDoesNotGoBackBringsTheKeysBack() {
    let form = Form(), stack = UINavigationController(rootViewController: UIViewController())
    show(stack) { world in
      stack.pushViewController(form, animated: false)
      world.settle()
      form.field.becomeFirstResponder()
      world.down(2, 200)
      for x: CGFloat in [20, 40, 60] { world.move(x, 200) }
      #expect(!form.field.isFirstResponder)
      world.wait(0.2)
      world.up()
      world.settle()
      #expect(stack.topViewController === form)
      #expect(form.field.isFirstResponder)
    }
  }

  private final class Growing: UIView {
    var wanted: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wanted) }
  }

  /// `flexibleHeight` marks a bar that determines its own height.
  @Test func aBarOfFlexibleHeightKeepsToItsContent() {
    let chat = Chat(), bar = Growing(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let field = UITextField(frame: CGRect(x: 0, y: 5, width: 100, height: 30))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
    bar.addSubview(field)
    bar.autoresizingMask = .flexibleHeight
    chat.bar = bar
    show(chat) { world in
      #expect(frame(bar) == CGRect(x: 0, y: 250, width: 300, height: 50))
      field.becomeFirstResponder()
      world.settle()
      #expect(frame(bar) == CGRect(x: 0, y: 130, width: 300, height: 50))
      bar.wanted = 80
      world.settle()
      #expect(frame(bar) == CGRect(x: 0, y: 100, width: 300, height: 80))
      bar.wanted = 40
      field.resignFirstResponder()
      world.settle()
      #expect(frame(bar) == CGRect(x: 0, y: 260, width: 300, height: 40))
    }
  }

  @Test func constraintsInABarOfFlexibleHeightSayIt() {
    final class Bar: UIView {
      override var intrinsicContentSize: CGSize { .zero }
    }
    let chat = Chat(), bar = Bar(frame: CGRect(x: 0, y: 0, width: 300, height: 50)), content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      height, content.topAnchor.constraint(equalTo: bar.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -5),
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
    ])
    bar.autoresizingMask = .flexibleHeight
    chat.bar = bar
    show(chat) { world in
      #expect(frame(bar) == CGRect(x: 0, y: 230, width: 300, height: 70))
      height.constant = 100
      bar.invalidateIntrinsicContentSize()
      world.settle()
      #expect(frame(bar) == CGRect(x: 0, y: 190, width: 300, height: 110))
    }
  }
}
