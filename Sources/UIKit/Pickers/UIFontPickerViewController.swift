internal import CoreGraphics
public import Foundation

/// The delegate of a font picker. All methods have a default implementation.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when the user has chosen `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// A view controller that lets the user choose a font family, or one of its faces.
open class UIFontPickerViewController: UIViewController {
  /// The configuration of a font picker: which fonts are offered, and how.
  @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
    /// A Boolean value that determines whether faces can be chosen, rather than only families. The default is
    /// `false`.
    open var includeFaces = false
    /// A Boolean value that determines whether all names are shown in the system font, rather than in their
    /// own. The default is `false`.
    open var displayUsingSystemFont = false
    /// The traits that the offered fonts must have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Stored only. The predicate for languages, since the languages of fonts are not known.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() { super.init() }

    /// Returns a predicate that is `true` for a list of languages that contains any of the given ones.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      NSPredicate { languages, _ in
        (languages as? [String])?.contains { filteredLanguages.contains($0) } ?? false
      }
    }

    /// Returns a copy with the same four settings, always of this class.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
      (copy.filteredTraits, copy.filteredLanguagesPredicate) = (filteredTraits, filteredLanguagesPredicate)
      return copy
    }
  }

  private let offered: Configuration
  private let stack: UINavigationController

  /// Creates a picker with a copy of the configuration.
  public init(configuration: Configuration) {
    // A client's class may copy itself into another type.
    offered = configuration.copy() as? Configuration ?? configuration
    stack = UINavigationController()
    super.init(nibName: nil, bundle: nil)
    title = "Choose Font"
  }
  /// Creates a picker of all families.
  public convenience init() { self.init(configuration: Configuration()) }
  /// Creates a picker of all families from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    (offered, stack) = (Configuration(), UINavigationController())
    super.init(coder: coder)
  }

  /// The delegate, which is not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The selected font. Setting it does not notify the delegate.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { for case let list as FontList in stack.viewControllers { list.markSelection() } }
  }
  /// The configuration of the picker.
  open var configuration: Configuration { offered.copy() as? Configuration ?? offered }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FontList(families: self)
    list.title = title
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    stack.viewControllers = [list]
    fillView(with: stack)
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }

  fileprivate final func choose(_ font: UIFontDescriptor) {
    selectedFontDescriptor = font
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  /// Returns the fonts of a family that have the required traits.
  fileprivate final func faces(of family: String) -> [UIFontDescriptor] {
    UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: 0) }
      .filter { $0.symbolicTraits.isSuperset(of: offered.filteredTraits) }
  }
  fileprivate final var offersFaces: Bool { offered.includeFaces }
  fileprivate final var usesSystemFont: Bool { offered.displayUsingSystemFont }
}

/// A list of font families, or of the faces of one.
private final class FontList: UITableViewController {
  private weak var picker: UIFontPickerViewController?
  private var fonts: [(name: String, font: UIFontDescriptor, faces: [UIFontDescriptor])] = []

  init(families picker: UIFontPickerViewController) {
    self.picker = picker
    super.init(style: .plain)
    for family in UIFont.familyNames {
      let faces = picker.faces(of: family)
      guard !faces.isEmpty else { continue }
      let font = UIFontDescriptor(fontAttributes: [.family: family])
      fonts.append((family, font, picker.offersFaces && faces.count > 1 ? faces : []))
    }
  }
  init(_ faces: [UIFontDescriptor], of family: String, for picker: UIFontPickerViewController) {
    self.picker = picker
    super.init(style: .plain)
    title = family
    fonts = faces.map { ($0.object(forKey: .face) as? String ?? $0.postscriptName, $0, []) }
  }
  required init?(coder: NSCoder) { nil }

  func markSelection() { if isViewLoaded { tableView.reloadData() } }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fonts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "font")
      ?? UITableViewCell(style: .default, reuseIdentifier: "font")
    let (name, font, faces) = fonts[indexPath.row]
    let key: UIFontDescriptor.AttributeName = picker?.offersFaces == true ? .name : .family
    let chosen = picker?.selectedFontDescriptor?.object(forKey: key) as? String
    let isSelected = chosen != nil && chosen == font.object(forKey: key) as? String
    cell.textLabel?.text = name
    cell.textLabel?.font =
      picker?.usesSystemFont == true ? .systemFont(ofSize: 17) : UIFont(descriptor: font, size: 17)
    cell.accessoryType = !faces.isEmpty ? .disclosureIndicator : isSelected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let picker else { return }
    let (name, font, faces) = fonts[indexPath.row]
    if faces.isEmpty { return picker.choose(font) }
    navigationController?.pushViewController(FontList(faces, of: name, for: picker), animated: true)
  }
}
