import UIKit
class Button {
  weak var target: AnyObject?
  var owner: AnyObject!
  var name: String?
  func send(_ action: Selector, to receiver: AnyObject) {
    _ = (target as? NSObject)?.perform(action, with: self)
    if (receiver as! NSObject).responds(to: action) { (receiver as! NSObject).perform(action) }
    if let object = target, (object as! NSObject).isKind(of: UIView.self) { print(object) }
    print(target === owner, name?.isEmpty ?? true)
  }
}
