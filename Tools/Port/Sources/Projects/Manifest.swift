package import Foundation

/// The contents of a `Package.swift`, as `swift package dump-package` prints them.
package struct Manifest: Sendable, Equatable {
  package var name: String
  package var dependencies: [Dependency]
  package var targets: [Target]
  /// The names of the targets of each product.
  package var products: [String: [String]]
  /// The products that are programs.
  package var programs: [String]
  /// A Boolean value that indicates whether manifests of this version of Swift can name resources.
  package var canNameResources = true

  /// Another package that the package depends on.
  package struct Dependency: Sendable, Equatable {
    /// The place that the dependency comes from.
    package enum Location: Sendable, Equatable {
      case remote(url: String)
      case folder(path: String)
      case registry
    }
    package var identity: String
    /// The name by which targets refer to the package, if it is another than its identity.
    package var alias: String?
    package var location: Location

    package init(identity: String, alias: String? = nil, location: Location) {
      self.identity = identity
      self.alias = alias
      self.location = location
    }
  }

  /// A target of the package.
  package struct Target: Sendable, Equatable {
    package var name: String
    /// The kind, such as `regular`, `executable`, `test` or `macro`.
    package var kind: String
    package var path: String?
    package var sources: [String]
    package var excluded: [String]
    package var resources: [String]
    package var needs: [Need]
    /// The plugins that the target is built with.
    package var plugins: [Need] = []

    /// The name of the module that the target builds.
    package var module: String { Self.module(name) }
    /// A Boolean value that indicates whether the target runs on the device and not in the compiler.
    package var isForDevice: Bool { ["regular", "executable", "test"].contains(kind) }

    /// Returns the name of the module of a target with the given name.
    package static func module(_ name: String) -> String {
      let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
      return (letters.first?.isNumber == true ? "_" : "") + String(letters)
    }
  }

  /// A target or a product that a target depends on.
  package struct Need: Sendable, Equatable, Hashable {
    package var name: String
    /// The name or the identity of the package of a product, if the manifest says it.
    package var package: String?
  }

  package init(
    name: String, dependencies: [Dependency] = [], targets: [Target] = [], products: [String: [String]] = [:],
    programs: [String] = []
  ) {
    self.name = name
    self.dependencies = dependencies
    self.targets = targets
    self.products = products
    self.programs = programs
  }
}

extension Manifest {
  /// An error in what `dump-package` printed.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  /// Reads the output of `swift package dump-package`.
  package init(dumped data: Data) throws {
    guard let root = JSONValue(try JSONSerialization.jsonObject(with: data)), let name = root["name"].string
    else { throw Unreadable(description: "the output of `swift package dump-package` has no name") }
    var products: [String: [String]] = [:], programs: [String] = []
    for product in root["products"].array {
      guard let name = product["name"].string else { continue }
      products[name] = product["targets"].array.compactMap(\.string)
      if product["type"].has("executable") { programs.append(name) }
    }
    self.init(
      name: name, dependencies: root["dependencies"].array.compactMap(Self.dependency),
      targets: root["targets"].array.compactMap(Self.target), products: products, programs: programs)
    let version = (root["toolsVersion"]["_version"].string ?? "6").split(separator: ".").compactMap {
      Int($0)
    }
    canNameResources = version.first ?? 6 > 5 || version.first == 5 && version.dropFirst().first ?? 0 >= 3
  }

  private static func dependency(_ value: JSONValue) -> Dependency? {
    if let control = value["sourceControl"].array.first, let identity = control["identity"].string {
      let remote = control["location"]["remote"].array.first, local = control["location"]["local"].array.first
      let alias = control["nameForTargetDependencyResolutionOnly"].string
      if let path = local?.string {
        return Dependency(identity: identity, alias: alias, location: .folder(path: path))
      }
      guard let url = remote?["urlString"].string ?? remote?.string else { return nil }
      return Dependency(identity: identity, alias: alias, location: .remote(url: url))
    }
    if let file = value["fileSystem"].array.first, let identity = file["identity"].string,
      let path = file["path"].string
    {
      let alias = file["nameForTargetDependencyResolutionOnly"].string
      return Dependency(identity: identity, alias: alias, location: .folder(path: path))
    }
    guard let identity = value["registry"].array.first?["identity"].string else { return nil }
    return Dependency(identity: identity, alias: nil, location: .registry)
  }

  private static func target(_ value: JSONValue) -> Target? {
    guard let name = value["name"].string, let kind = value["type"].string else { return nil }
    let plugins = value["pluginUsages"].array.compactMap { value -> Need? in
      let parts = value["plugin"].array
      return parts.first?.string.map { Need(name: $0, package: parts.count > 1 ? parts[1].string : nil) }
    }
    let needs = value["dependencies"].array.compactMap { value -> Need? in
      for word in ["byName", "target", "product"] where value.has(word) {
        let parts = value[word].array
        guard let name = parts.first?.string else { return nil }
        return Need(name: name, package: word == "product" && parts.count > 1 ? parts[1].string : nil)
      }
      return nil
    }
    return Target(
      name: name, kind: kind, path: value["path"].string,
      sources: value["sources"].array.compactMap(\.string),
      excluded: value["exclude"].array.compactMap(\.string),
      resources: value["resources"].array.compactMap { $0["path"].string }, needs: needs,
      plugins: plugins)
  }
}

/// A value of a JSON document, of which absent parts read as empty.
struct JSONValue {
  private let value: Any?

  /// Wraps a value of `JSONSerialization`. Returns nil if there is none.
  init?(_ value: Any?) {
    guard let value else { return nil }
    self.value = value
  }
  private init(part value: Any?) { self.value = value }

  var string: String? { value as? String }
  var array: [JSONValue] { (value as? [Any])?.map { JSONValue(part: $0) } ?? [] }
  func has(_ key: String) -> Bool { (value as? [String: Any])?[key] != nil }
  subscript(key: String) -> JSONValue { JSONValue(part: (value as? [String: Any])?[key]) }
}
