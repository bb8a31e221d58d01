public import Foundation

/// A controller in whose place a search controller is shown, for containers that cannot hold one: it presents
/// it, over itself.
open class UISearchContainerViewController: UIViewController {
  private let search: UISearchController

  /// A controller that shows a search from when it appears.
  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }
  /// One read from a document, with a search controller of its own.
  public required init?(coder: NSCoder) {
    search = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// The search that it was made with.
  open var searchController: UISearchController { search }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    search.modalPresentationStyle = .overCurrentContext
    present(search, animated: false)
  }
}
