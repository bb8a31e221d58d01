/// A colour in a document: components in a colour space, a name to look up, or both.
///
/// Older documents store components beside the name of a system colour, which are those in light style.
package struct IBColor: Sendable, Hashable {
  /// The target of a colour's name.
  package enum Reference: Sendable, Hashable {
    /// A semantic system colour, such as `systemBackgroundColor` or `darkTextColor`.
    case system(String)
    /// A colour in the app's asset catalog.
    case named(String)
  }

  /// The name to look up, or nil for a colour with components only.
  package var reference: Reference?
  /// The colour space of `components`, or nil if there are none.
  package var space: IBColorSpace?
  /// The components: white; red, green and blue; or cyan, magenta, yellow and black. They are in the range
  /// 0…1, which extended spaces exceed.
  package var components: [Double]
  /// The opacity, from 0 to 1.
  package var alpha: Double

  package init(reference: Reference? = nil, space: IBColorSpace?, components: [Double], alpha: Double = 1) {
    self.reference = reference
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  /// The attributes that contain components, by the family of the colour space.
  static let componentNames = [["white"], ["red", "green", "blue"], ["cyan", "magenta", "yellow", "black"]]

  init(_ object: IBObject) {
    let attributes = object.attributes
    let names = Self.componentNames.first { attributes[$0[0]] != nil } ?? []
    components = names.map { object.double($0) ?? 0 }
    alpha = min(max(object.double("alpha") ?? 1, 0), 1)
    if names.isEmpty {
      space = nil
    } else if let written = attributes["customColorSpace"] ?? attributes["colorSpace"], written != "custom" {
      space = IBColorSpace(name: written)
    } else {
      space = names.count == 1 ? .calibratedWhite : names.count == 3 ? .calibratedRGB : .deviceCMYK
    }
    if let system = attributes["systemColor"] ?? attributes["xcode11CocoaTouchSystemColor"]
      ?? attributes["cocoaTouchSystemColor"]
    {
      reference = .system(system)
    } else if let name = attributes["name"] {
      reference = attributes["catalog"] == "System" ? .system(name) : .named(name)
    } else {
      reference = nil
    }
  }
}

/// The colour spaces that Interface Builder writes.
package enum IBColorSpace: Sendable, Hashable {
  case calibratedWhite, deviceWhite, genericGamma22Gray, extendedGray
  case calibratedRGB, deviceRGB, sRGB, extendedSRGB, displayP3, adobeRGB
  case deviceCMYK
  /// A colour space that is not in the list, with its name in the file.
  case other(String)

  init(name: String) { self = Self.byName[name] ?? .other(name) }

  /// The colour spaces by their values of `colorSpace` and `customColorSpace`.
  static let byName: [String: IBColorSpace] = [
    "calibratedWhite": .calibratedWhite, "deviceWhite": .deviceWhite,
    "genericGamma22GrayColorSpace": .genericGamma22Gray, "genericGrayColorSpace": .genericGamma22Gray,
    "extendedGray": .extendedGray, "extendedGenericGamma22Gray": .extendedGray,
    "calibratedRGB": .calibratedRGB, "deviceRGB": .deviceRGB,
    "genericRGBColorSpace": .calibratedRGB, "sRGB": .sRGB, "extendedSRGB": .extendedSRGB,
    "displayP3": .displayP3, "adobeRGB1998": .adobeRGB, "deviceCMYK": .deviceCMYK,
  ]
}
