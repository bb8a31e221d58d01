import Foundation

// Several publishers as one.

extension Publisher {
  /// The values of all publishers that are made of values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { value, completion in
      var inner: [Int: AnyCancellable] = [:], open: Set<Int> = [0], count = 0
      let close: (Int, Subscribers.Completion<Failure>) -> Void = { id, end in
        open.remove(id)
        inner[id] = nil
        if case .failure = end { completion(end) } else if open.isEmpty { completion(end) }
      }
      let outer = attach(
        {
          count += 1
          let id = count
          open.insert(id)
          let attached = transform($0).attach(value) { close(id, $0) }
          if open.contains(id) { inner[id] = attached }
        }, { close(0, $0) })
      return AnyCancellable {
        outer.cancel()
        inner = [:]
      }
    }
  }
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure>
  where Failure == Never, P.Failure: Error { setFailureType(to: P.Failure.self).flatMap(transform) }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { value, completion in
      var mine: [Output] = [], theirs: [P.Output] = [], ended: Subscribers.Completion<Failure>?
      let send = {
        while !mine.isEmpty, !theirs.isEmpty { value((mine.removeFirst(), theirs.removeFirst())) }
      }
      let end: (Subscribers.Completion<Failure>) -> Void = {
        if ended == nil { completion($0) }
        ended = $0
      }
      let both = [
        attach({
          mine.append($0)
          send()
        }, end),
        other.attach({
          theirs.append($0)
          send()
        }, end),
      ]
      return AnyCancellable { both.forEach { $0.cancel() } }
    }
  }
  public func zip<P: Publisher, New>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> New
  ) -> AnyPublisher<New, Failure> where P.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }
  public func combineLatest<P: Publisher, New>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> New
  ) -> AnyPublisher<New, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    AnyPublisher { value, completion in
      for element in elements { value(element) }
      return attach(value, completion)
    }
  }
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(elements.publisher.setFailureType(to: Failure.self))
  }
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { value, completion in
      var other: AnyCancellable?
      let mine = attach(value) {
        if case .finished = $0 { other = publisher.attach(value, completion) } else { completion($0) }
      }
      return AnyCancellable {
        mine.cancel()
        other?.cancel()
      }
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { value, completion in
      var all: [Output] = []
      return attach({ all.append($0) }) {
        if case .finished = $0 { value(all) }
        completion($0)
      }
    }
  }
  public func reduce<New>(_ initial: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure> {
    collect().map { $0.reduce(initial, next) }
  }
  public func last() -> AnyPublisher<Output, Failure> { collect().compactMap(\.last) }
  public func ignoreOutput() -> AnyPublisher<Never, Failure> {
    AnyPublisher { _, completion in attach({ _ in }, completion) }
  }
  public func replaceNil<New>(with output: New) -> AnyPublisher<New, Failure> where Output == New? {
    map { $0 ?? output }
  }
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      var hasEnded = false
      return attach(
        {
          guard !hasEnded else { return }
          if predicate($0) { return value($0) }
          hasEnded = true
          completion(.finished)
        }, { if !hasEnded { completion($0) } })
    }
  }

  /// One subscription for all who subscribe.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var attached: AnyCancellable?, count = 0
    return AnyPublisher { value, completion in
      let receiver = subject.attach(value, completion)
      count += 1
      if count == 1 { attached = subscribe(subject) }
      return AnyCancellable {
        receiver.cancel()
        count -= 1
        if count == 0 { attached = nil }
      }
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { value, completion in
      var inner: AnyCancellable?, count = 0, isOuterOpen = true, isInnerOpen = false
      let outer = attach(
        {
          count += 1
          let mine = count
          inner = nil
          isInnerOpen = true
          let attached = $0.attach({ if mine == count { value($0) } }) {
            guard mine == count else { return }
            isInnerOpen = false
            if case .failure = $0 { completion($0) } else if !isOuterOpen { completion($0) }
          }
          if mine == count { inner = attached }
        },
        {
          isOuterOpen = false
          if case .failure = $0 { completion($0) } else if !isInnerOpen { completion($0) }
        })
      return AnyCancellable {
        outer.cancel()
        inner = nil
      }
    }
  }
}

/// The publishers that operators are made of; those of one's own have a place here.
public enum Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A, b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func attach(
      _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.combineLatest(b).attach(value, completion) }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A, b: B, c: C
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    public func attach(
      _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.combineLatest(b, c).attach(value, completion) }
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A, b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func attach(
      _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.zip(b).attach(value, completion) }
  }

  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A, b: B
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    public func attach(
      _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { a.merge(with: b).attach(value, completion) }
  }

  /// One element after the other.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func attach(
      _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      for element in sequence { value(element) }
      completion(.finished)
      return AnyCancellable {}
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
    public func attach(
      _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var open = publishers.count
      if open == 0 { completion(.finished) }
      let all = publishers.map {
        $0.attach(value) {
          open -= 1
          if case .failure = $0 { completion($0) } else if open == 0 { completion($0) }
        }
      }
      return AnyCancellable { all.forEach { $0.cancel() } }
    }
  }
}
