public import Foundation

/// A view controller that presents a search controller over itself, for containers that cannot contain one.
open class UISearchContainerViewController: UIViewController {
  private let search: UISearchController

  /// Creates a controller that presents a search when it appears.
  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }
  /// Creates a controller from a document, with a search controller of its own.
  public required init?(coder: NSCoder) {
    search = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// The search controller.
  open var searchController: UISearchController { search }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    search.modalPresentationStyle = .overCurrentContext
    present(search, animated: false)
  }
}
