import UIKit
let texts = ["@objc func hello()", "dynamic var x", "\(["@objc": 1]["@objc"] ?? 0)"]
final class A: NSObject {
  /* label */ private weak var label: UILabel!
  
  var other: UIView!
  func plain() {}  // @objc
  public let c = 1
}
@main final class App: UIResponder, UIApplicationDelegate {}
