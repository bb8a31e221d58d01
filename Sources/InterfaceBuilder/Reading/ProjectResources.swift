package import Foundation
internal import Synchronization

/// The names of the images, colours and font files of a project.
package struct ProjectResources: Sendable {
  /// The names of image sets, symbol sets and loose image files, without scale and idiom.
  package private(set) var images: Set<String> = []
  package private(set) var colors: Set<String> = []
  /// The names of font files.
  package private(set) var fonts: Set<String> = []
  /// A Boolean value that indicates whether the project has a picture other than icons of the app and launch
  /// images.
  package private(set) var hasPictures = false
  /// The names of the packages that the project gets from elsewhere: the texts of their lists.
  private var dependencies = ""

  /// Returns the resources of the project around a document, or nil if the document is in none.
  ///
  /// The search covers the whole checkout, because a target may take its resources from any folder: the
  /// nearest folder with `.git`, otherwise the nearest with an Xcode project or a package. The result is
  /// cached.
  package static func around(_ document: URL) -> ProjectResources? {
    guard let root = ProjectFolders.checkout(around: document) else { return nil }
    if let found = known.withLock({ $0[root.path] }) { return found }
    var resources = ProjectResources()
    resources.add(root)
    // Targets may take catalogs and files from folders beside that of the project.
    let prefix = root.path + "/"
    for file in ProjectFile.around(document)?.files ?? []
    where !file.path.hasPrefix(prefix) && isPart(file) {
      resources.add(file)
    }
    known.withLock { [resources] in $0[root.path] = resources }
    return resources
  }

  private static let known = Mutex<[String: ProjectResources]>([:])
  private static let imageTypes: Set = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "tif", "tiff", "bmp", "ico",
  ]

  /// Returns a Boolean value that indicates whether a file has resources, or is one.
  private static func isPart(_ file: URL) -> Bool {
    let type = file.pathExtension.lowercased()
    return ["xcassets", "bundle", "ttf", "otf", "ttc"].contains(type) || imageTypes.contains(type)
  }

  /// Adds the resources in a folder, or a file.
  private mutating func add(_ root: URL) {
    guard let below = FileManager.default.enumerator(atPath: root.path) else {
      if FileManager.default.fileExists(atPath: root.path) { _ = add(root, "") }
      return
    }
    while let path = below.nextObject() as? String {
      if !add(root, path) { below.skipDescendants() }
    }
    if !root.pathExtension.isEmpty { _ = add(root, "") }
  }

  /// Adds the resource at a path in a folder. Returns `false` for a folder that has none.
  private mutating func add(_ folder: URL, _ path: String) -> Bool {
    let name = (path.isEmpty ? folder.lastPathComponent : (path as NSString).lastPathComponent) as NSString
    let stem = name.deletingPathExtension
    switch name.pathExtension.lowercased() {
    case "appiconset", "launchimage": images.insert(stem)
    case "imageset", "symbolset":
      images.insert(stem)
      hasPictures = true
    case "colorset": colors.insert(stem)
    case "ttf", "otf", "ttc": fonts.insert(name as String)
    case let type where Self.imageTypes.contains(type):
      images.insert(Self.plain(stem))
      hasPictures = hasPictures || !path.contains(".appiconset/") && !path.contains(".launchimage/")
    case _ where Self.dependencyLists.contains(name as String):
      let list = try? InputFile.data(of: folder.appendingPathComponent(path), accepted: "a list of packages")
      dependencies += String(decoding: list ?? Data(), as: UTF8.self).lowercased()
    default: return !name.hasPrefix(".")
    }
    return true
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

  /// Returns the names that files of an image may have, in several scales.
  package static func fileNames(of image: String) -> [String] {
    let name = (image as NSString).lastPathComponent as NSString
    let hasType = imageTypes.contains(name.pathExtension.lowercased())
    let stem = hasType ? name.deletingPathExtension : name as String
    let types = hasType ? [name.pathExtension] : imageTypes.sorted()
    return types.flatMap { type in ["", "@2x", "@3x"].map { "\(stem)\($0).\(type)" } }
  }

  /// Returns a Boolean value that indicates whether a package of the project may bring a font, as `LatoFont`
  /// brings `Lato-Bold`: it bears the name of the family.
  package func mayBringFont(_ name: String) -> Bool {
    let family = name.prefix(while: \.isLetter).lowercased()
    return family.count >= 4 && dependencies.contains(family)
  }

  private static let dependencyLists: Set = ["Podfile", "Cartfile", "Package.swift", "package.json"]

  /// Returns a Boolean value that indicates whether the project contains a colour.
  package func hasColor(_ name: String) -> Bool { colors.contains((name as NSString).lastPathComponent) }
}
