import Foundation

// `expect(a) == b` for `expect(a).to(equal(b))`, and its like.

public func == <Value: Equatable>(expectation: Expectation<Value>, value: Value) { expectation.to(equal(value)) }
public func == <Value: Equatable>(expectation: Expectation<Value>, value: Value?) {
  if let value { expectation.to(equal(value)) } else { expectation.to(beNil()) }
}
public func != <Value: Equatable>(expectation: Expectation<Value>, value: Value) { expectation.toNot(equal(value)) }
public func != <Value: Equatable>(expectation: Expectation<Value>, value: Value?) {
  if let value { expectation.toNot(equal(value)) } else { expectation.toNot(beNil()) }
}
/// Matches an expression without a result.
public func == (expectation: Expectation<Void>, nothing: Void) { expectation.to(beVoid()) }
public func != (expectation: Expectation<Void>, nothing: Void) { expectation.toNot(beVoid()) }
/// Matches tuples of two to four values.
public func == <A: Equatable, B: Equatable>(expectation: Expectation<(A, B)>, values: (A, B)) {
  expectation.to(equal(values))
}
public func == <A: Equatable, B: Equatable, C: Equatable>(expectation: Expectation<(A, B, C)>, values: (A, B, C)) {
  expectation.to(equal(values))
}
public func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  expectation: Expectation<(A, B, C, D)>, values: (A, B, C, D)
) { expectation.to(equal(values)) }
public func === <Value: AnyObject>(expectation: Expectation<Value>, value: Value?) {
  Expectation(expression: expectation.expression.cast { $0 as AnyObject? }).to(beIdenticalTo(value))
}
public func !== <Value: AnyObject>(expectation: Expectation<Value>, value: Value?) {
  Expectation(expression: expectation.expression.cast { $0 as AnyObject? }).toNot(beIdenticalTo(value))
}
/// Matches objects whose static type is a protocol.
@_disfavoredOverload public func === <Value>(expectation: Expectation<Value>, value: Any?) {
  Expectation(expression: expectation.expression.cast { $0.map { $0 as AnyObject } }).to(beIdenticalTo(value.map { $0 as AnyObject }))
}
@_disfavoredOverload public func !== <Value>(expectation: Expectation<Value>, value: Any?) {
  Expectation(expression: expectation.expression.cast { $0.map { $0 as AnyObject } }).toNot(beIdenticalTo(value.map { $0 as AnyObject }))
}
public func > <Value: Comparable>(expectation: Expectation<Value>, value: Value) { expectation.to(beGreaterThan(value)) }
public func >= <Value: Comparable>(expectation: Expectation<Value>, value: Value) {
  expectation.to(beGreaterThanOrEqualTo(value))
}
public func < <Value: Comparable>(expectation: Expectation<Value>, value: Value) { expectation.to(beLessThan(value)) }
public func <= <Value: Comparable>(expectation: Expectation<Value>, value: Value) {
  expectation.to(beLessThanOrEqualTo(value))
}

infix operator ≈: ComparisonPrecedence
infix operator ±: AdditionPrecedence

/// A number and how far off another may be.
public struct Tolerance<Value> { let expected: Value, delta: Value }
public func ± <Value: FloatingPoint>(expected: Value, delta: Value) -> Tolerance<Value> {
  Tolerance(expected: expected, delta: delta)
}
public func ≈ <Value: FloatingPoint>(expectation: Expectation<Value>, value: Value) { expectation.to(beCloseTo(value)) }
public func ≈ <Value: FloatingPoint>(expectation: Expectation<Value>, value: Tolerance<Value>) {
  expectation.to(beCloseTo(value.expected, within: value.delta))
}
public func == <Value: FloatingPoint>(expectation: Expectation<Value>, value: Tolerance<Value>) {
  expectation.to(beCloseTo(value.expected, within: value.delta))
}
