import Foundation
import UIKit

// When and where values are handed on. Times of all schedulers are of one type here.

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A moment, in seconds since the machine was started.
public struct SchedulerTime: Strideable, Hashable {
  public var seconds: Double
  public static var now: SchedulerTime { SchedulerTime(seconds: ProcessInfo.processInfo.systemUptime) }

  public func distance(to other: SchedulerTime) -> Stride { Stride(seconds: other.seconds - seconds) }
  public func advanced(by n: Stride) -> SchedulerTime { SchedulerTime(seconds: seconds + n.seconds) }

  /// A time that passes, in seconds; numbers stand for it.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    ExpressibleByFloatLiteral
  {
    public var seconds: Double
    public var magnitude: Double { abs(seconds) }

    public init(seconds: Double) { self.seconds = seconds }
    public init(integerLiteral value: Int) { seconds = Double(value) }
    public init(floatLiteral value: Double) { seconds = value }
    public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }
    public init(_ interval: DispatchTimeInterval) {
      switch interval {
      case .seconds(let count): seconds = Double(count)
      case .milliseconds(let count): seconds = Double(count) / 1e3
      case .microseconds(let count): seconds = Double(count) / 1e6
      case .nanoseconds(let count): seconds = Double(count) / 1e9
      default: seconds = .infinity
      }
    }

    public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1e9) }
    public static func < (one: Stride, other: Stride) -> Bool { one.seconds < other.seconds }
    public static func + (one: Stride, other: Stride) -> Stride { Stride(seconds: one.seconds + other.seconds) }
    public static func - (one: Stride, other: Stride) -> Stride { Stride(seconds: one.seconds - other.seconds) }
    public static func * (one: Stride, other: Stride) -> Stride { Stride(seconds: one.seconds * other.seconds) }
    public static func += (one: inout Stride, other: Stride) { one = one + other }
    public static func -= (one: inout Stride, other: Stride) { one = one - other }
    public static func *= (one: inout Stride, other: Stride) { one = one * other }
  }
}

/// Where closures are run, at once or some time later.
public protocol Scheduler {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

extension Scheduler where SchedulerTimeType == SchedulerTime {
  public var now: SchedulerTime { .now }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions { public init() {} }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: .now() + date.seconds - SchedulerTime.now.seconds) { action() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions { public init() {} }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    add(Timer(timeInterval: max(0, date.seconds - SchedulerTime.now.seconds), repeats: false) { _ in action() }, forMode: .common)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public struct SchedulerOptions { public init() {} }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(deadline: .now() + date.seconds - SchedulerTime.now.seconds) {
      self.addOperation { action() }
    }
  }
}

/// Runs everything at once.
public struct ImmediateScheduler: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
}

extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var isOpen = true
      let attached = attach(
        { sent in scheduler.schedule(options: options) { if isOpen { value(sent) } } },
        { end in scheduler.schedule(options: options) { if isOpen { completion(end) } } })
      return AnyCancellable {
        isOpen = false
        attached.cancel()
      }
    }
  }
  /// Subscribing takes no time here, wherever it is done.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      attach(
        { sent in scheduler.schedule(after: scheduler.now.advanced(by: interval)) { value(sent) } },
        { end in scheduler.schedule(after: scheduler.now.advanced(by: interval)) { completion(end) } })
    }
  }
  /// The last value of a while in which none came.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var count = 0
      let attached = attach(
        { sent in
          count += 1
          let mine = count
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) { if mine == count { value(sent) } }
        }, completion)
      return AnyCancellable {
        count = -1
        attached.cancel()
      }
    }
  }
  /// One value at most in each while: the first that comes at once, then the first or the last of the while.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var isWaiting = false, kept: Output?
      func open() {
        guard let sent = kept else { return isWaiting = false }
        kept = nil
        value(sent)
        scheduler.schedule(after: scheduler.now.advanced(by: interval), open)
      }
      return attach(
        { sent in
          if !isWaiting {
            isWaiting = true
            value(sent)
            scheduler.schedule(after: scheduler.now.advanced(by: interval), open)
          } else if latest || kept == nil {
            kept = sent
          }
        }, completion)
    }
  }
}

extension Timer {
  /// Publishes the time again and again, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    private let dates = PassthroughSubject<Date, Never>()
    private let interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode
    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
    }
    public func attach(
      _ value: @escaping (Date) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { dates.attach(value, completion) }
    public func connect() -> any Cancellable {
      let timer = Timer(timeInterval: interval, repeats: true) { [dates] _ in dates.send(Date()) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

/// A publisher that begins when its `connect()` is called.
public protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// One that begins with the first who subscribes.
  public func autoconnect() -> AnyPublisher<Output, Failure> {
    var connection: (any Cancellable)?, count = 0
    return AnyPublisher { value, completion in
      let attached = attach(value, completion)
      count += 1
      if count == 1 { connection = connect() }
      return AnyCancellable {
        attached.cancel()
        count -= 1
        if count == 0 {
          connection?.cancel()
          connection = nil
        }
      }
    }
  }
}
