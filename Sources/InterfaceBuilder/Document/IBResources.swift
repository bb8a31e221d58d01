/// The images and colours defined elsewhere, as the document recorded them.
package struct IBResources: Sendable, Equatable {
  /// An image and its size in points when the document was saved.
  package struct Image: Sendable, Hashable {
    package var name: String
    package var size: IBSize
    /// The catalog: `system` for SF Symbols, otherwise nil.
    package var catalog: String?
  }

  package var images: [Image] = []
  /// The colours of the asset catalog by name when the document was saved.
  package var namedColors: [String: IBColor] = [:]
  /// The semantic system colours by name, in light style.
  package var systemColors: [String: IBColor] = [:]

  init(_ object: IBObject?) {
    for child in object?.children ?? [] {
      guard let name = child.attributes["name"] else { continue }
      let color = child.child(named: "color").map { IBColor($0) }
      switch child.name {
      case "image":
        images.append(Image(name: name, size: IBSize(child), catalog: child.attributes["catalog"]))
      case "namedColor": namedColors[name] = color
      case "systemColor": systemColors[name] = color
      default: break
      }
    }
  }

  /// Returns the image with a name in a catalog or, for nil, in the app. The cost is proportional to the
  /// number of images.
  package func image(named name: String, catalog: String? = nil) -> Image? {
    images.first { $0.name == name && $0.catalog == catalog }
  }

  /// Returns the resources with the values of others for what both contain, and with all that only others
  /// contain.
  func recorded(like other: IBResources) -> IBResources {
    var resources = self
    resources.images =
      other.images + images.filter { other.image(named: $0.name, catalog: $0.catalog) == nil }
    resources.namedColors.merge(other.namedColors) { _, new in new }
    resources.systemColors.merge(other.systemColors) { _, new in new }
    return resources
  }

  /// Returns the colour with the components for its name, or the colour itself if the document does not
  /// contain them.
  package func resolve(_ color: IBColor) -> IBColor {
    switch color.reference {
    case .system(let name): systemColors[name] ?? color
    case .named(let name): namedColors[name] ?? color
    case nil: color
    }
  }
}

/// A reference to an image by name.
package struct IBImageReference: Sendable, Hashable {
  package var name: String
  /// The catalog: `system` for SF Symbols, otherwise nil.
  package var catalog: String?
  /// The symbol scale: `small`, `medium`, `large` or `default`.
  package var symbolScale: String?
  /// The rendering mode: `template`, `original`, `hierarchical`….
  package var renderingMode: String?

  package init(name: String, catalog: String? = nil) {
    self.name = name
    self.catalog = catalog
  }

  init(_ object: IBObject) {
    self.init(name: object.attributes["image"] ?? "", catalog: object.attributes["catalog"])
    symbolScale = object.attributes["symbolScale"]
    renderingMode = object.attributes["renderingMode"]
  }
}
