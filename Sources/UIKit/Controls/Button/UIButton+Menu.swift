internal import CoreGraphics
internal import Foundation

extension UIButton {
  /// A Boolean value that indicates whether the button shows the selected element of its menu.
  private var showsChosenEntry: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// Returns the menu to present, with single selection if the button shows the selected element.
  final func choosing(_ menu: UIMenu) -> UIMenu {
    guard showsChosenEntry, !menu.options.contains(.singleSelection) else { return menu }
    return UIMenu(
      title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
      options: menu.options.union(.singleSelection), children: menu.children)
  }

  /// Shows the title of the element that is on as the button's title. If none is on, the first one is turned
  /// on.
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
