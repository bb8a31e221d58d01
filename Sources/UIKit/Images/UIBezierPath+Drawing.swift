internal import CoreGraphics
internal import Foundation

extension UIBezierPath {
  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Calls a closure with the current context, to which the path was added, and restores the context's state.
  func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  /// Sets the stroke attributes in a context.
  func apply(to context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setFlatness(flatness)
    context.setLineDash(phase: dash.phase, lengths: dash.pattern)
  }

  /// Creates a path with other elements and the same attributes.
  func duplicate(_ path: CGPath) -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}

/// An element of a path.
private enum Step {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close

  init(_ element: CGPathElement) {
    let p = element.points
    self =
      switch element.type {
      case .moveToPoint: .move(p[0])
      case .addLineToPoint: .line(p[0])
      case .addQuadCurveToPoint: .quad(p[0], p[1])
      case .addCurveToPoint: .curve(p[0], p[1], p[2])
      case .closeSubpath: .close
      }
  }

  /// The end point of the element, or nil for a close element.
  var end: CGPoint? {
    switch self {
    case .move(let p), .line(let p), .quad(_, let p), .curve(_, _, let p): p
    case .close: nil
    }
  }

  /// The element's letter and numbers, for archives.
  var flat: (letter: String, numbers: [CGFloat]) {
    switch self {
    case .move(let p): ("M", [p.x, p.y])
    case .line(let p): ("L", [p.x, p.y])
    case .quad(let c, let p): ("Q", [c.x, c.y, p.x, p.y])
    case .curve(let a, let b, let p): ("C", [a.x, a.y, b.x, b.y, p.x, p.y])
    case .close: ("Z", [])
    }
  }

  /// The element in the format in which iOS prints it: the end point first, then the control points.
  var printedForm: String {
    func braces(_ point: CGPoint) -> String {
      "{" + String(format: "%.17g, %.17g", Double(point.x), Double(point.y)) + "}"
    }
    return switch self {
    case .move(let p): "<MoveTo \(braces(p))>"
    case .line(let p): "<LineTo \(braces(p))>"
    case .quad(let c, let p): "<QuadCurveTo \(braces(p)) - \(braces(c))>"
    case .curve(let a, let b, let p): "<CurveTo \(braces(p)) \(braces(a)) \(braces(b))>"
    case .close: "<Close>"
    }
  }
}

extension UIBezierPath {
  private var steps: [Step] {
    var steps: [Step] = []
    path.applyWithBlock { steps.append(Step($0.pointee)) }
    return steps
  }

  /// Returns the path with reversed subpaths, the last subpath first.
  func reversed() -> UIBezierPath {
    var subpaths: [(start: CGPoint, steps: [Step], closed: Bool)] = []
    for step in steps {
      switch step {
      case .move(let point): subpaths.append((point, [], false))
      case .close where !subpaths.isEmpty: subpaths[subpaths.count - 1].closed = true
      case .close: break
      default:
        if let last = subpaths.last, last.closed { subpaths.append((last.start, [], false)) }
        if subpaths.isEmpty, let end = step.end { subpaths.append((end, [], false)) }
        subpaths[subpaths.count - 1].steps.append(step)
      }
    }
    let result = CGMutablePath()
    for (start, steps, closed) in subpaths.reversed() {
      let points = [start] + steps.compactMap(\.end)
      result.move(to: points.last!)
      for (index, step) in steps.enumerated().reversed() {
        switch step {
        case .quad(let c, _): result.addQuadCurve(to: points[index], control: c)
        case .curve(let a, let b, _): result.addCurve(to: points[index], control1: b, control2: a)
        default: result.addLine(to: points[index])
        }
      }
      if closed { result.closeSubpath() }
    }
    return duplicate(result)
  }

  var printedForm: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<UIBezierPath: 0x\(address); \(steps.map(\.printedForm).joined(separator: ",\n "))"
  }

  func write(to coder: NSCoder) {
    let words = steps.flatMap { [$0.flat.letter] + $0.flat.numbers.map { "\(Double($0))" } }
    coder.encode(words.joined(separator: " ") as NSString, forKey: "UIBezierPathElements")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyle")
    coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimit")
    coder.encode(Double(flatness), forKey: "UIBezierPathFlatness")
    if !dash.pattern.isEmpty {
      let lengths = dash.pattern.map { "\(Double($0))" }.joined(separator: " ")
      coder.encode(lengths as NSString, forKey: "UIBezierPathLineDashPattern")
      coder.encode(Double(dash.phase), forKey: "UIBezierPathLineDashPhase")
    }
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRule")
  }

  func read(from coder: NSCoder) {
    guard coder.containsValue(forKey: "UIBezierPathElements"),
      let words = coder.decodeObject(of: NSString.self, forKey: "UIBezierPathElements")
    else { return }
    path = CGMutablePath(outline: String(describing: words))
    lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
    lineCapStyle =
      CGLineCap(rawValue: Int32(coder.decodeInteger(forKey: "UIBezierPathLineCapStyle"))) ?? .butt
    lineJoinStyle =
      CGLineJoin(rawValue: Int32(coder.decodeInteger(forKey: "UIBezierPathLineJoinStyle"))) ?? .miter
    if coder.containsValue(forKey: "UIBezierPathMiterLimit") {
      miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimit"))
      flatness = CGFloat(coder.decodeDouble(forKey: "UIBezierPathFlatness"))
    }
    if coder.containsValue(forKey: "UIBezierPathLineDashPattern"),
      let lengths = coder.decodeObject(of: NSString.self, forKey: "UIBezierPathLineDashPattern")
    {
      dash = (
        String(describing: lengths).split(separator: " ").compactMap { Double($0).map { CGFloat($0) } },
        CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineDashPhase"))
      )
    }
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRule")
  }
}
