internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// A function that does not compile here, by a line of it.
struct Stub: Codable, Equatable {
  var line: Int
  var message: String
  /// A Boolean value that indicates whether the whole declaration is left out, and not its body alone.
  var isWhole = false

  /// The name of a module that the compiler does not find, whose import is taken away.
  var missingModule: String? {
    message.firstMatch(of: #/^no such module '(\w+)/#).map { String($0.1) }
  }
}

/// The functions whose bodies are replaced since they do not compile here, by file.
struct Stubs: Codable, Equatable {
  struct File: Codable, Equatable {
    /// The fingerprint of the original, after a change of which all its functions are compiled again.
    var fingerprint: UInt64
    var stubs: [Stub] = []
  }
  var files: [String: File] = [:]

  init() {}

  /// Reads the record of the last call in the folder. Files that have changed since are left out, and all
  /// files if this program has.
  init(in scratch: Scratch) {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    guard let written = scratch.file("stubs.json").changed, written > program.changed ?? .distantPast else {
      return
    }
    let data = try? Data(contentsOf: scratch.file("stubs.json"))
    let found = data.flatMap { try? JSONDecoder().decode(Stubs.self, from: $0) } ?? Stubs()
    files = found.files.filter { Self.fingerprint(of: $0.key) == $0.value.fingerprint }
  }

  func write(to scratch: Scratch) throws {
    try JSONEncoder().encode(self).write(to: scratch.file("stubs.json"))
  }

  /// Adds the functions in which errors are.
  ///
  /// - Returns: `true` if there is one that is new.
  mutating func add(_ errors: [Diagnostic]) -> Bool {
    var isNew = false
    // A line with two errors is replaced once, for either of them.
    let before = files
    for error in errors where error.file.hasSuffix(".swift") {
      var file = files[error.file] ?? File(fingerprint: Self.fingerprint(of: error.file))
      if let index = file.stubs.firstIndex(where: { $0.line == error.line }) {
        // The error is in what stands before the body.
        let isKnown = before[error.file]?.stubs.contains { $0.line == error.line } ?? false
        guard isKnown, !file.stubs[index].isWhole else { continue }
        file.stubs[index].isWhole = true
      } else {
        file.stubs.append(Stub(line: error.line, message: error.message))
      }
      files[error.file] = file
      isNew = true
    }
    return isNew
  }

  private static func fingerprint(of path: String) -> UInt64 {
    Translator.fingerprint(of: (try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  /// Returns the text of a file in which the bodies of functions are replaced. Lines keep their numbers.
  ///
  /// - Returns: The text, and the names of the functions with the reason, by their lines.
  static func applied(_ stubs: [Stub], to text: String) -> (
    text: String, names: [(line: Int, name: String, message: String)]
  ) {
    let tree = Parser.parse(source: text)
    let visitor = Visitor(SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    var chosen: [SyntaxIdentifier: (body: Body, message: String)] = [:]
    for stub in stubs {
      if let module = stub.missingModule {
        if let body = visitor.imports[module] { chosen[body.id] = (body, stub.message) }
        continue
      }
      let holding = { (all: [Body]) in
        all.filter { $0.lines.contains(stub.line) }.min { $0.lines.count < $1.lines.count }
      }
      let around =
        (stub.isWhole ? nil : holding(visitor.bodies)) ?? holding(visitor.declarations)
        ?? holding(visitor.types)
      if let around, chosen[around.id] == nil { chosen[around.id] = (around, stub.message) }
    }
    // A body within another one is replaced with it.
    let outermost = chosen.values.filter { one in
      !chosen.values.contains {
        $0.body.id != one.body.id && $0.body.range.contains(one.body.range.lowerBound)
      }
    }
    var bytes = Array(text.utf8)
    for (body, message) in outermost.sorted(by: { $0.body.range.lowerBound > $1.body.range.lowerBound }) {
      let breaks = bytes[body.range].filter { $0 == 10 }
      bytes.replaceSubrange(body.range, with: Array(body.replacement(message).utf8) + breaks)
    }
    let names = outermost.map { ($0.body.lines.lowerBound, $0.body.title, $0.message) }.sorted { $0.0 < $1.0 }
    return (String(decoding: bytes, as: UTF8.self), names)
  }

  /// The statements of one function.
  private struct Body {
    enum Kind { case function, test, suite, declaration }
    let id: SyntaxIdentifier
    let name: String
    let kind: Kind
    let range: Range<Int>
    let lines: ClosedRange<Int>
    /// The name, which says whether the whole declaration is left out.
    var title: String { kind == .declaration ? "\(name), as a whole" : name }

    func replacement(_ message: String) -> String {
      let text = String(reflecting: "\(name) does not compile here: \(message)")
      switch kind {
      case .function: return " fatalError(\(text)) "
      case .test: return " XCTFail(\(text)) "
      case .suite: return " Issue.record(\(text)) "
      case .declaration: return ""
      }
    }
  }

  private final class Visitor: SyntaxVisitor {
    let converter: SourceLocationConverter
    var bodies: [Body] = []
    /// The members of types, with everything that belongs to them.
    var declarations: [Body] = []
    /// The types and extensions, and what stands beside them at the top of a file.
    var types: [Body] = []
    /// The imports by the names of their modules.
    var imports: [String: Body] = [:]

    init(_ converter: SourceLocationConverter) {
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let isSuite = node.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
      }
      let isTest = node.name.text.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
      add(node.body.map(Syntax.init), node.name.text, isSuite ? .suite : isTest ? .test : .function)
      return .visitChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.body.map(Syntax.init), "init", .function)
      return .visitChildren
    }
    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
      add(node.body.map(Syntax.init), node.accessorSpecifier.text, .function)
      return .visitChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let block = node.accessorBlock, case .getter = block.accessors {
        add(Syntax(block), node.pattern.trimmedDescription, .function)
      }
      return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      let isAtTop = node.parent?.parent?.is(SourceFileSyntax.self) ?? false
      if isAtTop || node.parent?.parent?.is(IfConfigClauseSyntax.self) == true,
        let declaration = node.item.as(DeclSyntax.self), !declaration.is(ImportDeclSyntax.self),
        !declaration.is(IfConfigDeclSyntax.self)
      {
        if let body = whole(declaration, node.id) { types.append(body) }
      }
      return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.path.first?.name.text, let body = whole(DeclSyntax(node), node.id) else {
        return .skipChildren
      }
      imports[name] = body
      return .skipChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard !node.decl.is(IfConfigDeclSyntax.self), let body = whole(node.decl, node.id) else {
        return .visitChildren
      }
      if node.decl.asProtocol((any DeclGroupSyntax).self) == nil {
        declarations.append(body)
      } else {
        types.append(body)
      }
      return .visitChildren
    }

    private func name(of declaration: DeclSyntax) -> String {
      if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
      if let node = declaration.as(ImportDeclSyntax.self) { return "import \(node.path.trimmedDescription)" }
      if let node = declaration.as(ExtensionDeclSyntax.self) {
        return "extension \(node.extendedType.trimmedDescription)"
      }
      let pattern = declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      return pattern?.trimmedDescription ?? "a declaration"
    }

    /// Returns a declaration with everything that belongs to it.
    private func whole(_ declaration: DeclSyntax, _ id: SyntaxIdentifier) -> Body? {
      let start = declaration.positionAfterSkippingLeadingTrivia,
        end = declaration.endPositionBeforeTrailingTrivia
      let lines = [start, end].map { converter.location(for: $0).presumedLine }
      guard lines[0] <= lines[1] else { return nil }
      return Body(
        id: id, name: name(of: declaration), kind: .declaration, range: start.utf8Offset..<end.utf8Offset,
        lines: lines[0]...lines[1])
    }

    private func add(_ block: Syntax?, _ name: String, _ kind: Body.Kind) {
      guard let block, let first = block.firstToken(viewMode: .sourceAccurate),
        let last = block.lastToken(viewMode: .sourceAccurate)
      else { return }
      let start = first.endPositionBeforeTrailingTrivia, end = last.positionAfterSkippingLeadingTrivia
      let lines = [start, end].map { converter.location(for: $0).presumedLine }
      guard lines[0] <= lines[1], start.utf8Offset <= end.utf8Offset else { return }
      bodies.append(
        Body(
          id: block.id, name: name, kind: kind, range: start.utf8Offset..<end.utf8Offset,
          lines: lines[0]...lines[1]))
    }
  }
}
