// The functions that code calls before it computes on a graphics processor. Metal is unsupported on this
// system.

/// A graphics processor.
public protocol MTLDevice: AnyObject {
  var name: String { get }
}

/// Nil, as on a machine without one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
