// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
internal import Synchronization

/// The name of a method.
///
/// Without the Objective-C runtime a selector cannot be performed; it names an action for code that looks the
/// name up itself.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The method's name, such as `tapped:`.
  public let description: String

  /// Creates a selector from a name.
  public init(_ name: String) { description = name }

  /// Creates a selector from a name.
  public init(stringLiteral name: String) { description = name }
}

/// Returns the selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
/// Returns the selector of a name, a text that ends with zero.
public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }
/// Returns the selector of a name, a text that ends with zero.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { sel_getUid(str) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Runs the body. Memory is managed by reference counting only, so there is no pool to drain.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}

/// The largest finite `Float`, under the name of Darwin's math library.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest finite `Float`, under the name of BSD's C library.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The minimum of 8-bit integers. Swift does not import these constants of the C library on Linux.
public let INT8_MIN: Int32 = -128
/// The minimum of 16-bit integers.
public let INT16_MIN: Int32 = -32_768
/// The minimum of 32-bit integers.
public let INT32_MIN = Int32.min

/// Returns the kind of device that the program runs on.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// The kernel's information about a process, as far as programs test whether a debugger is attached.
public struct kinfo_proc {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  /// The flags of the process; none are set.
  public struct Process { public var p_flag: Int32 = 0 }
  /// Stored only. The information about the process. Nothing sets its flags.
  public var kp_proc = Process()
  /// Creates the information about a process without a debugger.
  public init() {}
}
/// The first part of a `sysctl` name: kernel information. The values are Darwin's, as below.
public let CTL_KERN: Int32 = 1
/// The second part: processes.
public let KERN_PROC: Int32 = 14
/// The third part: one process, by its identifier.
public let KERN_PROC_PID: Int32 = 1
/// The bit of `p_flag` that indicates an attached debugger.
public let P_TRACED: Int32 = 0x800

/// Returns, for a process, that no debugger is attached; -1 for all other names.
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>?, _ length: UInt32, _ old: UnsafeMutableRawPointer?,
  _ oldLength: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?, _ newLength: Int
) -> Int32 {
  guard let name, length >= 2, name[0] == CTL_KERN, name[1] == KERN_PROC else { return -1 }
  old?.assumingMemoryBound(to: kinfo_proc.self).pointee = kinfo_proc()
  return 0
}

/// Returns the wall clock's time, in seconds since 1 January 2001, 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// The number of nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds per second.
public let MSEC_PER_SEC: UInt64 = 1_000

extension NSAttributedString {
  /// Creates an empty attributed string, with an initialiser that Foundation has only on Darwin.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

/// The recursive locks of objects on which code synchronises.
private enum ObjectLocks {
  private final class Entry {
    let lock = NSRecursiveLock()
    var users = 0
  }
  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func enter(_ object: AnyObject) {
    let lock = entries.withLock { entries in
      let entry = entries[ObjectIdentifier(object), default: Entry()]
      entry.users += 1
      entries[ObjectIdentifier(object)] = entry
      return entry.lock
    }
    lock.lock()
  }

  /// Unlocks an object; returns `false` if it is not locked.
  static func exit(_ object: AnyObject) -> Bool {
    let lock: NSRecursiveLock? = entries.withLock { entries in
      guard let entry = entries[ObjectIdentifier(object)] else { return nil }
      entry.users -= 1
      if entry.users == 0 { entries[ObjectIdentifier(object)] = nil }
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}

/// Waits until no other thread has entered the object; returns 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(obj as AnyObject)
  return 0
}

/// Leaves the object; returns -1 if it was not entered.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}

extension ProcessInfo {
  /// A Boolean value that indicates whether an iPad's program runs on a Mac; always `false`.
  public var isMacCatalystApp: Bool { false }
  /// A Boolean value that indicates whether an iPhone's program runs on a Mac; always `false`.
  public var isiOSAppOnMac: Bool { false }
  /// A Boolean value that indicates whether low power mode is enabled; always `false`, as it is not known.
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSObject {
  /// Returns the class itself, which represents it in archives.
  public class func classForCoder() -> AnyClass { self }
}

/// Increments a counter atomically and returns the new value, for old code.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}
/// Decrements a counter atomically and returns the new value.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}
/// Adds a number to a counter atomically, with wraparound, and returns the new value.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  // An `Atomic` has the layout of its value.
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self).pointee.wrappingAdd(
    amount, ordering: .sequentiallyConsistent
  ).newValue
}

extension NSMutableString {
  /// Appends a formatted string, as created by `String(format:)`.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}
