import UIKit
@objc protocol Source: NSObjectProtocol { @objc optional func may() }
protocol Other { func isEqual(_ other: Int) -> Bool }
class List: NSObject {
  weak var source: Source?
  func f(_ given: Source, _ other: Other, _ view: UIView) {
    if source?.responds(to: #selector(Source.may)) ?? false, given.isKind(of: List.self), source!.isEqual(given) {}
    _ = other.isEqual(1)
    _ = view.responds(to: #selector(Source.may))
    _ = responds(to: #selector(Source.may))
  }
}
