package import CoreGraphics

/// A change of all of a layer's pixels.
package enum LayerFilter: Sendable, Equatable, Codable {
  /// A Gaussian blur with a standard deviation of `radius` points.
  case gaussianBlur(radius: CGFloat)
  /// A multiplication of every component by that of a colour.
  case multiply(CGColor)
  /// Black where what lies below is bright on average, white where it is dark. As a background filter it
  /// fills the layer's bounds; as another one it has no effect.
  case contrast
}

/// The compositing of a layer with what is below it. Encoded by name.
package struct LayerBlending: Sendable, Equatable, Codable {
  package var mode: CGBlendMode

  package init(_ mode: CGBlendMode) { self.mode = mode }

  package init(from decoder: any Decoder) throws {
    let box = try decoder.singleValueContainer(), name = try box.decode(String.self)
    guard let mode = CGBlendMode.byName[name] else {
      throw DecodingError.dataCorruptedError(in: box, debugDescription: "\(name) is no blend mode")
    }
    self.mode = mode
  }

  package func encode(to encoder: any Encoder) throws {
    var box = encoder.singleValueContainer()
    try box.encode(mode.name)
  }
}
