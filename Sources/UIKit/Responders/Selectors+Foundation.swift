public import Foundation
internal import QuartzCore
internal import Synchronization

// What Foundation calls by name where there is an Objective-C runtime. A target needs a table of its methods
// (`SelectorTarget`); one without is told so once.

extension ActionDispatch {
  /// Calls a method from any thread: at once on the main thread, else there as soon as it is free.
  nonisolated static func call(
    _ selector: Selector, of target: AnyObject, with argument: Any?, _ api: StaticString
  ) {
    // Foundation hands both over to the thread that calls, and this one no longer uses them.
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
  /// A timer that calls a method of `target`, which it keeps
  /// until it is invalidated. Add it to a run loop to start it.
  ///
  /// - Note: Foundation's timers keep no `userInfo`; only those of `scheduledTimer` do.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.call(selector, of: target))
    if userInfo != nil { notYet("Timer(timeInterval:target:selector:userInfo:repeats:) with user info") }
  }

  /// The same with a date at which it fires first. Add it to a run loop to start it.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats, block: Self.call(selector, of: target))
    if userInfo != nil { notYet("Timer(fireAt:interval:target:selector:userInfo:repeats:) with user info") }
  }

  /// A timer of the current run loop that calls a method of `target`, which it keeps until it is invalidated.
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

/// A timer that keeps what it was made with for its target.
private final class InformedTimer: Timer {
  var info: Any?
  override var userInfo: Any? { info }
}

/// The observations of one object, which end with it or when they are taken away.
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

  /// Calls a method of `observer`, which is not kept, for each
  /// notification of a name and sender; nil stands for any.
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

  /// Ends the observations that `addObserver(_:selector:name:object:)` began for an object.
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

  /// Ends those of a name and sender; nil stands for any.
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

  /// Posts a notification that tells no more; a method of its own, as protocols ask for it.
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

/// What keeps the value that `perform(_:)` hands out unretained.
@MainActor private enum PerformedAnswer { static var last: AnyObject? }

extension NSObject {
  /// The class's name, with its module.
  public class func description() -> String { NSStringFromClass(self) }
  /// The class above this one; nil for `NSObject`.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }
  /// The class above the object's own; nil for an `NSObject`.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }

  /// Whether the object has a method of that name, in its table or of UIKit's own, or a property of that name
  /// which is known here. UIKit's methods have the names of Objective-C: `drawRect:`, `setHidden:`.
  @preconcurrency @MainActor public func responds(to selector: Selector!) -> Bool {
    ActionDispatch.has(selector, self) || KitSelectors.has(selector.description, Swift.type(of: self))
      || KnownKeys.known(selector.description, of: self) != nil
  }

  /// Whether objects of the class have a method of UIKit's of that name; of views also whether they have one
  /// in their table, or a property of that name which is known here.
  @preconcurrency @MainActor public class func instancesRespond(to selector: Selector!) -> Bool {
    if let view = self as? UIView.Type { return view.make(frame: .zero).responds(to: selector) }
    if KitSelectors.has(selector.description, self) { return true }
    notYet("instancesRespond(to:) of methods in tables of another class than a view's")
    return false
  }

  /// Calls a method by its name, or asks for a property that is known here. A method's result does not come
  /// back, for tables do not keep results; a property's value is kept until the next is asked for.
  @preconcurrency @MainActor @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<
    AnyObject
  >! {
    perform(selector, with: nil)
  }
  /// The same with an argument, which goes to the method as its sender.
  @preconcurrency @MainActor @discardableResult public func perform(
    _ selector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {
    if !ActionDispatch.has(selector, self), let value = KnownKeys.known(selector.description, of: self) {
      guard let value else { return nil }
      let answer = value as AnyObject
      PerformedAnswer.last = answer
      return Unmanaged.passUnretained(answer)
    }
    ActionDispatch.call(
      selector, of: self, with: object, "perform(_:with:) of an object without a table of its methods")
    return nil
  }
  /// Calls a method that takes two arguments.
  @preconcurrency @MainActor @discardableResult public func perform(
    _ selector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    ActionDispatch.call(
      selector, of: self, with: SelectorArguments(values: [object1, object2]),
      "perform(_:with:with:) of an object without a table of its methods")
    return nil
  }
  /// Calls a method on the main thread: at once from there where
  /// that is waited for, else when that thread comes to it.
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
  /// Calls a method later. On Linux that is on the main thread as
  /// well, which all methods that are called by name belong to.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: false)
  }
  /// Calls a method later, on the main thread.
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
  /// Calls no method of `aTarget` that `perform(_:with:afterDelay:)` was asked for and that is still to come.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.cancel { $0.receiver === aTarget as AnyObject }
  }
  /// The same for one method with one argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequests.cancel { request in
      request.receiver === aTarget as AnyObject && request.selector == aSelector
        && request.hasArgument(anArgument)
    }
  }
}

/// A call that `perform(_:with:afterDelay:)` was asked for. Immutable; what is called and with what is used
/// on the main thread, elsewhere only compared.
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
  /// Those still to come, asked for on any thread.
  static var list: [PerformRequest] { kept.withLock { $0 } }

  static func add(_ request: PerformRequest) { kept.withLock { $0.append(request) } }

  /// Takes requests away. What compares them, and what ends with
  /// them, may be the app's: neither happens while the list is held.
  @discardableResult static func remove(where isMeant: (PerformRequest) -> Bool) -> [PerformRequest] {
    let meant = list.filter(isMeant)
    kept.withLock { $0.removeAll { request in meant.contains { $0.timer === request.timer } } }
    return meant
  }

  static func cancel(where isMeant: (PerformRequest) -> Bool) {
    remove(where: isMeant).forEach { $0.timer.invalidate() }
  }
}
