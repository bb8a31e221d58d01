internal import CoreGraphics
internal import Foundation

extension UIButton {
  /// Opens the button's menu beside it.
  final func openMenu(_ menu: UIMenu) {
    send(for: .menuActionTriggered, event: nil)
    open(choosing(menu), sender: self) { [weak self] in self?.showChoice() }
  }

  /// Whether the button shows which entry of its menu is chosen.
  private var showsChosenEntry: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  private func choosing(_ menu: UIMenu) -> UIMenu {
    guard showsChosenEntry, !menu.options.contains(.singleSelection) else { return menu }
    return UIMenu(
      title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
      options: menu.options.union(.singleSelection), children: menu.children)
  }

  /// Shows the entry that has the mark as the button's title; the first entry gets it where none has.
  final func showChoice() {
    guard showsChosenEntry, let menu else { return }
    let entries = menu.children.compactMap { $0 as? UIAction }
    guard let chosen = entries.first(where: { $0.state == .on }) ?? entries.first else { return }
    chosen.state = .on
    if configuration != nil {
      configuration?.title = chosen.title
    } else {
      setTitle(chosen.title, for: .normal)
    }
  }
}
