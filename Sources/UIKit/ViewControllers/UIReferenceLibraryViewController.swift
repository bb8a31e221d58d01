public import Foundation

/// A view controller that shows the definition of a word, as the system's dictionaries have it.
///
/// No dictionary is installed here, so there is a definition of no word.
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// Creates a controller for a word or a phrase.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive, without a word.
  public required init?(coder: NSCoder) {
    term = ""
    super.init(coder: coder)
  }

  /// Returns a Boolean value that indicates whether a dictionary has a definition of a word: `false`.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    title = term
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "No definition found"
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}
