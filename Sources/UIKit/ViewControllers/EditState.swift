internal import Foundation

/// The editing state of a controller, and its edit button.
@MainActor final class EditState {
  var isOn = false { didSet { if let item { show(in: item) } } }
  private var item: UIBarButtonItem?

  func button(for controller: UIViewController) -> UIBarButtonItem {
    if let item { return item }
    let new = UIBarButtonItem(
      primaryAction: UIAction { [weak controller] _ in
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    item = new
    show(in: new)
    return new
  }

  private func show(in item: UIBarButtonItem) {
    item.title = isOn ? "Done" : "Edit"
    item.style = isOn ? .done : .plain
  }
}
