/// Returns the closure. A closure that passes through this function escapes, as far as the compiler knows:
/// Swift 6.3 finds nil in the second weak capture of a closure that does not.
@inline(never) public func heldClosure<Closure>(_ closure: Closure) -> Closure { closure }
