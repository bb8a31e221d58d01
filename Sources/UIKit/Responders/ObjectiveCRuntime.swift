// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
internal import QuartzCore

// Names of the Objective-C runtime that packages guard with. No class has methods that a runtime could find,
// so code that exchanges methods finds nothing to exchange, with one warning.

/// A method of a class. There are none.
public typealias Method = OpaquePointer
/// The implementation of a method. There is none.
public typealias IMP = OpaquePointer

/// Returns the superclass of a class; nil for a root class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Returns nil: no method is known to a runtime.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  notYet("class_getInstanceMethod(_:_:)")
  return nil
}
/// Returns nil: no method is known to a runtime.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  notYet("class_getClassMethod(_:_:)")
  return nil
}
/// Returns `false`: methods cannot be added to classes.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  notYet("class_addMethod(_:_:_:_:)")
  return false
}
/// Returns nil: methods cannot be replaced. Does nothing, without a warning.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// Returns the method itself, which nothing can call.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Returns nil: methods have no type encoding.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Exchanges nothing, with one warning.
public func method_exchangeImplementations(_ m1: Method?, _ m2: Method?) {
  notYet("method_exchangeImplementations(_:_:)")
}
/// Returns a placeholder for a block, which nothing calls.
public func imp_implementationWithBlock(_ block: Any) -> IMP { OpaquePointer(bitPattern: 1)! }
/// Returns the method itself: nothing is set.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

extension UIApplication {
  /// Returns whether the class responds to a selector. Programs without access to `UIApplication.shared`,
  /// such as extensions, look it up by its name.
  public class func responds(to selector: Selector!) -> Bool {
    ["sharedApplication", "shared"].contains(selector?.description)
  }
  /// Returns the application for the selector "sharedApplication" or "shared"; nil for any other.
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: selector) ? Unmanaged.passUnretained(shared) : nil
  }
  /// Returns the application for the key "sharedApplication" or "shared"; nil for any other.
  public class func value(forKeyPath keyPath: String) -> Any? {
    responds(to: Selector(keyPath)) ? shared : nil
  }
  /// Returns the application for the key "sharedApplication" or "shared"; nil for any other.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

// MARK: - Run loops

/// A run loop under Core Foundation's name.
public typealias CFRunLoop = RunLoop
/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Wakes a waiting run loop.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }
/// The reasons for which a run loop returns.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }
/// Runs this thread's loop for the given number of seconds, or until it has handled a source if requested.
/// The mode is always the default one.
@discardableResult public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  CFRunLoopRunResult(rawValue: runLoop(for: seconds, orUntilHandled: returnAfterSourceHandled)) ?? .timedOut
}

/// A timer of a run loop under Core Foundation's name.
public typealias CFRunLoopTimer = Timer
/// A mode of a run loop under Core Foundation's name.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// The mode `common`, under the name of Core Foundation's constant.
  public static var commonModes: RunLoop.Mode { .common }
  /// The mode `default`, under the name of Core Foundation's constant.
  public static var defaultMode: RunLoop.Mode { .default }
  /// The mode in which a run loop waits while touches are tracked, one of the common modes on Apple's
  /// systems. In Mica no loop runs in it.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// Creates a timer that fires at `fireDate`, in seconds since 2001, and then every `interval` seconds; once
/// if that is 0.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt,
  _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer! {
  // Called on the thread of the run loop to which the timer is added.
  nonisolated(unsafe) let call = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { call?($0) }
}
/// Starts a timer; with a manual frame clock, it fires in that clock's frames. Run loop and mode are ignored:
/// the current thread's loop is used.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  timer?.start(after: max(0, timer.fireDate.timeIntervalSinceNow))
}
/// Invalidates a timer; does nothing for nil.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
/// Returns whether a timer may still fire; `false` for nil.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
