public import Foundation

/// A controller in whose place a search controller is shown, for containers that cannot hold one: it presents
/// it, over itself.
open class UISearchContainerViewController: UIViewController {
  private let search: UISearchController

  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }
  public required init?(coder: NSCoder) {
    search = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
    definesPresentationContext = true
  }

  open var searchController: UISearchController { search }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    search.modalPresentationStyle = .overCurrentContext
    present(search, animated: false)
  }
}
