import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the edit menu beside a place of a view.
@Suite(.serialized) @MainActor struct EditMenuTests {
  private func play(_ body: (FingerWorld, UITextField, UIMenuController) -> Void) {
    let world = FingerWorld(), field = UITextField(frame: CGRect(x: 20, y: 100, width: 260, height: 34))
    world.run { world in
      world.window.makeKeyAndVisible()
      world.window.addSubview(field)
      field.text = "some words"
      field.becomeFirstResponder()
      body(world, field, .shared)
      UIMenuController.shared.hideMenu()
      field.resignFirstResponder()
      world.window.isHidden = true
    }
  }

  private func board(_ world: FingerWorld) -> EditMenuBoard? {
    world.window.subviews.compactMap { $0 as? EditMenuBoard }.first
  }

  /// Calls the methods from before iOS 13.
  @Test func menuIsShownForItsTargetRect() {
    play { world, field, menu in
      menu.setTargetRect(CGRect(x: 100, y: 0, width: 40, height: 34), in: field)
      #expect(!menu.isMenuVisible)
      menu.setMenuVisible(true, animated: true)
      #expect(menu.isMenuVisible)
      #expect(board(world)?.frame.maxY == 100)
      menu.isMenuVisible = false
      #expect(!menu.isMenuVisible)
      #expect(board(world) == nil)
    }
  }

  @Test func menuPointsAtItsSourceAndPerformsTheChosenAction() {
    play { world, field, menu in
      menu.showMenu(from: field, rect: CGRect(x: 100, y: 0, width: 40, height: 34))
      guard let board = board(world) else { return #expect(Bool(false), "no menu") }
      // Above the place: the tip of the arrow is at the middle of its upper edge.
      #expect(menu.isMenuVisible)
      #expect(board.direction == .down)
      #expect(board.frame.maxY == 100)
      #expect(menu.menuFrame == board.frame)
      #expect(board.frame.minX < 140)
      #expect(board.frame.maxX > 140)
      let titles = board.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
      #expect(titles.contains("Select All"))
      if let button = board.subviews.first(where: { ($0 as? UIButton)?.currentTitle == "Select All" }) {
        let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        world.tap(point.x, point.y)
      }
      #expect(!menu.isMenuVisible)
      #expect(self.board(world) == nil)
      #expect(field.selectedTextRange.map { field.text(in: $0) } == "some words")
    }
  }

  @Test func commandsAreShownIfAResponderPerformsThem() {
    play { _, _, _ in
      let all = UICommand(title: "All", action: Selector("selectAll:")),
        idle = UICommand(title: "Idle", action: Selector("nobodyDoes:"))
      #expect(UIEditMenuInteraction.actions(in: [UIMenu(children: [all]), idle]).map(\.title) == ["All"])
    }
  }

  @Test func deleteTakesTheSelectionOutAndLeavesThePasteboard() {
    play { world, field, _ in
      let view = UITextView(frame: CGRect(x: 20, y: 150, width: 260, height: 100))
      world.window.addSubview(view)
      UIPasteboard.general.string = "kept"
      field.selectAll(nil)
      #expect(field.canPerformAction(Selector("delete:"), withSender: nil))
      field.delete(nil)
      #expect(field.text == "")
      #expect(UIPasteboard.general.string == "kept")
      field.undoManager?.undo()
      #expect(field.text == "some words")
      view.text = "some words"
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 0, length: 5)
      view.delete(nil)
      #expect(view.text == "words")
      #expect(UIPasteboard.general.string == "kept")
      view.isEditable = false
      view.selectedRange = NSRange(location: 0, length: 5)
      view.delete(nil)
      #expect(view.text == "words")
      view.resignFirstResponder()
    }
  }

  @Test func aTouchElsewhereEndsIt() {
    play { world, field, menu in
      menu.showMenu(from: field, rect: field.bounds)
      world.tap(10, 280)
      #expect(!menu.isMenuVisible)
      #expect(board(world) == nil)
    }
  }

  @Test func nearTheUpperEdgeItLiesBelow() {
    play { world, field, menu in
      field.frame.origin.y = 10
      menu.showMenu(from: field, rect: field.bounds)
      #expect(board(world)?.direction == .up)
      #expect(board(world)?.frame.minY == 44)
    }
  }

  @Test func delegatesPutTheirEntriesIntoMenusOfTexts() {
    final class Asked: NSObject, UITextViewDelegate {
      var range = NSRange(), ran = 0
      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        self.range = range
        return UIMenu(
          children: [UIAction(title: "Highlight") { [weak self] _ in self?.ran += 1 }] + suggestedActions)
      }
    }
    play { world, _, menu in
      let view = UITextView(frame: CGRect(x: 20, y: 150, width: 260, height: 100)), asked = Asked()
      view.delegate = asked
      view.text = "some words"
      world.window.addSubview(view)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 0, length: 4)
      // The menu of a row offers no text commands.
      menu.showMenu(from: view, rect: .zero, offers: { _, _ in false }, perform: { _, _ in })
      view.showEditMenu()
      let buttons = board(world)?.subviews.compactMap { $0 as? UIButton } ?? []
      #expect(asked.range == NSRange(location: 0, length: 4))
      #expect(buttons.compactMap(\.currentTitle).starts(with: ["Highlight", "Cut", "Copy"]))
      if let button = buttons.first {
        let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        world.tap(point.x, point.y)
      }
      #expect(asked.ran == 1)
      #expect(!menu.isMenuVisible)
      view.resignFirstResponder()
    }
  }

  /// An update requests the menu's content again. It does not show the menu again.
  @Test func updateKeepsTheMenuWithoutNotifications() {
    play { world, field, menu in
      let own = UIMenu(children: [UIAction(title: "Own") { _ in }])
      menu.showMenu(from: field, rect: field.bounds, of: own)
      var news = 0
      let names = [UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { news += 1 }
        }
      }
      menu.update()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      let titles = board(world)?.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
      #expect(news == 0)
      #expect(menu.isMenuVisible)
      #expect(titles == ["Own"])
    }
  }
}
