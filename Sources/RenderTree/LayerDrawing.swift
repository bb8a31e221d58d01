package import CoreGraphics

/// The drawing of a layer of a special class, besides its background and contents.
package indirect enum LayerDrawing: Sendable, Equatable, Codable {
  case gradient(GradientDrawing)
  case shape(ShapeDrawing)
  case replicator(Replication)
  case emitter(EmitterDrawing)
}

/// A path that is filled and stroked, as a `CAShapeLayer` shows it. Lengths are in points.
package struct ShapeDrawing: Sendable, Equatable, Codable {
  /// The shape of the ends of an open stroke, by Core Animation's names.
  package enum Cap: String, Sendable, Codable { case butt, round, square }
  /// The shape of the corners of a stroke, by Core Animation's names.
  package enum Join: String, Sendable, Codable { case miter, round, bevel }

  /// The path in the layer's coordinate space.
  package var path: CGPath?
  /// The fill colour. Nil means no fill.
  package var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var fillsEvenOdd = false
  /// The stroke colour. Nil means no stroke.
  package var strokeColor: CGColor?
  package var lineWidth: CGFloat = 1
  package var cap = Cap.butt
  package var join = Join.miter
  package var miterLimit: CGFloat = 10
  /// The alternating lengths of dashes and gaps. Nil or empty means a solid line.
  package var dashes: [CGFloat]?
  package var dashPhase: CGFloat = 0
  /// The stroked part of the path as fractions of its length, 0…1. It does not affect the fill.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1

  package init() {}
}

/// A gradient along a line, around an ellipse or about a point, as a `CAGradientLayer` shows it.
package struct GradientDrawing: Sendable, Equatable, Codable {
  package enum Kind: String, Sendable, Codable { case axial, radial, conic }

  package var kind = Kind.axial
  /// The colours. With fewer than two, nothing is shown.
  package var colors: [CGColor] = []
  /// The location of each colour, increasing in 0…1, or nil for even distances. If their number differs from
  /// that of the colours, nothing is shown.
  package var locations: [CGFloat]?
  /// The start point in unit coordinates of the bounds, y down: a radial gradient's centre.
  package var start = CGPoint(x: 0.5, y: 0)
  /// The end point in unit coordinates of the bounds: a corner of the box around a quadrant of a radial
  /// gradient's ellipse, or a point in the direction in which a conic one begins.
  package var end = CGPoint(x: 0.5, y: 1)

  package init() {}
}

extension LayerState.Detail {
  /// The shape of a shape layer, or the default one for any other layer.
  package var shape: ShapeDrawing {
    get { if case .shape(let shape) = drawing { shape } else { ShapeDrawing() } }
    set { drawing = .shape(newValue) }
  }

  /// The copies of a replicator layer, or the default ones for any other layer.
  package var replication: Replication {
    get { if case .replicator(let replication) = drawing { replication } else { Replication() } }
    set { drawing = .replicator(newValue) }
  }

  /// The particles of an emitter layer, or none for any other layer.
  package var emitter: EmitterDrawing {
    get { if case .emitter(let emitter) = drawing { emitter } else { EmitterDrawing() } }
    set { drawing = .emitter(newValue) }
  }

  /// The gradient of a gradient layer, or the default one for any other layer.
  package var gradient: GradientDrawing {
    get { if case .gradient(let gradient) = drawing { gradient } else { GradientDrawing() } }
    set { drawing = .gradient(newValue) }
  }
}
