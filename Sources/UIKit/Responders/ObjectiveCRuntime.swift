public import Foundation
internal import QuartzCore

// Names of the Objective-C runtime that packages guard with: no class has methods that it could find, so code
// that exchanges methods finds nothing to exchange, and says so once.

/// A method of a class; there are none.
public typealias Method = OpaquePointer
/// What a method runs; there is none.
public typealias IMP = OpaquePointer

/// The class above another; nil for one at the top.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Nil: no method is known to a runtime.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  notYet("class_getInstanceMethod(_:_:)")
  return nil
}
/// Nil: no method is known to a runtime.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  notYet("class_getClassMethod(_:_:)")
  return nil
}
/// False: no class takes methods.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  notYet("class_addMethod(_:_:_:_:)")
  return false
}
/// Nil: no class takes methods. Says nothing, as it does nothing.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// The method itself, which nothing can call.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Nil: there are no types of methods.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Exchanges nothing, and says so once.
public func method_exchangeImplementations(_ m1: Method?, _ m2: Method?) {
  notYet("method_exchangeImplementations(_:_:)")
}
/// What stands for a block; nothing calls it.
public func imp_implementationWithBlock(_ block: Any) -> IMP { OpaquePointer(bitPattern: 1)! }
/// The method itself: nothing is set.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

extension UIApplication {
  /// Programs without `UIApplication.shared` in sight, such as extensions, look it up by its name.
  public class func responds(to selector: Selector!) -> Bool {
    ["sharedApplication", "shared"].contains(selector?.description)
  }
  /// The application by the selector "sharedApplication" or "shared"; nil by any other.
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: selector) ? Unmanaged.passUnretained(shared) : nil
  }
  /// The application by the key "sharedApplication" or "shared"; nil by any other.
  public class func value(forKeyPath keyPath: String) -> Any? {
    responds(to: Selector(keyPath)) ? shared : nil
  }
  /// The same as by a key path of one key.
  public class func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

// MARK: - Run loops

/// A run loop under Core Foundation's name.
public typealias CFRunLoop = RunLoop
/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Has a run loop that waits look for work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }
/// Why a run loop came back.
public enum CFRunLoopRunResult: Int32, Sendable { case finished = 1, stopped, timedOut, handledSource }
/// Runs this thread's loop for so many seconds, or until it has handled something where that is asked. Its
/// mode is the default one, whatever is asked for.
@discardableResult public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  CFRunLoopRunResult(rawValue: runLoop(for: seconds, orUntilHandled: returnAfterSourceHandled)) ?? .timedOut
}

/// A timer and a mode of a run loop under Core Foundation's names.
public typealias CFRunLoopTimer = Timer
/// A mode of a run loop under Core Foundation's name.
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
  /// `common`, by the name of Core Foundation's constant.
  public static var commonModes: RunLoop.Mode { .common }
  /// `default`, by the name of Core Foundation's constant.
  public static var defaultMode: RunLoop.Mode { .default }
  /// The mode in which a run loop waits while touches are tracked, one of the common modes on Apple's
  /// systems. Here no loop ever runs in it.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// A timer that fires at `fireDate`, in seconds since 2001, and
/// every `interval` seconds from then on; once where that is 0.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt,
  _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer! {
  // Called on the thread of the run loop that the timer is added to.
  nonisolated(unsafe) let call = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { call?($0) }
}
/// Starts a timer, under a clock that is set by hand in the frames of that clock. Run loop and mode are not
/// asked: it is this thread's loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  timer?.start(after: max(0, timer.fireDate.timeIntervalSinceNow))
}
/// Stops a timer for good; nil is no timer and does nothing.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
/// Whether a timer may still fire; false for nil.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer?.isValid ?? false }
