package import Foundation

/// Where what belongs to a document lies: in the folders around it, up to the root of its project.
package enum ProjectFolders {
  /// The folders around a document, the nearest first, leaving out that of a language.
  ///
  /// At most four folders up, not above the root of a project (a folder with a checkout's `.git`, an Xcode
  /// project, what makes one, or a package), and never the folders on top of the file system.
  package static func around(_ document: URL) -> [URL] {
    let home = document.deletingLastPathComponent().standardizedFileURL
    var folder = home.pathExtension == "lproj" ? home.deletingLastPathComponent() : home
    var found: [URL] = []
    while found.count < 5, folder.pathComponents.count > 2 {
      found.append(folder)
      if isProjectRoot(folder) { break }
      folder = folder.deletingLastPathComponent()
    }
    return found
  }

  /// Whether a folder is where a project begins.
  package static func isProjectRoot(_ folder: URL) -> Bool {
    names(in: folder).contains { name in
      [".git", "Package.swift", "Project.swift", "project.yml"].contains(name)
        || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  /// Whether a file lies in a folder, whatever links lead there. A file that does not exist lies nowhere.
  package static func contains(_ file: URL, in folder: URL) -> Bool {
    guard let place = real(file), let home = real(folder) else { return false }
    return place.hasPrefix(home == "/" ? home : home + "/")
  }

  private static func real(_ url: URL) -> String? {
    realpath(url.path, nil).map { path in
      defer { free(path) }
      return String(cString: path)
    }
  }

  /// The language that a project is developed in: what the bundle that it was built into says, else its Xcode
  /// project or package; "en" where nobody says (Apple's reference of `CFBundleDevelopmentRegion`).
  static func language(around document: URL, bundle: URL) -> String {
    var found =
      (try? InputFile.data(of: bundle.appendingPathComponent("Info.plist"), accepted: "a property list"))
      .flatMap {
        ((try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: Any])?[
          "CFBundleDevelopmentRegion"] as? String
      }
    // A variable of the build, such as $(DEVELOPMENT_LANGUAGE), says nothing here.
    if found?.contains("$") == true { found = nil }
    for folder in around(document) where found == nil {
      for name in names(in: folder).sorted() where found == nil {
        let isProject = name.hasSuffix(".xcodeproj")
        guard isProject || name == "Package.swift" else { continue }
        let file = folder.appendingPathComponent(isProject ? name + "/project.pbxproj" : name)
        found = (try? InputFile.data(of: file, accepted: "a project")).flatMap {
          value(
            of: isProject ? "developmentRegion = " : "defaultLocalization: ",
            in: String(decoding: $0, as: UTF8.self))
        }
      }
    }
    guard let found, !found.contains("$") else { return "en" }
    // Old projects call languages by their English names.
    let english = Locale(identifier: "en"), isName = found.count > 3 && found.allSatisfy(\.isLetter)
    let code =
      isName
      ? Locale.LanguageCode.isoLanguageCodes.first {
        english.localizedString(forLanguageCode: $0.identifier) == found
      } : nil
    return code?.identifier ?? found
  }

  /// The word, quoted or not, behind the first place where a key stands in a text.
  private static func value(of key: String, in text: String) -> String? {
    guard let place = text.range(of: key) else { return nil }
    let word = text[place.upperBound...].drop { $0 == "\"" }.prefix {
      $0.isLetter || $0.isNumber || "-_$".contains($0)
    }
    return word.isEmpty ? nil : String(word)
  }

  /// The names of what a folder holds, in no order.
  package static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// The folders in a folder, sorted by name; at most 10,000.
  package static func inside(_ folder: URL) -> [URL] {
    let manager = FileManager.default, path = folder.path
    // By paths: a search goes over whole projects, and URLs' own answers about files cost ten times as much.
    return names(in: folder).prefix(10_000).filter { name in
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), manager.fileExists(atPath: path + "/" + name, isDirectory: &isFolder),
        isFolder.boolValue
      else { return false }
      // A link to a folder is none: it might lead back.
      return (try? manager.destinationOfSymbolicLink(atPath: path + "/" + name)) == nil
    }.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }
  }
}
