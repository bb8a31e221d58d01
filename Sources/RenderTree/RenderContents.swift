package import CoreGraphics

/// The content of a layer above its background.
package enum RenderContents: Sendable, Equatable {
  /// An image, placed by the layer's gravity and scale.
  case image(CGImage)

  /// Returns a Boolean value that indicates whether two images have equal pixels. Complexity: O(pixels),
  /// unless they are the same object.
  package static func == (a: RenderContents, b: RenderContents) -> Bool {
    switch (a, b) {
    case (.image(let a), .image(let b)): a.looksLike(b)
    }
  }
}
