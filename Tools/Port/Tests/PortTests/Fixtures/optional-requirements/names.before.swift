@objc protocol P: AnyObject {
  @objc optional func stack(_ stack: Int, at: Int) -> Bool
  @objc optional func `default`(_ a: Int)
}
class M: P {
  func stack(_ stack: Int, at: Int) -> Bool { true }
  func `default`(_ a: Int) {}
}
