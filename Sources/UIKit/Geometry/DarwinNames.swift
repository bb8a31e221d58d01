internal import Foundation

/// The name of a method.
///
/// Without the Objective-C runtime a selector cannot be performed; it names an action for code that looks the
/// name up itself.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The method's name, such as `tapped:`.
  public let description: String

  /// A selector with a name.
  public init(_ name: String) { description = name }

  /// A selector with a name.
  public init(stringLiteral name: String) { description = name }
}

/// The selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Runs the body; memory is released by reference counting alone, so there is no pool to drain.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// The largest finite `Float`, as Darwin's math library names it.
public let HUGE = Float.greatestFiniteMagnitude

/// The kind of device that the program runs on.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The wall clock's time, in seconds since 1 January 2001, 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }
