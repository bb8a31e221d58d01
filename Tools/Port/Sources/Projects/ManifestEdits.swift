internal import Port
internal import SwiftParser
internal import SwiftSyntax

/// The changes to a `Package.swift` with which a package is built on Linux as Xcode builds it for an iPhone.
package struct ManifestEdits: Sendable {
  /// The folders that stand in for packages, by identity.
  package var folders: [String: String] = [:]
  /// The identities of packages that are left out.
  package var leftOut: Set<String> = []
  /// The names of the products that are left out of the dependencies of targets.
  package var leftOutProducts: Set<String> = []

  /// The names of the targets that are left out, and of what depends on them.
  package var leftOutTargets: Set<String> = []

  /// The resources that targets get, as paths in their folders, by the names of the targets.
  package var resources: [String: [String]] = [:]
  /// The folder in which paths of other packages begin.
  package var base = ""

  package init() {}

  /// Returns the text of a manifest with the changes.
  package func applied(to text: String) -> String {
    var platform = Platform()
    platform.systems = ["iOS", "macOS", "OSX"]
    let file = SourceFile(path: "Package.swift", module: "Package", text: text)
    let conditions = Rules.all.filter { $0.name == "conditions" }
    let answered = Translation([file], platform: platform).outcome(rules: conditions).texts["Package.swift"]
    let visitor = Visitor(self)
    visitor.walk(Parser.parse(source: answered ?? text))
    var bytes = Array((answered ?? text).utf8)
    for edit in visitor.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    let changed = String(decoding: bytes, as: UTF8.self)
    guard !resources.isEmpty else { return changed }
    // The first version in which targets have resources.
    return changed.replacing(#/(swift-tools-version:\s*)(?:4(?:\.\d+)*|5\.[0-2](?:\.\d+)?|5)(?=\s)/#) {
      "\($0.1)5.3"
    }
  }

  /// Returns the identity of the package at a URL or a path.
  package static func identity(of location: String) -> String { name(of: location).lowercased() }

  /// Returns the last part of a URL or a path, without `.git`.
  private static func name(of location: String) -> String {
    var name = Substring(location)
    while name.hasSuffix("/") { name = name.dropLast() }
    name = name.split(separator: "/").last ?? name
    return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
  }

  /// Returns a path that begins in a folder, without `..`.
  private static func joined(_ base: String, _ path: String) -> String {
    var parts = base.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private final class Visitor: SyntaxVisitor {
    let wanted: ManifestEdits
    var edits: [(range: Range<Int>, text: String)] = []

    init(_ wanted: ManifestEdits) {
      self.wanted = wanted
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      case "package": return place(node)
      case "when": answer(node)
      default:
        if leaveOutTarget(node) { return .skipChildren }
        leaveOutProducts(of: node)
        addResources(to: node)
      }
      return .visitChildren
    }

    /// Gives a dependency the folder that stands in for it, or leaves it out.
    private func place(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let place = node.arguments.first { ["url", "path"].contains($0.label?.text) }
      guard let place, let location = Self.literal(place.expression) else { return .visitChildren }
      let identity = ManifestEdits.identity(of: location)
      if wanted.leftOut.contains(identity) {
        leaveOut(Syntax(node))
      } else if let folder = wanted.folders[identity] {
        // Targets name a package by its URL's last part, whose case a folder need not have.
        let given = node.arguments.first { $0.label?.text == "name" }
        let name = given.flatMap { Self.literal($0.expression) } ?? ManifestEdits.name(of: location)
        replace(node, with: ".package(name: \(Self.quoted(name)), path: \(Self.quoted(folder)))")
      } else if place.label?.text == "path", !location.hasPrefix("/"), !wanted.base.isEmpty {
        replace(place.expression, with: Self.quoted(ManifestEdits.joined(wanted.base, location)))
      }
      return .skipChildren
    }

    /// Answers `.when(platforms:)` as for iOS.
    private func answer(_ node: FunctionCallExprSyntax) {
      let platforms = node.arguments.first { $0.label?.text == "platforms" }?.expression
      guard let list = platforms?.as(ArrayExprSyntax.self) else { return }
      let names = list.elements.map { $0.expression.trimmedDescription }
      replace(list, with: names.contains { $0.hasSuffix(".iOS") } ? "[.iOS, .linux]" : "[.watchOS]")
    }

    private func leaveOutProducts(of node: FunctionCallExprSyntax) {
      guard node.arguments.contains(where: { $0.label?.text == "name" }) else { return }
      // The collection's own `filter` makes a tree of its own, with other positions.
      let lists = Array(node.arguments).filter { ["dependencies", "plugins"].contains($0.label?.text) }
      for element in lists.flatMap({ $0.expression.as(ArrayExprSyntax.self).map { Array($0.elements) } ?? [] }
      ) {
        let call = element.expression.as(FunctionCallExprSyntax.self)
        let name = call?.arguments.first { $0.label?.text == "name" }?.expression ?? element.expression
        let origin = call?.arguments.first { $0.label?.text == "package" }
          .flatMap { Self.literal($0.expression)?.lowercased() }
        guard let name = Self.literal(name) else { continue }
        if wanted.leftOutProducts.contains(name) || wanted.leftOutTargets.contains(name)
          || origin.map(wanted.leftOut.contains) == true
        {
          leaveOut(Syntax(element.expression))
        }
      }
    }

    /// Leaves out a target, and a product of nothing else.
    private func leaveOutTarget(_ node: FunctionCallExprSyntax) -> Bool {
      guard !wanted.leftOutTargets.isEmpty, node.parent?.is(ArrayElementSyntax.self) == true else {
        return false
      }
      let named = { (label: String) in Array(node.arguments).first { $0.label?.text == label }?.expression }
      switch node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      case "target", "testTarget", "executableTarget":
        let name = named("name").flatMap(Self.literal)
        guard name.map(wanted.leftOutTargets.contains) == true else { return false }
      case "library", "executable":
        let elements = named("targets")?.as(ArrayExprSyntax.self).map { Array($0.elements) } ?? []
        let gone = elements.filter {
          Self.literal($0.expression).map(wanted.leftOutTargets.contains) == true
        }
        guard gone.count == elements.count, !gone.isEmpty else {
          gone.forEach { replace($0, with: "") }
          return false
        }
      default: return false
      }
      leaveOut(Syntax(node))
      return true
    }

    /// Gives a target the resources that Xcode finds itself.
    private func addResources(to node: FunctionCallExprSyntax) {
      let kind = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      // A call of `.target` within dependencies names a target.
      let list = node.parent?.parent?.parent?.parent?.as(LabeledExprSyntax.self)
      guard let kind, ["target", "testTarget", "executableTarget"].contains(kind),
        list?.label?.text != "dependencies",
        let name = node.arguments.first(where: { $0.label?.text == "name" }).flatMap({
          Self.literal($0.expression)
        }), let paths = wanted.resources[name], !paths.isEmpty
      else { return }
      let copies = paths.map { ".copy(\(Self.quoted($0)))" }.joined(separator: ", ")
      if let given = node.arguments.first(where: { $0.label?.text == "resources" }) {
        guard let array = given.expression.as(ArrayExprSyntax.self) else { return }
        let place = array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append((place..<place, "\(copies)\(array.elements.isEmpty ? "" : ", ")"))
        return
      }
      let before: Set = ["name", "dependencies", "path", "exclude", "sources"]
      guard let last = node.arguments.last(where: { before.contains($0.label?.text ?? "") }) else { return }
      let place = last.expression.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append((place..<place, ", resources: [\(copies)]"))
    }

    /// Removes an element of an array with its comma.
    private func leaveOut(_ node: Syntax) {
      let element = node.parent?.as(ArrayElementSyntax.self)
      replace(element.map(Syntax.init) ?? node, with: "")
    }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append((start..<node.endPositionBeforeTrailingTrivia.utf8Offset, text))
    }

    private static func literal(_ node: ExprSyntax) -> String? {
      node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    private static func quoted(_ text: String) -> String {
      "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
  }
}
