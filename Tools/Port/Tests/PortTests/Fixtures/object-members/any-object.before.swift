import UIKit
class Button {
  weak var target: AnyObject?
  var owner: AnyObject!
  var name: String?
  func send(_ action: Selector, to receiver: AnyObject) {
    _ = target?.perform(action, with: self)
    if receiver.responds(to: action) { receiver.perform(action) }
    if let object = target, object.isKind(of: UIView.self) { print(object) }
    print(target === owner, name?.isEmpty ?? true)
  }
}
