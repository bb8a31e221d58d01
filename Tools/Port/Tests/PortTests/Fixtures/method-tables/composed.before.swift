import UIKit

@objc protocol Routing {
  func routeToOrder(segue: UIStoryboardSegue?)
}
class Router: NSObject, Routing {
  func routeToOrder(segue: UIStoryboardSegue?) {}  // line
  func plain() {}
}
func go(_ router: Router, _ scene: String) {
  router.perform(NSSelectorFromString("routeTo\(scene)WithSegue:"), with: nil)
}
