package import CoreGraphics

/// What a layer shows above its background.
package enum RenderContents: Sendable, Equatable {
  /// A picture, placed by the layer's gravity and scale.
  case image(CGImage)

  /// Two pictures are equal when their pixels are; O(pixels) unless they are the same object.
  package static func == (a: RenderContents, b: RenderContents) -> Bool {
    switch (a, b) {
    case (.image(let a), .image(let b)): a.looksLike(b)
    }
  }
}
