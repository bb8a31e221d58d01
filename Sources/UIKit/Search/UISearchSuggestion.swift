internal import CoreGraphics
public import Foundation

/// A search suggestion.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The accessibility description of the suggestion. The default is `nil`.
  var localizedDescription: String? { get }
  /// The image before the suggestion. The default is `nil`.
  var iconImage: UIImage? { get }
  /// The attributed text that replaces ``localizedSuggestion``. The default is `nil`.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// An object of the client's.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Returns `nil`: the suggestion itself is read.
  public var localizedDescription: String? { nil }
  /// Returns `nil`.
  public var iconImage: UIImage? { nil }
  /// Returns `nil`: the plain text is shown.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A search suggestion with a text and an image.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private let text: String?, styledText: NSAttributedString?, spoken: String?, picture: UIImage?

  /// Creates a suggestion with a text, an accessibility description, and an image before it.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (text, styledText, spoken, picture) = (suggestion, nil, description, iconImage)
    super.init()
  }
  /// Creates a suggestion with an attributed text, an accessibility description, and an image before it.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    (text, styledText, spoken, picture) = (suggestion.string, suggestion, description, iconImage)
    super.init()
  }

  /// The text of the suggestion.
  open var localizedSuggestion: String? { text }
  /// The accessibility description. If `nil`, the text is read.
  open var localizedDescription: String? { spoken }
  /// The attributed text, if it was created with one.
  open var localizedAttributedSuggestion: NSAttributedString? { styledText }
  /// The image before the text; `nil` for none.
  open var iconImage: UIImage? { picture }
  /// Stored only. The object that the suggestion represents. As on iOS, it is for use by the client.
  open var representedObject: Any?
}

/// The list of suggestions. Appearance and heights are those of a plain table's rows.
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

  /// The height of all rows, in points.
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
