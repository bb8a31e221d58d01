internal import SwiftSyntax

/// Lets classes replace methods of Foundation's classes that are declared by extensions here.
struct ReplacedMethodsRule: Rule {
  static let name = "replaced-methods"
  static let source =
    "`override func responds(to:)`, `forwardingTarget(for:)`; `value(forKey:)` of a subclass of "
    + "`UserDefaults`"
  static let result = "a method that UIKit asks instead, by a protocol"

  /// A method by its labels, and the protocol by which it is asked for.
  private struct Replaced {
    let root: String?
    let labels: [String]
    let proto: String
  }

  private static let methods = [
    "responds": Replaced(root: nil, labels: ["to"], proto: "ReplacedResponding"),
    "forwardingTarget": Replaced(root: nil, labels: ["for"], proto: "ReplacedForwarding"),
    "value": Replaced(root: "UserDefaults", labels: ["forKey"], proto: "ReplacedValues"),
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    for body in context.bodies(in: file)
    where !body.isLocal && OverrideLookup(context: context).isOwn(body.type) {
      for member in body.members {
        if let replaced = Self.replaced(member, in: context) { replace(member, replaced, context, &changes) }
      }
    }
    return changes
  }

  private static func replaced(_ member: Member, in context: Context) -> Replaced? {
    guard member.kind == .method, member.isOverride, !member.isStatic, let found = methods[member.name],
      found.labels == member.labels
    else { return nil }
    if let root = found.root, context.index.unknownRoot(of: member.body.type) != root { return nil }
    return found
  }

  private func replace(
    _ member: Member, _ replaced: Replaced, _ context: Context, _ changes: inout Changes
  ) {
    guard let token = member.function?.name, let type = member.body.type else { return }
    let file = member.body.file, instead = "\(member.name)Instead"
    let isAbove = context.index.chain(type).dropFirst().contains { above in
      above.bodies.flatMap(\.members).contains { $0.key == member.key && $0.isOverride }
    }
    changes.replace(token.range, of: file, with: instead)
    let finder = SuperCalls(name: member.name)
    finder.walk(member.declaration)
    for access in finder.found {
      changes.replace(
        access.start..<access.declName.baseName.end, of: file,
        with: isAbove ? "super.\(instead)" : "self.\(member.name)OfKit")
    }
    guard !isAbove else { return }
    for modifier in member.modifiers where modifier.name.tokenKind == .keyword(.override) {
      changes.replace(modifier.start..<modifier.endPosition.utf8Offset, of: file, with: "")
    }
    changes.addImport(MethodTablesRule.importing, to: file)
    changes.append("@_spi(SelectorTable) extension \(type.path): \(replaced.proto) {}", to: file)
  }
}

/// Finds the calls of a method of the superclass.
final class SuperCalls: SyntaxVisitor {
  let name: String
  var found: [MemberAccessExprSyntax] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) ?? false, node.declName.baseName.plain == name {
      found.append(node)
    }
    return .visitChildren
  }
}
