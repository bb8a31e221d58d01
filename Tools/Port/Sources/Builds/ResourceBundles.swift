internal import Foundation
internal import Projects

/// The bundles with the resources of targets, which get what Xcode puts into them and SwiftPM does not.
struct ResourceBundles {
  /// The folder of the products.
  let products: URL

  /// Links documents under the names that they have once they are compiled, and writes the Info.plist of each
  /// bundle.
  ///
  /// - Parameter lists: The paths of the targets' own Info.plist by the names of the targets.
  /// - Throws: The error of a file that cannot be written.
  func complete(with lists: [String: String]) throws {
    for name in products.entries where name.hasSuffix(".resources") {
      let bundle = products.appendingPathComponent(name)
      try linkDocuments(in: bundle)
      guard let target = name.dropLast(".resources".count).split(separator: "_", maxSplits: 1).last,
        let path = lists[String(target)], let list = Self.filled(path, String(target))
      else { continue }
      try list.write(to: bundle.appendingPathComponent("Info.plist"))
    }
  }

  private func linkDocuments(in folder: URL) throws {
    for name in folder.entries {
      let url = folder.appendingPathComponent(name)
      let endings = ["xib": "nib", "storyboard": "storyboardc"]
      guard let ending = endings[url.pathExtension] else {
        if url.pathExtension == "lproj" { try linkDocuments(in: url) }
        continue
      }
      let link = url.deletingPathExtension().appendingPathExtension(ending)
      if !link.exists {
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: name)
      }
    }
  }

  /// Returns a property list with the values that Xcode fills in for a target, or nil if it cannot be read.
  private static func filled(_ path: String, _ target: String) -> Data? {
    let data = FileManager.default.contents(atPath: path)
    let list = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
    guard let values = list as? [String: Any] else { return nil }
    let known = [
      "PRODUCT_NAME": target, "EXECUTABLE_NAME": target, "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.\(target)",
    ]
    return PropertyListText.data(of: values.mapValues { AppBundle.filledValue($0, known) })
  }
}

extension PackageGraph {
  /// Returns the paths of the Info.plist that lie in the folders of targets, the one nearest to its top.
  var propertyLists: [String: String] {
    var found: [String: String] = [:]
    for node in nodes {
      for target in node.targets {
        let folder = node.manifest.folder(of: target, in: node.folder)
        let lists = folder?.files { $0 == "Info.plist" || $0.hasSuffix("-Info.plist") } ?? []
        found[target.name] = lists.map(\.path).min {
          $0.split(separator: "/").count < $1.split(separator: "/").count
        }
      }
    }
    return found
  }
}
