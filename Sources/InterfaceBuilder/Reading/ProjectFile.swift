package import Foundation
internal import Synchronization

/// The Xcode projects around a document: their texts, without the rules by which targets inherit settings.
package struct ProjectFile: Sendable {
  /// The root folder of the document's project.
  private let root: URL
  /// The texts of the projects in the root folder.
  private let own: [String]
  /// The texts of the projects in the folders in it.
  private let below: [String]
  /// The objects of the projects in the root folder, or nil for one that cannot be read.
  private let objects: [ProjectObjects?]
  /// The files and folders that all projects refer to.
  private let allFiles: [URL]
  /// The last path components of all files of all projects, or nil if one of them cannot be read.
  private let names: Set<String>?
  /// The names in lower case.
  private let plainNames: Set<String>?
  /// A Boolean value that indicates whether a project has folders whose files it does not list.
  private let isSynchronized: Bool
  /// The lines of all projects that refer to a folder with everything in it.
  private let folderLines: [Substring]
  /// The values of each build setting in the projects of the root folder.
  private let settings: [Substring: [String]]
  /// The orientations that targets support, by idiom.
  private let supported: [IBDevice.Idiom: Set<IBOrientation>]
  /// The paths of all files and folders of all projects, in lower case, or nil if one of them cannot be read.
  private let places: Set<String>?
  /// A Boolean value that indicates whether the files are not listed in projects: the root has a package or a
  /// definition from which projects are generated, or a project cannot be read.
  private let isDefinedElsewhere: Bool

  private static let known = Mutex<[String: ProjectFile]>([:])

  /// Returns the projects around a document, or nil if its root folder has none. The result is cached.
  package static func around(_ document: URL) -> ProjectFile? {
    guard let root = ProjectFolders.around(document).last else { return nil }
    if let found = known.withLock({ $0[root.path] }) { return found.own.isEmpty ? nil : found }
    let made = ProjectFile(root: root)
    known.withLock { $0[root.path] = made }
    return made.own.isEmpty ? nil : made
  }

  private init(root: URL) {
    let names = ProjectFolders.names(in: root)
    var isElsewhere = names.contains {
      ["Package.swift", "Project.swift", "project.yml", "BUILD", "BUILD.bazel"].contains($0)
        || $0.hasSuffix(".podspec")
    }
    var read: [ProjectObjects?] = []
    func texts(in folder: URL) -> [String] {
      ProjectFolders.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.sorted().compactMap { name in
        let file = folder.appendingPathComponent(name + "/project.pbxproj")
        guard let data = try? InputFile.data(of: file, accepted: "a project") else {
          isElsewhere = true
          return nil
        }
        read.append(ProjectObjects(data, in: folder))
        return String(decoding: data, as: UTF8.self)
      }
    }
    self.root = root
    let own = texts(in: root), settings = Self.settings(of: own)
    self.own = own
    self.settings = settings
    supported = Dictionary(
      uniqueKeysWithValues: [.phone, .pad].map { ($0, Self.orientations($0, settings, in: root)) })
    objects = read
    below = own.isEmpty ? [] : names.sorted().flatMap { texts(in: root.appendingPathComponent($0)) }
    isDefinedElsewhere = isElsewhere
    let all = read.compactMap(\.self)
    allFiles = all.flatMap(\.files)
    let isWhole = all.count == read.count
    self.names = isWhole ? all.reduce(into: []) { $0.formUnion($1.names) } : nil
    plainNames = self.names.map { Set($0.map { $0.lowercased() }) }
    isSynchronized = (own + below).contains { $0.contains("PBXFileSystemSynchronized") }
    folderLines = (own + below).flatMap { $0.split(whereSeparator: \.isNewline) }
      .filter { $0.contains("lastKnownFileType = folder;") }
    places = isWhole ? Set(allFiles.map { $0.path.lowercased() }) : nil
  }

  // MARK: - Files

  /// Returns a Boolean value that indicates whether one of the projects contains a file of that name, with
  /// its extension.
  package func mentions(_ name: String) -> Bool {
    names?.contains(name) ?? (own + below).contains { $0.contains(name) }
  }

  /// The files and folders that the projects in the root folder refer to.
  var files: [URL] { objects.flatMap { $0?.files ?? [] } }

  /// Returns a Boolean value that indicates whether no project names a document, so that no target contains
  /// it. The result is `false` if one of them may contain the document without its name (synchronized
  /// folders, references to folders). Case does not count, as in the file system of a Mac.
  package func leavesOut(_ document: URL) -> Bool {
    if isDefinedElsewhere { return false }
    let name = document.lastPathComponent, folder = document.deletingLastPathComponent()
    let around = folder.pathComponents.dropFirst(root.pathComponents.count)
    var needle = name
    // A document of a language is named with the folder of the language, unless none is.
    if folder.pathExtension == "lproj",
      plainNames?.contains(where: { $0.hasSuffix("lproj/\(name.lowercased())") }) ?? mentions("lproj/\(name)")
    {
      needle = "\(folder.lastPathComponent)/\(name)"
    }
    let isNamed = plainNames?.contains(needle.lowercased()) ?? (own + below).contains { $0.contains(needle) }
    if isNamed || isSynchronized { return false }
    return !folderLines.contains { line in around.contains { line.contains($0) } }
  }

  /// Returns the document of the same name that the projects contain in place of this one, such as that in
  /// the folder of a language, or nil if they contain this one or neither. File systems that do not tell case
  /// apart are common.
  package func namesake(of document: URL) -> URL? {
    guard !isDefinedElsewhere, let places else { return nil }
    if isSynchronized { return nil }
    let path = document.standardizedFileURL.path, name = document.lastPathComponent.lowercased()
    var folder = URL(fileURLWithPath: path.lowercased())
    while folder.pathComponents.count > 1 {
      if places.contains(folder.path) { return nil }
      folder = folder.deletingLastPathComponent()
    }
    let others = allFiles.filter { $0.lastPathComponent.lowercased() == name }
    return others.first { FileManager.default.fileExists(atPath: $0.path) }
  }

  // MARK: - Devices

  /// Returns a Boolean value that indicates whether an application is for devices of an idiom. The result is
  /// `true` if none names its devices.
  package func supports(_ idiom: IBDevice.Idiom) -> Bool {
    let read = objects.compactMap(\.self)
    let values =
      read.count == objects.count ? read.flatMap(\.families) : settings["TARGETED_DEVICE_FAMILY"] ?? []
    let families = values.flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let wanted = idiom == .pad ? "2" : "1"
    // A setting such as $(FAMILY) may be any.
    return families.isEmpty || families.contains { $0 == wanted || Int($0) == nil }
  }

  /// Returns a Boolean value that indicates whether an app is for devices of an idiom, by the definitions
  /// from which XcodeGen or Tuist generate a project, or a file of settings. The result is `true` if none
  /// says.
  package static func definitionsSupport(_ idiom: IBDevice.Idiom, around document: URL) -> Bool {
    guard let root = ProjectFolders.around(document).last else { return true }
    let names = ProjectFolders.names(in: root).filter { name in
      ["project.yml", "project.yaml", "Project.swift"].contains(name) || name.hasSuffix(".xcconfig")
    }
    let families = names.flatMap { name -> [Substring] in
      guard let data = try? InputFile.data(of: root.appendingPathComponent(name), accepted: "settings") else {
        return []
      }
      let setting = #/TARGETED_DEVICE_FAMILY["' ]*[:=] *["']?([0-9, ]+)/#
      return String(decoding: data, as: UTF8.self).matches(of: setting).map(\.1)
    }
    return families.isEmpty || families.contains { $0.contains(idiom == .pad ? "2" : "1") }
  }

  /// Returns the orientations that targets support on devices of an idiom, or an empty set if that is not
  /// known.
  package func orientations(_ idiom: IBDevice.Idiom) -> Set<IBOrientation> {
    supported[idiom == .pad ? .pad : .phone] ?? []
  }

  private static func orientations(
    _ idiom: IBDevice.Idiom, _ settings: [Substring: [String]], in root: URL
  ) -> Set<IBOrientation> {
    func values(of setting: String) -> [String] { settings[setting[...]] ?? [] }
    let suffix = idiom == .pad ? "iPad" : "iPhone", key = "UISupportedInterfaceOrientations"
    var names = values(of: "INFOPLIST_KEY_\(key)_\(suffix)").flatMap { $0.split(separator: " ") }.map(
      String.init)
    if names.isEmpty {
      names = values(of: "INFOPLIST_KEY_\(key)").flatMap { $0.split(separator: " ") }.map(String.init)
    }
    for path in Set(values(of: "INFOPLIST_FILE")) {
      let plain = path.replacing("$(SRCROOT)/", with: "").replacing("${SRCROOT}/", with: "")
      guard
        let data = try? InputFile.data(of: root.appendingPathComponent(plain), accepted: "a property list"),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      names += orientations(of: list, idiom)
    }
    return Set(names.map { $0.contains("Landscape") ? .landscape : .portrait })
  }

  /// Returns the names of the orientations that a property list of an app has for devices of an idiom.
  static func orientations(of list: [String: Any], _ idiom: IBDevice.Idiom) -> [String] {
    let key = "UISupportedInterfaceOrientations"
    return (list["\(key)~\(idiom == .pad ? "ipad" : "iphone")"] ?? list[key]) as? [String] ?? []
  }

  /// Returns the values of each build setting in the texts of projects, in their order.
  private static func settings(of texts: [String]) -> [Substring: [String]] {
    var found: [Substring: [String]] = [:]
    for line in texts.flatMap({ $0.split(whereSeparator: \.isNewline) }) where line.hasSuffix(";") {
      let line = line.drop(while: \.isWhitespace)
      guard line.first?.isUppercase == true, let sign = line.firstRange(of: " = ") else { continue }
      let value = line[sign.upperBound...].dropLast().trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      found[line[..<sign.lowerBound], default: []].append(value)
    }
    return found
  }
}
