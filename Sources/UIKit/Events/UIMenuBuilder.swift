public import Foundation

/// A system of menus that belong to the whole program.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus of the menu bar. A phone shows none, but their key commands work.
  public static let main = UIMenuSystem()
  /// The context menus. No effect: context menus are created by their owners, without a builder.
  public static let context = UIMenuSystem()

  private var built: UIMenu?

  /// Marks the menus as needing to be built again before their next use.
  open func setNeedsRebuild() { built = nil }
  /// Marks the commands as needing validation. Does nothing: commands are validated whenever they are shown.
  open func setNeedsRevalidate() {}

  /// The menus as built by the program: first the system's, then the application's, and the delegate's last.
  final var root: UIMenu {
    if let built { return built }
    let builder = MenuBuilder(self)
    UIApplication.shared.buildMenu(with: builder)
    (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: builder)
    built = builder.root
    return builder.root
  }

  /// The key commands in all menus.
  final var keyCommands: [UIKeyCommand] { root.leaves.compactMap { $0 as? UIKeyCommand } }
}

/// An object that changes the menus of a system.
@preconcurrency @MainActor public protocol UIMenuBuilder: NSObjectProtocol {
  /// The system whose menus are built: always `main`.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier; nil if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the first action with an identifier in any menu; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the first command with an action and an equal property list; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu. Does nothing if there is no menu with that identifier, like all methods below.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu by those that the block returns for the current ones.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one, in its parent; the root has no siblings.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one, in its parent; the root has no siblings.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu with its contents; the root cannot be removed.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  /// The root menu. The identifiers are UIKit's.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The program's own menu; present from the start, without elements.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The information about the program, in its own menu. Like those below that are not present from the
  /// start, for menus that a program inserts.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The program's settings; not present from the start.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The services of other programs; not present from the start.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding this program and others; not present from the start.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Quitting the program; not present from the start.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu "File"; present from the start, without elements.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Opening another scene; not present from the start.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Recently opened documents; not present from the start.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing a window; not present from the start.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing; not present from the start.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Saving, moving and renaming a document; not present from the start.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu "Edit", with the four below; present from the start.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Undo and redo, inside "Edit"; present from the start, without elements.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, copy and paste, inside "Edit"; present from the start, without elements.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Find, inside "Edit"; present from the start with its five commands.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Replacing by suggestions; not present from the start.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Sharing, inside "Edit"; present from the start, without elements.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Looking a word up; not present from the start.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Adding a word to the dictionary; not present from the start.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu "Format"; present from the start, without elements.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Fonts, inside "Format"; not present from the start.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Bold, italic and underlined, inside "Format"; not present from the start.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Text sizes, inside "Format"; not present from the start.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// Writing directions and alignments, inside "Format"; not present from the start.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// Left, centred, justified and right alignment; not present from the start.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu "View"; present from the start, without elements.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Showing and customising the toolbar; not present from the start.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// Showing the sidebar; not present from the start.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// Full screen; not present from the start.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu "Window"; present from the start, without elements.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Minimising and zooming a window; not present from the start.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Bringing all windows to the front; not present from the start.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// The menu "Help"; present from the start, without elements.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
}

/// A builder of menus as a tree of values with identifiers.
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

  /// Replaces the menu with an identifier by others; the root remains a single menu.
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
  /// Returns this menu or the one with an identifier inside it.
  final func menu(named wanted: Identifier) -> UIMenu? {
    if identifier == wanted { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.menu(named: wanted) }.first
  }

  /// The elements in this menu and its submenus that are not menus.
  final var leaves: [UIMenuElement] { children.flatMap { ($0 as? UIMenu)?.leaves ?? [$0] } }
}
