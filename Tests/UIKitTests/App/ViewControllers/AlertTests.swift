import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of alerts and custom transitions, with a clock that is set by hand.
@Suite(.serialized) @MainActor struct AlertTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()

  private func underClock(_ body: () throws -> Void) rethrows {
    let prepare = {
      // The phone of the pictures: other screens may be the main one while tests wait.
      window.screen = UIScreen(size: window.bounds.size, scale: 3)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    try underClock(prepare: prepare, body)
    window.isHidden = true
  }

  @Test func anAlertAsksAndGoesBeforeItsHandlerRuns() throws {
    try underClock {
      let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
      var chosen: [String] = []
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(alert, animated: true)
      frame(at: 1)
      #expect(alert.view.frame.width == 270)
      #expect(alert.view.center == CGPoint(x: 195, y: alert.view.center.y))
      #expect(abs(alert.view.frame.midY - 422) <= 0.5)
      let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
      #expect(buttons.map { $0.title(for: .normal) } == ["Cancel", "Delete"])
      #expect(buttons.map(\.frame.minX) == [0, 135])
      #expect(buttons.allSatisfy { $0.frame.height == 44 })
      try #require(buttons.last).sendActions(for: .primaryActionTriggered)
      #expect(chosen.isEmpty)
      #expect(root.presentedViewController === alert)
      frame(at: 2)
      #expect(chosen == ["Delete"])
      #expect(root.presentedViewController == nil)
    }
  }

  // In a picture of iOS 16 an alert with a title, a field and two buttons is 147 points high, and the field
  // lies from 60 to 90.
  /// `init()` is inherited from `NSObject`; the action that it creates has no title.
  @Test func anActionCanSayNothing() {
    let action = UIAlertAction()
    #expect(action.title == nil)
    #expect(action.style == .default)
    #expect(action.isEnabled)
  }

  @Test func returnGoesToTheNextFieldAndThenToTheDefaultAction() throws {
    try underClock {
      let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
      var chosen: [String] = []
      for _ in 0..<2 { alert.addTextField() }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
      let submit = UIAlertAction(title: "Submit", style: .default) { _ in chosen.append("Submit") }
      alert.addAction(submit)
      root.present(alert, animated: false)
      frame(at: 1)
      let fields = try #require(alert.textFields)
      #expect(fields[0].isFirstResponder)
      KeyInput.main.type("\n")
      #expect(fields[1].isFirstResponder)
      #expect(chosen.isEmpty)
      submit.isEnabled = false
      KeyInput.main.type("\n")
      frame(at: 2)
      #expect(chosen.isEmpty)
      #expect(root.presentedViewController === alert)
      submit.isEnabled = true
      KeyInput.main.type("\n")
      frame(at: 3)
      #expect(chosen == ["Submit"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func aFieldLiesBelowTheTitle() throws {
    try underClock {
      let alert = UIAlertController(title: "Enter shopping list item", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "Submit", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(alert, animated: false)
      frame(at: 1)
      let field = try #require(alert.textFields?.first)
      #expect(abs(field.frame.minY - 60.3) < 0.5)
      #expect(field.frame.height == 30)
      #expect(abs(alert.view.frame.height - 147) < 0.5)
    }
  }

  @Test func anAlertMakesRoomForTheKeyboard() {
    @MainActor func middles() -> [CGFloat] {
      var found: [CGFloat] = []
      underClock {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 216)) }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: false)
        frame(at: 1)
        found.append(alert.view.frame.midY)
        alert.view.endEditing(true)
        frame(at: 2)
        found.append(alert.view.frame.midY)
        root.dismiss(animated: false)
      }
      return found
    }
    for found in [middles(), SystemRelease.iOS26.perform { middles() }] {
      #expect(found.count == 2 && abs(found[0] - (844 - 216) / 2) <= 0.5 && abs(found[1] - 422) <= 0.5)
    }
  }

  @Test func keysGoToTheFirstFieldOfAnAlert() {
    underClock {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: true)
      frame(at: 1)
      #expect(alert.textFields?.map(\.isFirstResponder) == [true, false])
    }
  }

  @Test func aSheetKeepsItsCancelApart() throws {
    underClock {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for title in ["One", "Two"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root.present(sheet, animated: false)
      frame(at: 0.1)
      #expect(sheet.view.frame == CGRect(x: 8, y: 844 - 8 - 179, width: 374, height: 179))
      let buttons = sheet.view.subviews.compactMap { $0 as? UIButton }
      #expect(buttons.map(\.frame.minY) == [0, 57, 122])
    }
  }

  @Test func anAlertShowsTextsThatItGetsLater() throws {
    try underClock {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: false)
      frame(at: 1)
      let before = alert.view.frame, labels = alert.view.subviews.compactMap { $0 as? UILabel }
      alert.title = "Other"
      alert.message = "One\nTwo\nThree"
      frame(at: 2)
      #expect(labels.map(\.text) == ["Other", "One\nTwo\nThree"])
      #expect(alert.view.frame.height > before.height + 30)
      #expect(abs(alert.view.frame.midY - before.midY) <= 1)
      #expect(alert.textFields?.first?.isFirstResponder == true)
    }
  }

  @Test(arguments: [UIAlertController.Style.actionSheet, .alert], [true, false])
  func aTapBesideASheetCancelsIt(style: UIAlertController.Style, hasCancel: Bool) {
    FingerWorld().run { world in
      world.window.rootViewController = root
      world.window.makeKeyAndVisible()
      let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
      var chosen: [String] = []
      sheet.addAction(UIAlertAction(title: "Yes", style: .default) { chosen.append($0.title ?? "") })
      if hasCancel {
        sheet.addAction(UIAlertAction(title: "No", style: .cancel) { chosen.append($0.title ?? "") })
      }
      root.present(sheet, animated: false)
      world.settle()
      world.tap(150, 20)
      world.settle()
      let goes = hasCancel && style == .actionSheet
      #expect(chosen == (goes ? ["No"] : []))
      #expect((root.presentedViewController == nil) == goes)
      root.dismiss(animated: false)
      world.window.rootViewController = nil
    }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var ended: [Bool] = []
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
        view.alpha = 0
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.5) {
          view.alpha = 1
        } completion: {
          context.completeTransition($0)
        }
      } else {
        let view = context.view(forKey: .from)
        UIView.animate(withDuration: 0.5) {
          view?.alpha = 0
        } completion: {
          context.completeTransition($0)
        }
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? {
      self
    }
  }

  @Test func customAnimatorsMoveThePresentedView() {
    underClock {
      let fade = Fade(), other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      other.transitioningDelegate = fade
      var done = 0
      root.present(other, animated: true) { done += 1 }
      frame(at: 0.25)
      let shown = other.view.layer.presentation()?.opacity ?? 0
      #expect(shown > 0.4)
      #expect(shown < 0.6)
      #expect(done == 0)
      frame(at: 0.5)
      #expect(done == 1)
      #expect(fade.ended == [true])
      #expect(root.view.window == nil)
      #expect(other.view.frame == window.bounds)
      other.dismiss(animated: true) { done += 1 }
      frame(at: 1.1)
      #expect(done == 2)
      #expect(root.view.window === window)
      #expect(other.view.window == nil)
    }
  }

  @Test func animatorsOfTheUsersMoveStacks() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      let fade = Fade()
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return fade
      }
    }
    underClock {
      let first = UIViewController(), second = UIViewController(), delegate = Delegate()
      let navigation = UINavigationController(rootViewController: first)
      navigation.delegate = delegate
      window.rootViewController = navigation
      navigation.pushViewController(second, animated: true)
      frame(at: 0.6)
      #expect(second.view.superview === navigation.view)
      #expect(first.view.superview == nil)
      navigation.popViewController(animated: true)
      frame(at: 1.2)
      #expect(first.view.superview === navigation.view)
      #expect(delegate.operations == [.push, .pop])
    }
  }

  private final class Teller: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var told: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      told.append("clicked \(buttonIndex)")
    }
    func willPresent(_ alertView: UIAlertView) { told.append("will") }
    func didPresent(_ alertView: UIAlertView) { told.append("did") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      told.append("going \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      told.append("gone \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      told.append("clicked \(buttonIndex)")
    }
  }

  @Test func alertViewsNotifyTheirDelegate() throws {
    try underClock {
      let teller = Teller()
      weak var seen: UIAlertView?
      do {
        let old = UIAlertView(
          title: "Delete?", message: "It is gone then.", delegate: teller, cancelButtonTitle: "Cancel",
          otherButtonTitles: "Delete", "Archive")
        old.alertViewStyle = .plainTextInput
        #expect(old.numberOfButtons == 3)
        #expect(old.cancelButtonIndex == 0)
        #expect(old.firstOtherButtonIndex == 1)
        #expect(old.buttonTitle(at: 2) == "Archive")
        old.show()
        old.show()
        #expect(old.isVisible)
        seen = old
      }
      frame(at: 1)
      let alert = try #require(root.presentedViewController as? UIAlertController)
      #expect(alert.title == "Delete?")
      #expect(alert.textFields?.first === seen?.textField(at: 0))
      #expect(teller.told == ["will", "did"])
      let buttons = alert.view.subviews.compactMap { $0 as? UIButton }
      try #require(buttons.first { $0.title(for: .normal) == "Delete" }).sendActions(
        for: .primaryActionTriggered)
      #expect(teller.told.suffix(2) == ["clicked 1", "going 1"])
      frame(at: 2)
      #expect(teller.told.last == "gone 1")
      #expect(root.presentedViewController == nil)
      #expect(seen?.isVisible != true)
    }
  }

  @Test func oldSheetsNumberTheirButtons() throws {
    underClock {
      let teller = Teller()
      let old = UIActionSheet(
        title: nil, delegate: teller, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
        otherButtonTitles: "One", "Two")
      #expect((old.destructiveButtonIndex, old.firstOtherButtonIndex, old.cancelButtonIndex) == (0, 1, 3))
      #expect(old.addButton(withTitle: "Three") == 4)
      old.show(in: root.view)
      frame(at: 1)
      let sheet = root.presentedViewController as? UIAlertController
      #expect(sheet?.preferredStyle == .actionSheet)
      #expect(sheet?.actions.map(\.style) == [.destructive, .default, .default, .cancel, .default])
      old.dismiss(withClickedButtonIndex: 2, animated: false)
      frame(at: 2)
      #expect(root.presentedViewController == nil)
      #expect(!old.isVisible)
      #expect(teller.told.isEmpty)
    }
  }
}
