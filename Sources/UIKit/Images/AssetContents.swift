internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The parsed `Contents.json` of a set.
struct AssetContents {
  let folder: URL
  let root: [String: Any]
  /// The folder that must contain the set's files. Nil means no restriction.
  private let boundary: URL?

  /// Reads the contents of a set. Returns nil if the file is missing or not a JSON object; the latter is
  /// reported on standard error.
  init?(folder: URL, within boundary: URL?, quiet: Bool = false) {
    let file = folder.appendingPathComponent("Contents.json")
    (self.folder, self.boundary) = (folder, boundary)
    guard let data = Self.bytes(of: file, most: 1 << 22, within: boundary) else { return nil }
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      if !quiet { warn("\(file.path): not a JSON object, the set is left out") }
      return nil
    }
    self.root = root
  }

  /// Returns the contents of a member's file, or nil if it cannot be read.
  func bytes(of name: String) -> Data? {
    Self.bytes(of: folder.appendingPathComponent(name), most: Self.mostBytes, within: boundary)
  }

  /// Returns the contents of a file.
  ///
  /// - Returns: The contents, or nil if the file does not exist, is not a regular file (a pipe would never
  ///   end), has more than `most` bytes, or is a link out of the boundary, which is reported on standard
  ///   error.
  private static func bytes(of file: URL, most: Int, within boundary: URL?) -> Data? {
    let path = file.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? NSNumber,
      size.intValue <= most
    else { return nil }
    if let boundary, !ProjectFolders.contains(file, in: boundary) {
      warnOnce(
        "\(file.path): a link out of the project's folder, left out; accepted: files in \(boundary.path)")
      return nil
    }
    return FileManager.default.contents(atPath: path)
  }

  /// The maximum size of an image or data file in bytes: the number of pixels of the largest image.
  private static let mostBytes = 1 << 28

  /// Returns the members of the list with a key, ignoring anything that is not an object.
  func list(_ key: String) -> [[String: Any]] {
    (root[key] as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
  }

  /// Returns the file name of a set's member, or nil if it has none or its file is not in the set's folder.
  static func fileName(of member: [String: Any]) -> String? {
    guard let name = member["filename"] as? String, !name.contains("/"), name != "..", name != "." else {
      return nil
    }
    return name
  }

  /// Returns the traits for which a member of a set is intended.
  static func traits(of member: [String: Any]) -> UITraitCollection {
    UITraitCollection { traits in
      switch member["idiom"] as? String {
      case "iphone": traits.userInterfaceIdiom = .phone
      case "ipad": traits.userInterfaceIdiom = .pad
      case "tv": traits.userInterfaceIdiom = .tv
      case "car": traits.userInterfaceIdiom = .carPlay
      case "mac": traits.userInterfaceIdiom = .mac
      default: break
      }
      // A scale other than a single digit is ignored.
      if let scale = member["scale"] as? String, scale.hasSuffix("x"), let number = Int(scale.dropLast()),
        1...9 ~= number
      {
        traits.displayScale = CGFloat(number)
      }
      if let direction = member["language-direction"] as? String {
        traits.layoutDirection = direction == "right-to-left" ? .rightToLeft : .leftToRight
      }
      if let gamut = member["display-gamut"] as? String {
        traits.displayGamut = gamut == "display-P3" ? .P3 : .SRGB
      }
      for appearance in member["appearances"] as? [[String: Any]] ?? [] {
        switch (appearance["appearance"] as? String, appearance["value"] as? String) {
        case ("luminosity", "dark"): traits.userInterfaceStyle = .dark
        case ("luminosity", "light"): traits.userInterfaceStyle = .light
        case ("contrast", "high"): traits.accessibilityContrast = .high
        default: break
        }
      }
    }
  }
}

/// An image set of a catalog.
struct ImageSet {
  private let contents: AssetContents

  init?(folder: URL, within boundary: URL?) {
    guard let contents = AssetContents(folder: folder, within: boundary) else { return nil }
    self.contents = contents
  }

  /// Returns the image for the given traits, whose asset contains the variants for other appearances, or nil
  /// if the set has no readable image.
  func image(_ traits: UITraitCollection) -> UIImage? {
    let asset = UIImageAsset()
    var byAppearance: [UITraitCollection: [(traits: UITraitCollection, member: [String: Any])]] = [:]
    let screen = traits.displayScale > 0 ? traits.displayScale : GraphicsContextStack.standardScale
    for member in contents.list("images") where AssetContents.fileName(of: member) != nil {
      let own = AssetContents.traits(of: member)
      guard own.userInterfaceIdiom == .unspecified || own.userInterfaceIdiom == idiom(traits) else {
        continue
      }
      let appearance = own.modifyingTraits {
        $0.displayScale = 0
        $0.userInterfaceIdiom = .unspecified
      }
      byAppearance[appearance, default: []].append((own, member))
    }
    for (appearance, candidates) in byAppearance {
      let sorted = candidates.sorted { rank($0.traits, screen) > rank($1.traits, screen) }
      if let image = sorted.lazy.compactMap({ read($0.member, $0.traits, screen) }).first {
        asset.register(image, with: appearance)
      }
    }
    return asset.variant(for: traits)
  }

  private func idiom(_ traits: UITraitCollection) -> UIUserInterfaceIdiom {
    traits.userInterfaceIdiom == .unspecified ? .phone : traits.userInterfaceIdiom
  }

  /// Returns the priority of a member: device-specific before universal, then the screen's scale, then larger
  /// scales, then smaller ones.
  private func rank(_ traits: UITraitCollection, _ screen: CGFloat) -> CGFloat {
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let distance = scale >= screen ? scale - screen : 10 + screen - scale
    return (traits.userInterfaceIdiom == .unspecified ? 0 : 100) - distance
  }

  /// Reads the image of a member. A vector image is prepared for a screen with the given scale.
  private func read(_ member: [String: Any], _ traits: UITraitCollection, _ screen: CGFloat) -> UIImage? {
    guard let name = AssetContents.fileName(of: member) else { return nil }
    let file = contents.folder.appendingPathComponent(name)
    let isVector = ["pdf", "svg"].contains((name as NSString).pathExtension.lowercased())
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    let properties = contents.root["properties"] as? [String: Any]
    let keepsVectors = properties?["preserves-vector-representation"] as? Bool ?? false
    guard let data = contents.bytes(of: name),
      var state = isVector
        ? ImageState(vector: data, scale: screen, keepsVectors: keepsVectors, reporting: file)
        : ImageState(data: data, scale: scale, reporting: file)
    else { return nil }
    switch properties?["template-rendering-intent"] as? String {
    case "template": state.renderingMode = .alwaysTemplate
    case "original": state.renderingMode = .alwaysOriginal
    default: break
    }
    if traits.layoutDirection == .unspecified, member["language-direction"] != nil {
      state.flipsForRightToLeft = true
    }
    slice(member["resizing"] as? [String: Any], &state, scale)
    state.alignmentRectInsets = insets(member["alignment-insets"], scale)
    return UIImage(state: state)
  }

  private func slice(_ resizing: [String: Any]?, _ state: inout ImageState, _ scale: CGFloat) {
    guard let resizing, resizing["cap-insets"] != nil else { return }
    state.isResizable = true
    state.capInsets = insets(resizing["cap-insets"], scale)
    let middle = (resizing["center"] as? [String: Any])?["mode"] as? String
    state.resizingMode = middle == "stretch" ? .stretch : .tile
  }

  /// Converts insets in pixels to points. Missing and invalid numbers count as 0.
  private func insets(_ value: Any?, _ scale: CGFloat) -> UIEdgeInsets {
    let numbers = value as? [String: Any] ?? [:]
    func points(_ key: String) -> CGFloat { CGFloat((numbers[key] as? NSNumber)?.doubleValue ?? 0) / scale }
    return UIEdgeInsets(
      top: points("top"), left: points("left"), bottom: points("bottom"), right: points("right"))
  }
}
