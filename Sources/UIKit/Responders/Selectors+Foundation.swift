public import Foundation
internal import QuartzCore
internal import Synchronization

// Foundation's methods that call by selector where there is an Objective-C runtime. A target needs a table of
// its methods (`SelectorTarget`); a call to one without is reported once.

extension ActionDispatch {
  /// Calls a method from any thread: immediately on the main thread, otherwise asynchronously on it.
  nonisolated static func call(
    _ selector: Selector, of target: AnyObject, with argument: Any?, _ api: StaticString
  ) {
    // Foundation transfers both to the calling thread, which no longer uses them.
    nonisolated(unsafe) let (receiver, value) = (target, argument)
    let call: @Sendable () -> Void = {
      MainActor.assumeIsolated {
        if !send(selector, to: receiver, sender: value, event: nil) { notYet(api) }
      }
    }
    if MainThread.isCurrent { call() } else { DispatchQueue.main.async(execute: call) }
  }
}

extension Timer {
  /// Creates a timer that calls a method of `target`, which it retains until it is invalidated. Add it to a
  /// run loop to start it.
  ///
  /// - Note: Foundation's timers store no `userInfo`; only those of `scheduledTimer` do.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.call(selector, of: target))
    if userInfo != nil { notYet("Timer(timeInterval:target:selector:userInfo:repeats:) with user info") }
  }

  /// Creates a timer that first fires at a date. Add it to a run loop to start it.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats, block: Self.call(selector, of: target))
    if userInfo != nil { notYet("Timer(fireAt:interval:target:selector:userInfo:repeats:) with user info") }
  }

  /// Creates a timer on the current run loop that calls a method of `target`, which it retains until it is
  /// invalidated.
  @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = InformedTimer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: call(selector, of: target))
    timer.info = userInfo
    timer.start(after: interval)
    return timer
  }

  private static func call(_ selector: Selector, of target: Any) -> @Sendable (Timer) -> Void {
    // Used on the main thread only, by `ActionDispatch`.
    nonisolated(unsafe) let receiver = AssociatedValues.owner(target)
    return {
      ActionDispatch.call(
        selector, of: receiver, with: $0,
        "Timer(target:selector:) with a target without a table of its methods")
    }
  }
}

/// A timer that stores its `userInfo`.
private final class InformedTimer: Timer {
  var info: Any?
  override var userInfo: Any? { info }
}

/// The observations of one object, which end with it or when they are removed.
private final class Observations {
  struct Entry {
    let name: Notification.Name?
    weak var sender: AnyObject?
    let token: any NSObjectProtocol
  }
  let center: NotificationCenter
  var entries: [Entry] = []

  init(center: NotificationCenter) { self.center = center }
  deinit { entries.forEach { center.removeObserver($0.token as Any) } }
}

extension NotificationCenter {
  // Only its address is used.
  private nonisolated(unsafe) static var key: UInt8 = 0

  /// Calls a method of `observer`, which is not retained, for each notification with a name and sender; nil
  /// stands for any.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    if let own = self as? OverridableNotificationCenter {
      own.addObserver_own(observer, selector: selector, name: name, object: object)
    } else {
      observe(AssociatedValues.owner(observer), selector, name, object)
    }
  }

  func observe(_ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: Any?) {
    let observations = observations(of: observer) ?? Observations(center: self)
    objc_setAssociatedObject(observer, &Self.key, observations, .OBJC_ASSOCIATION_RETAIN)
    // Used on the main thread only, by `ActionDispatch`.
    nonisolated(unsafe) weak let receiver = observer
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let receiver else { return }
      ActionDispatch.call(
        selector, of: receiver, with: notification,
        "NotificationCenter.addObserver(_:selector:name:object:) with an observer without a table of its methods"
      )
    }
    observations.entries.append(
      .init(name: name, sender: object.map { $0 as AnyObject }, token: token))
  }

  /// Removes the observations of an object that `addObserver(_:selector:name:object:)` added.
  public func removeObserver<Observer: AnyObject>(_ observer: Observer) {
    if let own = self as? OverridableNotificationCenter {
      own.removeObserver_own(observer)
    } else {
      forget(observer)
    }
  }

  func forget(_ observer: AnyObject) {
    removeObserver(observer as Any)
    observations(of: observer)?.end { _ in true }
  }

  /// Removes the observations of an object with a name and sender; nil stands for any.
  public func removeObserver<Observer: AnyObject>(
    _ observer: Observer, name: Notification.Name?, object: Any?
  ) {
    if let own = self as? OverridableNotificationCenter {
      own.removeObserver_own(observer, name: name, object: object)
    } else {
      forget(observer, name, object)
    }
  }

  func forget(_ observer: AnyObject, _ name: Notification.Name?, _ object: Any?) {
    removeObserver(observer as Any, name: name, object: object)
    observations(of: observer)?.end { entry in
      (name == nil || entry.name == name)
        && (object == nil || entry.sender === object.map { $0 as AnyObject })
    }
  }

  /// Posts a notification without user information; a separate method, since protocols require it.
  public func post(name: Notification.Name, object: Any?) {
    if let own = self as? OverridableNotificationCenter {
      own.post_own(name: name, object: object)
    } else {
      post(name: name, object: object, userInfo: nil)
    }
  }

  private func observations(of observer: AnyObject) -> Observations? {
    let found = objc_getAssociatedObject(observer, &Self.key) as? Observations
    return found?.center === self ? found : nil
  }
}

extension Observations {
  func end(_ isOver: (Entry) -> Bool) {
    entries.filter(isOver).forEach { center.removeObserver($0.token as Any) }
    entries.removeAll(where: isOver)
  }
}

/// Retains the value that `perform(_:)` returns unretained.
@MainActor private enum PerformedAnswer { static var last: AnyObject? }

extension NSObject {
  /// Returns the class's name, with its module.
  public class func description() -> String { NSStringFromClass(self) }
  /// Returns the superclass; nil for `NSObject`.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }
  /// The superclass of the object's class; nil for an `NSObject`.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// Returns whether the object has a method of that name, in its table or in UIKit, or a known property of
  /// that name. UIKit's methods have their Objective-C names: `drawRect:`, `setHidden:`.
  @preconcurrency @MainActor public func responds(to selector: Selector!) -> Bool {
    if let own = self as? any ReplacedResponding { return own.respondsInstead(to: selector) }
    return respondsOfKit(to: selector)
  }
  /// Returns whether the object has a method of that name by `NSObject` itself.
  @_spi(SelectorTable) @preconcurrency @MainActor public func respondsOfKit(to selector: Selector!) -> Bool {
    ActionDispatch.has(selector, self) || KitSelectors.has(selector.description, Swift.type(of: self))
      || KnownKeys.known(selector.description, of: self) != nil
  }

  /// Returns whether objects of the class have a UIKit method of that name; for views also whether they have
  /// one in their table, or a known property of that name.
  @preconcurrency @MainActor public class func instancesRespond(to selector: Selector!) -> Bool {
    if let view = self as? UIView.Type { return view.make(frame: .zero).responds(to: selector) }
    if KitSelectors.has(selector.description, self) { return true }
    notYet("instancesRespond(to:) of methods in tables of another class than a view's")
    return false
  }

  /// Calls a method by its name, or reads a known property. A method's result is not returned, since tables
  /// do not store results; a property's value is retained until the next is read.
  @preconcurrency @MainActor @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<
    AnyObject
  >! {
    perform(selector, with: nil)
  }
  /// Calls a method by its name with an argument, which the method receives as its sender.
  @preconcurrency @MainActor @discardableResult public func perform(
    _ selector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {
    if !ActionDispatch.has(selector, self), let value = KnownKeys.known(selector.description, of: self) {
      guard let value else { return nil }
      let answer = value as AnyObject
      PerformedAnswer.last = answer
      return Unmanaged.passUnretained(answer)
    }
    if !ActionDispatch.has(selector, self), let other = forwardingTarget(for: selector) as? NSObject,
      other !== self
    {
      return other.perform(selector, with: object)
    }
    ActionDispatch.call(
      selector, of: self, with: object, "perform(_:with:) of an object without a table of its methods")
    return nil
  }
  /// Calls a method by its name with two arguments.
  @preconcurrency @MainActor @discardableResult public func perform(
    _ selector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    ActionDispatch.call(
      selector, of: self, with: SelectorArguments(values: [object1, object2]),
      "perform(_:with:with:) of an object without a table of its methods")
    return nil
  }
  /// Calls a method on the main thread: immediately if called from there with `waitUntilDone`, otherwise
  /// asynchronously.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    // Used on the main thread only, by `ActionDispatch`.
    nonisolated(unsafe) let (receiver, value) = (self, argument)
    let call: @Sendable () -> Void = {
      ActionDispatch.call(
        selector, of: receiver, with: value,
        "performSelector(onMainThread:with:waitUntilDone:) of an object without a table of its methods")
    }
    if !wait {
      DispatchQueue.main.async(execute: call)
    } else if MainThread.isCurrent {
      call()
    } else {
      DispatchQueue.main.sync(execute: call)
    }
  }
  /// Calls a method on the main thread; the modes are not distinguished.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }
  /// Calls a method by its name. On Linux, that is on the main thread, whichever thread is named, since all
  /// methods called by name belong to it.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool,
    modes: [String]? = nil
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }
  /// Calls a method after a delay, on the main thread; the modes are not distinguished.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }
  /// Calls a method asynchronously. On Linux, that is also on the main thread, to which all methods called by
  /// name belong.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: false)
  }
  /// Calls a method after a delay, on the main thread.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    // Used on the main thread only, by `ActionDispatch`.
    nonisolated(unsafe) let (receiver, value) = (self, argument)
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      PerformRequests.remove { $0.timer === timer }
      ActionDispatch.call(
        selector, of: receiver, with: value,
        "perform(_:with:afterDelay:) of an object without a table of its methods")
    }
    PerformRequests.add(PerformRequest(receiver: self, selector: selector, argument: argument, timer: timer))
    timer.start(after: delay)
  }
  /// Cancels all pending calls to `aTarget` that `perform(_:with:afterDelay:)` scheduled.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.cancel { $0.receiver === aTarget as AnyObject }
  }
  /// Cancels the pending calls of one method with one argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequests.cancel { request in
      request.receiver === aTarget as AnyObject && request.selector == aSelector
        && request.hasArgument(anArgument)
    }
  }
}

/// A call scheduled by `perform(_:with:afterDelay:)`. Immutable; its parts are used on the main thread,
/// elsewhere only compared.
struct PerformRequest: @unchecked Sendable {
  let receiver: AnyObject
  let selector: Selector
  let argument: Any?
  let timer: Timer

  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
    return argument as AnyObject === other as AnyObject
  }
}

enum PerformRequests {
  private static let kept = Mutex<[PerformRequest]>([])
  /// The pending requests, from any thread.
  static var list: [PerformRequest] { kept.withLock { $0 } }

  static func add(_ request: PerformRequest) { kept.withLock { $0.append(request) } }

  /// Removes requests. The comparison, and deinitialisers of the removed values, may be client code: neither
  /// runs while the lock is held.
  @discardableResult static func remove(where isMeant: (PerformRequest) -> Bool) -> [PerformRequest] {
    let meant = list.filter(isMeant)
    kept.withLock { $0.removeAll { request in meant.contains { $0.timer === request.timer } } }
    return meant
  }

  static func cancel(where isMeant: (PerformRequest) -> Bool) {
    remove(where: isMeant).forEach { $0.timer.invalidate() }
  }
}
