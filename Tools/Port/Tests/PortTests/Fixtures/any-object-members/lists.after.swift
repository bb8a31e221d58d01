import UIKit
class Container {
  var all: [AnyObject] { [] }
  var views: [UIView] { [] }
  func check() {
    print((all.first as? UILabel)?.font, (self.all[0] as! UILabel).font, all.count, views.first?.tag, all.first?.unknown)
    print((all.last as? NSLayoutConstraint)?.priority_ofObject())  // line
  }
}
extension NSLayoutConstraint {
  fileprivate func priority_ofObject() -> UILayoutPriority { priority }
  fileprivate func priority_ofObject() -> Float { priority.rawValue }
}
