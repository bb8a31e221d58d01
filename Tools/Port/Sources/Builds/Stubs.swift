internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// Statements that do not compile here, by a place in them.
struct Stub: Codable, Equatable {
  /// The statements that are replaced around the place.
  enum Extent: Int, Codable {
    /// The innermost block, such as a case of a `switch`.
    case block
    /// The body of the innermost function.
    case body
    /// The whole declaration, which is left out.
    case declaration
  }
  var line: Int
  /// The column, from 1; 0 for any, of which no block is found.
  var column = 0
  var message: String
  var extent = Extent.block

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
  init(in scratch: Scratch, named name: String) {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let record = scratch.file(name)
    guard let written = record.changed, written > program.changed ?? .distantPast else {
      return
    }
    let data = try? Data(contentsOf: record)
    let found = data.flatMap { try? JSONDecoder().decode(Stubs.self, from: $0) } ?? Stubs()
    files = found.files.filter { Self.fingerprint(of: $0.key) == $0.value.fingerprint }
  }

  func write(to scratch: Scratch, named name: String) throws {
    try JSONEncoder().encode(self).write(to: scratch.file(name))
  }

  /// Adds the functions in which errors are.
  ///
  /// - Returns: `true` if there is one that is new.
  mutating func add(_ errors: [Diagnostic]) -> Bool {
    var isNew = false
    let before = files
    for error in errors where error.file.hasSuffix(".swift") {
      var file = files[error.file] ?? File(fingerprint: Self.fingerprint(of: error.file))
      if let known = before[error.file]?.stubs.filter({ $0.line == error.line }), !known.isEmpty {
        // The error is in what stands before the blocks or bodies of the line, which are replaced together.
        for index in file.stubs.indices {
          let stub = file.stubs[index]
          guard known.contains(stub), let next = Stub.Extent(rawValue: stub.extent.rawValue + 1) else {
            continue
          }
          file.stubs[index].extent = next
          isNew = true
        }
      } else if !file.stubs.contains(where: { $0.line == error.line && $0.column == error.column }) {
        // A line may have several blocks, as a table of methods has.
        file.stubs.append(Stub(line: error.line, column: error.column, message: error.message))
        isNew = true
      }
      files[error.file] = file
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
      let inner = visitor.blocks.filter { $0.holds(stub.line, stub.column) }
      var around = stub.extent == .block ? inner.min { $0.range.count < $1.range.count } : nil
      if stub.extent != .declaration, let body = holding(visitor.bodies) {
        // A function within the block is smaller than it.
        if around == nil || body.range.count < around!.range.count { around = body }
      }
      around = around ?? holding(visitor.declarations) ?? holding(visitor.types)
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
    enum Kind { case function, test, suite, declaration, conformance }
    let id: SyntaxIdentifier
    let name: String
    let kind: Kind
    let range: Range<Int>
    let lines: ClosedRange<Int>
    /// The name, which says whether the whole declaration is left out.
    var title: String { [.declaration, .conformance].contains(kind) ? "\(name), as a whole" : name }
    /// The columns behind which the statements begin, and before which they end.
    var columns = (0, 0)

    /// Returns whether a place is between the braces.
    func holds(_ line: Int, _ column: Int) -> Bool {
      column > 0 && lines.contains(line) && (line > lines.lowerBound || column >= columns.0)
        && (line < lines.upperBound || column <= columns.1)
    }

    func replacement(_ message: String) -> String {
      let text = String(reflecting: "\(name) does not compile here: \(message)")
      switch kind {
      case .function: return " fatalError(\(text)) "
      case .test: return " XCTFail(\(text)) "
      case .suite: return " Issue.record(\(text)) "
      case .declaration: return ""
      // Any type may inherit from it.
      case .conformance: return "Any"
      }
    }
  }

  private final class Visitor: SyntaxVisitor {
    let converter: SourceLocationConverter
    var bodies: [Body] = []
    /// The statements of cases, conditions, loops and closures.
    var blocks: [Body] = []
    /// The functions around, of which the name of a block is that of the innermost.
    private var functions: [String] = []
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
      // A test fails as a whole.
      functions.append(isTest || isSuite ? "" : node.name.text)
      return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }
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

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
      let start = node.type.positionAfterSkippingLeadingTrivia,
        end = node.type.endPositionBeforeTrailingTrivia
      let places = [start, end].map { converter.location(for: $0) }
      let lines = places.map(\.presumedLine).min()!...places.map(\.presumedLine).max()!
      blocks.append(
        Body(
          id: node.id, name: node.type.trimmedDescription, kind: .conformance,
          range: start.utf8Offset..<end.utf8Offset, lines: lines,
          columns: (places[0].column, places[1].column)))
      return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
      addBlock(
        from: node.label.endPositionBeforeTrailingTrivia, to: node.endPositionBeforeTrailingTrivia, node.id)
      return .visitChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
      let owner = node.parent
      guard owner?.is(FunctionDeclSyntax.self) == false, owner?.is(InitializerDeclSyntax.self) == false,
        owner?.is(AccessorDeclSyntax.self) == false
      else { return .visitChildren }
      addBlock(
        from: node.leftBrace.endPositionBeforeTrailingTrivia,
        to: node.rightBrace.positionAfterSkippingLeadingTrivia, node.id)
      return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      let isAtTop = node.parent?.parent?.is(SourceFileSyntax.self) ?? false
      if isAtTop || node.parent?.parent?.is(IfConfigClauseSyntax.self) == true,
        let declaration = node.item.as(DeclSyntax.self), !declaration.is(ImportDeclSyntax.self),
        !declaration.is(IfConfigDeclSyntax.self)
      {
        if let body = whole(declaration, in: node) { types.append(body) }
      }
      return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      let item = node.parent.flatMap { $0.is(CodeBlockItemSyntax.self) ? $0 : nil } ?? Syntax(node)
      guard let name = node.path.first?.name.text, let body = whole(DeclSyntax(node), in: item) else {
        return .skipChildren
      }
      imports[name] = body
      return .skipChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard !node.decl.is(IfConfigDeclSyntax.self), let body = whole(node.decl, in: node) else {
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

    /// Returns a declaration with everything that belongs to it, such as the semicolon of its item.
    private func whole(_ declaration: DeclSyntax, in item: any SyntaxProtocol) -> Body? {
      let start = item.positionAfterSkippingLeadingTrivia, end = item.endPositionBeforeTrailingTrivia
      let lines = [start, end].map { converter.location(for: $0).presumedLine }
      guard lines[0] <= lines[1] else { return nil }
      return Body(
        id: item.id, name: name(of: declaration), kind: .declaration,
        range: start.utf8Offset..<end.utf8Offset,
        lines: lines[0]...lines[1])
    }

    /// Adds statements within a function.
    private func addBlock(from start: AbsolutePosition, to end: AbsolutePosition, _ id: SyntaxIdentifier) {
      let places = [start, end].map { converter.location(for: $0) }
      guard let name = functions.last, !name.isEmpty, places[0].presumedLine <= places[1].presumedLine,
        start < end
      else {
        return
      }
      blocks.append(
        Body(
          id: id, name: name, kind: .function, range: start.utf8Offset..<end.utf8Offset,
          lines: places[0].presumedLine...places[1].presumedLine,
          columns: (places[0].column, places[1].column)))
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
