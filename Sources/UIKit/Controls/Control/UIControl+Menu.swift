internal import CoreGraphics
internal import Foundation

/// The menu of a control at a point.
struct ControlMenu {
  let configuration: UIContextMenuConfiguration
  let menu: UIMenu
}

extension UIControl {
  /// Returns the menu that opens for a press at a point of the control, or `nil` if there is none.
  final func menu(at point: CGPoint) -> ControlMenu? {
    guard isEnabled, isContextMenuInteractionEnabled,
      let wanted = contextMenuInteraction(menus, configurationForMenuAtLocation: point),
      let menu = wanted.menu
    else { return nil }
    return ControlMenu(configuration: wanted, menu: menu)
  }

  /// Creates the recogniser of the long press that opens the menu of a control whose menu is not its primary
  /// action.
  final func makeMenuPress() -> MenuPress {
    MenuPress { [weak self] point in
      guard let self, !showsMenuAsPrimaryAction, let found = menu(at: point) else { return nil }
      return { [weak self] _, _ in self?.open(found) }
    }
  }

  /// Opens the menu if it is the primary action and there is one at the point.
  ///
  /// - Returns: `true` if the menu opened; the control then stops tracking the touch.
  final func touchOpensMenu(at point: CGPoint) -> Bool {
    guard showsMenuAsPrimaryAction, let menu = menu(at: point) else { return false }
    return open(menu)
  }

  /// Opens a menu beside the control, without a lifted preview, or beside the preview that a subclass has
  /// lifted.
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
