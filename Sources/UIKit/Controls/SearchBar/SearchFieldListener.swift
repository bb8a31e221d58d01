internal import CoreGraphics
internal import Foundation

/// Forwards the delegate calls of a search bar's field to the bar's delegate.
///
/// Notifications arrive as control events, so that they also arrive if the client has set a delegate of its
/// own on the field.
@MainActor final class SearchFieldListener: UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) { self.bar = bar }

  func listen() {
    guard let bar else { return }
    let field = bar.field
    field.delegate = self
    field.addAction(UIAction { [weak bar] _ in bar?.editingDidBegin() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak bar] _ in bar?.textDidChange() }, for: .editingChanged)
    field.addAction(UIAction { [weak bar] _ in bar?.editingDidEnd() }, for: .editingDidEnd)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }
  /// Notifies the delegate. Pressing the search key does not end editing: that is up to the delegate.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return false
  }
}

extension UISearchBar {
  final func editingDidBegin() {
    cancel?.isEnabled = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  final func textDidChange() { delegate?.searchBar(self, textDidChange: field.text ?? "") }

  final func editingDidEnd() {
    cancel?.isEnabled = keepsCancelButton
    delegate?.searchBarTextDidEndEditing(self)
  }
}
