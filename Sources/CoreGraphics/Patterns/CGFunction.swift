/// A callback that computes output values from input values, as many as the function's range and domain have.
///
/// - Note: A Swift function, not a C function: C does not know Foundation's `CGFloat`.
public typealias CGFunctionEvaluateCallback =
  (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void

/// A callback invoked when a function is no longer needed.
public typealias CGFunctionReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
  /// The version of this structure: 0.
  public var version: UInt32
  /// The callback that computes the values.
  public var evaluate: CGFunctionEvaluateCallback?
  /// The callback invoked when the function is deallocated.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates a set of callbacks.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
  }

  /// Creates an empty set of callbacks.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }
}

/// A mathematical function that a client computes, such as the colours of a shading.
public final class CGFunction {
  private let evaluate: CGFunctionEvaluateCallback
  private let info: UnsafeMutableRawPointer?
  private let domain: [ClosedRange<CGFloat>]
  private let range: [ClosedRange<CGFloat>]?
  private let outputs: Int
  private let release: CGFunctionReleaseInfoCallback?

  /// Creates a function of `domainDimension` numbers to `rangeDimension` numbers, clamped to the given pairs
  /// of minimum and maximum.
  ///
  /// - Returns: The function, or nil if there is no callback, if a dimension is not in 1…32 or if a pair is
  ///   out of order.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard let evaluate = callbacks.pointee.evaluate, 1...32 ~= domainDimension, 1...32 ~= rangeDimension
    else { return nil }
    func pairs(_ values: UnsafePointer<CGFloat>?, _ count: Int) -> [ClosedRange<CGFloat>]? {
      guard let values else { return [] }
      let pairs = (0..<count).compactMap { index in
        values[2 * index] <= values[2 * index + 1] ? values[2 * index]...values[2 * index + 1] : nil
      }
      return pairs.count == count ? pairs : nil
    }
    guard let inputs = pairs(domain, domainDimension), let results = pairs(range, rangeDimension) else {
      return nil
    }
    (self.evaluate, self.info) = (evaluate, info)
    self.domain = inputs.isEmpty ? Array(repeating: 0...1, count: domainDimension) : inputs
    self.range = results.isEmpty ? nil : results
    outputs = rangeDimension
    release = callbacks.pointee.releaseInfo
  }

  deinit { release?(info) }

  /// The range of the function's first input.
  var firstDomain: ClosedRange<CGFloat> { domain[0] }

  /// Returns the function's values at a first input, with all other inputs at their minimum.
  func values(at input: CGFloat) -> [CGFloat] {
    var inputs = domain.map(\.lowerBound)
    inputs[0] = min(max(input, domain[0].lowerBound), domain[0].upperBound)
    var values = [CGFloat](repeating: 0, count: outputs)
    evaluate(info, inputs, &values)
    if let range {
      for (index, limits) in range.enumerated() {
        values[index] = min(max(values[index], limits.lowerBound), limits.upperBound)
      }
    }
    return values
  }
}

/// A transition of colours along a line or between circles, computed by a function.
public final class CGShading {
  let shape: GradientShape
  let stops: [GradientStop]
  let extend: (before: Bool, after: Bool)

  /// Creates a shading along a line.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(.linear(start, end), space, function, (extendStart, extendEnd))
  }

  /// Creates a shading from one circle to another.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return nil }
    self.init(.radial(start, startRadius, end, endRadius), space, function, (extendStart, extendEnd))
  }

  /// Creates a shading. The function is evaluated at 257 places immediately.
  private init?(
    _ shape: GradientShape, _ space: CGColorSpace, _ function: CGFunction,
    _ extend: (before: Bool, after: Bool)
  ) {
    let (domain, count) = (function.firstDomain, 256)
    guard space.model != .pattern else { return nil }
    stops = (0...count).map { index in
      let location = CGFloat(index) / CGFloat(count)
      var values = function.values(at: domain.lowerBound + (domain.upperBound - domain.lowerBound) * location)
      // A function may omit the opacity.
      if values.count == space.numberOfComponents { values.append(1) }
      return GradientStop(location: location, color: CGColor(space: space, values: values).srgb)
    }
    (self.shape, self.extend) = (shape, extend)
  }
}

extension CGContext {
  /// Paints a shading over the whole clip.
  public func drawShading(_ shading: CGShading) {
    if case .linear(let start, let end) = shading.shape, start == end { return }
    backend.draw(
      .everything, with: .gradient(shading.shape, shading.stops, state.matrix, extend: shading.extend), paint)
  }
}
