// What the fixtures know of UIKit, as `port interface` writes it.
open class UIResponder: NSObject {}
open class UIView: UIResponder {
  open func endEditing(_ force: Bool) -> Bool { true }
  open func layoutIfNeeded() {}
}
open class UIControl: UIView {}
open class UIButton: UIControl {}
open class UISwitch: UIControl {}
open class UIStepper: UIControl {}
open class UILabel: UIView { open var font: UIFont! { nil } }
open class UIScrollView: UIView { open weak var delegate: (any UIScrollViewDelegate)? { nil } }
open class UITableView: UIScrollView {}
open class UIViewController: UIResponder {}
open class UITableViewController: UIViewController, UITableViewDataSource {}
open class NSLayoutConstraint: NSObject { open var priority: UILayoutPriority { get } }
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}
public protocol UIScrollViewDelegate: AnyObject { func scrollViewDidScroll(_ scrollView: UIScrollView) }
public protocol UITextInput: AnyObject {
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
}
extension Timer { public func addTarget() {} }
