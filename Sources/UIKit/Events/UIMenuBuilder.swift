public import Foundation

/// Where menus are that belong to the whole program.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus of the menu bar. A phone shows none, but its keys count.
  public static let main = UIMenuSystem()
  /// The menus that are opened beside what they are about. Kept for
  /// the app: those who open them make them, and no builder is asked.
  public static let context = UIMenuSystem()

  private var built: UIMenu?

  /// Has the menus made anew when they are needed next.
  open func setNeedsRebuild() { built = nil }
  /// Has commands say anew how they look, which those that are shown do anyway.
  open func setNeedsRevalidate() {}

  /// The menus as the program has built them: the delegate
  /// last, from what the system and the application have made.
  final var root: UIMenu {
    if let built { return built }
    let builder = MenuBuilder(self)
    UIApplication.shared.buildMenu(with: builder)
    (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: builder)
    built = builder.root
    return builder.root
  }

  /// The commands with keys in all menus.
  final var keyCommands: [UIKeyCommand] { root.leaves.compactMap { $0 as? UIKeyCommand } }
}

/// Changes the menus of a system.
@preconcurrency @MainActor public protocol UIMenuBuilder: NSObjectProtocol {
  /// Whose menus are made: `main`, here.
  var system: UIMenuSystem { get }
  /// Nil where there is no menu of that name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The first action of that name in any menu; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The first command of that action whose property list is equal; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Does nothing where there is no menu of that name, as all that follow.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// The block gets the menu's elements and gives those to stand in their place.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another in what holds that; the root has no siblings.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another in what holds that; the root has no siblings.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu before all others in a menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu behind all others in a menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out with all that is in it; the root stays.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The names are UIKit's.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The program's own menu; there from the start, without entries.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// What the program is, in its own menu. As those below that are not there from the start, for menus that a
  /// program puts in.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The program's settings; not there from the start.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// What other programs offer; not there from the start.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding this program and others; not there from the start.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Ending the program; not there from the start.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu "File"; there from the start, without entries.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Opening another scene; not there from the start.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Documents that were opened lately; not there from the start.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing a window; not there from the start.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing; not there from the start.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Saving, moving and renaming a document; not there from the start.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu "Edit", with the four below; there from the start.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Undoing and redoing, inside "Edit"; there from the start, without entries.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cutting, copying and pasting, inside "Edit"; there from the start, without entries.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Searching, inside "Edit"; there from the start with its five commands.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Replacing by suggestions; not there from the start.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Sharing, inside "Edit"; there from the start, without entries.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Looking a word up; not there from the start.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Adding a word to the dictionary; not there from the start.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu "Format"; there from the start, without entries.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Fonts, inside "Format"; not there from the start.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Bold, italic and underlined, inside "Format"; not there from the start.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Larger and smaller, inside "Format"; not there from the start.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// Directions and alignments, inside "Format"; not there from the start.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// Left, centred, justified and right; not there from the start.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu "View"; there from the start, without entries.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Showing and changing the toolbar; not there from the start.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// Showing the sidebar; not there from the start.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// Filling the screen; not there from the start.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu "Window"; there from the start, without entries.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Making a window small or large; not there from the start.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Bringing all windows to the front; not there from the start.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The menu "Help"; there from the start, without entries.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
}

/// Builds menus as a tree of values that know their names.
final class MenuBuilder: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem) {
    self.system = system
    let edit = UIMenu(
      title: "Edit", identifier: .edit,
      children: [
        UIMenu(identifier: .undoRedo, options: .displayInline),
        UIMenu(identifier: .standardEdit, options: .displayInline),
        UIMenu(title: "Find", identifier: .find, children: Self.findCommands),
        UIMenu(identifier: .share, options: .displayInline),
      ])
    let names: [(UIMenu.Identifier, String)] = [
      (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"),
      (.window, "Window"), (.help, "Help"),
    ]
    root = UIMenu(
      identifier: .root, children: names.map { $0.0 == .edit ? edit : UIMenu(title: $0.1, identifier: $0.0) })
    super.init()
  }

  private static var findCommands: [UIKeyCommand] {
    [
      UIKeyCommand(title: "Find…", action: "find:", input: "f", modifierFlags: .command),
      UIKeyCommand(
        title: "Find and Replace…", action: "findAndReplace:", input: "f",
        modifierFlags: [.alternate, .command]),
      UIKeyCommand(title: "Find Next", action: "findNext:", input: "g", modifierFlags: .command),
      UIKeyCommand(
        title: "Find Previous", action: "findPrevious:", input: "g", modifierFlags: [.shift, .command]),
      UIKeyCommand(
        title: "Use Selection for Find", action: "useSelectionForFind:", input: "e", modifierFlags: .command),
    ]
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { root.menu(named: identifier) }
  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }
  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.leaves.lazy.compactMap { $0 as? UICommand }.first { command in
      guard command.action == action else { return false }
      guard let propertyList else { return command.propertyList == nil }
      return (propertyList as? AnyHashable) == (command.propertyList as? AnyHashable)
    }
  }
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }
  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Puts others in the place of the menu of a name; the root stays one.
  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenu]) {
    root = Self.changed(root, identifier, body).first ?? root
  }

  private static func changed(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenu]
  ) -> [UIMenu] {
    if menu.identifier == identifier { return body(menu) }
    guard menu.menu(named: identifier) != nil else { return [menu] }
    let children = menu.children.flatMap { child -> [UIMenuElement] in
      guard let inner = child as? UIMenu else { return [child] }
      return changed(inner, identifier, body)
    }
    return [menu.replacingChildren(children)]
  }
}

extension UIMenu {
  /// This menu or the one of a name inside.
  final func menu(named wanted: Identifier) -> UIMenu? {
    if identifier == wanted { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.menu(named: wanted) }.first
  }

  /// What is in this menu and those inside that is no menu.
  final var leaves: [UIMenuElement] { children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] } }
}
