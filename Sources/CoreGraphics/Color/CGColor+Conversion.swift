extension CGColor {
  /// Creates a colour that represents the same light in another colour space.
  ///
  /// - Parameters:
  ///   - space: The colour space to convert to.
  ///   - intent: No effect: components outside the space are clamped to the nearest values in 0…1.
  ///   - options: No effect.
  /// - Returns: The converted colour, or nil if either colour space is a pattern space or this colour has
  ///   none.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard let own = colorSpace, own.model != .pattern, space.model != .pattern else { return nil }
    if own == space { return self }
    // Another name for the same encoding: keep every digit.
    if own.model == space.model && own.profile.primaries == space.profile.primaries
      && own.profile.curve == space.profile.curve
    {
      return CGColor(space: space, values: values)
    }
    // Grays have three equal RGB components.
    if own.model == .monochrome && space.model == .rgb {
      let gray = values[0].native
      let part =
        own.profile.curve == space.profile.curve ? gray : space.profile.encoded(own.profile.linear(gray))
      return CGColor(space: space, values: [CGFloat](repeating: CGFloat(part), count: 3) + [alpha])
    }
    return CGColor(space: space, values: space.fromXYZ(own.toXYZ(values)) + [alpha])
  }
}

extension CGColorSpace {
  /// Converts components, opacity last, to sRGB, encoded and possibly outside 0…1.
  func toSRGB(_ values: [CGFloat]) -> CGColor.SRGB {
    let v = values.map(\.native)
    if v.count <= numberOfComponents || model == .pattern { return (0, 0, 0, v.last ?? 0) }
    switch model {
    case .monochrome:
      let gray = profile.curve == .sRGB ? v[0] : ColorProfile(.sRGB, .sRGB).encoded(profile.linear(v[0]))
      return (gray, gray, gray, v[1])
    case .cmyk:
      return ((1 - v[0]) * (1 - v[3]), (1 - v[1]) * (1 - v[3]), (1 - v[2]) * (1 - v[3]), v[4])
    case _ where profile.primaries == .sRGB && profile.curve == .sRGB:
      return (v[0], v[1], v[2], v[3])
    default:
      let target = ColorProfile(.sRGB, .sRGB)
      let light = target.fromXYZ * (profile.toXYZ * v[0..<3].map(profile.linear))
      return (target.encoded(light[0]), target.encoded(light[1]), target.encoded(light[2]), v[3])
    }
  }

  /// Converts components of this space to CIE XYZ (white D65, Y = 1).
  fileprivate func toXYZ(_ values: [CGFloat]) -> [Double] {
    switch model {
    case .rgb, .XYZ:
      return profile.toXYZ * values[0..<3].map { profile.linear($0.native) }
    default:
      let srgb = toSRGB(values)
      let profile = ColorProfile(.sRGB, .sRGB)
      return profile.toXYZ * [srgb.red, srgb.green, srgb.blue].map(profile.linear)
    }
  }

  /// Converts a CIE XYZ colour to components of this space, without opacity.
  fileprivate func fromXYZ(_ xyz: [Double]) -> [CGFloat] {
    switch model {
    case .monochrome:
      return [CGFloat(profile.encoded(xyz[1]))]
    case .cmyk:
      let profile = ColorProfile(.sRGB, .sRGB)
      let rgb: [Double] = (profile.fromXYZ * xyz).map { min(max(profile.encoded($0), 0), 1) }
      let black: Double = 1 - rgb.reduce(0, max)
      if black == 1 { return [0, 0, 0, 1] }
      let colors: [CGFloat] = rgb.map { CGFloat((1 - $0 - black) / (1 - black)) }
      return colors + [CGFloat(black)]
    default:
      return (profile.fromXYZ * xyz).map { CGFloat(profile.encoded($0)) }
    }
  }
}
