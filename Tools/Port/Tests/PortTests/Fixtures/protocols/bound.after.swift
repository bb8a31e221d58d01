protocol Plain: AnyObject {
  var owner: AnyObject? { get set }
}
public protocol Named: Other where Self: UIView {}
protocol Other: NSObjectProtocol {
  


  func stays()  // line
}
protocol Below: Plain {}
protocol Swift {
  var a: A { get }
}
