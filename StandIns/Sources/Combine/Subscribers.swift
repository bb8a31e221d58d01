import Foundation

// The parts of custom publishers and subscribers: a subscription requests values, and gets no more than it
// requested.

/// An identifier that distinguishes streams.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last: UInt = 0
  private let number: UInt

  public init() {
    number = CombineIdentifier.lock.withLock {
      CombineIdentifier.last += 1
      return CombineIdentifier.last
    }
  }
  public init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object)) }
  public var description: String { "0x" + String(number, radix: 16) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The tie between a publisher and a subscriber, which asks for values by it.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscriptions {
  /// One that gives nothing.
  public static var empty: any Subscription { Nothing() }

  private struct Nothing: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// A type that receives values until a publisher is complete.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  /// Takes a value; answers how many more it wants beside those that it asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

extension Subscribers {
  /// The number of values that a subscriber requests.
  public struct Demand: Equatable, Comparable, Hashable, CustomStringConvertible {
    /// Nil for all.
    public let max: Int?
    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "Subscribers.Demand.max(\(value)) is below zero")
      return Demand(value)
    }
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let mine = one.max, let theirs = other.max else { return .unlimited }
      let (sum, isBeyond) = mine.addingReportingOverflow(theirs)
      return isBeyond ? .unlimited : Demand(sum)
    }
    public static func - (one: Demand, other: Demand) -> Demand {
      guard let mine = one.max else { return .unlimited }
      return Demand(Swift.max(0, mine - (other.max ?? mine)))
    }
    public static func * (one: Demand, factor: Int) -> Demand { one.max.map { .max($0 * factor) } ?? .unlimited }
    public static func + (one: Demand, count: Int) -> Demand { one + .max(count) }
    public static func - (one: Demand, count: Int) -> Demand { one - .max(count) }
    public static func += (one: inout Demand, other: Demand) { one = one + other }
    public static func -= (one: inout Demand, other: Demand) { one = one - other }
    public static func *= (one: inout Demand, factor: Int) { one = one * factor }
    public static func += (one: inout Demand, count: Int) { one = one + count }
    public static func -= (one: inout Demand, count: Int) { one = one - count }

    public static func < (one: Demand, other: Demand) -> Bool { (one.max ?? .max) < (other.max ?? .max) }
    public static func < (one: Demand, count: Int) -> Bool { one.max.map { $0 < count } ?? false }
    public static func > (one: Demand, count: Int) -> Bool { one.max.map { $0 > count } ?? true }
    public static func <= (one: Demand, count: Int) -> Bool { !(one > count) }
    public static func >= (one: Demand, count: Int) -> Bool { !(one < count) }
    public static func == (one: Demand, count: Int) -> Bool { one.max == count }
    public static func != (one: Demand, count: Int) -> Bool { one.max != count }
  }

  /// Hands values to closures, as many as there are.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public let receiveValue: (Input) -> Void
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) { (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue) }

    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      receiveValue(input)
      return .none
    }
    public func receive(completion: Completion<Failure>) {
      subscription = nil
      receiveCompletion(completion)
    }
    public func cancel() {
      let ending = subscription
      subscription = nil
      ending?.cancel()
    }
  }
}

/// A subscriber of whatever type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    (subscribed, value) = ({ subscriber.receive(subscription: $0) }, { subscriber.receive($0) })
    end = { subscriber.receive(completion: $0) }
  }
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    end = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subscriber to a publisher that pushes its values.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = Attached(subscriber)
    subscriber.receive(subscription: subscription)
    subscription.attach(to: self)
  }

  /// Attaches closures to a custom publisher, which serves subscribers.
  public func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: completion, receiveValue: value)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// A subscription that caches pushed values until a subscriber requests them; the completion follows all of
/// them.
private final class Attached<S: Subscriber>: Subscription {
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var waiting: [S.Input] = []
  private var end: Subscribers.Completion<S.Failure>?
  private var source: AnyCancellable?
  private var isHandingOn = false

  init(_ subscriber: S) { self.subscriber = subscriber }

  func attach<P: Publisher>(to publisher: P) where P.Output == S.Input, P.Failure == S.Failure {
    guard subscriber != nil else { return }
    let source = publisher.attach(
      {
        self.waiting.append($0)
        self.handOn()
      },
      {
        self.end = $0
        self.handOn()
      })
    self.source = subscriber == nil ? nil : source
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    handOn()
  }

  func cancel() {
    let ending = source
    (subscriber, source, waiting) = (nil, nil, [])
    ending?.cancel()
  }

  private func handOn() {
    guard !isHandingOn else { return }
    isHandingOn = true
    while let subscriber, !waiting.isEmpty, demand > 0 {
      demand -= 1
      demand += subscriber.receive(waiting.removeFirst())
    }
    isHandingOn = false
    if waiting.isEmpty, let end, let subscriber {
      (self.subscriber, source) = (nil, nil)
      subscriber.receive(completion: end)
    }
  }
}
