internal import CoreGraphics
public import Foundation

/// Told of, and asked about, the use of a search bar. Every method has a default.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A bar with a field to search by, and buttons to cancel and to narrow the search.
open class UISearchBar: UIView {
  /// How much a bar stands out.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// The pictures of a bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  private weak var receiver: (any UISearchBarDelegate)?
  final let field = UISearchTextField(frame: .zero)
  final var cancel: UIButton?
  final var scopes: UISegmentedControl?

  /// A bar with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
    addSubview(field)
  }

  /// Told of the bar's use; not retained.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }

  // MARK: - Text

  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// One line of text above the field.
  open var prompt: String? {
    didSet {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  /// The field itself.
  open var searchTextField: UISearchTextField { field }

  // MARK: - Buttons

  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
  open var showsBookmarkButton = false { didSet { setNeedsDisplay() } }
  open var showsSearchResultsButton = false { didSet { setNeedsDisplay() } }
  open var isSearchResultsButtonSelected = false
  open var showsScopeBar = false { didSet { setNeedsLayout() } }
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = nil
      setNeedsLayout()
    }
  }
  open var selectedScopeButtonIndex = 0 { didSet { setNeedsLayout() } }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    if icon == .search { field.icon = iconImage }
  }

  // MARK: - Looks

  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  /// The colour of the bar behind the field; nil is the system's.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isTranslucent = true
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  // MARK: - Keyboard

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }

  // MARK: - Layout and drawing

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(around: ControlMetrics.searchBarHeight))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(around: ControlMetrics.fittingSearchBarHeight))
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }
  open override func draw(_ rect: CGRect) { drawBar() }
}
