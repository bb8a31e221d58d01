import Foundation
import UIKit

// The part of Combine that packages of views use: subjects, published properties, and the operators between.
// Values are pushed at once, on the thread that sends them; only custom subscribers, and the publishers that
// serve them, use demand.

public protocol Cancellable {
  func cancel()
}

/// Ends a subscription when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
  deinit { cancel() }

  public func cancel() {
    end?()
    end = nil
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable { cancel() }) }
}

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// A type that sends values until it is complete.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Gives a subscriber its subscription; what publishers of one's own have.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
  /// Passes on values and the completion until the result is cancelled. The publishers here implement it; the
  /// default implementations of this method and of `receive(subscriber:)` call each other.
  func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attaching: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure { attaching = publisher.attach }
  init(_ attaching: @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable) {
    self.attaching = attaching
  }

  public func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { attaching(value, completion) }
}

/// Sends one value.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    value(output)
    completion(.finished)
    return AnyCancellable {}
  }
}

/// Sends nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  let completes: Bool
  public init(completeImmediately: Bool = true) { completes = completeImmediately }

  public func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completes { completion(.finished) }
    return AnyCancellable {}
  }
}

// MARK: - Subjects

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Passes values on to the attached subscribers.
public class PassthroughSubject<Output, Failure: Error>: Subject {
  private var receivers: [(id: Int, value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)] = []
  private var next = 0
  private var end: Subscribers.Completion<Failure>?

  public init() {}

  public func send(_ value: Output) {
    guard end == nil else { return }
    for receiver in receivers { receiver.value(value) }
  }
  public func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    for receiver in receivers { receiver.completion(completion) }
    receivers = []
  }
  public func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let end {
      completion(end)
      return AnyCancellable {}
    }
    next += 1
    let id = next
    receivers.append((id, value, completion))
    return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
  }
}

/// A subject with a value that new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: PassthroughSubject<Output, Failure> {
  private var current: Output
  /// The subscriptions that send values to a published property, retained as long as the property exists.
  var assigned: [AnyCancellable] = []
  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }
  public override func send(_ value: Output) {
    current = value
    super.send(value)
  }
  public override func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    value(current)
    return super.attach(value, completion)
  }
}

// MARK: - Properties

/// An object that announces its changes before they are made.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Tells that an object changes.
public final class ObservableObjectPublisher: PassthroughSubject<Void, Never> {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One for each object, for as long as the object is there. Published properties send by it.
  public var objectWillChange: ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(self, &willChangeKey) as? ObservableObjectPublisher { return known }
    let new = ObservableObjectPublisher()
    objc_setAssociatedObject(self, &willChangeKey, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }
}

// Only its address is used.
nonisolated(unsafe) private var willChangeKey: UInt8 = 0

/// A property that publishes its value before it changes.
@propertyWrapper public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  @available(*, unavailable, message: "only of a class")
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set { subject.value = newValue }
  }
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].subject.value }
    set {
      if let observed = owner as? any ObservableObject { (observed.objectWillChange as? ObservableObjectPublisher)?.send() }
      owner[keyPath: storage].subject.value = newValue
    }
  }
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    set {}
  }

  /// The values of the property, the one that it has among them.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>

    public func attach(
      _ value: @escaping (Value) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject.attach(value, completion) }
  }
}

extension Publisher where Failure == Never {
  /// Gives a property the values for as long as it is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.assigned.append(sink { [weak subject] in subject?.send($0) })
  }
}
