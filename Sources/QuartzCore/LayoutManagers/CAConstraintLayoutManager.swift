internal import CoreGraphics
public import Foundation

/// A layout manager that sets sublayers' frames by their `constraints`.
///
/// Along each axis two constraints determine a sublayer. A single one moves it and preserves its size or, if
/// it is for the size, preserves its origin. Further constraints are ignored. In a cycle of sublayers, the
/// current frames are the starting point.
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
  public override init() { super.init() }

  /// Lays out the sublayers. Complexity: O(constraints).
  open func layoutSublayers(of layer: CALayer) {
    var spans = ConstrainedSpans(of: layer)
    for sublayer in layer.sublayers ?? [] where !(sublayer.constraints ?? []).isEmpty {
      let x = spans.span(of: sublayer, .x), y = spans.span(of: sublayer, .y)
      let frame = CGRect(x: x.min, y: y.min, width: x.length, height: y.length)
      if frame != sublayer.frame { sublayer.frame = frame }
    }
  }
}

/// An interval of a frame along one axis.
private struct Span {
  var min: CGFloat, length: CGFloat

  enum Part: Int32 { case min, mid, max, length }

  subscript(part: Part) -> CGFloat {
    switch part {
    case .min: min
    case .mid: min + length / 2
    case .max: min + length
    case .length: length
    }
  }

  /// Returns the interval in which one or two parts have the given values. Values that they leave
  /// undetermined are those of this interval.
  func with(_ values: [(part: Part, value: CGFloat)]) -> Span {
    guard let first = values.first else { return self }
    guard let second = values.dropFirst().first(where: { $0.part != first.part }) else {
      if first.part == .length { return Span(min: min, length: first.value) }
      return Span(min: first.value - share(first.part) * length, length: length)
    }
    let (a, b) = first.part == .length ? (second, first) : (first, second)
    let length = b.part == .length ? b.value : (b.value - a.value) / (share(b.part) - share(a.part))
    return Span(min: a.value - share(a.part) * length, length: length)
  }

  /// Returns the position of a part as a fraction of the interval.
  private func share(_ part: Part) -> CGFloat { part == .mid ? 0.5 : part == .max ? 1 : 0 }
}

/// The resulting intervals of a layer's sublayers, computed on demand.
private struct ConstrainedSpans {
  enum Axis: Int32 { case x, y }
  private struct Key: Hashable { let layer: ObjectIdentifier, axis: Axis }

  private let layer: CALayer
  private var named: [String: CALayer] = [:]
  private var known: [Key: Span] = [:]

  init(of layer: CALayer) {
    self.layer = layer
    for sublayer in layer.sublayers ?? [] {
      if let name = sublayer.name, named[name] == nil { named[name] = sublayer }
    }
  }

  mutating func span(of sublayer: CALayer, _ axis: Axis) -> Span {
    let key = Key(layer: ObjectIdentifier(sublayer), axis: axis)
    if let span = known[key] { return span }
    let now = Self.span(sublayer.frame, axis)
    known[key] = now
    let tied = (sublayer.constraints ?? []).compactMap { constraint -> (part: Span.Part, value: CGFloat)? in
      let (own, part) = Self.split(constraint.attribute)
      guard own == axis, let source = value(of: constraint) else { return nil }
      return (part, source * constraint.scale + constraint.offset)
    }
    let span = now.with(tied)
    known[key] = span
    return span
  }

  private mutating func value(of constraint: CAConstraint) -> CGFloat? {
    let (axis, part) = Self.split(constraint.sourceAttribute)
    if constraint.sourceName == "superlayer" { return Self.span(layer.bounds, axis)[part] }
    return named[constraint.sourceName].map { span(of: $0, axis)[part] }
  }

  private static func span(_ rect: CGRect, _ axis: Axis) -> Span {
    axis == .x ? Span(min: rect.minX, length: rect.width) : Span(min: rect.minY, length: rect.height)
  }

  private static func split(_ attribute: CAConstraintAttribute) -> (Axis, Span.Part) {
    (Axis(rawValue: attribute.rawValue / 4) ?? .x, Span.Part(rawValue: attribute.rawValue % 4) ?? .min)
  }
}
