import Foundation

// Publishers that can fail, and operators on failures.

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher that is made for each who subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher().attach(value, completion) }
}

/// One value, or a failure, that comes some time: what it is begins at once.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var receivers: [Int: Promise] = [:]
  private var next = 0

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let told: [Promise] = lock.withLock {
      guard self.result == nil else { return [] }
      self.result = result
      defer { receivers = [:] }
      return receivers.sorted { $0.key < $1.key }.map(\.value)
    }
    for tell in told { tell(result) }
  }

  public func attach(
    _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let tell: Promise = {
      switch $0 {
      case .success(let output):
        value(output)
        completion(.finished)
      case .failure(let error): completion(.failure(error))
      }
    }
    let (known, id): (Result<Output, Failure>?, Int) = lock.withLock {
      next += 1
      if result == nil { receivers[next] = tell }
      return (result, next)
    }
    if let known { tell(known) }
    return AnyCancellable { [weak self] in
      guard let self else { return }
      lock.withLock { _ = self.receivers.removeValue(forKey: id) }
    }
  }
}

extension Result {
  /// A publisher of the value, which is sent once.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { value, completion in
      switch self {
      case .success(let output):
        value(output)
        completion(.finished)
      case .failure(let error): completion(.failure(error))
      }
      return AnyCancellable {}
    }
  }
}

extension Optional {
  /// The value, where there is one.
  public var publisher: AnyPublisher<Wrapped, Never> { (map { [$0] } ?? []).publisher.eraseToAnyPublisher() }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Subscribers.Completion {
  fileprivate func mapError<New: Error>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  public func mapError<New: Error>(_ transform: @escaping (Failure) -> New) -> AnyPublisher<Output, New> {
    AnyPublisher { value, completion in attach(value) { completion($0.mapError(transform)) } }
  }
  public func tryMap<New>(_ transform: @escaping (Output) throws -> New) -> AnyPublisher<New, any Error> {
    AnyPublisher { value, completion in
      var hasEnded = false
      return attach(
        {
          guard !hasEnded else { return }
          do { value(try transform($0)) } catch {
            hasEnded = true
            completion(.failure(error))
          }
        }, { if !hasEnded { completion($0.mapError { $0 }) } })
    }
  }
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    AnyPublisher { value, completion in
      var other: AnyCancellable?
      let mine = attach(value) {
        switch $0 {
        case .finished: completion(.finished)
        case .failure(let error): other = handler(error).attach(value, completion)
        }
      }
      return AnyCancellable {
        mine.cancel()
        other?.cancel()
      }
    }
  }
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }
  public func assertNoFailure() -> AnyPublisher<Output, Never> {
    mapError { fatalError("assertNoFailure(): \($0)") }
  }
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    retries <= 0 ? eraseToAnyPublisher() : `catch` { _ in retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<New: Error>(to type: New.Type) -> AnyPublisher<Output, New> {
    AnyPublisher { value, completion in attach(value) { _ in completion(.finished) } }
  }
}
