package import CoreGraphics

/// What a layer of a special class shows besides its background and contents.
package indirect enum LayerDrawing: Sendable, Equatable, Codable {
  case gradient(GradientDrawing)
  case shape(ShapeDrawing)
  case replicator(Replication)
  case emitter(EmitterDrawing)
}

/// A path that is filled and stroked: what a `CAShapeLayer` shows. Lengths are in points.
package struct ShapeDrawing: Sendable, Equatable, Codable {
  /// The shape of a stroke's open ends, by Core Animation's names.
  package enum Cap: String, Sendable, Codable { case butt, round, square }
  /// The shape of a stroke's corners.
  package enum Join: String, Sendable, Codable { case miter, round, bevel }

  /// In the layer's own coordinates.
  package var path: CGPath?
  /// Nil fills nothing.
  package var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var fillsEvenOdd = false
  /// Nil strokes nothing.
  package var strokeColor: CGColor?
  package var lineWidth: CGFloat = 1
  package var cap = Cap.butt
  package var join = Join.miter
  package var miterLimit: CGFloat = 10
  /// Lengths of dashes and gaps in turn; nil or empty strokes without gaps.
  package var dashes: [CGFloat]?
  package var dashPhase: CGFloat = 0
  /// The part of the path that is stroked, as shares of its length, 0…1. The fill is not cut.
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1

  package init() {}
}

/// Colours along a line, around an ellipse or about a point: what a `CAGradientLayer` shows.
package struct GradientDrawing: Sendable, Equatable, Codable {
  package enum Kind: String, Sendable, Codable { case axial, radial, conic }

  package var kind = Kind.axial
  /// Fewer than two show nothing.
  package var colors: [CGColor] = []
  /// Where each colour lies, 0…1 and rising; nil spreads them evenly. Another number of locations than
  /// of colours shows nothing.
  package var locations: [CGFloat]?
  /// In unit coordinates of the bounds, y down; a radial gradient's middle.
  package var start = CGPoint(x: 0.5, y: 0)
  /// In unit coordinates of the bounds; a corner of the box around a quadrant of a radial gradient's ellipse,
  /// or a point in the direction in which a conic one begins.
  package var end = CGPoint(x: 0.5, y: 1)

  package init() {}
}

extension LayerState.Detail {
  /// The shape of a shape layer; the default one for any other.
  package var shape: ShapeDrawing {
    get { if case .shape(let shape) = drawing { shape } else { ShapeDrawing() } }
    set { drawing = .shape(newValue) }
  }

  /// The copies of a replicator layer; the default ones for any other.
  package var replication: Replication {
    get { if case .replicator(let replication) = drawing { replication } else { Replication() } }
    set { drawing = .replicator(newValue) }
  }

  /// The particles of an emitter layer; none for any other.
  package var emitter: EmitterDrawing {
    get { if case .emitter(let emitter) = drawing { emitter } else { EmitterDrawing() } }
    set { drawing = .emitter(newValue) }
  }

  /// The gradient of a gradient layer; the default one for any other.
  package var gradient: GradientDrawing {
    get { if case .gradient(let gradient) = drawing { gradient } else { GradientDrawing() } }
    set { drawing = .gradient(newValue) }
  }
}
