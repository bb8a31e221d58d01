extension Shadow {
  private var blur: GaussianBlur { GaussianBlur(deviation: deviation, spread: spread) }
  var reach: Int { blur.reach }

  /// Returns the pixels whose shadow can fall on an area.
  func origins(of area: PixelArea) -> PixelArea {
    blur.origins(of: area).offsetBy(-wholeOffset.x, -wholeOffset.y)
  }

  /// Returns the pixels that the shadow of an area can fall on.
  func results(of area: PixelArea) -> PixelArea {
    area.isEmpty ? area : area.insetBy(-reach - 1).offsetBy(wholeOffset.x, wholeOffset.y)
  }

  /// The offset in whole pixels, rounded down.
  private var wholeOffset: (x: Int, y: Int) {
    func whole(_ value: CGFloat) -> Int {
      value.isFinite ? Int(min(max(value.rounded(.down), -CairoBackend.reach), CairoBackend.reach)) : 0
    }
    return (whole(offset.dx), whole(offset.dy))
  }

  /// Creates the part of a canvas's shadow that is visible inside `clip`, offset by whole pixels. Returns nil
  /// if nothing is visible or memory cannot be allocated.
  ///
  /// Complexity: O(pixels · min(reach, 16)): beyond a reach of 16 the canvas is reduced first.
  func cast(by content: Canvas, inside clip: PixelArea) -> Canvas? {
    let body = content.touched
    let seen = body.insetBy(-reach).offsetBy(wholeOffset.x, wholeOffset.y).intersection(clip)
    guard !body.isEmpty, !seen.isEmpty, let result = Canvas(seen) else { return nil }
    // The pixels that cast the visible shadow.
    let origin = seen.offsetBy(-wholeOffset.x, -wholeOffset.y)
    let area = blur.area(for: origin, body: body), cell = blur.cell
    var map = AlphaMap(area: area, cell: cell)
    map.collect(content, from: area.x, area.y, cell: cell)
    blur.apply(to: &map)

    // A lookup table of the colour at each of the 256 opacities.
    let tints = (0...255).map { level -> UInt32 in
      let opacity = Double(level) / 255 * color.alpha
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * opacity * 255 + 0.5, 0), 255)) }
      return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
    tints.withUnsafeBufferPointer { tints in
      for y in 0..<seen.height {
        let row = result.storage.base + y * result.storage.stride
        map.read(
          row: y + origin.y - area.y, from: origin.x - area.x, count: seen.width, cell: cell
        ) { x, alpha in
          row[x] = tints[Int(min(alpha, 255) + 0.5)]
        }
      }
    }
    result.markDirty()
    return result
  }
}
