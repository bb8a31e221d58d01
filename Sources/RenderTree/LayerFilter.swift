package import CoreGraphics

/// A change of all of a layer's pixels at once.
package enum LayerFilter: Sendable, Equatable, Codable {
  /// A Gaussian whose standard deviation is `radius` points.
  case gaussianBlur(radius: CGFloat)
  /// Every component is multiplied by the colour's.
  case multiply(CGColor)
}

/// How a layer's picture meets what lies below it, by Core Graphics' names.
package enum LayerBlending: String, Sendable, Codable, CaseIterable {
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor
  case plusDarker, plusLighter
}
