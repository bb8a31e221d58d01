import Foundation
import UIKit

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }

  /// A publisher that hands each value to `each`, which sends what becomes of it.
  private func passing<New>(_ each: @escaping (Output, (New) -> Void) -> Void) -> AnyPublisher<New, Failure> {
    AnyPublisher { value, completion in attach({ each($0, value) }, completion) }
  }

  public func map<New>(_ transform: @escaping (Output) -> New) -> AnyPublisher<New, Failure> {
    passing { value, send in send(transform(value)) }
  }
  public func map<New>(_ keyPath: KeyPath<Output, New>) -> AnyPublisher<New, Failure> { map { $0[keyPath: keyPath] } }
  public func compactMap<New>(_ transform: @escaping (Output) -> New?) -> AnyPublisher<New, Failure> {
    passing { value, send in if let new = transform(value) { send(new) } }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { value, send in if isIncluded(value) { send(value) } }
  }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      receiveSubscription?(Subscriptions.empty)
      receiveRequest?(.unlimited)
      var isOpen = true
      let attached = attach(
        {
          receiveOutput?($0)
          value($0)
        },
        {
          isOpen = false
          receiveCompletion?($0)
          completion($0)
        })
      return AnyCancellable {
        if isOpen { receiveCancel?() }
        isOpen = false
        attached.cancel()
      }
    }
  }
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var last: Output?
      return attach(
        {
          if let known = last, predicate(known, $0) { return }
          last = $0
          value($0)
        }, completion)
    }
  }
  public func scan<New>(_ initial: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure> {
    AnyPublisher { value, completion in
      var current = initial
      return attach(
        {
          current = next(current, $0)
          value(current)
        }, completion)
    }
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var left = count
      return attach({ if left > 0 { left -= 1 } else { value($0) } }, completion)
    }
  }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var left = count
      return attach(
        {
          guard left > 0 else { return }
          left -= 1
          value($0)
          if left == 0 { completion(.finished) }
        }, completion)
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    attach({ subject.send($0) }, { subject.send(completion: $0) })
  }
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { value, completion in
      var open = 2
      let end: (Subscribers.Completion<Failure>) -> Void = {
        open -= 1
        if open == 0 { completion($0) }
      }
      let both = [attach(value, end), other.attach(value, end)]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { value, completion in
      var mine: Output?, theirs: P.Output?
      let send = { if let mine, let theirs { value((mine, theirs)) } }
      let both = [
        attach(
          {
            mine = $0
            send()
          }, completion),
        other.attach(
          {
            theirs = $0
            send()
          }, { _ in }),
      ]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }
}

extension Publisher where Output: Equatable {
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { attach(receiveValue, { _ in }) }
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

extension NotificationCenter {
  /// Hands on what is posted under a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter, name: Notification.Name, object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }
    public func attach(
      _ value: @escaping (Notification) -> Void, _ completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let token = center.addObserver(forName: name, object: object, queue: nil) { value($0) }
      return AnyCancellable { [center] in center.removeObserver(token) }
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// The values of a property, the one that it has among them.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { [weak self] value, _ in
      guard let self else { return AnyCancellable {} }
      let watching = observe(keyPath, options: options) { object, _ in value(object[keyPath: keyPath]) }
      return AnyCancellable { watching.invalidate() }
    }
  }
}
