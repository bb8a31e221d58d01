internal import Foundation
internal import SwiftSyntax

/// The names that other files may use of a file that is left out.
enum LeftOutNames {
  /// Returns the names of the types, functions and variables of a file, and of the members of its extensions.
  static func all(in tree: SourceFileSyntax) -> Set<String> {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  private final class Visitor: SyntaxVisitor {
    var names: Set<String> = []

    // Members of types are found by way of their type alone.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.identifier.text)
      return .visitChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .skipChildren
    }
  }
}

extension Translator.Outcome {
  /// Returns whether an error is that something is missing which a file has that is left out, or which does
  /// not compile without such a file.
  func leavesOut(_ error: Diagnostic) -> Bool {
    if reduced[error.file] != nil { return true }
    let found =
      error.message.firstMatch(of: #/^cannot find (?:type )?'(\w+)' in scope/#)?.1
      ?? error.message.firstMatch(of: #/has no member '(\w+)/#)?.1
      ?? error.message.firstMatch(of: #/^no type named '(\w+)'/#)?.1
    guard let name = found.map(String.init) else { return false }
    return leftOutNames.contains(name)
      || stubbed.keys.contains { key in
        key.firstMatch(of: #/:\d+ (.*?)(?:, as a whole)?$/#).map { String($0.1) } == name
      }
  }
}
