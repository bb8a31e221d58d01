@_spi(SelectorTable) import UIKit; import UIKit

protocol Routing: AnyObject {
  func routeToOrder(segue: UIStoryboardSegue?)
}
class Router: NSObject, Routing { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "routeToOrderWithSegue:": return { sender, event in self.routeToOrder(segue: sender as! UIStoryboardSegue?) }; default: return nil } };
  func routeToOrder(segue: UIStoryboardSegue?) {}  // line
  func plain() {}
}
func go(_ router: Router, _ scene: String) {
  router.perform(NSSelectorFromString("routeTo\(scene)WithSegue:"), with: nil)
}
extension Router: SelectorTarget {}
