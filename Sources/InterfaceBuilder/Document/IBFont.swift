/// A font in a document.
package struct IBFont: Sendable, Hashable {
  /// The face of a font.
  package enum Face: Sendable, Hashable {
    /// The system font, with a weight such as `semibold` if the document contains one.
    case system(weight: String?)
    case boldSystem
    case italicSystem
    /// The monospaced system font.
    case monospacedSystem(weight: String?)
    /// A font with a PostScript name, such as `HelveticaNeue-Bold`, and its family.
    case named(String, family: String?)
    /// A text style that follows the content size category, with the value of its constant, such as
    /// `UICTFontTextStyleBody`.
    case textStyle(String)
  }

  package var face: Face
  /// The size in points in the document, or nil for text styles.
  package var pointSize: Double?

  package init(face: Face, pointSize: Double?) {
    self.face = face
    self.pointSize = pointSize
  }

  /// The named sizes in points: `UIFont.systemFontSize`, `smallSystemFontSize`, `labelFontSize` and
  /// `buttonFontSize`, as Apple documents them for iOS.
  static let namedSizes = ["system": 14.0, "smallSystem": 12, "label": 17, "button": 18]

  init(_ object: IBObject) {
    let attributes = object.attributes
    let written = object.double("pointSize") ?? object.double("size")
    let named = (attributes["size"] ?? attributes["metaFont"]).flatMap { Self.namedSizes[$0] }
    pointSize = (written ?? named).map { min(max($0, 0), IBNumber.limit) }
    let weight = attributes["weight"]
    if let style = attributes["style"] {
      face = .textStyle(style)
      pointSize = nil
    } else if let name = attributes["name"] {
      face = .named(name, family: attributes["family"])
    } else {
      switch attributes["type"] ?? attributes["metaFont"] {
      case "boldSystem", "systemBold": face = .boldSystem
      case "italicSystem", "systemItalic": face = .italicSystem
      case "monospacedSystem": face = .monospacedSystem(weight: weight)
      default: face = .system(weight: weight)
      }
    }
  }
}
