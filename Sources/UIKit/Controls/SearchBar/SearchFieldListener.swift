internal import CoreGraphics
internal import Foundation

/// Passes on to a search bar's delegate what its field asks and tells.
///
/// What is told comes as control events, so that it comes also where a program has given the field a delegate of its own.
@MainActor final class SearchFieldListener: UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) { self.bar = bar }

  func listen() {
    let field = bar.field
    field.delegate = self
    field.addAction(UIAction { [unowned bar] _ in bar.editingDidBegin() }, for: .editingDidBegin)
    field.addAction(UIAction { [unowned bar] _ in bar.textDidChange() }, for: .editingChanged)
    field.addAction(UIAction { [unowned bar] _ in bar.editingDidEnd() }, for: .editingDidEnd)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  /// The search key leaves the field as it is: ending the search is the delegate's to do.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
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
