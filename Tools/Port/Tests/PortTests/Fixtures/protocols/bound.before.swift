@objc protocol Plain {
  weak var owner: AnyObject? { get set }
}
@objc(Named) public protocol Named: Other where Self: UIView {}
@objc protocol Other: NSObjectProtocol {
  @available(*, unavailable)
  func gone(
    _ a: Int)
  func stays()  // line
}
@objc protocol Below: Plain {}
protocol Swift {
  unowned var a: A { get }
}
