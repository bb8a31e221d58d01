internal import CoreGraphics
internal import Foundation
internal import Synchronization

/// A cache of the images in bundles.
enum BundledImages {
  private struct Key: Hashable {
    var bundle: String
    var name: String
    var scale: CGFloat
  }

  private static let images = Mutex<[Key: UIImage]>([:])
  private static let opened = Mutex<[String: [AssetCatalog]]>([:])

  /// Returns the image with a name in a bundle's catalogs and files for the scale of the current screen, or
  /// nil if there is none.
  ///
  /// Found images are cached for the lifetime of the process.
  static func image(named name: String, in bundle: Bundle) -> UIImage? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    let scale = GraphicsContextStack.standardScale
    let key = Key(bundle: bundle.bundlePath, name: name, scale: scale)
    if let known = images.withLock({ $0[key] }) { return known }
    let traits = UITraitCollection(displayScale: scale)
    let found = catalogs(of: bundle).lazy.compactMap { $0.image(named: name, traits: traits) }.first
    if let found { images.withLock { $0[key] = found } }
    return found
  }

  /// Returns the catalogs and image files of a bundle, and of the resource bundles that SwiftPM places beside
  /// a program.
  static func catalogs(of bundle: Bundle) -> [AssetCatalog] {
    if let known = opened.withLock({ $0[bundle.bundlePath] }) { return known }
    let folder = bundle.resourceURL ?? bundle.bundleURL
    var roots = [folder]
    let entries = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    for entry in (entries ?? []).sorted(by: { $0.path < $1.path }) {
      if ["resources", "bundle"].contains(entry.pathExtension) { roots.append(entry) }
    }
    let found = roots.map { root in
      let inside = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
      return AssetCatalog(
        folders: (inside ?? []).filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path },
        looseFolders: [root])
    }
    opened.withLock { $0[bundle.bundlePath] = found }
    return found
  }
}
