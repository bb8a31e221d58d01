package import Foundation

/// The folders with the files that belong to a document: those around it, up to the root of its project.
package enum ProjectFolders {
  /// Returns the folders around a document, the nearest first, without its language folder.
  ///
  /// The search includes at most four levels up, does not go above the root of a project (a folder with
  /// `.git` of a checkout, an Xcode project, a project definition, or a package), and excludes the top
  /// folders of the file system.
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

  /// Returns the folder of the whole checkout around a document: the nearest with `.git`, otherwise the
  /// nearest root of a project, or nil if there is none.
  static func checkout(around document: URL) -> URL? {
    let folders = sequence(first: document.deletingLastPathComponent().standardizedFileURL) { folder in
      folder.pathComponents.count > 2 ? folder.deletingLastPathComponent() : nil
    }.prefix(12)
    let checkout = folders.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent(".git").path)
    }
    return checkout ?? folders.first(where: isProjectRoot)
  }

  /// Returns a Boolean value that indicates whether a folder is the root of a project.
  package static func isProjectRoot(_ folder: URL) -> Bool {
    names(in: folder).contains { name in
      [".git", "Package.swift", "Project.swift", "project.yml"].contains(name)
        || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  /// Returns a Boolean value that indicates whether a file is in a folder, with symbolic links resolved. The
  /// result is `false` for a file that does not exist.
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

  /// Returns the development language of a project, from the bundle it was built into, its Xcode project or
  /// its package. The default is "en" (Apple's reference of `CFBundleDevelopmentRegion`).
  static func language(around document: URL, bundle: URL) -> String {
    var found =
      (try? InputFile.data(of: bundle.appendingPathComponent("Info.plist"), accepted: "a property list"))
      .flatMap {
        ((try? PropertyListSerialization.propertyList(from: $0, format: nil)) as? [String: Any])?[
          "CFBundleDevelopmentRegion"] as? String
      }
    // A build variable, such as $(DEVELOPMENT_LANGUAGE), does not contain the language.
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
    // Old projects contain the English names of languages.
    let english = Locale(identifier: "en"), isName = found.count > 3 && found.allSatisfy(\.isLetter)
    let code =
      isName
      ? Locale.LanguageCode.isoLanguageCodes.first {
        english.localizedString(forLanguageCode: $0.identifier) == found
      } : nil
    return code?.identifier ?? found
  }

  /// Returns the languages of a project: those of its language folders and string catalogs around a document,
  /// and those that its Xcode project lists.
  package static func languages(around document: URL) -> Set<String> {
    var found: Set<String> = [language(around: document, bundle: document.deletingLastPathComponent())]
    for folder in around(document) {
      for name in names(in: folder) {
        if name.hasSuffix(".lproj") { found.insert(String(name.dropLast(6))) }
        if name.hasSuffix(".xcodeproj") {
          found.formUnion(knownRegions(of: folder.appendingPathComponent(name + "/project.pbxproj")))
        }
        guard name.hasSuffix(".xcstrings") else { continue }
        let texts = (try? InputFile.data(of: folder.appendingPathComponent(name), accepted: "a catalog"))
        found.formUnion(texts.map(catalogLanguages) ?? [])
      }
    }
    found.formUnion((try? IBTranslation(of: document).languages()) ?? [])
    // The English names of languages in old projects.
    let isEnglish = found.remove("English") != nil
    if isEnglish { found.insert("en") }
    return found.subtracting(["Base", "mul"])
  }

  /// Returns the languages of an Xcode project.
  private static func knownRegions(of project: URL) -> [String] {
    guard let data = try? InputFile.data(of: project, accepted: "a project") else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.range(of: "knownRegions = ("),
      let end = text.range(of: ")", range: start.upperBound..<text.endIndex)
    else { return [] }
    return text[start.upperBound..<end.lowerBound].split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\r\n\""))
    }.filter { !$0.isEmpty }
  }

  /// Returns the languages that a string catalog has texts in.
  private static func catalogLanguages(_ data: Data) -> Set<String> {
    let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    let strings = root?["strings"] as? [String: Any] ?? [:]
    var found: Set<String> = []
    for case let entry as [String: Any] in strings.values {
      found.formUnion((entry["localizations"] as? [String: Any])?.keys.map { $0 } ?? [])
    }
    return found
  }

  /// Returns the word, quoted or not, after the first occurrence of a key in a text.
  private static func value(of key: String, in text: String) -> String? {
    guard let place = text.range(of: key) else { return nil }
    let word = text[place.upperBound...].drop { $0 == "\"" }.prefix {
      $0.isLetter || $0.isNumber || "-_$".contains($0)
    }
    return word.isEmpty ? nil : String(word)
  }

  /// Returns the names of a folder's contents in no particular order.
  package static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// Returns the folders in a folder, sorted by name, at most 10,000.
  package static func inside(_ folder: URL) -> [URL] {
    let manager = FileManager.default, path = folder.path
    // Paths are used because a search covers whole projects, and the file attributes of URLs take ten times
    // as long.
    return names(in: folder).prefix(10_000).filter { name in
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), manager.fileExists(atPath: path + "/" + name, isDirectory: &isFolder),
        isFolder.boolValue
      else { return false }
      // Links to folders are skipped, because they might form a cycle.
      return (try? manager.destinationOfSymbolicLink(atPath: path + "/" + name)) == nil
    }.sorted().map { folder.appendingPathComponent($0, isDirectory: true) }
  }
}
