/// A callback that consumes bytes and returns the number it consumed.
public typealias CGDataConsumerPutBytesCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int

/// A callback invoked when a consumer is no longer needed.
public typealias CGDataConsumerReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a data consumer.
public struct CGDataConsumerCallbacks {
  /// The callback that consumes bytes.
  public var putBytes: CGDataConsumerPutBytesCallback?
  /// The callback invoked when the consumer is deallocated.
  public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

  /// Creates a set of callbacks.
  public init(
    putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?
  ) {
    (self.putBytes, self.releaseConsumer) = (putBytes, releaseConsumer)
  }
}

/// A destination for the bytes of a document: memory, a file, or a client's callback.
public final class CGDataConsumer {
  private enum Target {
    case data(NSMutableData)
    /// A file, written once the document is complete, so that it never holds a partial document.
    case file(URL, NSMutableData)
    case call(CGDataConsumerPutBytesCallback, UnsafeMutableRawPointer?)
  }

  private let target: Target
  private let release: (() -> Void)?

  /// Creates a consumer that appends to a buffer.
  public init?(data: CFMutableData) { (target, release) = (.data(data), nil) }

  /// Creates a consumer that writes a file, replacing any existing one. Returns nil if the URL is not a file
  /// URL.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    (target, release) = (.file(url, NSMutableData()), nil)
  }

  /// Creates a consumer that passes bytes to a client's callback. Returns nil if there is no callback.
  public init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
    guard let put = cbks.pointee.putBytes else { return nil }
    target = .call(put, info)
    release = cbks.pointee.releaseConsumer.map { release in { release(info) } }
  }

  deinit { release?() }

  /// Appends bytes. Returns `false` if not all could be written.
  func put(_ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
    switch target {
    case .data(let data), .file(_, let data):
      data.append(bytes, length: count)
      return true
    case .call(let put, let info): return put(info, bytes, count) == count
    }
  }

  /// Completes the document. Failure to write the file is reported on standard error.
  func finish() {
    guard case .file(let url, let data) = target else { return }
    do {
      try (data as Data).write(to: url, options: .atomic)
    } catch {
      warn("cannot write \(url.path): \(error)")
    }
  }
}
