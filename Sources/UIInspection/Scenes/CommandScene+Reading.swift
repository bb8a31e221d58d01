internal import CoreGraphics
internal import Foundation

extension CommandScene.Command: Decodable {
  /// Decodes a command from a list that starts with its name.
  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    let name = try list.decode(String.self)
    switch name {
    case "save": self = .save
    case "restore": self = .restore
    case "beginTransparencyLayer": self = .beginTransparencyLayer
    case "endTransparencyLayer": self = .endTransparencyLayer
    case "translate":
      let n = try list.numbers(2)
      self = .concatenate(CGAffineTransform(translationX: n[0], y: n[1]))
    case "scale":
      let n = try list.numbers(2)
      self = .concatenate(CGAffineTransform(scaleX: n[0], y: n[1]))
    case "rotate": self = .concatenate(CGAffineTransform(rotationAngle: try list.number()))
    case "concat":
      let n = try list.numbers(6)
      self = .concatenate(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case "setFillColor": self = .setFillColor(.of(try list.numbers(4)))
    case "setStrokeColor": self = .setStrokeColor(.of(try list.numbers(4)))
    case "setLineWidth": self = .setLineWidth(try list.number())
    case "setLineCap":
      self = .setLineCap(try list.choice(["butt": .butt, "round": .round, "square": .square]))
    case "setLineJoin":
      self = .setLineJoin(try list.choice(["miter": .miter, "round": .round, "bevel": .bevel]))
    case "setMiterLimit": self = .setMiterLimit(try list.number())
    case "setLineDash": self = .setLineDash(phase: try list.number(), lengths: try list.list())
    case "setAlpha": self = .setAlpha(try list.number())
    case "setBlendMode": self = .setBlendMode(try list.choice(CGBlendMode.byName))
    case "setInterpolation": self = .setInterpolation(try list.choice(["none": .none, "linear": .low]))
    case "setShadow":
      let offset = try list.list(2)
      self = .setShadow(
        offset: CGSize(width: offset[0], height: offset[1]), blur: try list.number(), .of(try list.list(4)))
    case "clip": self = .clip(try list.decode(ScenePath.self), try list.rule())
    case "clipRect": self = .clipRect(CGRect(try list.numbers(4)))
    case "fillRect": self = .fillRect(CGRect(try list.numbers(4)))
    case "strokeRect": self = .strokeRect(CGRect(try list.numbers(4)))
    case "clearRect": self = .clearRect(CGRect(try list.numbers(4)))
    case "fillPath": self = .fillPath(try list.decode(ScenePath.self), try list.rule())
    case "strokePath": self = .strokePath(try list.decode(ScenePath.self))
    case "drawImage": self = .drawImage(try list.decode(String.self), CGRect(try list.list(4)))
    case "drawLinearGradient":
      let (start, end) = (try list.list(2), try list.list(2))
      self = .drawLinearGradient(
        CGPoint(x: start[0], y: start[1]), CGPoint(x: end[0], y: end[1]),
        try list.decode([CommandScene.Stop].self))
    case "drawRadialGradient":
      let center = try list.list(2)
      self = .drawRadialGradient(
        CGPoint(x: center[0], y: center[1]), try list.number(), try list.decode([CommandScene.Stop].self))
    default: throw list.failure("\(name) is no command", accepted: SceneSchema.list(Self.names, near: name))
    }
    guard list.isAtEnd else {
      throw list.failure("\(name) has more values than it takes", accepted: "\(list.currentIndex - 1)")
    }
  }

  /// The names of all commands.
  private static let names = [
    "save", "restore", "beginTransparencyLayer", "endTransparencyLayer", "translate", "scale", "rotate",
    "concat", "setFillColor", "setStrokeColor", "setLineWidth", "setLineCap", "setLineJoin", "setMiterLimit",
    "setLineDash", "setAlpha", "setBlendMode", "setInterpolation", "setShadow", "clip", "clipRect",
    "fillRect", "strokeRect", "clearRect", "fillPath", "strokePath", "drawImage", "drawLinearGradient",
    "drawRadialGradient",
  ]
}

extension CommandScene {
  /// Checks that the scene contains all images that commands draw.
  ///
  /// - Throws: An error if one is missing.
  func checkImages() throws(SceneError) {
    let images = images ?? [:]
    for (index, command) in commands.enumerated() {
      guard case .drawImage(let name, _) = command, images[name] == nil else { continue }
      throw SceneError(
        "commands[\(index)]", "there is no image \"\(name)\"",
        accepted: images.isEmpty
          ? "one of images, which has none" : SceneSchema.list(images.keys.sorted(), near: name))
    }
  }
}

extension CommandScene.Stop: Decodable {
  /// Decodes a stop from a list of the location and the colour.
  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    self.init(location: try list.number(), color: .of(try list.list(4)))
  }
}

extension CGColor {
  fileprivate static func of(_ n: [CGFloat]) -> CGColor {
    CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
  }
}

extension CGRect {
  fileprivate init(_ n: [CGFloat]) { self.init(x: n[0], y: n[1], width: n[2], height: n[3]) }
}

extension UnkeyedDecodingContainer {
  fileprivate func failure(_ reason: String, accepted: String) -> SceneError {
    SceneError(SceneError.place(codingPath), reason, accepted: accepted)
  }

  fileprivate mutating func number() throws -> CGFloat { CGFloat(try decode(Double.self)) }

  /// Decodes the next numbers of the list itself.
  fileprivate mutating func numbers(_ count: Int) throws -> [CGFloat] {
    try (0..<count).map { _ in try number() }
  }

  /// Decodes a list of numbers, optionally with a required count.
  fileprivate mutating func list(_ count: Int? = nil) throws -> [CGFloat] {
    let found = try decode([Double].self).map { CGFloat($0) }
    if let count, found.count != count {
      throw failure("a list of \(found.count)", accepted: "\(count) numbers")
    }
    return found
  }

  fileprivate mutating func choice<Value>(_ values: [String: Value]) throws -> Value {
    let name = try decode(String.self)
    if let value = values[name] { return value }
    throw failure("\"\(name)\"", accepted: SceneSchema.list(values.keys.sorted(), near: name))
  }

  fileprivate mutating func rule() throws -> CGPathFillRule {
    isAtEnd ? .winding : try choice(["non-zero": .winding, "nonzero": .winding, "even-odd": .evenOdd])
  }
}
