import CoreGraphics
import TestSupport
import Testing

private func transform(_ json: JSONValue) -> CGAffineTransform {
  if let name = json[0].string {
    switch name {
    case "translate": return CGAffineTransform(translationX: json[1].double, y: json[2].double)
    case "scale": return CGAffineTransform(scaleX: json[1].double, y: json[2].double)
    case "rotate": return CGAffineTransform(rotationAngle: json[1].double)
    case "concat": return transform(json[1]).concatenating(transform(json[2]))
    default: break
    }
  }
  let n = json.numbers
  return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
}

extension CGAffineTransform {
  var numbers: [Double] { [a, b, c, d, tx, ty].map(\.native) }
}

extension CGRect {
  var numbers: [Double] { [origin.x, origin.y, size.width, size.height].map(\.native) }

  init(_ json: JSONValue) {
    switch json.string {
    case "null", "CGRectNull": self = .null
    case "infinite": self = .infinite
    default:
      let n = json.numbers
      self.init(x: n[0], y: n[1], width: n[2], height: n[3])
    }
  }
}

private func runAffine(_ fact: Fact) -> Fact.Outcome {
  let args = fact.inputs["args"]
  let wanted = fact.expected.numbers
  switch fact.inputs["f"].string {
  case "makeRotation": return fact.compare(CGAffineTransform(rotationAngle: args[0].double).numbers, wanted)
  case "concat": return fact.compare(transform(args[0]).concatenating(transform(args[1])).numbers, wanted)
  case "scale":
    return fact.compare(transform(args[0]).scaledBy(x: args[1].double, y: args[2].double).numbers, wanted)
  case "translate":
    return fact.compare(transform(args[0]).translatedBy(x: args[1].double, y: args[2].double).numbers, wanted)
  case "rotate": return fact.compare(transform(args[0]).rotated(by: args[1].double).numbers, wanted)
  case "invert": return fact.compare(transform(args[0]).inverted().numbers, wanted)
  case "applyPoint":
    let point = CGPoint(x: args[0][0].double, y: args[0][1].double).applying(transform(args[1]))
    return fact.compare([point.x, point.y], wanted)
  case "applySize":
    let size = CGSize(width: args[0][0].double, height: args[0][1].double).applying(transform(args[1]))
    return fact.compare([size.width, size.height], wanted)
  case "applyRect": return fact.compare(CGRect(args[0]).applying(transform(args[1])).numbers, wanted)
  case let other: return .notRun("unknown function \(other ?? "none")")
  }
}

private func runRect(_ fact: Fact) -> Fact.Outcome {
  let inputs = fact.inputs
  let (rect, rects) = (inputs["rect"], inputs["rects"])
  func same(_ found: CGRect, _ wanted: JSONValue) -> Fact.Outcome {
    let wanted = CGRect(wanted)
    return wanted.isNull ? fact.compare(found.isNull, true) : fact.compare(found.numbers, wanted.numbers)
  }
  switch inputs["f"].string {
  case "accessors":
    let r = CGRect(rect)
    let all: [String: CGFloat] = [
      "minX": r.minX, "midX": r.midX, "maxX": r.maxX, "minY": r.minY, "midY": r.midY, "maxY": r.maxY,
      "width": r.width, "height": r.height,
    ]
    return fact.expected.object.map { fact.compare([all[$0.key]?.native ?? .nan], [$0.value.double]) }.all
  case "predicates":
    let r = CGRect(rect)
    let all = ["isNull": r.isNull, "isEmpty": r.isEmpty, "isInfinite": r.isInfinite]
    return fact.expected.object.map { fact.compare(all[$0.key], $0.value.bool) }.all
  case "standardize": return same(CGRect(rect).standardized, fact.expected)
  case "integral": return same(CGRect(rect).integral, fact.expected)
  case "intersection": return same(CGRect(rects[0]).intersection(CGRect(rects[1])), fact.expected)
  case "union": return same(CGRect(rects[0]).union(CGRect(rects[1])), fact.expected)
  case "intersects": return fact.compare(CGRect(rects[0]).intersects(CGRect(rects[1])), fact.expected.bool)
  case "inset":
    let by = inputs["by"].numbers
    return same(CGRect(rect).insetBy(dx: by[0], dy: by[1]), fact.expected)
  case "offset":
    let by = inputs["by"].numbers
    return same(CGRect(rect).offsetBy(dx: by[0], dy: by[1]), fact.expected)
  case "containsPoint":
    let found = inputs["points"].array.map {
      CGRect(rect).contains(CGPoint(x: $0[0].double, y: $0[1].double))
    }
    return fact.compare(found, fact.expected.array.compactMap(\.bool))
  case "containsRect":
    return fact.compare(
      rects.array.map { CGRect(rect).contains(CGRect($0)) }, fact.expected.array.compactMap(\.bool))
  case "divide":
    let edges: [String: CGRectEdge] = [
      "minX": .minXEdge, "minY": .minYEdge, "maxX": .maxXEdge, "maxY": .maxYEdge,
    ]
    guard let edge = edges[inputs["edge"].string ?? ""] else { return .notRun("unknown edge") }
    let (slice, remainder) = CGRect(rect).divided(atDistance: inputs["amount"].double, from: edge)
    return [same(slice, fact.expected["slice"]), same(remainder, fact.expected["remainder"])].all
  case "dictionaryRepresentation":
    let found: [String: CFDictionary] = [
      "point": CGPoint.zero.dictionaryRepresentation, "size": CGSize.zero.dictionaryRepresentation,
      "rect": CGRect.zero.dictionaryRepresentation,
    ]
    return fact.expected.object.map { name, keys in
      fact.compare(
        Set(found[name]?.keys.compactMap { $0 as? String } ?? []), Set(keys.array.compactMap(\.string)))
    }.all
  case let other: return .notRun("unknown function \(other ?? "none")")
  }
}

private let affine = Fact.load("affine")
private let rects = Fact.load("cgrect")

@Test(arguments: affine) func transformsMatchApple(fact: Fact) {
  Fact.enforce(fact, runAffine(fact))
}
@Test(arguments: rects) func rectanglesMatchApple(fact: Fact) {
  Fact.enforce(fact, runRect(fact))
}
/// ChatLayout's tests document this behavior of iOS. Foundation's `intersects(_:)` differs here.
@Test func rectanglesThatTouchDoNotOverlap() {
  let rect = CGRect(x: 0, y: 100, width: 100, height: 100)
  for (x, y) in [(0.0, 0.0), (0, 200), (100, 100), (-100, 100), (100, 200)] {
    #expect(!rect.overlaps(CGRect(x: x, y: y, width: 100, height: 100)))
  }
  #expect(rect.overlaps(CGRect(x: 99.5, y: 199.5, width: -1, height: 100)))
  #expect(rect.overlaps(CGRect(x: 50, y: 150, width: 0, height: 0)))
  #expect(!rect.overlaps(.null))
  #expect(!CGRect.null.overlaps(rect))
  #expect(rect.overlaps(.infinite))
}

@Test func geometryFactsAreCounted() {
  Fact.summarize("affine", affine, runAffine)
  Fact.summarize("cgrect", rects, runRect)
}
