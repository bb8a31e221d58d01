internal import Foundation
internal import UIKit

extension UIView {
  /// The text that the view displays itself: that of a label, the title of a button, or the text or
  /// placeholder of a text field. Nil if there is none.
  var shownText: String? {
    let text: String?
    switch self {
    case let label as UILabel: text = label.text
    case let button as UIButton:
      let configured = button.configuration
      text =
        configured?.attributedTitle.map { String($0.characters) } ?? configured?.title ?? button.currentTitle
    case let field as UITextField: text = field.hasText ? field.text : field.placeholder
    case let view as UITextView: text = view.text
    default: text = nil
    }
    return text?.isEmpty == true ? nil : text
  }
}
