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

  /// Opens a menu beside the control, of which nothing is lifted.
  @discardableResult final func open(_ shown: ControlMenu) -> Bool {
    guard let window else { return false }
    send(for: .menuActionTriggered, event: nil)
    let opening = ContextMenuAnimator(nil)
    contextMenuInteraction(menus, willDisplayMenuFor: shown.configuration, animator: opening)
    let panel = MenuPanel.open(
      shown.menu, at: layer.convert(bounds, to: window.layer), in: window, sender: self,
      opens: { opening.animate() }, opened: { opening.complete() },
      ended: { [weak self] in self?.menuHasGone() })
    panel?.leaves = { [weak self] in
      let closing = ContextMenuAnimator(nil)
      if let self { contextMenuInteraction(menus, willEndFor: shown.configuration, animator: closing) }
      return ({ closing.animate() }, { closing.complete() })
    }
    menus.shows(panel)
    return panel != nil
  }
}
