// What code asks before it computes on a graphics processor: there is none here.

/// A graphics processor.
public protocol MTLDevice: AnyObject {
  var name: String { get }
}

/// Nil, as on a machine without one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
