internal import CoreGraphics
internal import Foundation

extension UIButton {
  /// Whether the button shows which entry of its menu is chosen.
  private var showsChosenEntry: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// The menu as it is shown: one of which an entry is chosen where the button shows which.
  final func choosing(_ menu: UIMenu) -> UIMenu {
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
