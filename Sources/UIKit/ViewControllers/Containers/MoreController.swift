internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The list of the controllers that do not fit in a tab bar, and the navigation stack that they are pushed
/// onto.
@MainActor final class MoreController: UITableViewController, UINavigationControllerDelegate {
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = "More"
  }
  required init?(coder: NSCoder) { nil }

  func reload() { if isViewLoaded { tableView.reloadData() } }

  /// Pushes a listed controller, unless it is already on top.
  func show(_ controller: UIViewController) {
    guard let navigationController, navigationController.topViewController !== controller else { return }
    navigationController.popToRootViewController(animated: false)
    navigationController.pushCollapsed(controller, animated: false)
  }

  private var listed: [UIViewController] { Array(tabs?.listed ?? []) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    listed.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = listed[indexPath.row].tabBarItem
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs, let place = tabs.list.firstIndex(where: { $0 === listed[indexPath.row] }) else { return }
    tabs.fulfil(place)
    let chosen = tabs.list[place]
    tabs.choseListed(chosen)
    navigationController?.pushCollapsed(chosen, animated: true)
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    if viewController === self { tabs?.choseListed(nil) }
  }
}
