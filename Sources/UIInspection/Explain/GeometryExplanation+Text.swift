internal import CoreGraphics
internal import Foundation

extension GeometryExplanation {
  /// The maximum number of listed subviews.
  private static let listed = 8

  /// The explanation as text, without a line break at the end.
  public var text: String {
    [steps, inside, meaning, way].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(
      separator: "\n\n")
  }

  /// The text without the steps from bounds to frame: the effect of `bounds.origin` if it is not zero, and
  /// the converted point.
  public var textWithoutSteps: String {
    [bounds.origin == .zero ? [] : inside, way].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var steps: [String] {
    let part = keepsToThePlane ? "transform" : "the plane part of transform"
    let map = transform.isIdentity ? "\(part) is the identity" : "\(part) is \(Self.text(transform))"
    return [
      "\(name): frame \(Self.text(frame))", "",
      "The frame follows from bounds, anchorPoint, transform and position:",
      "  1. size      bounds.size is \(Self.text(bounds.size)): the rectangle \(Self.text(rectangle))",
      "  2. anchor    anchorPoint \(Self.text(anchorPoint)) lies at \(Self.text(anchor)) in it; "
        + "with that at the origin it is \(Self.text(anchored))",
      "  3. corners   \(map): \(corners.map(Self.text).joined(separator: " "))",
      "  4. box       around the corners: \(Self.text(box))",
      "  5. position  moved by \(Self.text(position)): frame \(Self.text(frame))",
    ]
  }

  private var inside: [String] {
    let origin = bounds.origin
    guard origin != .zero else {
      return ["bounds.origin is (0, 0): subviews are seen where their frames say."]
    }
    var lines = [
      "bounds.origin is \(Self.text(origin)): that point of the view's own coordinates is its top left corner, "
        + "and what is inside is seen moved by \(Self.text(CGPoint(x: -origin.x, y: -origin.y)))."
    ]
    lines += subviews.prefix(Self.listed).map {
      "  \($0.name), frame \(Self.text($0.frame)), is seen at \(Self.text($0.seen)) from the corner"
    }
    if subviews.count > Self.listed { lines.append("  and \(subviews.count - Self.listed) more") }
    return lines
  }

  private var meaning: [String] {
    if isFrameMeaningful { return ["frame is meaningful: the transform is the identity."] }
    let depth = keepsToThePlane ? "" : " It leaves the plane, which frame does not show."
    return [
      "frame is not meaningful: the transform is not the identity.\(depth) "
        + "Use bounds \(Self.text(bounds)) and center \(Self.text(position))."
    ]
  }

  private var way: [String] {
    guard let first = levels.first else { return [] }
    let width = levels.map(\.name.count).max()!
    let lines = levels.enumerated().map { index, level in
      let step =
        index == 0
        ? ""
        : level.move.map { ", moved by \(Self.text(CGPoint(x: $0.dx, y: $0.dy)))" } ?? ", through a transform"
      return
        "  \(level.name.padding(toLength: width, withPad: " ", startingAt: 0))  \(Self.text(level.point))\(step)"
    }
    return ["The point \(Self.text(first.point)) of \(first.name), level by level:"] + lines
  }

  /// Returns a number with up to three decimal places and without trailing zeros.
  static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard rounded.isFinite, rounded != 0 else { return rounded == 0 ? "0" : "\(rounded)" }
    var text = String(format: "%.3f", rounded)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  static func text(_ p: CGPoint) -> String { "(\(text(p.x)), \(text(p.y)))" }
  static func text(_ s: CGSize) -> String { "\(text(s.width)) x \(text(s.height))" }
  static func text(_ r: CGRect) -> String {
    "(\(text(r.origin.x)), \(text(r.origin.y)), \(text(r.size.width)), \(text(r.size.height)))"
  }
  private static func text(_ t: CGAffineTransform) -> String {
    "[\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: ", "))]"
  }
}
