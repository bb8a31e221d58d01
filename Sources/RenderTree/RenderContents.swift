package import CoreGraphics

/// What a layer shows above its background.
package enum RenderContents: Sendable, Equatable {
  /// A picture, placed by the layer's gravity and scale.
  case image(CGImage)

  /// Two pictures are equal when their pixels are; O(pixels) unless they are the same object.
  package static func == (a: RenderContents, b: RenderContents) -> Bool {
    switch (a, b) {
    case (.image(let a), .image(let b)): a === b || samePixels(a, b)
    }
  }

  private static func samePixels(_ a: CGImage, _ b: CGImage) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    return a.withPixels { p, strideA in
      b.withPixels { q, strideB in
        (0..<a.height).allSatisfy { row in
          p[row * strideA..<row * strideA + a.width].elementsEqual(q[row * strideB..<row * strideB + a.width])
        }
      }
    }
  }
}
