/// A block of bytes that an image is made from.
public final class CGDataProvider: @unchecked Sendable {
  // Never changes once made; `info` is the client's and is only handed back.
  /// Called when the bytes given to `init(dataInfo:data:size:releaseData:)` are no longer needed.
  public typealias ReleaseDataCallback =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeRawPointer, Int
    ) -> Void

  private let bytes: Data
  /// What the provider was created with, for the client.
  public let info: UnsafeMutableRawPointer?

  /// The bytes of a buffer.
  public init?(data: CFData) {
    bytes = data
    info = nil
  }

  /// The bytes of a buffer, which on Apple's systems is a `CFData` too.
  @_disfavoredOverload public convenience init?(data: NSData) { self.init(data: data as Data) }

  /// The bytes of a file, or nil where it cannot be read.
  public init?(url: CFURL) {
    guard let read = try? Data(contentsOf: url) else { return nil }
    bytes = read
    info = nil
  }

  /// The bytes of a file, or nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Bytes in the client's memory, copied at once; `releaseData` is called before this returns.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: ReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    self.info = info
    releaseData(info, data, size)
  }

  /// The bytes.
  public var data: CFData? { bytes }
}
