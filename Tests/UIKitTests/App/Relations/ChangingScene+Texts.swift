import CoreGraphics
import Foundation

@testable import UIKit

extension ChangingScene {
  static func texts(_ add: SceneCollector) {
    labels(add)
    fields(add)
    textViews(add)
    searchBars(add)
  }

  private static let styled = NSAttributedString(
    string: "Styled text of two sizes",
    attributes: [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.systemRed])

  private static func labels(_ add: SceneCollector) {
    func label(_ lines: Int, _ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    }
    func common(_ change: ChangeList<UILabel>) {
      change("text") { $0.text = "Another text, which is longer than before" }
      change("no text") { $0.text = nil }
      change("same text of one line") { $0.numberOfLines = 1 }
      change("two lines") { $0.numberOfLines = 2 }
      change("any lines") { $0.numberOfLines = 0 }
      change("font") { $0.font = .systemFont(ofSize: 27) }
      change("colour") { $0.textColor = .systemRed }
      change("alignment") { $0.textAlignment = .right }
      change("centred") { $0.textAlignment = .center }
      change("styled") { $0.attributedText = styled }
      change("break mode") { $0.lineBreakMode = .byTruncatingMiddle }
      change("shrinking") {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumScaleFactor = 0.3
      }
      change("preferred width") { $0.preferredMaxLayoutWidth = 70 }
      change("shadow") {
        $0.shadowColor = .systemGreen
        $0.shadowOffset = CGSize(width: 2, height: 2)
      }
      change("disabled") { $0.isEnabled = false }
      change("highlighted") {
        $0.highlightedTextColor = .systemPink
        $0.isHighlighted = true
      }
      change("dynamic font") {
        $0.font = .preferredFont(forTextStyle: .footnote)
        $0.adjustsFontForContentSizeCategory = true
      }
      change("hugging") {
        $0.setContentHuggingPriority(.required, for: .horizontal)
        $0.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
      }
    }
    add("label") {
      label(1, "A text")
    } changes: {
      common($0)
    }
    add("label of several lines") {
      label(0, "A text that is broken into several lines here")
    } changes: {
      common($0)
    }
    add("dynamic label") {
      let label = label(0, "A text that is as large as the user wants it")
      label.font = .preferredFont(forTextStyle: .title2)
      label.adjustsFontForContentSizeCategory = true
      return label
    } changes: {
      common($0)
    }
    add("styled label") {
      let label = label(0, "")
      label.attributedText = styled
      return label
    } changes: {
      common($0)
    }
  }

  private static func fields(_ add: SceneCollector) {
    func square(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 16))
      view.backgroundColor = color
      return view
    }
    func common(_ change: ChangeList<UITextField>) {
      change("text") { $0.text = "Another text" }
      change("placeholder") {
        $0.text = nil
        $0.placeholder = "A longer placeholder"
      }
      change("font") { $0.font = .systemFont(ofSize: 26) }
      change("alignment") { $0.textAlignment = .right }
      change("colour") { $0.textColor = .systemRed }
      change("left view") {
        $0.leftView = square(.systemGreen)
        $0.leftViewMode = .always
      }
      change("right view") {
        $0.rightView = square(.systemOrange)
        $0.rightViewMode = .always
      }
      change("clear button") { $0.clearButtonMode = .always }
      change("border") { $0.borderStyle = .line }
      change("background") {
        $0.borderStyle = .none
        $0.background = UIImage.block(30, 30)
      }
      change("secure") { $0.isSecureTextEntry = true }
      change("styled") { $0.attributedText = styled }
      change("shrinking") {
        $0.text = "A text that is much too long for the room"
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = 8
      }
      change("disabled") { $0.isEnabled = false }
      change("dynamic font") {
        $0.font = .preferredFont(forTextStyle: .title1)
        $0.adjustsFontForContentSizeCategory = true
      }
    }
    for style in [UITextField.BorderStyle.none, .roundedRect] {
      add("text field with border \(style.rawValue)") {
        let field = UITextField()
        field.text = "Text"
        field.borderStyle = style
        return field
      } changes: {
        common($0)
      }
    }
    add("text field with views") {
      let field = UITextField()
      field.placeholder = "Placeholder"
      field.borderStyle = .roundedRect
      field.leftView = square(.systemGreen)
      field.leftViewMode = .always
      field.rightView = square(.systemOrange)
      field.rightViewMode = .always
      return field
    } changes: { (change: ChangeList<UITextField>) in
      change("no left view") { $0.leftView = nil }
      change("no right view") { $0.rightViewMode = .never }
      change("wider left view") { $0.leftView?.frame.size.width = 40 }
    }
  }

  private static func textViews(_ add: SceneCollector) {
    func view(_ scrolls: Bool) -> UITextView {
      let view = UITextView()
      view.text = "A text of some length, in which a line is broken."
      view.isScrollEnabled = scrolls
      return view
    }
    func common(_ change: ChangeList<UITextView>) {
      change("text") { $0.text = "Short" }
      change("font") { $0.font = .systemFont(ofSize: 22) }
      change("alignment") { $0.textAlignment = .center }
      change("colour") { $0.textColor = .systemRed }
      change("styled") { $0.attributedText = styled }
      change("insets") { $0.textContainerInset = UIEdgeInsets(top: 20, left: 3, bottom: 1, right: 30) }
      change("padding") { $0.textContainer.lineFragmentPadding = 25 }
      change("lines") { $0.textContainer.maximumNumberOfLines = 1 }
      change("exclusion") {
        $0.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 20))]
      }
      // An offset that is still valid stays where it is, so the program moves it, as on iOS.
      change("content inset") {
        $0.contentInset.top = 12
        $0.contentOffset.y = -12
      }
      change("scrolling") { $0.isScrollEnabled.toggle() }
      change("dynamic font") {
        $0.font = .preferredFont(forTextStyle: .title1)
        $0.adjustsFontForContentSizeCategory = true
      }
    }
    add("text view that scrolls", in: [.constraints, .frame(150, 70)]) {
      view(true)
    } changes: {
      common($0)
    }
    add("text view", in: [.constraints, .frame(150, 70)]) {
      view(false)
    } changes: {
      common($0)
    }
  }

  private static func searchBars(_ add: SceneCollector) {
    add("search bar", in: [.constraints, .frame(200, 56)]) {
      UISearchBar()
    } changes: { (change: ChangeList<UISearchBar>) in
      change("text") { $0.text = "Words" }
      change("placeholder") { $0.placeholder = "Find" }
      change("cancel") { $0.showsCancelButton = true }
      change("bookmarks") { $0.showsBookmarkButton = true }
      change("scopes") {
        $0.scopeButtonTitles = ["All", "Some"]
        $0.showsScopeBar = true
      }
      change("style") { $0.searchBarStyle = .minimal }
      change("prompt") { $0.prompt = "Prompt" }
      change("offset") { $0.searchTextPositionAdjustment = UIOffset(horizontal: 12, vertical: 0) }
      change("colour") { $0.barTintColor = .systemGreen }
    }
  }
}
