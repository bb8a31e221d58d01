import CoreText
import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// A bitmap as Apple's tests create it: RGBA bytes, first row on top, y-axis up.
struct Bitmap {
  let context: CGContext
  init(_ width: Int, _ height: Int) {
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { preconditionFailure("no bitmap") }
    self.context = context
  }

  /// Returns the premultiplied components of a pixel of the given row from the top.
  func row(_ x: Int, _ row: Int) -> [Double] {
    guard let data = context.data else { return [] }
    let at = data.assumingMemoryBound(to: UInt8.self) + row * context.bytesPerRow + x * 4
    return (0..<4).map { Double(at[$0]) }
  }

  /// Returns the premultiplied components of the pixel at user coordinates, y up.
  func at(_ x: Int, _ y: Int) -> [Double] { row(x, context.height - 1 - y) }

  /// Returns the bounding box, in rows from the top, of all pixels with any opacity, in columns from `left`.
  func box(from left: Int = 0, to right: Int? = nil) -> (rect: CGRect, count: Int) {
    var (box, count) = (CGRect.null, 0)
    for y in 0..<context.height {
      for x in left..<(right ?? context.width) where row(x, y)[3] > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        count += 1
      }
    }
    return (box, count)
  }
}

private func apply(_ ops: JSONValue, to context: CGContext) {
  for op in ops.array {
    let n = op.array.dropFirst().map(\.double)
    switch op[0].string ?? op.string {
    case "translate": context.translateBy(x: n[0], y: n[1])
    case "scale": context.scaleBy(x: n[0], y: n.count > 1 ? n[1] : n[0])
    case "save": context.saveGState()
    case "restore": context.restoreGState()
    default: Issue.record("unknown operation \(op)")
    }
  }
}

/// Fills a 10 × 10 bitmap with green through what `clip` leaves, and checks painted and empty points.
private func clipped(_ fact: Fact, _ clip: (CGContext) -> Void) -> Fact.Outcome {
  let bitmap = Bitmap(10, 10)
  clip(bitmap.context)
  bitmap.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
  bitmap.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
  let painted = fact.expected["painted"].array.map {
    fact.compare(bitmap.at(Int($0[0].double), Int($0[1].double)), [0, 255, 0, 255])
  }
  let empty = fact.expected["empty"].array.map {
    fact.compare(bitmap.at(Int($0[0].double), Int($0[1].double)), [0, 0, 0, 0])
  }
  return (painted + empty).all
}

private func rects(_ json: JSONValue) -> [CGRect] { json.array.map { CGRect($0) } }

/// Returns a black square of 40 at (70, 70) with a white shadow, as Apple's shadow tests draw it.
private func shadow(
  offset: CGSize = CGSize(width: 60, height: 60), blur: CGFloat = 0,
  _ color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
) -> Bitmap {
  let bitmap = Bitmap(200, 200)
  bitmap.context.setShadow(offset: offset, blur: blur, color: color)
  bitmap.context.fill(CGRect(x: 70, y: 70, width: 40, height: 40))
  return bitmap
}

private func runShadow(_ fact: Fact) -> Fact.Outcome {
  let square = CGRect(x: 70, y: 70, width: 40, height: 40)
  switch fact.id {
  case "ctx.shadow.blur0":
    let bitmap = shadow()
    let (fill, cast) = (bitmap.box(to: 120), bitmap.box(from: 120))
    return [
      fact.compare([cast.rect.width, cast.rect.height], [40, 40]),
      fact.compare([cast.rect.minX - fill.rect.minX, fill.rect.minY - cast.rect.minY], [60, 60]),
      fact.compare(Double(cast.count), 1600),
    ].all
  case "ctx.shadow.blur5":
    let cast = shadow(blur: 5).box(from: 120)
    return fact.compare([cast.rect.width, cast.rect.height], [50, 50])
  case "ctx.shadow.defaultColour":
    let bitmap = Bitmap(200, 200)
    bitmap.context.setShadow(offset: CGSize(width: 60, height: 60), blur: 0)
    bitmap.context.fill(square)
    let pixel = bitmap.at(150, 150)
    return fact.compare(Array(pixel.prefix(3)) + [(84...86).contains(pixel[3]) ? 1 : pixel[3]], [0, 0, 0, 1])
  case "ctx.shadow.nullColour": return fact.compare(shadow(nil).box(from: 120).count, 0)
  case "ctx.shadow.gstate":
    let bitmap = Bitmap(200, 200)
    bitmap.context.saveGState()
    bitmap.context.setShadow(offset: CGSize(width: 60, height: 60), blur: 0, color: .white)
    bitmap.context.restoreGState()
    bitmap.context.fill(square)
    return fact.compare(bitmap.box(from: 120).count, 0)
  case "ctx.shadow.transparencyLayer":
    func draw(inLayer: Bool) -> (strip: [Double], gap: [Double]) {
      let bitmap = Bitmap(200, 200)
      bitmap.context.setShadow(offset: CGSize(width: 60, height: 0), blur: 0, color: .white)
      if inLayer { bitmap.context.beginTransparencyLayer(auxiliaryInfo: nil) }
      bitmap.context.fill(CGRect(x: 140, y: 70, width: 40, height: 40))
      bitmap.context.fill(square)
      if inLayer { bitmap.context.endTransparencyLayer() }
      return (bitmap.at(160, 90), bitmap.at(134, 90))
    }
    let (plain, layer) = (draw(inLayer: false), draw(inLayer: true))
    return [
      fact.compare(plain.strip, [255, 255, 255, 255]), fact.compare(layer.strip, [0, 0, 0, 255]),
      fact.compare(layer.gap, [255, 255, 255, 255]),
    ].all
  case "ctx.shadow.layerAlpha":
    let bitmap = Bitmap(200, 200)
    bitmap.context.setAlpha(0.5)
    bitmap.context.setShadow(offset: CGSize(width: 60, height: 60), blur: 0, color: .white)
    bitmap.context.beginTransparencyLayer(auxiliaryInfo: nil)
    bitmap.context.fill(square)
    bitmap.context.endTransparencyLayer()
    let peak = bitmap.at(150, 150)[3]
    return (126...130).contains(peak) ? .holds : .differs("peak \(peak)")
  default: return .notRun("unknown shadow case")
  }
}

private func line(_ text: String) -> CTLine {
  CTLineCreateWithAttributedString(
    NSAttributedString(
      string: text,
      attributes: [NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName("Helvetica", 24, nil)]))
}

private func runTruncation(_ fact: Fact) -> Fact.Outcome {
  let (whole, token) = (line(String(repeating: "H", count: 16)), line("\u{2026}"))
  func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }
  func runs(_ line: CTLine?) -> [CTRun] {
    line.map { CTLineGetGlyphRuns($0).compactMap { $0 as? CTRun } } ?? []
  }
  let half = width(whole) / 2
  var outcomes = [fact.compare(CTLineCreateTruncatedLine(whole, 2 * half, .end, token) === whole, true)]
  for (type, count) in [(CTLineTruncationType.start, 2), (.end, 2), (.middle, 3)] {
    guard let cut = CTLineCreateTruncatedLine(whole, half, type, token),
      let bare = CTLineCreateTruncatedLine(whole, half, type, nil)
    else { return .differs("no line") }
    outcomes += [
      fact.compare(runs(cut).count, count), fact.compare(width(cut) <= half + 1e-3, true),
      fact.compare(width(cut) > half - width(whole) / 16, true),
      fact.compare(runs(bare).count, type == .middle ? 2 : 1),
    ]
    // The token starts where the run before it ends.
    for (left, right) in zip(runs(cut), runs(cut).dropFirst()) {
      var start = CGPoint.zero
      CTRunGetPositions(right, CFRange(location: 0, length: 1), &start)
      var first = CGPoint.zero
      CTRunGetPositions(left, CFRange(location: 0, length: 1), &first)
      let end = first.x.native + CTRunGetTypographicBounds(left, CFRange(), nil, nil, nil)
      outcomes.append(fact.compare([start.x.native], [end]))
    }
  }
  let alone = CTLineCreateTruncatedLine(whole, width(token), .end, token)
  outcomes += [
    fact.compare(CTLineCreateTruncatedLine(whole, width(token) - 1, .end, token) == nil, true),
    fact.compare([alone.map(width) ?? .nan], [width(token)]), fact.compare(runs(alone).count, 1),
  ]
  return outcomes.all
}

private func runPartsOfRuns(_ fact: Fact) -> Fact.Outcome {
  func ink(_ range: CFRange) -> [Double] {
    let bitmap = Bitmap(100, 40)
    bitmap.context.textPosition = CGPoint(x: fact.inputs["x"].double, y: 10)
    guard let run = CTLineGetGlyphRuns(line(fact.inputs["text"].string ?? "")).first as? CTRun else {
      return []
    }
    CTRunDraw(run, bitmap.context, range)
    let box = bitmap.box().rect
    return [box.minX.native, box.maxX.native - 1]
  }
  return [
    fact.compare(ink(CFRange(location: 0, length: 0)), fact.expected["all"].numbers),
    fact.compare(ink(CFRange(location: 2, length: 2)), fact.expected["last2"].numbers),
    fact.compare(ink(CFRange(location: 3, length: 0)), fact.expected["last1"].numbers),
  ].all
}

private func runBlend(_ fact: Fact) -> Fact.Outcome {
  guard let mode = CGBlendMode.byName[fact.inputs["mode"].string ?? ""] else {
    return .notRun("unknown mode")
  }
  let bitmap = Bitmap(1, 1)
  let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  bitmap.context.setFillColor(red: 200.0 / 255, green: 0, blue: 0, alpha: 1)
  bitmap.context.fill(whole)
  bitmap.context.setBlendMode(mode)
  bitmap.context.setFillColor(red: 0, green: 0, blue: 200.0 / 255, alpha: 0.5)
  bitmap.context.fill(whole)
  return fact.compare(bitmap.at(0, 0), fact.expected.numbers)
}

/// Returns the pixels of a row of ten under a gradient from black to white.
private func gradient(_ from: CGFloat, _ to: CGFloat, _ options: CGGradientDrawingOptions) -> [[Double]] {
  let bitmap = Bitmap(10, 1)
  let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil)
  guard let gradient else { return [] }
  bitmap.context.drawLinearGradient(
    gradient, start: CGPoint(x: from, y: 0), end: CGPoint(x: to, y: 0), options: options)
  return (0..<10).map { bitmap.at($0, 0) }
}

private func runGradient() -> Fact.Outcome {
  let pixels = gradient(0, 10, [])
  let grows = zip(pixels, pixels.dropFirst()).allSatisfy { $0[0] <= $1[0] }
  let gray = pixels.allSatisfy { $0[0] == $0[1] && $0[1] == $0[2] && $0[3] == 255 }
  return grows && gray && pixels[0][0] < 60 && pixels[9][0] > 200 ? .holds : .differs("\(pixels)")
}

private func runGradientEnds() -> Fact.Outcome {
  let (short, long) = (
    gradient(3, 7, []), gradient(3, 7, [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  )
  let untouched = [short[0], short[2], short[7], short[9]].allSatisfy { $0 == [0, 0, 0, 0] }
  return untouched && long[0][0] < 40 && long[9][0] > 200 ? .holds : .differs("\(short) \(long)")
}

private func runCaps() -> Fact.Outcome {
  func end(_ cap: CGLineCap) -> Double {
    let bitmap = Bitmap(20, 10)
    bitmap.context.setLineWidth(4)
    bitmap.context.setLineCap(cap)
    bitmap.context.strokeLineSegments(between: [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5)])
    return bitmap.at(16, 5)[3]
  }
  return end(.butt) == 0 && end(.square) == 255
    ? .holds : .differs("butt \(end(.butt)) square \(end(.square))")
}

private func runDash(_ fact: Fact) -> Fact.Outcome {
  let bitmap = Bitmap(20, 10)
  bitmap.context.setLineWidth(2)
  bitmap.context.setLineDash(phase: 0, lengths: fact.inputs["dash"].numbers.map { CGFloat($0) })
  bitmap.context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5)])
  let painted = fact.expected["painted_x"].numbers.map { fact.compare(bitmap.at(Int($0), 5)[3], 255) }
  let gaps = fact.expected["gap_x"].numbers.map { fact.compare(bitmap.at(Int($0), 5)[3], 0) }
  return (painted + gaps).all
}

private func run(_ fact: Fact) -> Fact.Outcome {
  let inputs = fact.inputs
  if fact.id.hasPrefix("blend.") { return runBlend(fact) }
  if fact.id.hasPrefix("ctx.shadow") { return runShadow(fact) }
  switch fact.id {
  case "ctx.ctm.initial": return fact.compare(Bitmap(10, 10).context.ctm.numbers, fact.expected.numbers)
  case "ctx.ctm.ops", "ctx.ctm.restore":
    let context = Bitmap(10, 10).context
    apply(inputs["ops"], to: context)
    return fact.compare(context.ctm.numbers, fact.expected.numbers)
  case "ctx.clip.rect":
    let bitmap = Bitmap(10, 10)
    bitmap.context.clip(to: CGRect(inputs["clip"]))
    bitmap.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    return fact.expected.object.map { key, color in
      let n = key.split(separator: ",").compactMap { Int($0) }
      return fact.compare(bitmap.at(n[0], n[1]), color.numbers)
    }.all
  case "ctx.alpha.half":
    let bitmap = Bitmap(1, 1)
    bitmap.context.setAlpha(inputs["alpha"].double)
    bitmap.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    bitmap.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return fact.compare(bitmap.at(0, 0), fact.expected.numbers)
  case "ctx.clip.path":
    let n = inputs["clip"].array.dropFirst().map(\.double)
    return clipped(fact) {
      $0.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
      $0.clip()
    }
  case "ctx.clip.evenOdd":
    return clipped(fact) {
      $0.addRects(rects(inputs["clipEO"]))
      $0.clip(using: .evenOdd)
    }
  case "ctx.clip.multi": return clipped(fact) { $0.clip(to: rects(inputs["clipRects"])) }
  case "ctx.clip.nested": return clipped(fact) { for rect in rects(inputs["clips"]) { $0.clip(to: rect) } }
  case "ctx.gradient": return runGradient()
  case "ctx.shading.axial": return runGradientEnds()
  case "ctx.line.caps": return runCaps()
  case "ctx.line.dash22": return runDash(fact)
  case "ctx.text.matrix":
    let context = Bitmap(10, 10).context
    guard context.textMatrix == .identity else { return .differs("not the identity at first") }
    context.textPosition = CGPoint(x: 3, y: 4)
    guard context.textMatrix.numbers == [1, 0, 0, 1, 3, 4] else { return .differs("\(context.textMatrix)") }
    context.textMatrix = CGAffineTransform(translationX: 5, y: 6)
    return fact.compare([context.textPosition.x, context.textPosition.y], [5, 6])
  case "ct.truncate": return runTruncation(fact)
  case "ct.run.range": return runPartsOfRuns(fact)
  case _ where fact.id.hasPrefix("ctx.device."): return runDevice(fact)
  default: return .notRun("unknown case")
  }
}

/// Returns the place of user space in device space. The record counts rows from the top of the bitmap; a
/// bitmap's device space is its base space, whose origin is at the bottom.
private func runDevice(_ fact: Fact) -> Fact.Outcome {
  let bitmap = Bitmap(Int(fact.inputs["bitmap"][0].double), Int(fact.inputs["bitmap"][1].double))
  let context = bitmap.context
  var words = fact.inputs["ctm"].array[...]
  while let word = words.popFirst() {
    func next() -> CGFloat { CGFloat(words.popFirst()?.double ?? .nan) }
    switch word.string {
    case "identity": break
    case "translate": context.translateBy(x: next(), y: next())
    case "rotate": context.rotate(by: next())
    case "scale":
      let (x, y) = (next(), words.first?.double)
      if y != nil { words.removeFirst() }
      context.scaleBy(x: x, y: y.map { CGFloat($0) } ?? x)
    case "flip":
      context.translateBy(x: 0, y: next())
      context.scaleBy(x: 1, y: -1)
    default: return .notRun("unknown operation \(word)")
    }
  }
  let height = CGFloat(bitmap.context.height)
  return zip(fact.inputs["user"].array, fact.expected["device"].array).map { user, device in
    let point = context.convertToDeviceSpace(CGPoint(x: user[0].double, y: user[1].double))
    let back = context.convertToUserSpace(point)
    return [
      fact.compare([point.x.native, (height - point.y).native], device.numbers),
      fact.compare([back.x.native, back.y.native], user.numbers),
    ].all
  }.all
}

private let facts = Fact.load("cgcontext")

@Test(arguments: facts) func contextsMatchApple(fact: Fact) {
  Fact.enforce(fact, run(fact))
}
@Test func contextFactsAreCounted() {
  Fact.summarize("cgcontext", facts, run)
}
