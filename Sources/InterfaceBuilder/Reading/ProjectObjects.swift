internal import Foundation

/// The objects of an Xcode project (`project.pbxproj`): its files with their places, and the settings of its
/// targets.
struct ProjectObjects: Sendable {
  /// The files and folders that the project refers to, in the places that their groups give them.
  private(set) var files: [URL] = []
  /// The last path components of the files, and with their folder those in a folder of a language.
  private(set) var names: Set<String> = []
  /// The values of `TARGETED_DEVICE_FAMILY` of the applications, or of the project for those that have none.
  private(set) var families: [String] = []

  /// Reads a project. Returns nil if it is no property list.
  ///
  /// - Parameters:
  ///   - data: The contents of the file `project.pbxproj`.
  ///   - folder: The folder with the project, from which groups count.
  init?(_ data: Data, in folder: URL) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["objects"] as? [String: Any], let root = list["rootObject"] as? String,
      let project = objects[root] as? [String: Any]
    else { return nil }
    let directory = project["projectDirPath"] as? String ?? ""
    let home = Self.place(directory, in: folder)
    var visited: Set<String> = []
    if let group = project["mainGroup"] as? String { add(group, of: objects, in: home, home, &visited) }
    families = Self.families(of: project, objects)
  }

  // MARK: - Files

  private mutating func add(
    _ id: String, of objects: [String: Any], in folder: URL, _ home: URL, _ visited: inout Set<String>
  ) {
    guard visited.insert(id).inserted, let object = objects[id] as? [String: Any] else { return }
    let path = object["path"] as? String ?? ""
    let start: URL? =
      switch object["sourceTree"] as? String {
      case "<group>"?, nil: folder
      case "SOURCE_ROOT"?: home
      case "<absolute>"?: URL(fileURLWithPath: "/")
      default: nil
      }
    let place = start.map { Self.place(path, in: $0) }
    for child in object["children"] as? [String] ?? [] {
      add(child, of: objects, in: place ?? folder, home, &visited)
    }
    guard object["children"] == nil, !path.isEmpty else { return }
    if let place { files.append(place) }
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last else { return }
    names.insert(name)
    let around = place?.deletingLastPathComponent().lastPathComponent ?? parts.dropLast().last ?? ""
    if around.hasSuffix(".lproj") { names.insert("\(around)/\(name)") }
  }

  private static func place(_ path: String, in folder: URL) -> URL {
    guard !path.isEmpty else { return folder }
    return path.hasPrefix("/")
      ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path).standardizedFileURL
  }

  // MARK: - Settings

  private static func families(of project: [String: Any], _ objects: [String: Any]) -> [String] {
    func object(_ id: Any?) -> [String: Any]? { (id as? String).flatMap { objects[$0] as? [String: Any] } }
    func configurations(_ owner: [String: Any]) -> [[String: Any]] {
      let list = object(owner["buildConfigurationList"])?["buildConfigurations"] as? [String] ?? []
      return list.compactMap(object)
    }
    func values(_ owner: [String: Any]) -> [String] {
      configurations(owner).compactMap { configuration in
        (configuration["buildSettings"] as? [String: Any])?["TARGETED_DEVICE_FAMILY"] as? String
      }
    }
    /// Returns whether a configuration has a file of settings that may name devices, as those of CocoaPods do
    /// not.
    func takesSettings(_ configuration: [String: Any]) -> Bool {
      if configuration["baseConfigurationReferenceAnchor"] != nil { return true }
      guard let file = object(configuration["baseConfigurationReference"]) else { return false }
      let name = (file["path"] as? String ?? "").split(separator: "/").last ?? ""
      return !name.hasPrefix("Pods")
    }
    let whole = values(project)
    let targets = (project["targets"] as? [String] ?? []).compactMap(object)
    let apps = targets.filter { $0["productType"] as? String == "com.apple.product-type.application" }
    let own = apps.map { app -> [String] in
      let own = values(app)
      return own.isEmpty ? whole : own
    }
    // A project of libraries is for the devices of all that it makes.
    if apps.isEmpty { return targets.flatMap(values) + whole }
    // An application that names no devices takes those of a file of settings, or is for iPhones.
    if own.contains(where: \.isEmpty) {
      let takesFile = ([project] + apps).contains { configurations($0).contains(where: takesSettings) }
      return takesFile ? [] : ["1"]
    }
    return own.flatMap(\.self)
  }
}
