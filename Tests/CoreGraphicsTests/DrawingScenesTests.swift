import Foundation
import ImageIO
import TestSupport
import Testing

@testable import CoreGraphics

/// A list of drawing commands of `shared/drawing/scenes` and the picture that another painter made of it.
private struct Scene: Sendable, CustomTestStringConvertible {
  let id: String
  let json: JSONValue
  let golden: URL

  var testDescription: String { id }

  static let all: [Scene] = {
    let folder = Project.fixture("drawing/scenes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let scenes: [Scene] = names.filter { $0.hasSuffix(".json") }.sorted().compactMap { name in
      let url = folder.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: url),
        let json = try? JSONDecoder().decode(JSONValue.self, from: data)
      else { return nil }
      if json["commands"].array.isEmpty { return nil }
      return Scene(
        id: json["id"].string ?? name, json: json,
        golden: url.deletingPathExtension().appendingPathExtension("png"))
    }
    // Without cases the test below could not fail.
    precondition(scenes.count == 18, "\(scenes.count) of 18 scenes of commands in \(folder.path)")
    return scenes
  }()

  func render() -> CGImage? {
    let (size, scale) = (json["viewport"].numbers, json["scale"].double)
    guard
      let context = CGContext(
        pixelsWide: Int(size[0] * scale), pixelsHigh: Int(size[1] * scale), scale: scale, flipped: true)
    else { return nil }
    context.setFillColor(CGColor(json["background"]))
    context.fill(CGRect(x: 0, y: 0, width: size[0], height: size[1]))
    context.setFillColor(.black)
    let images = json["images"].object.compactMapValues(CGImage.init)
    for command in json["commands"].array { context.run(command, images) }
    // Cleared parts show the page.
    guard let page = CGContext(pixelsWide: context.width, pixelsHigh: context.height) else { return nil }
    let all = CGRect(x: 0, y: 0, width: context.width, height: context.height)
    page.setFillColor(CGColor(json["background"]))
    page.fill(all)
    page.drawUpright(context.finish(), in: all)
    return page.finish()
  }
}

extension CGColor {
  fileprivate convenience init(_ json: JSONValue) {
    let n = json.numbers
    self.init(red: n[0], green: n[1], blue: n[2], alpha: n[3])
  }
}

extension CGImage {
  /// Rows of RRGGBBAA in hexadecimal, straight alpha.
  fileprivate convenience init?(_ json: JSONValue) {
    let rows = json["rows"].array.compactMap(\.string).map { row in
      stride(from: 0, to: row.count, by: 8).map { start in
        UInt32(row.dropFirst(start).prefix(8), radix: 16) ?? 0
      }
    }
    self.init(width: Int(json["width"].double), height: rows.count, isOpaque: false) { pixels, stride in
      for (y, row) in rows.enumerated() {
        for (x, rgba) in row.enumerated() {
          pixels[y * stride + x] = Pixel.premultiplied(rgba >> 8 | rgba << 24)
        }
      }
    }
  }
}

extension CGGradient {
  fileprivate convenience init(_ json: JSONValue) {
    self.init(stops: json.array.map { GradientStop(location: $0[0].double, color: CGColor($0[1]).srgb) })
  }
}

private func outline(_ json: JSONValue) -> CGPath {
  let path = CGMutablePath()
  for segment in json.array {
    let n = segment.array.dropFirst().map(\.double)
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch segment[0].string {
    case "M": path.move(to: point(0))
    case "L": path.addLine(to: point(0))
    case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "Q": path.addQuadCurve(to: point(2), control: point(0))
    case "A":
      // Clockwise on a screen with y down is towards larger angles.
      path.addArc(center: point(0), radius: n[2], startAngle: n[3], endAngle: n[4], clockwise: n[5] == 0)
    case "Z": path.closeSubpath()
    default: Issue.record("unknown segment \(segment)")
    }
  }
  return path
}

extension CGContext {
  fileprivate func run(_ command: JSONValue, _ images: [String: CGImage]) {
    let n = command.array.dropFirst().map(\.double)
    let rule: CGPathFillRule = command[2].string == "even-odd" ? .evenOdd : .winding
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    func rect() -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }
    func point(_ json: JSONValue) -> CGPoint { CGPoint(x: json[0].double, y: json[1].double) }
    func color() -> CGColor { CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3]) }
    switch command[0].string {
    case "save": saveGState()
    case "restore": restoreGState()
    case "translate": translateBy(x: n[0], y: n[1])
    case "scale": scaleBy(x: n[0], y: n[1])
    case "rotate": rotate(by: n[0])
    case "concat": concatenate(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case "setFillColor": setFillColor(color())
    case "setStrokeColor": setStrokeColor(color())
    case "setLineWidth": setLineWidth(n[0])
    case "setLineCap":
      setLineCap(command[1].string == "round" ? .round : command[1].string == "square" ? .square : .butt)
    case "setLineJoin":
      setLineJoin(command[1].string == "round" ? .round : command[1].string == "bevel" ? .bevel : .miter)
    case "setMiterLimit": setMiterLimit(n[0])
    case "setLineDash": setLineDash(phase: n[0], lengths: command[2].numbers.map { CGFloat($0) })
    case "setAlpha": setAlpha(n[0])
    case "setBlendMode":
      guard let mode = CGBlendMode.byName[command[1].string ?? ""] else {
        Issue.record("unknown mode \(command)")
        return
      }
      setBlendMode(mode)
    case "setInterpolation": interpolationQuality = command[1].string == "none" ? .none : .low
    case "setShadow":
      setShadow(
        offset: CGSize(width: command[1][0].double, height: command[1][1].double), blur: n[1],
        color: CGColor(command[3]))
    case "clip":
      addPath(outline(command[1]))
      clip(using: rule)
    case "clipRect": clip(to: rect())
    case "fillRect": fill(rect())
    case "strokeRect": stroke(rect())
    case "clearRect": clear(rect())
    case "fillPath":
      addPath(outline(command[1]))
      fillPath(using: rule)
    case "strokePath":
      addPath(outline(command[1]))
      strokePath()
    case "drawImage":
      let r = command[2].numbers
      if let image = images[command[1].string ?? ""] {
        drawUpright(image, in: CGRect(x: r[0], y: r[1], width: r[2], height: r[3]))
      }
    case "drawLinearGradient":
      drawLinearGradient(
        CGGradient(command[3]), start: point(command[1]), end: point(command[2]), options: options)
    case "drawRadialGradient":
      let center = point(command[1])
      drawRadialGradient(
        CGGradient(command[3]), startCenter: center, startRadius: 0, endCenter: center, endRadius: n[1],
        options: options)
    case "beginTransparencyLayer": beginTransparencyLayer(auxiliaryInfo: nil)
    case "endTransparencyLayer": endTransparencyLayer()
    default: Issue.record("unknown command \(command)")
    }
  }
}

/// The limits are those of `shared/drawing/tool/compare.py` for commands.
@Test(arguments: Scene.all)
private func drawingCommandsMatchTheReferenceRenderer(scene: Scene) throws {
  let ours = try #require(scene.render())
  let golden = try ImageDecoding.decode(Data(contentsOf: scene.golden))
  if let folder = ProcessInfo.processInfo.environment["MICA_SCENES_OUT"] {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(scene.id + ".png")
    try ImageEncoding.png(ours, to: url)
  }
  #expect(ours.width == golden.width)
  #expect(ours.height == golden.height)
  let difference = PictureDifference(golden: Picture(golden), ours: Picture(ours))
  let scale = Int(scene.json["scale"].double)
  let blends = scene.id.hasSuffix("blends")
  print("\(scene.id): \(difference)")
  #expect(difference.flatMax <= (blends ? 3 : 8))
  #expect(difference.flatMean <= (blends ? 0.5 : 0.8))
  #expect(difference.edgeMean <= (blends ? 1 : 3))
  #expect(difference.misplaced <= 4 * scale)
}
