package import Foundation

/// The contents of an Xcode project, as far as a build for an iPhone needs them.
package struct XcodeProject: Sendable, Equatable {
  /// The kind of what a target builds.
  package enum Kind: String, Sendable { case app, framework, tests }

  package struct Target: Sendable, Equatable {
    package var name: String
    package var kind: Kind
    /// The files that the target compiles.
    package var sources: [String]
    /// The files and folders that the target's bundle has.
    package var resources: [String]
    /// The build settings of the first configuration, with those of the project.
    package var settings: [String: String]
    /// The names of the targets that the target needs, its test host among them.
    package var needs: [String]
    /// The products of Swift packages that the target needs.
    package var products: [Product]
    /// The bundles within the target's bundle, with the files of each.
    package var bundles: [String: [String]] = [:]

    /// Creates a target for a library that is described for CocoaPods.
    package init(_ pod: Podspec) {
      name = pod.module
      kind = .framework
      sources = pod.sources
      resources = pod.resources
      settings = pod.swiftVersion.map { ["SWIFT_VERSION": $0] } ?? [:]
      needs = []
      products = []
      bundles = pod.bundles
    }

    init(
      name: String, kind: Kind, sources: [String], resources: [String], settings: [String: String],
      needs: [String], products: [Product]
    ) {
      self.name = name
      self.kind = kind
      self.sources = sources
      self.resources = resources
      self.settings = settings
      self.needs = needs
      self.products = products
    }

    /// The name of the module that the target builds.
    package var module: String {
      let given = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
      let name = given.replacing(#/\$[({]PROJECT_NAME(?::\w+)?[)}]/#) { match in
        settings["PROJECT_NAME"] ?? String(match.0)
      }
      return Manifest.Target.module(name.contains("$") ? self.name : name)
    }
  }

  package struct Product: Sendable, Equatable {
    package var name: String
    /// The package's address or the path of its folder.
    package var location: String
    /// The versions that are wanted, as `Package.swift` spells them; nil for a package in a folder.
    package var requirement: String?
  }

  /// The folder of the project.
  package let folder: URL
  package var targets: [Target] = []

  /// An error in a project file.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads the project at a path that ends with `.xcodeproj`, or the sources in a folder that has no project.
  package init(at url: URL) throws {
    guard url.pathExtension == "xcodeproj" else {
      folder = url.standardizedFileURL
      targets = LooseSources(in: folder).targets
      return
    }
    folder = url.deletingLastPathComponent().standardizedFileURL
    let file = url.appendingPathComponent("project.pbxproj")
    let accepted = "accepted: a project that Xcode has written"
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Unreadable(description: "\(file.path): there is no such file; \(accepted)")
    }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw Unreadable(description: "\(file.path): this is not a property list: \(error); \(accepted)")
    }
    guard let root = list as? [String: Any], let objects = root["objects"] as? [String: [String: Any]],
      let main = root["rootObject"] as? String
    else { throw Unreadable(description: "\(file.path): it has no objects; \(accepted)") }
    let reader = ProjectObjects(objects: objects, main: main, folder: folder)
    let name = url.deletingPathExtension().lastPathComponent
    targets = reader.targets.map { target in
      var target = target
      if target.settings["PROJECT_NAME"] == nil { target.settings["PROJECT_NAME"] = name }
      return target
    }
  }

  /// The projects in a folder, and those in folders of it if it has none.
  package static func all(in folder: URL) -> [URL] {
    let own = projects(in: folder)
    return own.isEmpty ? below(folder) : own
  }

  /// The projects in a folder and below it, as deep as packages keep their examples.
  package static func near(_ folder: URL) -> [URL] { near(folder, depth: 3) }

  private static func near(_ folder: URL, depth: Int) -> [URL] {
    guard depth > 0 else { return projects(in: folder) }
    return projects(in: folder) + folders(in: folder).flatMap { near($0, depth: depth - 1) }
  }

  private static func projects(in folder: URL) -> [URL] {
    folder.entries.filter {
      $0.hasSuffix(".xcodeproj") && !["Pods.xcodeproj", "_Pods.xcodeproj"].contains($0)
    }
    .map { folder.appendingPathComponent($0) }
  }

  private static func below(_ folder: URL) -> [URL] { folders(in: folder).flatMap(projects) }

  private static func folders(in folder: URL) -> [URL] {
    let ignored = ["Pods", "Carthage", "build", "DerivedData"]
    return folder.entries.filter {
      !$0.hasPrefix(".") && !ignored.contains($0) && !$0.hasSuffix(".xcodeproj")
    }
    .map { folder.appendingPathComponent($0) }.filter(\.isFolder)
  }
}

/// The objects of a project file, by identifier.
struct ProjectObjects {
  let objects: [String: [String: Any]]
  let main: String
  let folder: URL
  /// The group around each object.
  private let parents: [String: String]

  init(objects: [String: [String: Any]], main: String, folder: URL) {
    self.objects = objects
    self.main = main
    self.folder = folder
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
    self.parents = parents
  }

  private func object(_ id: Any?) -> [String: Any] { (id as? String).flatMap { objects[$0] } ?? [:] }
  private func list(_ object: [String: Any], _ key: String) -> [String] { object[key] as? [String] ?? [] }
  private func string(_ object: [String: Any], _ key: String) -> String? { object[key] as? String }

  /// The targets that build something in Swift for an iPhone.
  var targets: [XcodeProject.Target] {
    let project = object(main)
    let common = settings(of: project)
    return list(project, "targets").compactMap { id in
      let target = object(id)
      guard let name = string(target, "name"), let kind = kind(of: target) else { return nil }
      let settings = common.merging(settings(of: target)) { $1 }
      guard Self.isForPhone(settings) else { return nil }
      let phases = list(target, "buildPhases").map { object($0) }
      let synchronized = list(target, "fileSystemSynchronizedGroups").flatMap { files(in: $0, target: id) }
      let isSource = { (path: String) in
        // The targets of a project that SwiftPM has written compile the manifest too.
        path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift")
      }
      let sources = files(of: phases, "PBXSourcesBuildPhase") + synchronized.filter(isSource)
      // Xcode compiles the models of Core Data, which are read as they are here.
      let models = sources.filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }
      let resources =
        files(of: phases, "PBXResourcesBuildPhase") + models + synchronized.filter { !isSource($0) }
      return XcodeProject.Target(
        name: name, kind: kind, sources: Self.unique(sources.filter(isSource)),
        resources: Self.unique(resources),
        settings: settings, needs: needs(of: target, settings),
        products: products(of: target, phases))
    }
  }

  private func kind(of target: [String: Any]) -> XcodeProject.Kind? {
    switch (string(target, "productType") ?? "").replacingOccurrences(of: "com.apple.product-type.", with: "")
    {
    case "application": .app
    case "framework", "framework.static", "library.static", "library.dynamic": .framework
    case "bundle.unit-test": .tests
    default: nil
    }
  }

  /// Returns whether settings are of a target for iOS, as far as they say.
  private static func isForPhone(_ settings: [String: String]) -> Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
    return platforms.contains("iphone") || platforms.contains("auto") || platforms.contains("$")
  }

  /// The build settings of the first configuration, which is that for debugging.
  private func settings(of owner: [String: Any]) -> [String: String] {
    let configurations = list(object(owner["buildConfigurationList"]), "buildConfigurations").map {
      object($0)
    }
    let chosen = configurations.first { string($0, "name") == "Debug" } ?? configurations.first ?? [:]
    let values = chosen["buildSettings"] as? [String: Any] ?? [:]
    return values.compactMapValues { value in
      value as? String ?? (value as? [String])?.joined(separator: " ")
    }
  }

  private func needs(of target: [String: Any], _ settings: [String: String]) -> [String] {
    var names = list(target, "dependencies").compactMap { id -> String? in
      let dependency = object(id)
      return string(object(dependency["target"]), "name") ?? string(dependency, "name")
    }
    // A test host is a path such as $(BUILT_PRODUCTS_DIR)/App.app/App.
    if let host = settings["TEST_HOST"]?.split(separator: "/").last.map(String.init) { names.append(host) }
    return Self.unique(names)
  }

  /// Returns the products of packages that a target depends on or is linked with.
  private func products(of target: [String: Any], _ phases: [[String: Any]]) -> [XcodeProject.Product] {
    let linked = phases.filter { string($0, "isa") == "PBXFrameworksBuildPhase" }
      .flatMap { list($0, "files") }.compactMap { string(object($0), "productRef") }
    var known: Set<String> = []
    return (list(target, "packageProductDependencies") + linked).compactMap(product)
      .filter { known.insert($0.name).inserted }
  }

  private func product(_ id: String) -> XcodeProject.Product? {
    let dependency = object(id), package = object(dependency["package"])
    guard let name = string(dependency, "productName") else { return nil }
    if let path = string(package, "relativePath") {
      let place = folder.appendingPathComponent(path).standardizedFileURL.path
      return XcodeProject.Product(name: name, location: place, requirement: nil)
    }
    guard let url = string(package, "repositoryURL") else { return nil }
    let wanted = package["requirement"] as? [String: String] ?? [:]
    return XcodeProject.Product(name: name, location: url, requirement: Self.requirement(wanted))
  }

  /// Returns the versions that a project wants, as `Package.swift` spells them.
  static func requirement(_ wanted: [String: String]) -> String {
    let low = wanted["minimumVersion"] ?? "0.0.0"
    switch wanted["kind"] {
    case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(low)\")"
    case "versionRange": return "\"\(low)\"..<\"\(wanted["maximumVersion"] ?? "1000.0.0")\""
    case "exactVersion": return "exact: \"\(wanted["version"] ?? low)\""
    case "branch": return "branch: \"\(wanted["branch"] ?? "main")\""
    case "revision": return "revision: \"\(wanted["revision"] ?? "")\""
    default: return "from: \"\(low)\""
    }
  }

  // MARK: Files

  private func files(of phases: [[String: Any]], _ kind: String) -> [String] {
    phases.filter { string($0, "isa") == kind }.flatMap { list($0, "files") }.flatMap { file -> [String] in
      guard let reference = string(object(file), "fileRef") else { return [] }
      let named = object(reference)
      guard string(named, "isa") != "PBXVariantGroup" else { return list(named, "children").map(path) }
      return [path(of: reference)]
    }
  }

  /// Returns the path of a file or a group, which lies in the groups around it.
  private func path(of id: String) -> String {
    let object = object(id), own = string(object, "path")
    switch string(object, "sourceTree") {
    case "<absolute>": return own ?? ""
    case "<group>":
      let around = parents[id].map(path) ?? projectFolder
      return own.map { Self.joined(around, $0) } ?? around
    default: return own.map { Self.joined(projectFolder, $0) } ?? projectFolder
    }
  }

  private var projectFolder: String {
    let path = string(object(main), "projectDirPath") ?? ""
    return path.isEmpty ? folder.path : Self.joined(folder.path, path)
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder + "/")).standardizedFileURL.path
  }

  /// Returns the files of a folder that a target has as a whole, without those that it excepts.
  private func files(in group: String, target: String) -> [String] {
    let place = path(of: group)
    let excepted = list(object(group), "exceptions").map { object($0) }
      .filter { string($0, "target") == target }.flatMap { list($0, "membershipExceptions") }
      .map { Self.joined(place, $0) }
    return Self.units(below: URL(fileURLWithPath: place)).filter { path in
      !excepted.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  /// Returns the files below a folder. Catalogs and bundles count as files.
  private static func units(below folder: URL) -> [String] {
    let whole = ["xcassets", "bundle", "xcdatamodeld", "scnassets", "docc", "lproj"]
    return folder.entries.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let url = folder.appendingPathComponent(name)
      if url.isFolder, !whole.contains(url.pathExtension) { return units(below: url) }
      return ["docc", "entitlements", "h", "m"].contains(url.pathExtension) || name.hasSuffix("Info.plist")
        ? [] : [url.path]
    }
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
