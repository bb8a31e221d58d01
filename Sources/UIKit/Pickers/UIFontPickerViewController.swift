internal import CoreGraphics
public import Foundation

/// Told of the font that the user chooses. Every method has a default.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The user has chosen nothing.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// The user has chosen `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing by default.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing by default.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Lets the user choose one of the families of fonts, or one of their faces.
open class UIFontPickerViewController: UIViewController {
  /// Which fonts are offered, and how.
  @preconcurrency @MainActor open class Configuration: NSObject, @preconcurrency NSCopying {
    /// Whether faces can be chosen, not families alone.
    open var includeFaces = false
    /// Whether all names are shown in the system font, not in their own.
    open var displayUsingSystemFont = false
    /// Traits that the offered fonts have.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Kept for the app: which languages fonts are for is not known here.
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() { super.init() }

    /// Looks in a list of languages for one of some.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      NSPredicate { languages, _ in
        (languages as? [String])?.contains { filteredLanguages.contains($0) } ?? false
      }
    }

    /// Another configuration with the same four settings, always of this class.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
      (copy.filteredTraits, copy.filteredLanguagesPredicate) = (filteredTraits, filteredLanguagesPredicate)
      return copy
    }
  }

  private let offered: Configuration
  private let stack: UINavigationController

  /// Takes a copy of the configuration.
  public init(configuration: Configuration) {
    // A class of the app's may copy itself into something else.
    offered = configuration.copy() as? Configuration ?? configuration
    stack = UINavigationController()
    super.init(nibName: nil, bundle: nil)
    title = "Choose Font"
  }
  /// A picker of all families.
  public convenience init() { self.init(configuration: Configuration()) }
  /// A picker of all families, read from a document or an archive.
  public required init?(coder: NSCoder) {
    (offered, stack) = (Configuration(), UINavigationController())
    super.init(coder: coder)
  }

  /// Told of the choice; not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen. Setting it does not tell the delegate.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { for case let list as FontList in stack.viewControllers { list.markSelection() } }
  }
  /// How the picker was made.
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

  /// The fonts of a family that have the wanted traits.
  fileprivate final func faces(of family: String) -> [UIFontDescriptor] {
    UIFont.fontNames(forFamilyName: family).map { UIFontDescriptor(name: $0, size: 0) }
      .filter { $0.symbolicTraits.isSuperset(of: offered.filteredTraits) }
  }
  fileprivate final var offersFaces: Bool { offered.includeFaces }
  fileprivate final var usesSystemFont: Bool { offered.displayUsingSystemFont }
}

/// Names of families, or of the faces of one.
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
