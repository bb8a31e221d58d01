import TestSupport
import Testing

@testable import CoreGraphics

/// Returns a path from a list of operations, and the current point after each arc to a point.
private func build(_ ops: JSONValue) -> (path: CGMutablePath, points: [CGPoint])? {
  let path = CGMutablePath()
  var points: [CGPoint] = []
  for op in ops.array {
    let n = op.array.dropFirst().map(\.double)
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch op[0].string {
    case "move": path.move(to: point(0))
    case "line": path.addLine(to: point(0))
    case "quad": path.addQuadCurve(to: point(2), control: point(0))
    case "curve": path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "rect": path.addRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "ellipse": path.addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "lines": path.addLines(between: op[1].array.map { CGPoint(x: $0[0].double, y: $0[1].double) })
    case "arc":
      path.addArc(
        center: point(0), radius: n[2], startAngle: n[3], endAngle: n[4], clockwise: op[6].bool ?? false)
    case "arcTo":
      path.addArc(tangent1End: point(0), tangent2End: point(2), radius: n[4])
      points.append(path.currentPoint)
    case "close": path.closeSubpath()
    default: return nil
    }
  }
  return (path, points)
}

private func elements(_ path: CGPath) -> [(name: String, numbers: [Double])] {
  var result: [(String, [Double])] = []
  path.applyWithBlock { element in
    let (name, count) =
      switch element.pointee.type {
      case .moveToPoint: ("move", 1)
      case .addLineToPoint: ("line", 1)
      case .addQuadCurveToPoint: ("quad", 2)
      case .addCurveToPoint: ("curve", 3)
      case .closeSubpath: ("close", 0)
      }
    let points = UnsafeBufferPointer(start: element.pointee.points, count: count)
    result.append((name, points.flatMap { [$0.x.native, $0.y.native] }))
  }
  return result
}

private func contains(_ path: CGPath, _ wanted: JSONValue) -> Fact.Outcome {
  wanted.object.map { key, inside in
    let n = key.split(separator: ",").compactMap { Double($0) }
    let found = path.contains(CGPoint(x: n[0], y: n[1]))
    return found == inside.bool ? .holds : .differs("contains(\(key)) is \(found)")
  }.all
}

private func run(_ fact: Fact) -> Fact.Outcome {
  switch fact.id {
  case "path.equality.segmentwise":
    let (one, two, back) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    one.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    two.addLines(between: [.zero, CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0)])
    back.addLines(between: [CGPoint(x: 10, y: 0), .zero])
    return fact.compare([one == two, one == back, two == back], [false, false, false])
  case "path.roundRect.contains":
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil)
    return contains(path, fact.expected)
  case "path.contains.withTransform":
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil)
    let move = CGAffineTransform(translationX: 10, y: 20)
    return fact.compare(path.contains(CGPoint(x: 9, y: 19), transform: move), true)
  default: break
  }
  if fact.grade == "C-rejected" {
    return .notRun("known wrong, as contradictions.json says: arcs split like Direct2D's")
  }
  guard fact.inputs["ops"].string == nil, let (path, points) = build(fact.inputs["ops"]) else {
    return .notRun("operations in words")
  }
  return fact.expected.object.map { key, wanted -> Fact.Outcome in
    switch key {
    case "boundingBox": return fact.compare(path.boundingBox.numbers, wanted.numbers)
    case "pathBoundingBox": return fact.compare(path.boundingBoxOfPath.numbers, wanted.numbers)
    case "currentPoint": return fact.compare([path.currentPoint.x, path.currentPoint.y], wanted.numbers)
    case "currentPoints":
      return fact.compare(points.flatMap { [$0.x, $0.y] }, wanted.array.flatMap(\.numbers))
    case "contains": return contains(path, wanted)
    case "isEmpty": return fact.compare(path.isEmpty, wanted.bool)
    case "elements":
      let found = elements(path)
      let list = wanted.array
      guard found.map(\.name) == list.compactMap({ $0[0].string }) else { return .differs("\(path)") }
      return fact.compare(found.flatMap(\.numbers), list.flatMap { $0.array.dropFirst().map(\.double) })
    case "cubicEquivalent":
      guard let curve = path.storage.subpaths.first?.curves.first else { return .differs("no curve") }
      return fact.compare(
        [curve.control1, curve.control2, curve.to].flatMap { [$0.x.native, $0.y.native] }, wanted.numbers)
    default: return .notRun("unknown expectation \(key)")
    }
  }.all
}

private let facts = Fact.load("cgpath")

@Test(arguments: facts) func pathsMatchApple(fact: Fact) {
  Fact.enforce(fact, run(fact))
}
@Test func pathFactsAreCounted() { Fact.summarize("cgpath", facts, run) }
