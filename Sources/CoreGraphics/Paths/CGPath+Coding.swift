/// - Note: Apple's `CGPath` is not `Codable`. Mica's is, because the render tree consists of codable values.
///   The encoding is that of an SVG path: letters M, L, Q, C, Z and absolute coordinates, which decode
///   exactly.
extension CGPath: Encodable {
  /// Encodes the path as one string.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.singleValueContainer()
    try box.encode(storage.text)
  }
}

extension CGPath: CustomStringConvertible {
  /// A textual representation: the elements as the letters of an SVG path.
  public var description: String { storage.text }
}

extension PathStorage {
  /// The segments as letters and absolute coordinates.
  var text: String {
    var words: [String] = []
    var next = 0
    for verb in verbs {
      words.append(["M", "L", "Q", "C", "Z"][Int(verb.rawValue)])
      for point in points[next..<next + verb.pointCount] { words += ["\(point.x)", "\(point.y)"] }
      next += verb.pointCount
    }
    return words.joined(separator: " ")
  }

  /// Creates a path from a string written by `text`. Returns nil for any other string.
  init?(text: String) {
    var words = text.split(separator: " ")[...]
    func point() -> CGPoint? {
      guard let x = words.popFirst().flatMap({ Double($0) }), let y = words.popFirst().flatMap({ Double($0) })
      else { return nil }
      return CGPoint(x: x, y: y)
    }
    while let letter = words.popFirst() {
      switch letter {
      case "M":
        guard let to = point() else { return nil }
        move(to: to)
      case "L":
        guard let to = point() else { return nil }
        addLine(to: to)
      case "Q":
        guard let control = point(), let to = point() else { return nil }
        addQuad(to: to, control: control)
      case "C":
        guard let control1 = point(), let control2 = point(), let to = point() else { return nil }
        addCurve(to: to, control1, control2)
      case "Z": close()
      default: return nil
      }
    }
  }
}
