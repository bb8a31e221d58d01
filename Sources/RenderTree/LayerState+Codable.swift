internal import CoreGraphics
internal import Foundation

// Only values that differ from a new layer's state are encoded, so that a dump of a tree stays readable.
extension LayerState: Codable {
  private enum Key: String, CodingKey {
    case bounds, position, anchorPoint, backgroundColor, contents, cornerRadius, opacity, flags, detail
  }

  @usableFromInline package init(from decoder: any Decoder) throws {
    self.init()
    let box = try decoder.container(keyedBy: Key.self)
    func read<T: Decodable>(_ path: WritableKeyPath<LayerState, T>, _ key: Key) throws {
      if let value = try box.decodeIfPresent(T.self, forKey: key) { self[keyPath: path] = value }
    }
    try read(\.bounds, .bounds)
    try read(\.position, .position)
    try read(\.anchorPoint, .anchorPoint)
    try read(\.cornerRadius, .cornerRadius)
    try read(\.opacity, .opacity)
    try read(\.flags, .flags)
    backgroundColor = try box.decodeIfPresent(CGColor.self, forKey: .backgroundColor)
    contents = try box.decodeIfPresent(RenderContents.self, forKey: .contents)
    if let detail = try box.decodeIfPresent(Detail.self, forKey: .detail) { self.detail = detail }
  }

  @usableFromInline package func encode(to encoder: any Encoder) throws {
    var box = encoder.container(keyedBy: Key.self)
    let new = LayerState()
    func write<T: Encodable & Equatable>(_ path: KeyPath<LayerState, T>, _ key: Key) throws {
      if self[keyPath: path] != new[keyPath: path] { try box.encode(self[keyPath: path], forKey: key) }
    }
    try write(\.bounds, .bounds)
    try write(\.position, .position)
    try write(\.anchorPoint, .anchorPoint)
    try write(\.cornerRadius, .cornerRadius)
    try write(\.opacity, .opacity)
    try write(\.flags, .flags)
    try box.encodeIfPresent(backgroundColor, forKey: .backgroundColor)
    try box.encodeIfPresent(contents, forKey: .contents)
    if hasDetail { try box.encode(detail, forKey: .detail) }
  }
}

extension RenderContents: Codable {
  private enum Key: String, CodingKey { case width, height, pixels }

  @usableFromInline package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    let width = try box.decode(Int.self, forKey: .width), height = try box.decode(Int.self, forKey: .height)
    let pixels = try box.decode(Data.self, forKey: .pixels)
    guard width > 0, height > 0, pixels.count == width * height * 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .pixels, in: box,
        debugDescription: "\(pixels.count) bytes are no \(width) x \(height) pixels of 4 bytes each")
    }
    let image = CGImage(width: width, height: height, isOpaque: false) { buffer, stride in
      for row in 0..<height {
        let line = UnsafeMutableBufferPointer(rebasing: buffer[row * stride..<row * stride + width])
        _ = pixels.dropFirst(row * width * 4).copyBytes(to: line)
      }
    }
    guard let image else {
      throw DecodingError.dataCorruptedError(
        forKey: .width, in: box,
        debugDescription: "\(width) x \(height) pixels are more than an image can have")
    }
    self = .image(image)
  }

  @usableFromInline package func encode(to encoder: any Encoder) throws {
    guard case .image(let image) = self else { return }
    var box = encoder.container(keyedBy: Key.self)
    try box.encode(image.width, forKey: .width)
    try box.encode(image.height, forKey: .height)
    var data = Data(capacity: image.width * image.height * 4)
    image.withPixels { pixels, stride in
      for row in 0..<image.height {
        let line = UnsafeBufferPointer(rebasing: pixels[row * stride..<row * stride + image.width])
        data.append(contentsOf: UnsafeRawBufferPointer(line))
      }
    }
    try box.encode(data, forKey: .pixels)
  }
}
