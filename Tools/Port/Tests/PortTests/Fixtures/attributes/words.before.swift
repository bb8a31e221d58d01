import UIKit
let texts = ["@objc func hello()", "dynamic var x", "\(["@objc": 1]["@objc"] ?? 0)"]
final class A: NSObject {
  @IBOutlet /* label */ private weak var label: UILabel!
  @IBOutlet
  var other: UIView!
  @nonobjc func plain() {}  // @objc
  @objc(other) public dynamic let c = 1
}
@UIApplicationMain final class App: UIResponder, UIApplicationDelegate {}
