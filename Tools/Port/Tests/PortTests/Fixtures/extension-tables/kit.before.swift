import UIKit
protocol Tappable { func tapped() }
extension UILabel: Tappable { @objc func tapped() {} }
@objc extension UIView {
  private func hidden() {}
  func shown(_ sender: Any?) {}
}
extension UIView {
  @IBInspectable var radius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  func plain() {}
}
class Source: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}
}
