internal import CoreGraphics
public import Foundation

/// Something that a user may search for.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion, as it is listed.
  var localizedSuggestion: String? { get }
  /// What assistive technologies read in place of the suggestion; nil by default.
  var localizedDescription: String? { get }
  /// Shown before the suggestion; nil by default.
  var iconImage: UIImage? { get }
  /// Shown in place of `localizedSuggestion`; nil by default.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The program's own.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Nil: the suggestion itself is read.
  public var localizedDescription: String? { nil }
  /// Nil: no picture.
  public var iconImage: UIImage? { nil }
  /// Nil: the text is listed as others are.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A suggestion of a text and a picture.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let text: String?, styledText: NSAttributedString?, spoken: String?, picture: UIImage?

  /// A suggestion of a text, what is read in its place, and a picture before it.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (text, styledText, spoken, picture) = (suggestion, nil, description, iconImage)
    super.init()
  }
  /// A suggestion of a text, what is read in its place, and a picture before it.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    (text, styledText, spoken, picture) = (suggestion.string, suggestion, description, iconImage)
    super.init()
  }

  /// The text that it was made with.
  open var localizedSuggestion: String? { text }
  /// What is read in its place; nil for the text.
  open var localizedDescription: String? { spoken }
  /// The text with attributes, where it was made with one.
  open var localizedAttributedSuggestion: NSAttributedString? { styledText }
  /// The picture before the text; nil for none.
  open var iconImage: UIImage? { picture }
  /// Kept for the app: what the suggestion stands for.
  open var representedObject: Any?
}

/// The suggestions of a search, one below the other. Looks and heights are those of a plain table's rows.
final class SuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let suggestions: [any UISearchSuggestion]
  private let choose: (any UISearchSuggestion) -> Void

  init(_ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
    (self.suggestions, self.choose) = (suggestions, choose)
    super.init(frame: .zero, style: .plain)
    (dataSource, delegate) = (self, self)
    rowHeight = 44
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  /// How high all rows are, in points.
  var naturalHeight: CGFloat { rowHeight * CGFloat(suggestions.count) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let suggestion = suggestions[indexPath.row], cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = suggestion.iconImage
    if let styled = suggestion.localizedAttributedSuggestion {
      cell.textLabel?.attributedText = styled
    } else {
      cell.textLabel?.text = suggestion.localizedSuggestion
    }
    cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(suggestions[indexPath.row])
  }
}
