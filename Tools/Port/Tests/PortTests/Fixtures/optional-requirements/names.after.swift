protocol P: AnyObject {
  var stack_at_ifAny: ((Int, Int) -> Bool)? { get }
  var default_ifAny: ((Int) -> Void)? { get }
}
class M: P { var stack_at_ifAny: ((Int, Int) -> Bool)? { { self.stack($0, at: $1) } }; var default_ifAny: ((Int) -> Void)? { { self.`default`($0) } };
  func stack(_ stack: Int, at: Int) -> Bool { true }
  func `default`(_ a: Int) {}
}
extension P {
  var stack_at_ifAny: ((Int, Int) -> Bool)? { nil }
  var default_ifAny: ((Int) -> Void)? { nil }
}
