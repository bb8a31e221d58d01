package import CoreGraphics

/// A path in the format of scenes: `["M", x, y]`, `["L", x, y]`, `["C", …]`, `["Q", …]`, `["Z"]` and arcs
/// `["A", cx, cy, radius, from, to, clockwise]`, clockwise with y pointing down.
package struct ScenePath: Decodable, Sendable {
  package let path: CGPath

  package init(from decoder: any Decoder) throws {
    let result = CGMutablePath()
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      var segment = try list.nestedUnkeyedContainer()
      let letter = try segment.decode(String.self)
      var n: [CGFloat] = []
      while !segment.isAtEnd { n.append(CGFloat(try segment.decode(Double.self))) }
      let counts = ["M": 2, "L": 2, "C": 6, "Q": 4, "A": 6, "Z": 0]
      guard counts[letter] == n.count else {
        throw DecodingError.dataCorruptedError(
          in: segment, debugDescription: "\(letter) with \(n.count) numbers; known are \(counts)")
      }
      switch letter {
      case "M": result.move(to: CGPoint(x: n[0], y: n[1]))
      case "L": result.addLine(to: CGPoint(x: n[0], y: n[1]))
      case "C":
        result.addCurve(
          to: CGPoint(x: n[4], y: n[5]), control1: CGPoint(x: n[0], y: n[1]),
          control2: CGPoint(x: n[2], y: n[3]))
      case "Q": result.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), control: CGPoint(x: n[0], y: n[1]))
      case "A":
        // In Core Graphics, clockwise refers to a y axis that points up.
        result.addArc(
          center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: n[3], endAngle: n[4],
          clockwise: n[5] == 0)
      default: result.closeSubpath()
      }
    }
    path = result.copy() ?? result
  }
}

/// An image in the format of scenes: rows with eight hexadecimal digits RRGGBBAA per pixel, not
/// premultiplied, beginning with the top row.
package struct SceneImage: Decodable, Sendable {
  package let image: CGImage

  enum CodingKeys: String, CodingKey, CaseIterable { case width, height, rows }

  package init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    let (width, height) = (
      try box.decode(Int.self, forKey: .width), try box.decode(Int.self, forKey: .height)
    )
    let rows = try box.decode([String].self, forKey: .rows)
    let values = rows.map { row in
      let digits = Array(row.utf8)
      return stride(from: 0, to: digits.count, by: 8).map { start in
        UInt32(String(decoding: digits[start..<min(start + 8, digits.count)], as: UTF8.self), radix: 16)
      }
    }
    guard width > 0, height == values.count, values.allSatisfy({ $0.count == width && !$0.contains(nil) }),
      let image = CGImage(
        width: width, height: height, isOpaque: false,
        fill: { pixels, stride in
          for (y, row) in values.enumerated() {
            for (x, value) in row.enumerated() { pixels[y * stride + x] = Self.premultiplied(value ?? 0) }
          }
        })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .rows, in: box, debugDescription: "these are not \(height) rows of \(width) pixels RRGGBBAA")
    }
    self.image = image
  }

  /// Converts RRGGBBAA to a premultiplied pixel AARRGGBB.
  private static func premultiplied(_ rgba: UInt32) -> UInt32 {
    let alpha = rgba & 255
    func part(_ shift: UInt32) -> UInt32 { ((rgba >> shift & 255) * alpha + 127) / 255 }
    return alpha << 24 | part(24) << 16 | part(16) << 8 | part(8)
  }
}
