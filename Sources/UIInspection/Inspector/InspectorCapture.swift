/// The layers of a window with everything that the page of `mica inspect` shows, as plain values.
///
/// Lengths are in points. A value that is nil is left out of the JSON and means the default.
package struct InspectorCapture: Encodable, Sendable {
  /// A layer, which belongs to a view unless `isLayerOnly` is `true`.
  package struct Node: Encodable, Sendable {
    package var id: Int
    package var parent: Int?
    /// The index among the sublayers of the superlayer if the painting order is another one, as hit testing
    /// asks subviews in their own order.
    package var sublayerIndex: Int?
    package var `class`: String
    package var customClass: String?
    package var documentID: String?
    package var userLabel: String?
    package var text: String?
    package var isLayerOnly: Bool?
    /// The frame (x, y, width, height) in the superlayer's coordinate space.
    package var frame: [Double]
    package var bounds: [Double]
    package var position: [Double]
    package var anchorPoint: [Double]?
    package var anchorPointZ: Double?
    package var zPosition: Double?
    /// The matrix from m11 to m44, for row vectors.
    package var transform: [Double]?
    package var sublayerTransform: [Double]?
    package var geometryFlipped: Bool?
    /// The corners of the bounds in the window's coordinate space: minimum x and y, maximum x, maximum x and
    /// y, maximum y.
    package var corners: [[Double]]
    package var hidden: Bool?
    package var alpha: Double?
    package var clips: Bool?
    package var userInteraction: Bool?
    package var isControl: Bool?
    /// Insets in the order top, left, bottom, right.
    package var alignmentInsets: [Double]?
    package var safeArea: [Double]?
    package var margins: [Double]?
    /// The first and last baseline, as y in the view's coordinate space.
    package var baselines: [Double]?
    package var intrinsic: [Double]?
    /// Priorities, horizontal and vertical.
    package var hugging: [Double]?
    package var compression: [Double]?
    /// Colors in the form `#rrggbbaa`.
    package var background: String?
    package var cornerRadius: Double?
    package var border: Border?
    /// The own drawing of the layer, without sublayers, as a PNG in a data URL that fills the bounds.
    package var image: String?
    /// The derivation of each part of the frame, as lines of text.
    package var derivation: [String: [String]]?
    /// The values that an animation shows at the moment, or nil without one.
    package var presentation: Presentation?
  }

  /// The values of a layer that is animated, as they are shown. A value that is nil is that of the layer.
  package struct Presentation: Encodable, Equatable, Sendable {
    package var frame: [Double]?
    package var bounds: [Double]?
    package var position: [Double]?
    package var transform: [Double]?
    package var opacity: Double?
  }

  /// A border, encoded as an array of its width and color.
  package struct Border: Encodable, Sendable {
    package var width: Double
    package var color: String

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(width)
      try values.encode(color)
    }
  }

  /// A side of a constraint, encoded as an array of a node, an attribute and, for layout guides, the guide.
  package struct Side: Encodable, Sendable {
    package var node: Int
    package var attribute: String
    package var guide: String?

    package func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(node)
      try values.encode(attribute)
      if let guide { try values.encode(guide) }
    }
  }

  /// An active constraint.
  package struct Constraint: Encodable, Sendable {
    package var id: Int
    package var documentID: String?
    /// The constraint as an equation.
    package var text: String
    package var first: Side
    /// `=`, `≤` or `≥`.
    package var relation: String
    package var second: Side?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
    /// The node of the view that holds the constraint.
    package var owner: Int
    /// `held`, or `broken` if the layout does not satisfy the constraint.
    package var state: String
    package var line: Int?
  }

  /// The name of the scene and the device.
  package var name: String
  package var size: [Double]
  /// The number of pixels per point of the pictures.
  package var scale: Double
  /// The whole window as a PNG in a data URL.
  package var picture: String
  /// The layers, superlayers first and siblings from back to front. The first is that of the window.
  package var nodes: [Node]
  package var constraints: [Constraint]
  /// The nodes of the views. They are not encoded.
  package var numbers: [ObjectIdentifier: Int] = [:]

  private enum CodingKeys: CodingKey {
    case name, size, scale, picture, nodes, constraints
  }
}

/// A frame of a running program in words, from its events to its drawings.
package struct InspectorFrame: Encodable, Sendable {
  /// A view or constraint that took part in the frame.
  package struct Part: Encodable, Sendable {
    package var text: String
    /// The index of the capture that contains the view, and its node there, or nil if it is in none.
    package var node: [Int]?
  }

  package var number: Int
  /// The time of the frame clock since the start of the page, in seconds.
  package var time: Double
  package var events: [String]
  package var constraints: [Part]
  package var layout: [Part]
  package var drawing: [Part]
}

/// The captures that one page shows.
package struct InspectorDocument: Encodable, Sendable {
  package var version = 1
  package var title: String
  package var captures: [InspectorCapture]
  /// The name of the script beside the page that carries later captures, or nil if there are none.
  package var live: String?

  package init(title: String, captures: [InspectorCapture]) {
    self.title = title
    self.captures = captures
  }
}
