/// What a document remembers of images and colours that live elsewhere.
package struct IBResources: Sendable, Equatable {
  /// An image and its size in points when the document was saved.
  package struct Image: Sendable, Hashable {
    package var name: String
    package var size: IBSize
    /// `system` for SF Symbols, else nil.
    package var catalog: String?
  }

  package var images: [Image] = []
  /// The colours of the asset catalog by name, as they were when the document was saved.
  package var namedColors: [String: IBColor] = [:]
  /// The semantic colours by name, in light mode.
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

  /// The image with a name, of a catalog or (nil) of the app. The cost is the number of images.
  package func image(named name: String, catalog: String? = nil) -> Image? {
    images.first { $0.name == name && $0.catalog == catalog }
  }

  /// The numbers behind a colour's name, or the colour itself where the document does not tell.
  package func resolve(_ color: IBColor) -> IBColor {
    switch color.reference {
    case .system(let name): systemColors[name] ?? color
    case .named(let name): namedColors[name] ?? color
    case nil: color
    }
  }
}

/// An image by name.
package struct IBImageReference: Sendable, Hashable {
  package var name: String
  /// `system` for SF Symbols, else nil.
  package var catalog: String?
  /// `small`, `medium`, `large` or `default`.
  package var symbolScale: String?
  /// `template`, `original`, `hierarchical`….
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
