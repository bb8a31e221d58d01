package import Foundation
internal import Synchronization

/// The names of the images, colours and font files of a project.
package struct ProjectResources: Sendable {
  /// The names of image sets, symbol sets and loose image files, without scale and idiom.
  package private(set) var images: Set<String> = []
  package private(set) var colors: Set<String> = []
  /// The names of font files.
  package private(set) var fonts: Set<String> = []

  /// Returns the resources of the project around a document, or nil if the document is in none.
  ///
  /// The search covers the whole checkout, because a target may take its resources from any folder: the
  /// nearest folder with `.git`, otherwise the nearest with an Xcode project or a package. The result is
  /// cached.
  package static func around(_ document: URL) -> ProjectResources? {
    let folders = sequence(first: document.deletingLastPathComponent().standardizedFileURL) { folder in
      folder.pathComponents.count > 2 ? folder.deletingLastPathComponent() : nil
    }.prefix(12)
    let checkout = folders.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent(".git").path)
    }
    guard let root = checkout ?? folders.first(where: ProjectFolders.isProjectRoot) else { return nil }
    if let found = known.withLock({ $0[root.path] }) { return found }
    var resources = ProjectResources()
    resources.add(root)
    known.withLock { [resources] in $0[root.path] = resources }
    return resources
  }

  private static let known = Mutex<[String: ProjectResources]>([:])
  private static let imageTypes: Set = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "tif", "tiff", "bmp", "ico",
  ]

  private mutating func add(_ root: URL) {
    guard let below = FileManager.default.enumerator(atPath: root.path) else { return }
    while let path = below.nextObject() as? String {
      let name = (path as NSString).lastPathComponent as NSString
      let stem = name.deletingPathExtension
      switch name.pathExtension.lowercased() {
      case "imageset", "symbolset", "appiconset", "launchimage": images.insert(stem)
      case "colorset": colors.insert(stem)
      case "ttf", "otf", "ttc": fonts.insert(name as String)
      case let type where Self.imageTypes.contains(type): images.insert(Self.plain(stem))
      default: if name.hasPrefix(".") { below.skipDescendants() }
      }
    }
  }

  /// Returns the name of an image file without its scale and idiom, as in `close@2x~iphone`.
  private static func plain(_ stem: String) -> String {
    var name = stem[...]
    for end in ["~iphone", "~ipad", "@3x", "@2x", "@1x"] where name.hasSuffix(end) {
      name = name.dropLast(end.count)
    }
    return String(name)
  }

  /// Returns a Boolean value that indicates whether the project contains an image. Names may contain the
  /// names of folders with a namespace, and the type of a file.
  package func hasImage(_ name: String) -> Bool {
    let last = (name as NSString).lastPathComponent as NSString
    return images.contains(last as String)
      || Self.imageTypes.contains(last.pathExtension.lowercased())
        && images.contains(Self.plain(last.deletingPathExtension))
  }

  /// Returns a Boolean value that indicates whether the project contains a colour.
  package func hasColor(_ name: String) -> Bool { colors.contains((name as NSString).lastPathComponent) }
}
