internal import CoreGraphics
internal import Foundation

/// A menu that a control has at a point.
struct ControlMenu {
  let configuration: UIContextMenuConfiguration
  let menu: UIMenu
}

extension UIControl {
  /// What a press at a point of the control opens; nil where it has no menu there.
  final func menu(at point: CGPoint) -> ControlMenu? {
    guard isEnabled, isContextMenuInteractionEnabled,
      let wanted = contextMenuInteraction(menus, configurationForMenuAtLocation: point),
      let menu = wanted.menu
    else { return nil }
    return ControlMenu(configuration: wanted, menu: menu)
  }

  /// Recognises the press that opens the menu of a control that does not open it at a touch.
  final func makeMenuPress() -> MenuPress {
    MenuPress { [weak self] point in
      guard let self, !showsMenuAsPrimaryAction, let found = menu(at: point) else { return nil }
      return { [weak self] _, _ in self?.open(found) }
    }
  }

  /// A finger touches the control: true where that opens its menu; the control then follows it no further.
  final func touchOpensMenu(at point: CGPoint) -> Bool {
    guard showsMenuAsPrimaryAction, let menu = menu(at: point) else { return false }
    return open(menu)
  }

  /// Opens a menu beside the control, of which nothing is lifted, or beside what a subclass has lifted.
  @discardableResult final func open(_ shown: ControlMenu) -> Bool {
    guard window != nil else { return false }
    send(for: .menuActionTriggered, event: nil)
    let configuration = shown.configuration
    let request = ContextMenuRequest(
      configuration: configuration,
      highlight: { [weak self] in
        self.flatMap {
          $0.contextMenuInteraction($0.menus, previewForHighlightingMenuWithConfiguration: configuration)
        }
      },
      dismiss: { [weak self] in
        self.flatMap {
          $0.contextMenuInteraction($0.menus, previewForDismissingMenuWithConfiguration: configuration)
        }
      },
      willDisplay: { [weak self] in
        if let self { contextMenuInteraction(menus, willDisplayMenuFor: configuration, animator: $0) }
      },
      willEnd: { [weak self] in
        if let self { contextMenuInteraction(menus, willEndFor: configuration, animator: $0) }
      },
      commit: { _ in })
    let panel = request.open(shown.menu, at: .zero, in: self, beside: bounds) { [weak self] in
      self?.menuHasGone()
    }
    menus.shows(panel)
    return panel != nil
  }
}
