/// - Note: Apple's `CGPath` is not `Codable`; here the render tree is made of values that are. The form is
///   that of an
///   SVG path: letters M, L, Q, C, Z and absolute coordinates, which read back exactly.
extension CGPath: Encodable {
  /// Writes one string.
  public func encode(to encoder: any Encoder) throws {
    var box = encoder.singleValueContainer()
    try box.encode(storage.text)
  }
}

extension CGPath: CustomStringConvertible {
  /// The segments as the letters of an SVG path.
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

  /// The segments that `text` wrote; nil for anything else.
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
