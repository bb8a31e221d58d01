import UIKit
protocol Source: NSObjectProtocol { var may_ifAny: (() -> Void)? { get } }
protocol Other { func isEqual(_ other: Int) -> Bool }
class List: NSObject {
  weak var source: Source?
  func f(_ given: Source, _ other: Other, _ view: UIView) {
    if (source as? NSObject)?.responds(to: Selector("may")) ?? false, (given as! NSObject).isKind(of: List.self), (source! as! NSObject).isEqual(given) {}
    _ = other.isEqual(1)
    _ = view.responds(to: Selector("may"))
    _ = responds(to: Selector("may"))
  }
}
extension Source {
  var may_ifAny: (() -> Void)? { nil }
}
