import Foundation
import Testing

@_spi(SelectorTable) @testable import UIKit

@MainActor struct MenuBuilderTests {
  @Test func buildersChangeTheTree() throws {
    let builder = MenuBuilder(UIMenuSystem())
    #expect(builder.menu(for: .edit) != nil)
    #expect(builder.menu(for: .standardEdit) != nil)
    let first = UIMenu(title: "First", identifier: UIMenu.Identifier("first"))
    let last = UIMenu(title: "Last", identifier: UIMenu.Identifier("last"))
    builder.insertChild(first, atStartOfMenu: .edit)
    builder.insertChild(last, atEndOfMenu: .edit)
    let edit = try #require(builder.menu(for: .edit))
    #expect(edit.children.first === first)
    #expect(edit.children.last === last)
    builder.insertSibling(UIMenu(title: "Tools", identifier: UIMenu.Identifier("tools")), afterMenu: .edit)
    builder.remove(menu: .format)
    #expect(builder.root.children.map(\.title) == ["", "File", "Edit", "Tools", "View", "Window", "Help"])
    let command = UICommand(title: "Sort", action: Selector("sort:"), propertyList: "name")
    builder.replaceChildren(ofMenu: UIMenu.Identifier("tools")) { $0 + [command] }
    #expect(builder.command(for: Selector("sort:"), propertyList: "name") === command)
    #expect(builder.command(for: Selector("sort:"), propertyList: nil) == nil)
    builder.replace(menu: .view, with: last)
    #expect(builder.menu(for: .view) == nil)
  }

  private final class Page: UIViewController, SelectorTarget {
    var sorted = 0
    func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      selector == Selector("sort:") ? { [weak self] _, _ in self?.sorted += 1 } : nil
    }
    override func validate(_ command: UICommand) {
      command.state = sorted > 0 ? .on : .off
      command.title = "Sorted \(sorted) times"
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    let command = UIKeyCommand(
      title: "Sort", action: Selector("sort:"), input: "s", modifierFlags: [.command, .alternate])
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .main else { return }
      builder.insertChild(
        UIMenu(identifier: UIMenu.Identifier("sort"), options: .displayInline, children: [command]),
        atEndOfMenu: .view)
    }
  }

  @Test func keysOfTheMainMenuReachTheChain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), page = Page(),
      delegate = Delegate()
    let before = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    window.rootViewController = page
    window.makeKeyAndVisible()
    #expect(delegate.command.perform())
    #expect(page.sorted == 1)
    #expect(UIMenuSystem.main.keyCommands.contains { $0 === delegate.command })
    delegate.command.validate()
    #expect(delegate.command.state == .on)
    #expect(delegate.command.title == "Sorted 1 times")
    delegate.command.attributes = .disabled
    #expect(!delegate.command.perform())
    #expect(page.sorted == 1)
  }
}
