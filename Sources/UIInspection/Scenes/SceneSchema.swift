internal import CoreGraphics
internal import Foundation

/// The fields of each kind of object in a scene's file, and the words that some of them accept.
struct SceneSchema {
  /// The kind of an object in a scene.
  enum Kind {
    case views, layers, commands
    case viewLayer, picture, drawnLayer, image, filter
  }

  /// The top-level fields of all scenes. Those after the first four belong to the tests: the origin of a
  /// scene, and the settings for comparing it.
  private static let common = [
    "id", "viewport", "scale", "background", "version", "category", "seed", "assumes", "ignore", "limits",
  ]

  /// Returns the names of the fields of an object.
  static func fields(of kind: Kind) -> [String] {
    switch kind {
    case .views: common + ["root", "points"]
    case .layers: common + ["layers"]
    case .commands: common + ["commands", "images"]
    case .viewLayer: LayerScene.Layer.CodingKeys.allCases.map(\.rawValue)
    case .picture: LayerScene.Picture.CodingKeys.allCases.map(\.rawValue)
    case .drawnLayer: DrawnScene.Fields.CodingKeys.allCases.map(\.rawValue)
    case .image: SceneImage.CodingKeys.allCases.map(\.rawValue)
    case .filter: DrawnScene.Filter.CodingKeys.allCases.map(\.rawValue)
    }
  }

  /// Returns the kind of the objects in a field, or in a list in a field.
  static func kind(of field: String, in kind: Kind) -> Kind? {
    switch (kind, field) {
    case (.views, "root"), (.viewLayer, "sublayers"): .viewLayer
    case (.viewLayer, "image"): .picture
    case (.layers, "layers"), (.drawnLayer, "sublayers"), (.drawnLayer, "mask"): .drawnLayer
    case (.drawnLayer, "contents"): .image
    case (.drawnLayer, "filters"), (.drawnLayer, "backgroundFilters"): .filter
    default: nil
    }
  }

  /// Returns the words that a field accepts, or nil for a field with other values.
  static func words(of field: String, in kind: Kind) -> [String]? {
    switch (kind, field) {
    case (_, "contentsGravity"):
      [
        "resize", "resizeAspect", "resizeAspectFill", "center", "top", "bottom", "left", "right", "topLeft",
        "topRight", "bottomLeft", "bottomRight",
      ]
    case (_, "magnificationFilter"): ["linear", "nearest", "trilinear"]
    case (.drawnLayer, "type"): ["axial", "radial", "conic"]
    case (_, "fillRule"): ["non-zero", "even-odd"]
    case (_, "lineCap"): ["butt", "round", "square"]
    case (_, "lineJoin"): ["miter", "round", "bevel"]
    case (_, "compositingFilter"): CGBlendMode.byName.keys.sorted().map { $0 + "BlendMode" }
    case (.filter, "name"): ["gaussianBlur"]
    default: nil
    }
  }

  /// Checks that an object only has existing fields with existing words.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - kind: Its kind.
  ///   - place: The path to the object from the top of the file.
  /// - Throws: An error for the first one that does not exist.
  static func check(_ object: [String: Any], of kind: Kind, at place: String) throws(SceneError) {
    let fields = fields(of: kind)
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      let here = place.isEmpty ? name : "\(place).\(name)"
      guard fields.contains(name) else {
        throw SceneError(here, "there is no such field", accepted: list(fields, near: name))
      }
      if let words = words(of: name, in: kind), let word = value as? String, !words.contains(word) {
        throw SceneError(here, "\"\(word)\"", accepted: list(words, near: word))
      }
      guard let inner = Self.kind(of: name, in: kind) else { continue }
      if let object = value as? [String: Any] { try check(object, of: inner, at: here) }
      for (index, object) in ((value as? [Any]) ?? []).enumerated() {
        if let object = object as? [String: Any] { try check(object, of: inner, at: "\(here)[\(index)]") }
      }
    }
    for (name, value) in kind == .commands ? object["images"] as? [String: Any] ?? [:] : [:] {
      if let object = value as? [String: Any] { try check(object, of: .image, at: "images.\(name)") }
    }
  }

  /// Returns a list of names, beginning with those that are similar to the wrong one.
  static func list(_ names: [String], near wrong: String) -> String {
    let near = wrong.nearest(of: names) { $0 }
    return (near + names.filter { !near.contains($0) }).joined(separator: ", ")
  }
}
