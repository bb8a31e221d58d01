import UIKit
class Container {
  var all: [AnyObject] { [] }
  var views: [UIView] { [] }
  func check() {
    print(all.first?.font, self.all[0].font, all.count, views.first?.tag, all.first?.unknown)
    print(all.last?.priority)  // line
  }
}
