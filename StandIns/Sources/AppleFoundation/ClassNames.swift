import Foundation

// Functions that sources name with the module, since Foundation has its own.

/// Returns the name of a class as on iOS: with its module, unless the class is Apple's own.
///
/// Foundation's function on Linux has no name for a generic class, nor for one inside another type.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  let isApples = ["UIKit.", "QuartzCore.", "Foundation."].contains { name.hasPrefix($0) }
  return isApples ? String(name.drop { $0 != "." }.dropFirst()) : name
}

/// Returns the class with a name as on iOS, where Apple's own are known without their modules.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let found = Foundation.NSClassFromString(aClassName) { return found }
  guard !aClassName.contains(".") else { return nil }
  return ["UIKit", "QuartzCore", "Foundation", "XCTest"].lazy
    .compactMap { Foundation.NSClassFromString("\($0).\(aClassName)") }.first
}
