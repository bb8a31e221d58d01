/// A kind of path element.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath: one point.
  case moveToPoint = 0
  /// A line: one point.
  case addLineToPoint = 1
  /// A quadratic curve: a control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two control points and the end.
  case addCurveToPoint = 3
  /// A line back to the subpath's start: no points.
  case closeSubpath = 4
}

/// One element of a path, valid while it is handed out.
public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// As many points as the kind takes.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of the given kind and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is called for each element of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void
/// A closure that is called for each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// The smallest rectangle around all points, control points included; null in an empty path.
  public var boundingBox: CGRect { storage.controlBox }

  /// The smallest rectangle around the path itself; null in an empty path.
  public var boundingBoxOfPath: CGRect { storage.tightBox }

  /// Whether the point, taken through the transform, is inside. Open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(point.applying(transform), rule)
  }

  /// Whether the path is an upright rectangle, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = storage.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Calls the closure with each element in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { room in
      room.initialize(repeating: .zero)
      guard let base = room.baseAddress else { return }
      var next = 0
      for verb in storage.verbs {
        for index in 0..<verb.pointCount { base[index] = storage.points[next + index] }
        next += verb.pointCount
        var element = CGPathElement(type: verb.elementType, points: base)
        block(&element)
      }
    }
  }

  /// Calls the function with `info` and each element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// The path with every curve replaced by lines that stay within `threshold` of it.
  public func flattened(threshold: CGFloat) -> CGPath {
    var flat = PathStorage()
    let tolerance = threshold > 0 ? threshold : 0.1
    for subpath in storage.subpaths {
      flat.move(to: subpath.start)
      for curve in subpath.curves where !(subpath.isClosed && curve.isLine && curve.to == subpath.start) {
        let count = curve.steps(tolerance: tolerance)
        for step in 1...count { flat.addLine(to: curve.point(CGFloat(step) / CGFloat(count))) }
      }
      if subpath.isClosed { flat.close() }
    }
    return CGPath(storage: flat)
  }
}

extension PathStorage.Verb {
  fileprivate var elementType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
