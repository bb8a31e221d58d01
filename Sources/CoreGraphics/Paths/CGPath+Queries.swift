/// The types of path elements.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath. One point.
  case moveToPoint = 0
  /// A straight line. One point.
  case addLineToPoint = 1
  /// A quadratic curve. Two points: the control point and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve. Three points: two control points and the end.
  case addCurveToPoint = 3
  /// A line back to the subpath's start. No points.
  case closeSubpath = 4
}

/// An element of a path, valid only during the callback it is passed to.
public struct CGPathElement {
  /// The element's type.
  public var type: CGPathElementType
  /// The element's points, as many as its type has.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with the given type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function called for each element of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void
/// A closure called for each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// The bounding box of the path including control points, or the null rectangle if the path is empty.
  public var boundingBox: CGRect { storage.controlBox }

  /// The bounding box of the path without control points, or the null rectangle if the path is empty.
  public var boundingBoxOfPath: CGRect { storage.tightBox }

  /// Returns a Boolean value that indicates whether the transformed point is inside the path. Open subpaths
  /// are treated as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    storage.contains(point.applying(transform), rule)
  }

  /// Returns a Boolean value that indicates whether the path is an upright rectangle, and stores it in
  /// `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = storage.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }

  /// Calls a closure with each element in order.
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

  /// Calls a function with `info` and each element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Returns the path with every curve replaced by lines that stay within `threshold` of it.
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
