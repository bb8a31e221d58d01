internal import Foundation
internal import Projects

/// The names that Xcode gives the images and colors of asset catalogs in code, such as `.redDot` for
/// `red-dot.imageset`.
struct AssetSymbols {
  /// The catalogs of one module.
  struct Catalogs {
    var paths: [String] = []
    /// The expression of the bundle that has them.
    var bundle = "Bundle.module"
  }

  private struct Kind {
    let resource: String
    let type: String
    /// The word that is left out at the end of a name.
    let suffix: String
  }
  private static let kinds = [
    "imageset": Kind(resource: "ImageResource", type: "UIImage", suffix: "image"),
    "colorset": Kind(resource: "ColorResource", type: "UIColor", suffix: "color"),
  ]
  private static let keywords: Set<String> = [
    "default", "import", "in", "is", "for", "class", "enum", "case", "switch", "return", "repeat", "self",
    "public", "private", "let", "var", "true", "false", "nil", "as", "do", "else", "if", "while", "where",
    "static", "struct", "super", "try", "func", "operator", "protocol",
  ]

  /// Returns the name of an asset in code, or nil if the asset's name has no letters.
  static func symbol(_ name: String, withoutSuffix suffix: String) -> String? {
    let words = name.matches(of: #/[A-Za-z0-9]+/#).map { String($0.output) }
    guard let first = words.first else { return nil }
    var joined = words.dropFirst().reduce(first) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    if joined.count > suffix.count, joined.lowercased().hasSuffix(suffix) {
      joined = String(joined.dropLast(suffix.count))
    }
    if let head = joined.firstMatch(of: #/^(?:[A-Z]+(?![a-z])|[A-Z])/#) {
      joined = head.output.lowercased() + joined.dropFirst(head.output.count)
    }
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// Writes the declarations of the symbols that sources use and do not declare themselves.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs of the module.
  ///   - texts: The sources of the module.
  ///   - interface: The text that says what UIKit has, whose names assets do not take.
  /// - Returns: The declarations, a line each.
  static func declarations(of catalogs: Catalogs, usedBy texts: [String], interface: String) -> String {
    var used: Set<String> = [], taken: Set<String> = []
    for text in texts {
      used.formUnion(text.matches(of: #/\.\s*`?(\w+)/#).map { String($0.1) })
      taken.formUnion(text.matches(of: #/\b(?:var|let|case|func)\s+`?(\w+)/#).map { String($0.1) })
    }
    taken.formUnion(interface.matches(of: #/\b(?:static|class) (?:let|var) `?(\w+)/#).map { String($0.1) })
    var lines: [String] = [], known: Set<String> = []
    for url in catalogs.paths.flatMap({ sets(in: URL(fileURLWithPath: $0)) }) {
      let asset = url.deletingPathExtension().lastPathComponent
      guard let kind = kinds[url.pathExtension], let name = symbol(asset, withoutSuffix: kind.suffix),
        used.contains(name), !taken.contains(name), known.insert("\(kind.type).\(name)").inserted
      else { continue }
      let safe = keywords.contains(name) ? "`\(name)`" : name
      let quoted = String(reflecting: asset)
      lines.append(
        "extension \(kind.resource) { static let \(safe) = \(kind.resource)(name: \(quoted), "
          + "bundle: \(catalogs.bundle)) }")
      lines.append(
        "extension \(kind.type) { static var \(safe): \(kind.type) { \(kind.type)(resource: .\(safe)) } }")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the folders of the images and colors in a catalog.
  private static func sets(in folder: URL) -> [URL] {
    folder.entries.map { folder.appendingPathComponent($0) }.flatMap { url -> [URL] in
      kinds[url.pathExtension] != nil ? [url] : url.isFolder ? sets(in: url) : []
    }
  }
}

extension PackageGraph {
  /// Returns the asset catalogs of the modules of packages.
  var catalogs: [String: AssetSymbols.Catalogs] {
    var found: [String: AssetSymbols.Catalogs] = [:]
    for node in nodes {
      for target in node.targets {
        guard let folder = node.manifest.folder(of: target, in: node.folder) else { continue }
        let resources = target.resources + node.manifest.foundResources(of: target, in: node.folder)
        let paths = resources.map { folder.appendingPathComponent($0) }.flatMap(Self.catalogs)
        if !paths.isEmpty { found[target.module] = AssetSymbols.Catalogs(paths: paths.sorted()) }
      }
    }
    return found
  }

  /// Returns the catalogs at a resource's place or below it.
  private static func catalogs(at url: URL) -> [String] {
    if url.pathExtension == "xcassets" { return [url.path] }
    return url.isFolder ? url.entries.flatMap { catalogs(at: url.appendingPathComponent($0)) } : []
  }
}

extension XcodeProject.Target {
  /// The target's asset catalogs, or nil if it has none.
  var catalogs: AssetSymbols.Catalogs? {
    let paths = resources.filter { $0.hasSuffix(".xcassets") }
    guard !paths.isEmpty else { return nil }
    return AssetSymbols.Catalogs(paths: paths, bundle: kind == .framework ? "Bundle.module" : "Bundle.main")
  }
}
