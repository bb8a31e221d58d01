internal import CoreGraphics
internal import Foundation
internal import RenderTree

/// A figure in SVG that shows the steps from bounds to frame as five drawings in a row.
struct GeometryFigure {
  private let explanation: GeometryExplanation
  private var lines: [String] = []

  /// The size of a drawing, in SVG units.
  private static let panel = CGSize(width: 250, height: 290)
  /// The margins of a drawing for titles and labels.
  private static let margin = (top: CGFloat(58), side: CGFloat(48), bottom: CGFloat(34))

  init(_ explanation: GeometryExplanation) { self.explanation = explanation }

  private typealias Text = GeometryExplanation

  mutating func svg() -> String {
    let e = explanation
    let own = CGRect(around: [.zero] + e.rectangle.corners + e.anchored.corners + e.corners)
    let above = CGRect(around: [.zero, e.position] + e.frame.corners)
    let parts: [(String, String, CGRect, (inout GeometryFigure, Plot) -> Void)] = [
      ("1. the rectangle", "bounds.size \(Text.text(e.bounds.size))", own, { $0.drawRectangle($1) }),
      ("2. the anchor in it", "anchorPoint \(Text.text(e.anchorPoint))", own, { $0.drawAnchor($1) }),
      ("3. the anchor at the origin", Text.text(e.anchored), own, { $0.drawAnchored($1) }),
      ("4. transformed, with its box", "box \(Text.text(e.box))", own, { $0.drawTransformed($1) }),
      ("5. moved to position", "frame \(Text.text(e.frame))", above, { $0.drawFrame($1) }),
    ]
    // Labels have a white outline, so that they are readable over lines.
    for (index, part) in parts.enumerated() {
      let plot = Plot(
        world: part.2, left: CGFloat(index) * Self.panel.width + Self.margin.side, top: Self.margin.top,
        width: Self.panel.width - 2 * Self.margin.side,
        height: Self.panel.height - Self.margin.top - Self.margin.bottom)
      let middle = (CGFloat(index) + 0.5) * Self.panel.width
      text(part.0, CGPoint(x: middle, y: 18), kind: "title", anchor: "middle")
      text(part.1, CGPoint(x: middle, y: 33), kind: "label", anchor: "middle")
      drawAxes(plot)
      part.3(&self, plot)
    }
    return Self.frame(
      width: Self.panel.width * CGFloat(parts.count), height: Self.panel.height, title: e.name, lines)
  }

  // MARK: - Drawings of the steps

  private mutating func drawRectangle(_ plot: Plot) {
    shape(explanation.rectangle.corners, plot)
    corner(explanation.rectangle, plot)
  }

  private mutating func drawAnchor(_ plot: Plot) {
    shape(explanation.rectangle.corners, plot)
    anchor(explanation.anchor, plot, label: Text.text(explanation.anchor))
  }

  private mutating func drawAnchored(_ plot: Plot) {
    shape(explanation.anchored.corners, plot)
    anchor(.zero, plot, label: nil)
    corner(explanation.anchored, plot)
  }

  private mutating func drawTransformed(_ plot: Plot) {
    shape(explanation.corners, plot)
    polygon(explanation.box.corners, plot, kind: "box")
    anchor(.zero, plot, label: nil)
    corner(explanation.box, plot)
  }

  private mutating func drawFrame(_ plot: Plot) {
    let p = explanation.position
    shape(explanation.corners.map { CGPoint(x: $0.x + p.x, y: $0.y + p.y) }, plot)
    polygon(explanation.frame.corners, plot, kind: "box")
    anchor(p, plot, label: Text.text(p))
    corner(explanation.frame, plot)
  }

  // MARK: - Drawing primitives

  /// Draws both axes through the origin over the whole drawing, with arrows and names.
  private mutating func drawAxes(_ plot: Plot) {
    let reach: CGFloat = 14
    let origin = plot.place(.zero)
    let right = plot.left + plot.width + reach, bottom = plot.top + plot.height + reach
    line(CGPoint(x: plot.left - reach, y: origin.y), CGPoint(x: right, y: origin.y))
    line(CGPoint(x: origin.x, y: plot.top - reach), CGPoint(x: origin.x, y: bottom))
    text("x", CGPoint(x: right + 4, y: origin.y + 4), kind: "axis", anchor: "start")
    text("y", CGPoint(x: origin.x, y: bottom + 12), kind: "axis", anchor: "middle")
  }

  /// Draws the layer's rectangle. Its top edge is emphasized, so that rotations and flips are visible.
  private mutating func shape(_ corners: [CGPoint], _ plot: Plot) {
    polygon(corners, plot, kind: "layer")
    let a = plot.place(corners[0]), b = plot.place(corners[1])
    lines.append("<line class=\"top\" \(Self.ends(a, b))/>")
  }

  /// Draws the label of the corner with the smallest coordinates.
  private mutating func corner(_ rect: CGRect, _ plot: Plot) {
    let p = plot.place(CGPoint(x: rect.minX, y: rect.minY))
    text(
      Text.text(CGPoint(x: rect.minX, y: rect.minY)), CGPoint(x: p.x, y: p.y - 5), kind: "label",
      anchor: "middle")
  }

  private mutating func anchor(_ point: CGPoint, _ plot: Plot, label: String?) {
    let p = plot.place(point)
    lines.append("<circle class=\"anchor\" cx=\"\(Self.number(p.x))\" cy=\"\(Self.number(p.y))\" r=\"4\"/>")
    if let label { text(label, CGPoint(x: p.x, y: p.y + 17), kind: "label", anchor: "middle") }
  }

  private mutating func polygon(_ points: [CGPoint], _ plot: Plot, kind: String) {
    let list = points.map(plot.place).map { "\(Self.number($0.x)),\(Self.number($0.y))" }.joined(
      separator: " ")
    lines.append("<polygon class=\"\(kind)\" points=\"\(list)\"/>")
  }

  private mutating func line(_ a: CGPoint, _ b: CGPoint) {
    lines.append("<line class=\"axes\" marker-end=\"url(#arrow)\" \(Self.ends(a, b))/>")
  }

  private mutating func text(_ text: String, _ p: CGPoint, kind: String, anchor: String) {
    lines.append(
      "<text class=\"\(kind)\" x=\"\(Self.number(p.x))\" y=\"\(Self.number(p.y))\" text-anchor=\"\(anchor)\">"
        + "\(Self.escaped(text))</text>")
  }

  /// The transform from a drawing's coordinates to those of the figure.
  private struct Plot {
    let left: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat
    private let world: CGRect, scale: CGFloat

    init(world: CGRect, left: CGFloat, top: CGFloat, width: CGFloat, height: CGFloat) {
      (self.left, self.top, self.width, self.height) = (left, top, width, height)
      scale = min(width / max(world.width, 1), height / max(world.height, 1))
      self.world = world
    }

    /// Converts a point. The drawing keeps its proportions and is centred.
    func place(_ p: CGPoint) -> CGPoint {
      CGPoint(
        x: left + width / 2 + (p.x - world.midX) * scale, y: top + height / 2 + (p.y - world.midY) * scale)
    }
  }

  // MARK: - SVG

  private static func frame(width: CGFloat, height: CGFloat, title: String, _ lines: [String]) -> String {
    ([
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(width))\" height=\"\(number(height))\" "
        + "viewBox=\"0 0 \(number(width)) \(number(height))\">",
      "<title>\(escaped(title))</title>",
      "<defs><marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\">"
        + "<path d=\"M0 0L8 4L0 8z\" fill=\"#777\"/></marker></defs>",
      "<style>text{font-family:sans-serif;fill:#222}.title{font-size:13px;font-weight:bold}.label{font-size:10px;paint-order:stroke;stroke:#fff;stroke-width:3;stroke-linejoin:round}"
        + ".axis{font-size:12px;font-style:italic;fill:#777}.axes{stroke:#777;stroke-width:1}"
        + ".layer{fill:#4a90d9;fill-opacity:.25;stroke:#2a6fb8;stroke-width:1}.top{stroke:#2a6fb8;stroke-width:3}"
        + ".box{fill:none;stroke:#d0021b;stroke-width:1;stroke-dasharray:5 3}.anchor{fill:#f5a623;stroke:#8a5a00}</style>",
      "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
    ] + lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func ends(_ a: CGPoint, _ b: CGPoint) -> String {
    "x1=\"\(number(a.x))\" y1=\"\(number(a.y))\" x2=\"\(number(b.x))\" y2=\"\(number(b.y))\""
  }

  private static func number(_ value: CGFloat) -> String { Text.text(value) }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}

extension GeometryExplanation {
  /// The steps as five drawings side by side, each with both axes: the rectangle, the anchor point in it, the
  /// anchor point at the origin, the transformed rectangle with its bounding box, and the box moved to the
  /// position.
  package var svg: String {
    var figure = GeometryFigure(self)
    return figure.svg()
  }
}
