/// Takes the next bytes of a stream; returns how many it took.
public typealias CGDataConsumerPutBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int

/// Called when a consumer is no longer needed.
public typealias CGDataConsumerReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// What a consumer asks its client for.
public struct CGDataConsumerCallbacks {
  /// Takes the next bytes.
  public var putBytes: CGDataConsumerPutBytesCallback?
  /// Called with the consumer's end.
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

  /// The calls of a consumer.
  public init(
    putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?
  ) {
    (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
  }
}

/// Where the bytes of a document go: memory, a file, or a client's function.
public final class CGDataConsumer {
  private enum Target {
    case data(NSMutableData)
    /// A file, written when the document is complete, so that it is whole or as it was.
    case file(URL, NSMutableData)
    case call(CGDataConsumerPutBytesCallback, UnsafeMutableRawPointer?)
  }

  private let target: Target
  private let release: (() -> Void)?

  /// A consumer that appends to a buffer.
  public init?(data: CFMutableData) { (target, release) = (.data(data), nil) }

  /// A consumer that writes a file, which replaces one that is there; nil for a URL that is no file's.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    (target, release) = (.file(url, NSMutableData()), nil)
  }

  /// A consumer that hands bytes to a client's function; nil where there is none.
  public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
    guard let put = cbks.pointee.putBytes else { return nil }
    target = .call(put, info)
    release = cbks.pointee.releaseConsumer.map { release in { release(info) } }
  }

  deinit { release?() }

  /// Takes bytes; false where not all could be taken.
  func put(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    switch target {
    case .data(let data), .file(_, let data):
      data.append(bytes, length: count)
      return true
    case .call(let put, let info): return put(info, bytes, count) == count
    }
  }

  /// The document is complete. What cannot be written to a file is reported on standard error.
  func finish() {
    guard case .file(let url, let data) = target else { return }
    do {
      try (data as Data).write(to: url, options: .atomic)
    } catch {
      warn("cannot write \(url.path): \(error)")
    }
  }
}
