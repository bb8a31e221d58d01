package import Foundation
package import Projects

/// A package and those that it depends on, with the place that each comes from.
package struct PackageGraph: Sendable {
  /// One package.
  package struct Node: Sendable {
    package let identity: String
    /// The folder in which it lies.
    package let folder: URL
    package let manifest: Manifest
    package var edits: ManifestEdits
    /// The folder that SwiftPM builds it in, which has links to its files if it is another.
    package var built: URL
    /// The targets that are built.
    package var targets: [Manifest.Target] = []
  }

  /// A package that could not be found.
  package struct Missing: Sendable, Equatable {
    package let name: String
    package let url: String?
    package let neededBy: [String]
    package let reason: String
  }

  /// The root, and the packages that lie on this machine.
  package var nodes: [Node] = []
  /// The packages that SwiftPM brings.
  package var remote: [Manifest.Dependency] = []
  package var missing: [Missing] = []
  /// The packages that are left out, with the reason.
  package var leftOut: [(name: String, reason: String)] = []
  /// The modules of the packages that are left out.
  package var leftOutModules: Set<String> = []

  package var root: Node { nodes[0] }
}

/// The reader of a package and of those that it depends on.
package struct PackageReader {
  /// The folders of packages, by the names that the user gave.
  package var folders: [String: URL] = [:]
  /// The names of packages that are left out.
  package var without: Set<String> = []
  package let scratch: Scratch
  package let log: Log
  private var graph = PackageGraph()

  package init(scratch: Scratch, log: Log) {
    self.scratch = scratch
    self.log = log
  }

  /// Reads the package in a folder, and all others.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - beside: The folder in which other packages may lie.
  /// - Returns: The package and those that it depends on.
  /// - Throws: The error of a manifest that cannot be read.
  package mutating func read(_ folder: URL, beside: URL) throws -> PackageGraph {
    graph = PackageGraph()
    let identity = ManifestEdits.identity(of: folder.path)
    try add(folder, identity: identity, beside: beside)
    probe()
    chooseTargets()
    return graph
  }

  private mutating func add(_ folder: URL, identity: String, beside: URL) throws {
    guard !graph.nodes.contains(where: { $0.identity == identity }) else { return }
    let manifest = try ManifestFile(folder: folder, identity: identity, scratch: scratch, log: log).manifest()
    let isRoot = graph.nodes.isEmpty, index = graph.nodes.count
    let stand =
      isRoot
      ? scratch.root.appendingPathComponent(folder.lastPathComponent)
      : scratch.packages.appendingPathComponent(identity)
    var edits = ManifestEdits()
    edits.base = folder.path
    for target in manifest.targets {
      let found = manifest.foundResources(of: target, in: folder)
      if !found.isEmpty { edits.resources[target.name] = found }
    }
    for target in manifest.targets where manifest.isInObjectiveC(target, in: folder) {
      edits.leftOutTargets.insert(target.name)
      graph.leftOutModules.insert(target.module)
      graph.leftOut.append((target.name, "a target in Objective-C"))
    }
    graph.nodes.append(
      PackageGraph.Node(identity: identity, folder: folder, manifest: manifest, edits: edits, built: stand))
    for dependency in manifest.dependencies {
      let users = manifest.users(of: dependency)
      if folders.keys.contains(where: dependency.isCalled) == false, isStoodInFor(dependency) {
        edits.leftOut.insert(dependency.identity)
        edits.leftOutProducts.formUnion(manifest.products(of: dependency))
      } else if isLeftOut(dependency) || users.isEmpty {
        edits.leftOut.insert(dependency.identity)
        edits.leftOutProducts.formUnion(manifest.products(of: dependency))
        if !users.isEmpty { graph.leftOutModules.formUnion(manifest.products(of: dependency)) }
        let reason = users.isEmpty ? "no target uses it" : "--without"
        if isRoot { graph.leftOut.append((dependency.name, reason)) }
      } else if let place = place(of: dependency, beside: beside) {
        edits.folders[dependency.identity] = scratch.packages.appendingPathComponent(dependency.identity).path
        try add(place, identity: dependency.identity, beside: beside)
      } else if !graph.remote.contains(dependency) {
        graph.remote.append(dependency)
      }
    }
    graph.nodes[index].edits = edits
    if isRoot, edits.folders.isEmpty, graph.remote.isEmpty, !ManifestFile.isChanged(in: folder, by: edits) {
      graph.nodes[index].built = folder
    }
  }

  private func isStoodInFor(_ dependency: Manifest.Dependency) -> Bool {
    StandIns.libraries.keys.contains { dependency.isCalled($0) }
  }

  private func isLeftOut(_ dependency: Manifest.Dependency) -> Bool {
    without.contains { dependency.isCalled($0) }
  }

  /// Returns the folder of a library that no manifest names.
  func place(ofLibrary name: String, beside: URL) -> URL? {
    place(
      of: Manifest.Dependency(identity: name.lowercased(), alias: name, location: .registry), beside: beside)
  }

  /// Returns the folder in which a package lies on this machine.
  private func place(of dependency: Manifest.Dependency, beside: URL) -> URL? {
    if let given = folders.first(where: { dependency.isCalled($0.key) }) { return given.value }
    if case .folder(let path) = dependency.location { return URL(fileURLWithPath: path).standardizedFileURL }
    let name = beside.entries.first { dependency.isCalled($0) }
    return name.map { beside.appendingPathComponent($0) }.flatMap {
      $0.appendingPathComponent("Package.swift").exists ? $0 : nil
    }
  }

  /// Asks whether the packages that SwiftPM is to bring can be had.
  private mutating func probe() {
    for node in graph.nodes where !node.folder.appendingPathComponent("Package.swift").exists {
      graph.missing.append(
        PackageGraph.Missing(
          name: node.identity, url: nil, neededBy: [], reason: "no Package.swift in \(node.folder.path)"))
    }
    let present = Set(scratch.build.appendingPathComponent("checkouts").entries.map { $0.lowercased() })
    let asked = graph.remote.filter { !present.contains($0.identity) }
    nonisolated(unsafe) var reasons = [String?](repeating: nil, count: asked.count)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: asked.count) { index in
      guard case .remote(let url) = asked[index].location else { return }
      var command = ShellCommand("git", ["ls-remote", "--exit-code", url, "HEAD"])
      command.environment = ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes"]
      let said = try? command.output(within: 20)
      guard said?.end != .status(0) else { return }
      let reason =
        said?.end == .timeout
        ? "no answer within 20 s"
        : said?.text.split(separator: "\n").last.map(String.init) ?? "git is not installed"
      lock.withLock { reasons[index] = reason }
    }
    for (dependency, reason) in zip(asked, reasons) {
      guard let reason else { continue }
      if graph.nodes.allSatisfy({ $0.manifest.usesPluginsAlone(of: dependency) }) {
        leaveOutPlugins(of: dependency, reason)
        continue
      }
      var url: String?
      if case .remote(let address) = dependency.location { url = address }
      let users = graph.nodes.flatMap { $0.manifest.users(of: dependency) }
      graph.missing.append(
        PackageGraph.Missing(name: dependency.name, url: url, neededBy: users.sorted(), reason: reason))
    }
  }

  /// Leaves out a package that targets use for its plugins alone, such as a checker of style.
  private mutating func leaveOutPlugins(of dependency: Manifest.Dependency, _ reason: String) {
    for index in graph.nodes.indices {
      let node = graph.nodes[index]
      guard node.manifest.dependencies.contains(dependency) else { continue }
      graph.nodes[index].edits.leftOut.insert(dependency.identity)
      graph.nodes[index].edits.leftOutProducts.formUnion(node.manifest.products(of: dependency))
    }
    graph.remote.removeAll { $0 == dependency }
    graph.leftOut.append((dependency.name, "plugins of the build, which cannot be had: \(reason)"))
  }

  /// Chooses the targets of each package that are built: all of the root, of others those that are needed.
  private mutating func chooseTargets() {
    for index in graph.nodes.indices {
      let manifest = graph.nodes[index].manifest
      if index == 0 {
        let leftOut = graph.nodes[0].edits.leftOutTargets
        graph.nodes[0].targets = manifest.targets.filter { $0.isForDevice && !leftOut.contains($0.name) }
      } else {
        let needs = Set(graph.nodes.flatMap { $0.manifest.targets.flatMap { $0.needs.map(\.name) } })
        let names = manifest.products.filter { needs.contains($0.key) }.flatMap(\.value)
        graph.nodes[index].targets = manifest.closure(of: names).filter {
          $0.isForDevice && $0.kind != "test" && !graph.nodes[index].edits.leftOutTargets.contains($0.name)
        }
      }
    }
  }

  /// Adds the packages that SwiftPM has brought.
  package func withCheckouts(_ graph: PackageGraph) throws -> PackageGraph {
    var reader = self
    reader.graph = graph
    let checkouts = scratch.build.appendingPathComponent("checkouts")
    for name in checkouts.entries {
      let folder = checkouts.appendingPathComponent(name), identity = name.lowercased()
      guard !graph.nodes.contains(where: { $0.identity == identity }) else { continue }
      let manifest = try ManifestFile(folder: folder, identity: identity, scratch: scratch, log: log)
        .manifest()
      reader.graph.nodes.append(
        PackageGraph.Node(
          identity: identity, folder: folder, manifest: manifest, edits: ManifestEdits(), built: folder))
    }
    reader.chooseTargets()
    return reader.graph
  }
}

extension Manifest.Dependency {
  /// The name by which the package is known.
  package var name: String {
    switch location {
    case .remote(let url):
      let last = url.split(separator: "/").last.map(String.init) ?? identity
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    case .folder(let path): return URL(fileURLWithPath: path).lastPathComponent
    case .registry: return identity
    }
  }

  /// Returns whether a name is the package's, in any case of its letters.
  package func isCalled(_ other: String) -> Bool {
    let word = other.lowercased()
    return word == identity.lowercased() || word == name.lowercased() || word == alias?.lowercased()
  }
}

extension Manifest {
  /// Returns the products that targets take from a package, as far as the manifest tells.
  package func products(of dependency: Dependency) -> Set<String> {
    Set(targets.flatMap { $0.needs + $0.plugins }.filter { isProduct($0, of: dependency) }.map(\.name))
  }

  /// Returns the names of the targets that use a package, as far as the manifest tells.
  package func users(of dependency: Dependency) -> [String] {
    targets.filter { target in (target.needs + target.plugins).contains { isProduct($0, of: dependency) } }
      .map(\.name)
  }

  /// Returns whether targets use plugins of a package, and nothing else.
  func usesPluginsAlone(of dependency: Dependency) -> Bool {
    !targets.contains { $0.needs.contains { isProduct($0, of: dependency) } }
  }

  private func isProduct(_ need: Need, of dependency: Dependency) -> Bool {
    if let package = need.package { return dependency.isCalled(package) }
    if targets.contains(where: { $0.name == need.name }) { return false }
    if dependencies.contains(where: { $0.isCalled(need.name) }) { return dependency.isCalled(need.name) }
    // A name alone may be that of any package which no target names.
    return !targets.flatMap({ $0.needs + $0.plugins }).contains {
      $0.package.map(dependency.isCalled) == true
    }
  }
}
