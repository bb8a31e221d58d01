public import Foundation
internal import Synchronization

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
/// The same, as the C library of BSD names it.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The least whole numbers of some bits, which Swift does not read from C's library on Linux.
public let INT8_MIN: Int32 = -128
/// Of 16 bits.
public let INT16_MIN: Int32 = -32_768
/// Of 32 bits.
public let INT32_MIN = Int32.min

/// The kind of device that the program runs on.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

/// What the kernel knows of a process, as far as programs ask whether a debugger follows theirs.
public struct kinfo_proc {
  /// What is known; nothing is set.
  public struct Process { public var p_flag: Int32 = 0 }
  /// Kept for the app: what it asks for.
  public var kp_proc = Process()
  /// A process that nothing follows.
  public init() {}
}
/// The first part of a name for `sysctl`: what the kernel knows. As those below with Darwin's value.
public let CTL_KERN: Int32 = 1
/// The second part: processes.
public let KERN_PROC: Int32 = 14
/// The third part: one process, by its number.
public let KERN_PROC_PID: Int32 = 1
/// The bit of `p_flag` that says that a debugger follows the process.
public let P_TRACED: Int32 = 0x800

/// Answers of a process alone, that nothing follows it; -1 says that anything else is not known.
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>?, _ length: UInt32, _ old: UnsafeMutableRawPointer?,
  _ oldLength: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?, _ newLength: Int
) -> Int32 {
  guard let name, length >= 2, name[0] == CTL_KERN, name[1] == KERN_PROC else { return -1 }
  old?.assumingMemoryBound(to: kinfo_proc.self).pointee = kinfo_proc()
  return 0
}

/// The wall clock's time, in seconds since 1 January 2001, 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// How many nanoseconds, milliseconds and microseconds a second has, and nanoseconds a smaller unit.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds a second.
public let MSEC_PER_SEC: UInt64 = 1_000

extension NSAttributedString {
  /// An empty text, which Foundation has on Darwin alone.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

/// The locks of objects that code synchronises on, which one thread may take several times.
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

  /// False where the object is not locked.
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

/// Waits until no other thread has entered the object; 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(obj as AnyObject)
  return 0
}

/// Lets the next thread enter; -1 where nobody has entered.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(obj as AnyObject) ? 0 : -1
}

extension ProcessInfo {
  /// Whether an iPad's program runs on a Mac; never.
  public var isMacCatalystApp: Bool { false }
  /// Whether an iPhone's program runs on a Mac; never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the user asks to save power; nothing here tells.
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSObject {
  /// The class itself, which stands for it in archives.
  public class func classForCoder() -> AnyClass { self }
}

/// Adds 1 to a counter that several threads use; returns what it is then. Old code counts so.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(1, value)
}
/// Takes 1 from such a counter; returns what it is then.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  OSAtomicAdd32(-1, value)
}
/// Adds a number to such a counter; returns what it is then, which wraps around.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  // An `Atomic` is laid out as its value.
  UnsafeMutableRawPointer(value).assumingMemoryBound(to: Atomic<Int32>.self).pointee.wrappingAdd(
    amount, ordering: .sequentiallyConsistent
  ).newValue
}

extension NSMutableString {
  /// Appends what a format makes of values, as `String(format:)` does.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}
