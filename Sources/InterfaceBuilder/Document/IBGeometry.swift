/// A rectangle in points, as stored in a document. Negative widths and heights are preserved.
///
/// Components that are missing or not finite numbers count as 0, and magnitudes are limited to 1,000,000
/// points.
package struct IBRect: Sendable, Hashable {
  package var x, y, width, height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ object: IBObject) {
    self.init(
      x: IBNumber.coordinate(object.attributes["x"]), y: IBNumber.coordinate(object.attributes["y"]),
      width: IBNumber.coordinate(object.attributes["width"]),
      height: IBNumber.coordinate(object.attributes["height"]))
  }
}

extension IBObject {
  /// The stored frame in the parent's coordinate space: the `rect` that Xcode computed.
  package var frame: IBRect? { rect("frame") }

  /// Returns the stored frame in a parent with a size, or nil if there is none.
  ///
  /// Early builds of Xcode 8 wrote distances from the parent's edges (`<frame key="frameInset">`) instead of
  /// a `rect` and omitted zeros. These require the parent's size.
  package func frame(in parent: IBSize) -> IBRect? {
    if let frame { return frame }
    guard let inset = child(named: "frame", key: "frameInset") else { return nil }
    func span(_ low: String, _ length: String, _ high: String, in whole: Double) -> (Double, Double) {
      let start = inset.attributes[low].map { IBNumber.coordinate($0) }
      let end = IBNumber.coordinate(inset.attributes[high])
      guard let size = inset.attributes[length].map({ IBNumber.coordinate($0) }) else {
        return (start ?? 0, whole - (start ?? 0) - end)
      }
      return (start ?? (inset.attributes[high] == nil ? 0 : whole - end - size), size)
    }
    let (x, width) = span("minX", "width", "maxX", in: parent.width)
    let (y, height) = span("minY", "height", "maxY", in: parent.height)
    return IBRect(x: x, y: y, width: width, height: height)
  }
}

/// A width and height in points, with the rules of `IBRect`.
package struct IBSize: Sendable, Hashable {
  package var width, height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ object: IBObject) {
    self.init(
      width: IBNumber.coordinate(object.attributes["width"]),
      height: IBNumber.coordinate(object.attributes["height"]))
  }
}

/// A point, with the rules of the origin of `IBRect`.
package struct IBPoint: Sendable, Hashable {
  package var x, y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  init(_ object: IBObject) {
    self.init(
      x: IBNumber.coordinate(object.attributes["x"]), y: IBNumber.coordinate(object.attributes["y"]))
  }
}

/// Insets from four edges in points. Positive values are inwards.
package struct IBInsets: Sendable, Hashable {
  package var top, left, bottom, right: Double
  /// A Boolean value that indicates whether `left` and `right` mean leading and trailing.
  package var isDirectional: Bool

  package init(
    top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool = false
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isDirectional = isDirectional
  }

  /// The elements that contain insets, with the attributes `minX, minY…`, `left, top…` and `leading, top…`.
  static let elementNames: Set = ["inset", "edgeInsets", "directionalEdgeInsets"]

  init(_ object: IBObject) {
    func value(_ name: String) -> Double { IBNumber.coordinate(object.attributes[name]) }
    switch object.name {
    case "inset":
      self.init(top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
    case "directionalEdgeInsets":
      self.init(
        top: value("top"), left: value("leading"), bottom: value("bottom"), right: value("trailing"),
        isDirectional: true)
    default:
      self.init(top: value("top"), left: value("left"), bottom: value("bottom"), right: value("right"))
    }
  }
}

/// The autoresizing mask of a view. The raw values are those of `UIView.AutoresizingMask`.
package struct IBAutoresizing: OptionSet, Sendable, Hashable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = IBAutoresizing(rawValue: 1)
  package static let flexibleWidth = IBAutoresizing(rawValue: 2)
  package static let flexibleRightMargin = IBAutoresizing(rawValue: 4)
  package static let flexibleTopMargin = IBAutoresizing(rawValue: 8)
  package static let flexibleHeight = IBAutoresizing(rawValue: 16)
  package static let flexibleBottomMargin = IBAutoresizing(rawValue: 32)

  /// The attributes of `<autoresizingMask>` for all members.
  static let attributeNames: [(String, IBAutoresizing)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
    ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
  ]

  init(_ object: IBObject) {
    self = []
    for (name, member) in Self.attributeNames where object.bool(name) == true { insert(member) }
  }
}
