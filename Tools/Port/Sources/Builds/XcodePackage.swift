internal import Foundation
internal import Projects

/// The package that is generated of an Xcode project. It has links to the files where they lie.
struct XcodePackage {
  let project: XcodeProject
  let name: String
  let scratch: Scratch
  /// The names of packages that are left out.
  let without: Set<String>
  /// Returns the folder of a library on this machine, by its name.
  let place: (String) -> URL?
  /// A Boolean value that indicates whether apps get their resources too, since tests run in them.
  var hasTests = false

  /// The generated package.
  struct Outcome {
    var folder: URL
    var missing: [PackageGraph.Missing] = []
    var leftOutModules: Set<String> = []
    /// The targets of the project that are in the package.
    var targets: [XcodeProject.Target] = []
  }

  /// Writes the package.
  func write() throws -> Outcome {
    let folder = scratch.file("xcode/\(name)")
    var outcome = Outcome(folder: folder), packages: [String: String] = [:], described: [String] = []
    let own = self.chosen
    let chosen = pods(for: own) + own
    let modules = Set(chosen.map(\.module)), products = Set(chosen.flatMap(\.products).map(\.name))
    for target in chosen {
      let sources = target.sources.filter { FileManager.default.fileExists(atPath: $0) }
      try link(sources, of: target, in: folder)
      for path in target.resources {
        try DataModel(at: URL(fileURLWithPath: path))?.writeClasses(
          into: folder.appendingPathComponent("Sources/\(target.module)/Mica Models"), scratch)
      }
      var needs = target.needs.compactMap { need in
        chosen.first { $0.name == need || $0.module == need }.map { "\"\($0.module)\"" }
      }
      let imported = Self.modules(importedBy: sources)
      needs += chosen.filter { $0.kind == .framework && imported.contains($0.module) }
        .map { "\"\($0.module)\"" }
      for product in target.products where !isLeftOut(product.name) && !isStoodInFor(product.name) {
        packages[product.location] =
          product.requirement.map { ".package(url: \"\(product.location)\", \($0))" }
          ?? ".package(path: \"\(product.location)\")"
        let identity = ManifestEdits.identity(of: product.location)
        needs.append(".product(name: \"\(product.name)\", package: \"\(identity)\")")
      }
      outcome.leftOutModules.formUnion(target.products.map(\.name).filter(isLeftOut))
      for library in libraries(importedBy: sources)
      where !modules.contains(Manifest.Target.module(library.name)) && !isStoodInFor(library.name)
        && !products.contains(library.name)
      {
        if isLeftOut(library.name) {
          outcome.leftOutModules.insert(library.name)
        } else if let found = place(library.name) {
          packages[found.path] = ".package(path: \"\(found.path)\")"
          let identity = ManifestEdits.identity(of: found.path)
          needs.append(".product(name: \"\(library.name)\", package: \"\(identity)\")")
        } else {
          note(library, neededBy: target.name, &outcome.missing)
        }
      }
      described.append(
        self.text(of: target, needs: needs, resources: try linkResources(of: target, in: folder)))
      outcome.targets.append(target)
    }
    let listed = packages.keys.sorted().map { "    \(packages[$0]!),\n" }.joined()
    try scratch.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)", defaultLocalization: "en",
        dependencies: [
      \(listed)  ],
        targets: [
      \(described.joined())  ])

      """, to: folder.appendingPathComponent("Package.swift").path)
    return outcome
  }

  private func isStoodInFor(_ name: String) -> Bool { StandIns.libraries[name.lowercased()] != nil }
  private func isLeftOut(_ name: String) -> Bool { without.contains { $0.lowercased() == name.lowercased() } }

  /// The targets with sources in Swift, of those of one module that with the most.
  private var chosen: [XcodeProject.Target] {
    var found: [String: XcodeProject.Target] = [:]
    for target in project.targets where !target.sources.isEmpty {
      if let other = found[target.module], other.sources.count >= target.sources.count { continue }
      found[target.module] = target
    }
    return project.targets.filter { found[$0.module] == $0 }
  }

  /// The libraries that are described for CocoaPods in the folder of the project and in those around it, of
  /// which the targets import the modules and that the project does not build itself.
  private func pods(for targets: [XcodeProject.Target]) -> [XcodeProject.Target] {
    var folder = project.folder, described: [Podspec] = []
    for _ in 0..<3 where folder.path != "/" {
      described += Podspec.all(in: folder).compactMap { try? Podspec(at: $0) }
      folder.deleteLastPathComponent()
    }
    var known = Set(targets.map(\.module)), found: [XcodeProject.Target] = [], left = targets
    while let target = left.popLast() {
      let imported = Self.modules(importedBy: target.sources)
      for pod in described where imported.contains(pod.module) && !pod.sources.isEmpty {
        guard known.insert(pod.module).inserted, !isLeftOut(pod.name) else { continue }
        found.append(XcodeProject.Target(pod))
        left.append(XcodeProject.Target(pod))
      }
    }
    return found
  }

  private func note(
    _ library: DependencyFiles.Library, neededBy target: String, _ missing: inout [PackageGraph.Missing]
  ) {
    if let index = missing.firstIndex(where: { $0.name == library.name }) {
      let one = missing[index]
      missing[index] = PackageGraph.Missing(
        name: one.name, url: one.url, neededBy: one.neededBy + [target], reason: one.reason)
    } else {
      missing.append(
        PackageGraph.Missing(
          name: library.name, url: library.url, neededBy: [target],
          reason: "\(library.file) names it, and it does not lie beside the project"))
    }
  }

  private func libraries(importedBy sources: [String]) -> [DependencyFiles.Library] {
    let known = [project.folder, project.folder.deletingLastPathComponent()]
      .flatMap { DependencyFiles(in: $0).libraries }
    guard !known.isEmpty else { return [] }
    let imported = Self.modules(importedBy: sources)
    var seen: Set<String> = []
    return known.filter { library in
      let module = Manifest.Target.module(library.name)
      return imported.contains(module) && seen.insert(module).inserted
    }
  }

  private static func modules(importedBy sources: [String]) -> Set<String> {
    var imported: Set<String> = []
    for path in sources {
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      for match in text.matches(of: #/(?m)^\s*(?:@\w+ )*import +(?:\w+ +)?(\w+)/#) {
        imported.insert(String(match.1))
      }
    }
    return imported
  }

  // MARK: Files

  private func link(_ paths: [String], of target: XcodeProject.Target, in folder: URL) throws {
    let home = folder.appendingPathComponent("Sources/\(target.module)")
    try replaceLinks(in: home, by: Dictionary(paths.map { (inside($0), $0) }) { first, _ in first })
  }

  /// Returns the place of a file below the folder of its target.
  private func inside(_ path: String) -> String {
    let root = project.folder.path + "/"
    return path.hasPrefix(root)
      ? String(path.dropFirst(root.count))
      : "Elsewhere/" + path.split(separator: "/").suffix(3).joined(separator: "/")
  }

  /// Links the resources of a target.
  ///
  /// - Returns: Their paths below the folder of the target.
  private func linkResources(of target: XcodeProject.Target, in folder: URL) throws -> [String] {
    let home = folder.appendingPathComponent("Sources/\(target.module)/Mica Resources")
    guard target.kind != .app || hasTests else { return [] }
    var links: [String: String] = [:]
    for path in target.resources where FileManager.default.fileExists(atPath: path) {
      let url = URL(fileURLWithPath: path), language = url.deletingLastPathComponent().lastPathComponent
      let own = DataModel.name(of: url), name = language.hasSuffix(".lproj") ? "\(language)/\(own)" : own
      if links[name] == nil { links[name] = path }
    }
    for (bundle, paths) in target.bundles {
      for path in paths {
        links["\(bundle).bundle/\(URL(fileURLWithPath: path).lastPathComponent)"] = path
      }
    }
    try replaceLinks(in: home, by: links)
    return Set(links.keys.map { "Mica Resources/" + ($0.split(separator: "/").first ?? "") }).sorted()
  }

  /// Makes links in a folder, by their paths in it, and removes all others.
  private func replaceLinks(in home: URL, by links: [String: String]) throws {
    let manager = FileManager.default
    for case let path as String in manager.enumerator(atPath: home.path) ?? FileManager.DirectoryEnumerator()
    {
      let url = home.appendingPathComponent(path)
      guard let goal = try? manager.destinationOfSymbolicLink(atPath: url.path), goal != links[path] else {
        continue
      }
      try manager.removeItem(at: url)
    }
    for (name, path) in links {
      let url = home.appendingPathComponent(name)
      guard (try? manager.destinationOfSymbolicLink(atPath: url.path)) == nil else { continue }
      try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: path)
    }
  }

  private func text(of target: XcodeProject.Target, needs: [String], resources: [String]) -> String {
    let kind = ["app": "executableTarget", "framework": "target", "tests": "testTarget"][
      target.kind.rawValue]!
    var unique: [String] = []
    for need in needs where !unique.contains(need) && need != "\"\(target.module)\"" { unique.append(need) }
    let isSix = target.settings["SWIFT_VERSION"]?.hasPrefix("6") ?? false
    let conditions = (target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
      .filter { !$0.hasPrefix("$") && $0 != "DEBUG" }
    var settings = [".swiftLanguageMode(\(isSix ? ".v6" : ".v5"))"] + conditions.map { ".define(\"\($0)\")" }
    let hasMain = target.sources.contains { $0.hasSuffix("/main.swift") }
    // An app of a single file would be read as a script.
    if target.kind == .app, !hasMain { settings.append(".unsafeFlags([\"-parse-as-library\"])") }
    // Xcode reads these in every mode of the language, unless a setting says otherwise.
    if target.settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] != "NO", !isSix {
      settings.append(".enableUpcomingFeature(\"BareSlashRegexLiterals\")")
    }
    let copied = resources.map { ".copy(\"\($0)\")" }.joined(separator: ", ")
    return """
          .\(kind)(
            name: "\(target.module)", dependencies: [\(unique.joined(separator: ", "))],
            path: "Sources/\(target.module)",
            resources: [\(copied)], swiftSettings: [\(settings.joined(separator: ", "))]),

      """
  }
}
