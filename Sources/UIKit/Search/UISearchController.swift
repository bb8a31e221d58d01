internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Shows results of a search in place of the content, while its search bar is used.
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar()
  private lazy var listener = SearchListener(self)

  /// - Parameter searchResultsController: Shows the results; nil where the searched controller does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.sizeToFit()
    listener.listen(to: bar)
  }

  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    listener.listen(to: bar)
  }

  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var searchResultsController: UIViewController? { results }
  open var searchBar: UISearchBar { bar }
  /// Whether the user searches; setting it begins or ends that.
  open var isActive = false {
    didSet { if isActive != oldValue { activityDidChange() } }
  }
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results show though nothing has been typed.
  open var showsSearchResultsController = false

  private func activityDidChange() {
    if isActive { delegate?.willPresentSearchController(self) } else { delegate?.willDismissSearchController(self) }
    if automaticallyShowsCancelButton { bar.showsCancelButton = isActive }
    if !isActive {
      bar.text = nil
      bar.resignFirstResponder()
    }
    update()
    if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
  }

  final func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}

/// Told of what is typed.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of the life of a search. Every method has a default.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func presentSearchController(_ searchController: UISearchController)
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {}
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Follows the field of a search controller's bar, whose delegate is the user's.
@MainActor private final class SearchListener: NSObject {
  private weak var controller: UISearchController?

  init(_ controller: UISearchController) {
    self.controller = controller
    super.init()
  }

  func listen(to bar: UISearchBar) {
    let field = bar.searchTextField
    field.addAction(UIAction { [weak self] _ in self?.controller?.isActive = true }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.controller?.update() }, for: .editingChanged)
  }
}
