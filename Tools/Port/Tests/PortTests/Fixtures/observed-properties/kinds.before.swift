final class Model: NSObject {
  @objc
  dynamic var count = 0   // a comment behind it
  @objc dynamic var name = [
    "a",
  ].joined()
  @objc dynamic var a = 1, b: Int = 2
  @objc public dynamic private(set) var list: [Int] = [] {
    didSet { print(list) }
  }
  @objc dynamic var both: Int = 0 { willSet { } didSet(old) { } }
  @objc dynamic var computed: Int {
    get { count }
    set { count = newValue }
  }
  @objc dynamic var read: Int { count }
  @objc var plain = 1
  let text = "@objc dynamic var count = 0"
}
class Plain { dynamic var count = 0 }
class Below: UIView { @objc dynamic weak var owner: AnyObject? }
