internal import Dispatch
internal import Foundation
package import SwiftSyntax

/// Every type of the translated modules and of the modules that they may see, with members and relations.
// Unchecked: nothing changes once the index is built, before rules on other threads read it.
package final class ModuleIndex: @unchecked Sendable {
  package let files: [SourceFile]
  package let platform: Platform
  /// The number of the files that are translated; those behind them are only looked up.
  package let translated: Int
  private(set) var types: [TypeDeclaration] = []
  private(set) var bodies: [Body] = []
  private var bodiesByNode: [Int: [SyntaxIdentifier: Body]] = [:]
  private var bodiesByFile: [[Body]] = []
  private var topTypes: [String: [TypeDeclaration]] = [:]
  private var topAliases: [String: TypeSyntax] = [:]
  private var nestedAliases: [ObjectIdentifier: [String: (TypeSyntax, Body)]] = [:]
  private(set) var globals: [String: (type: TypeSyntax?, value: ExprSyntax?)] = [:]
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  private var modules: Set<String> = []
  private var superclasses: [ObjectIdentifier: TypeDeclaration?] = [:]
  private var subclassesByType: [ObjectIdentifier: [TypeDeclaration]] = [:]

  /// Builds the index of files. The last ones, from `translated` on, are those of modules that are not
  /// translated themselves.
  package init(files: [SourceFile], translated: Int, platform: Platform) {
    self.files = files
    self.platform = platform
    self.translated = translated
    modules = Set(files.map(\.module))
    let builders = Self.parallel(count: files.count) { index in
      let builder = IndexBuilder(file: index, module: files[index].module, platform: platform)
      builder.walk(files[index].tree)
      return builder
    }
    for (file, builder) in builders.enumerated() {
      bodies += builder.bodies
      bodiesByFile.append(builder.bodies)
      bodiesByNode[file] = builder.bodiesByNode
      for global in builder.globals { globals[global.name] = (global.type, global.value) }
      for function in builder.functions { functions[function.name, default: []].append(function.node) }
    }
    declareTypes()
    for builder in builders {
      for alias in builder.aliases {
        if let outer = alias.outer {
          if let type = outer.type {
            nestedAliases[ObjectIdentifier(type), default: [:]][alias.name] = (alias.target, outer)
          }
        } else if topAliases[alias.name] == nil {
          topAliases[alias.name] = alias.target
        }
      }
    }
    attachExtensions()
    for type in types where type.isClass {
      let above = superclass(of: type)
      superclasses[ObjectIdentifier(type)] = .some(above)
    }
    for type in types where type.isClass {
      if let above = superclass(of: type) {
        subclassesByType[ObjectIdentifier(above), default: []].append(type)
      }
    }
  }

  static func parallel<Result>(count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    nonisolated(unsafe) let results = UnsafeMutablePointer<Result?>.allocate(capacity: max(count, 1))
    results.initialize(repeating: nil, count: count)
    defer {
      results.deinitialize(count: count)
      results.deallocate()
    }
    DispatchQueue.concurrentPerform(iterations: count) { index in results[index] = body(index) }
    return (0..<count).map { results[$0]! }
  }

  private func declareTypes() {
    for body in bodies where body.kind != .extension {
      let outer = body.outer.flatMap { $0.kind == .extension ? nil : $0.type }
      let around = outer?.path ?? body.outer?.name
      let path = around.map { "\($0).\(body.name)" } ?? body.name
      let type = TypeDeclaration(name: body.name, path: path, module: body.module, body: body)
      body.type = type
      types.append(type)
      if let outer {
        outer.nested[body.name] = outer.nested[body.name] ?? type
      } else if body.outer == nil {
        topTypes[body.name, default: []].append(type)
      }
      type.inherited = body.node.inheritanceClause.names.map { ($0, body) }
    }
  }

  private func attachExtensions() {
    // Types first that are nested in extensions, since other extensions may be of them.
    for body in bodies where body.kind == .extension {
      body.type = resolve(body.name, from: body.outer, file: body.file) ?? external(body.name)
      body.type.extensions.append(body)
      body.type.inherited += body.node.inheritanceClause.names.map { ($0, body) }
    }
    for body in bodies where body.kind != .extension {
      if let outer = body.outer, outer.kind == .extension, outer.type.nested[body.name] == nil {
        outer.type.nested[body.name] = body.type
      }
    }
    for body in bodies where body.kind == .extension && body.type.body == nil {
      guard let type = resolve(body.name, from: body.outer, file: body.file), type !== body.type else {
        continue
      }
      body.type.extensions.removeAll { $0 === body }
      body.type = type
      type.extensions.append(body)
      type.inherited += body.node.inheritanceClause.names.map { ($0, body) }
    }
  }

  /// The stand-in for a type whose declaration is not among the files.
  private func external(_ name: String) -> TypeDeclaration {
    if let known = topTypes[name]?.first(where: { $0.body == nil }) { return known }
    let type = TypeDeclaration(name: name, path: name, module: "", body: nil)
    topTypes[name, default: []].append(type)
    types.append(type)
    return type
  }

  /// The bodies that a file declares, in their order.
  func bodies(in file: Int) -> [Body] { bodiesByFile[file] }

  // MARK: - Names

  package func body(of node: some DeclGroupSyntax, in file: Int) -> Body? { bodiesByNode[file]?[node.id] }

  /// Returns the innermost body around a node, or nil at the top of a file.
  func body(around node: some SyntaxProtocol, in file: Int) -> Body? {
    var next = node.parent
    while let one = next {
      if let found = bodiesByNode[file]?[one.id] { return found }
      next = one.parent
    }
    return nil
  }

  /// Returns the type that a name means in a body of a file, as the compiler looks it up: in the types
  /// around, in the file, in the module, and in others.
  func resolve(_ path: String, from body: Body?, file: Int) -> TypeDeclaration? {
    resolve(path, from: body, file: file, depth: 0)
  }

  private func resolve(_ path: String, from body: Body?, file: Int, depth: Int) -> TypeDeclaration? {
    guard depth < 16 else { return nil }
    var names = path.split(separator: ".").map(String.init)
    guard var first = names.first else { return nil }
    if first == "Self", let own = body?.type {
      return names.count == 1 ? own : nested(names.dropFirst(), of: own, depth)
    }
    if names.count > 1, topTypes[first] == nil, modules.contains(first) || Self.appleModules.contains(first) {
      names.removeFirst()
      first = names[0]
    }
    var around = body
    while let one = around {
      if let type = one.type {
        if type.name == first, type.path == first || one.kind != .extension {
          return nested(names.dropFirst(), of: type, depth)
        }
        if let found = inner(first, of: type, depth) { return nested(names.dropFirst(), of: found, depth) }
      }
      around = one.outer
    }
    guard let found = top(first, file: file, depth) else { return nil }
    return nested(names.dropFirst(), of: found, depth)
  }

  private static let appleModules: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Swift",
  ]

  private func nested(_ names: ArraySlice<String>, of type: TypeDeclaration, _ depth: Int) -> TypeDeclaration?
  {
    var type = type
    for name in names {
      guard let found = inner(name, of: type, depth) else { return nil }
      type = found
    }
    return type
  }

  /// A type that another one declares, or one that it inherits from.
  private func inner(_ name: String, of type: TypeDeclaration, _ depth: Int) -> TypeDeclaration? {
    if let found = type.nested[name] { return found }
    if let (target, outer) = nestedAliases[ObjectIdentifier(type)]?[name] {
      return TypeName(target).flatMap {
        resolve($0.path, from: outer.outer, file: outer.file, depth: depth + 1)
      }
    }
    guard depth < 8, let above = superclass(of: type, depth + 1), above !== type else { return nil }
    return inner(name, of: above, depth + 1)
  }

  private func top(_ name: String, file: Int, _ depth: Int) -> TypeDeclaration? {
    if let found = topTypes[name] {
      let module = files[file].module
      return found.first { $0.body?.file == file } ?? found.first {
        $0.module == module && $0.body?.access != .private
      }
        ?? found.first { $0.body != nil && ($0.body!.access >= .internal) } ?? found.first
    }
    guard let target = topAliases[name], let alias = TypeName(target), alias.path != name else { return nil }
    return resolve(alias.path, from: nil, file: file, depth: depth + 1)
  }

  // MARK: - Inheritance

  /// The superclass of a class, or nil if it has none, or one that is not known.
  func superclass(of type: TypeDeclaration) -> TypeDeclaration? { superclass(of: type, 0) }

  private func superclass(of type: TypeDeclaration, _ depth: Int) -> TypeDeclaration? {
    if let known = superclasses[ObjectIdentifier(type)] { return known }
    guard type.isClass, let first = type.inherited.first, first.from === type.body else { return nil }
    let found = resolve(first.name, from: type.body!.outer, file: type.body!.file, depth: depth + 1)
    return found.flatMap { ($0.isClass || $0.body == nil) && $0 !== type ? $0 : nil }
  }

  /// A class and those above it, as far as they are known.
  func chain(_ type: TypeDeclaration) -> [TypeDeclaration] {
    var found = [type]
    while let next = superclass(of: found.last!), !found.contains(where: { $0 === next }) {
      found.append(next)
    }
    return found
  }

  /// The name of the class above the last known one of a chain: "NSObject".
  func unknownRoot(of type: TypeDeclaration) -> String? {
    guard let last = chain(type).last else { return nil }
    return last.body == nil ? last.name : last.isClass ? last.inherited.first.map(\.name) : nil
  }

  /// The classes whose superclass is the given one.
  func subclasses(of type: TypeDeclaration) -> [TypeDeclaration] {
    subclassesByType[ObjectIdentifier(type)] ?? []
  }

  /// All classes below a class.
  func descendants(of type: TypeDeclaration) -> [TypeDeclaration] {
    subclasses(of: type).flatMap { [$0] + descendants(of: $0) }
  }

  /// The protocols that a type declares itself, and those that these inherit from.
  func protocols(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    func add(_ type: TypeDeclaration) {
      for (name, body) in type.inherited {
        guard let other = resolve(name, from: body.outer, file: body.file), other.isProtocol,
          !found.contains(where: { $0 === other })
        else { continue }
        found.append(other)
        add(other)
      }
    }
    add(type)
    return found
  }

  /// The members of a name of a type: its own, those of its extensions, of its protocols, and of classes
  /// above.
  func members(named name: String, of type: TypeDeclaration) -> [Member] {
    var found: [Member] = []
    for one in chain(type) {
      found += one.bodies.flatMap(\.members).filter { $0.name == name }
      for other in protocols(of: one) { found += other.bodies.flatMap(\.members).filter { $0.name == name } }
    }
    return found
  }
}

extension InheritanceClauseSyntax? {
  /// The names of the types that a declaration inherits from.
  var names: [String] {
    (self?.inheritedTypes ?? []).flatMap { inherited -> [String] in
      guard let name = TypeName(inherited.type) else { return [] }
      return name.parts.isEmpty ? [name.path] : name.parts
    }
  }
}
