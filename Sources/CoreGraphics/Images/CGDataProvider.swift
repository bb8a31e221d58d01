/// A source of bytes for an image.
public final class CGDataProvider: @unchecked Sendable {
  // Immutable; `info` belongs to the client and is only returned to it.
  /// A callback invoked when the bytes given to `init(dataInfo:data:size:releaseData:)` are no longer needed.
  public typealias ReleaseDataCallback =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeRawPointer, Int
    ) -> Void

  private let bytes: Data
  /// The client's value that the provider was created with.
  public let info: UnsafeMutableRawPointer?

  /// Creates a provider of a buffer's bytes.
  public init?(data: CFData) {
    bytes = data
    info = nil
  }

  /// Creates a provider of a buffer's bytes. On Apple's systems `NSData` and `CFData` are interchangeable.
  @_disfavoredOverload public convenience init?(data: NSData) { self.init(data: data as Data) }

  /// Creates a provider of a file's bytes. Returns nil if the file cannot be read.
  public init?(url: CFURL) {
    guard let read = try? Data(contentsOf: url) else { return nil }
    bytes = read
    info = nil
  }

  /// Creates a provider of a file's bytes. Returns nil if the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Creates a provider from the client's memory, which is copied: `releaseData` is called before this
  /// returns.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: ReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    self.info = info
    releaseData(info, data, size)
  }

  /// The bytes of the provider.
  public var data: CFData? { bytes }
}
