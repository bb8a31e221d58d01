import Foundation

/// The values of a publisher, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncStream<P.Output>.Iterator
    fileprivate let attached: AnyCancellable
    public mutating func next() async -> P.Output? { await values.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: P.Output.self)
    let attached = publisher.attach(
      {
        nonisolated(unsafe) let value = $0
        continuation.yield(value)
      }, { _ in continuation.finish() })
    return Iterator(values: stream.makeAsyncIterator(), attached: attached)
  }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncThrowingStream<P.Output, any Error>.Iterator
    fileprivate let attached: AnyCancellable
    public mutating func next() async throws -> P.Output? { try await values.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: P.Output.self)
    let attached = publisher.attach(
      {
        nonisolated(unsafe) let value = $0
        continuation.yield(value)
      },
      {
        if case .failure(let error) = $0 { continuation.finish(throwing: error) } else { continuation.finish() }
      })
    return Iterator(values: stream.makeAsyncIterator(), attached: attached)
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
