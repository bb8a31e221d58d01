import Foundation
import XCTest

// On Apple's systems a test is an object of Objective-C, so that it may be the delegate of what it tests.
extension XCTestCase: @retroactive NSObjectProtocol, @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
  public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var description: String { name }
  public var debugDescription: String { name }
}
