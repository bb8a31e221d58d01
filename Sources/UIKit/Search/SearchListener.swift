internal import Foundation

/// Observes the field of a search controller's bar, whose delegate belongs to the client.
@MainActor final class SearchListener: NSObject {
  private weak var controller: UISearchController?

  init(_ controller: UISearchController) {
    self.controller = controller
    super.init()
  }

  func listen(to bar: UISearchBar) {
    bar.keepsCancelButton = true
    let field = bar.searchTextField
    bar.scopeDidChange = { [weak self] in self?.controller?.inputDidChange() }
    field.addAction(UIAction { [weak self] _ in self?.controller?.editingDidBegin() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.controller?.inputDidChange() }, for: .editingChanged)
  }
}
