internal import SwiftSyntax

/// Moves overrides out of extensions of a module's own classes, where Swift by itself has none.
struct ExtensionOverridesRule: Rule {
  static let name = "extension-overrides"
  static let source =
    "`override` in an extension of a class of the module, or of what such an extension declares"
  static let result = "in the body of the class"

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    let lookup = OverrideLookup(context: context)
    for body in context.bodies(in: file) where body.kind == .extension {
      for member in body.members where lookup.movesHome(member) { move(member, context, &changes) }
      for member in body.members where member.isOverride && body.isConditional {
        changes.note(
          "'\(member.name)' overrides for some objects of '\(body.name)', which has no translation",
          at: member.declaration.start, of: file)
      }
    }
    return changes
  }

  private func move(_ member: Member, _ context: Context, _ changes: inout Changes) {
    let home = member.body.type.body!, file = member.body.file
    let range = member.declaration.range
    var prefix = "\n"
    if member.body.access >= .public, Access(member.modifiers, default: .internal) == .internal,
      !member.modifiers.contains(where: { $0.name.text == "internal" })
    {
      prefix += "public "
    }
    changes.move(
      range, of: file, to: home.closing, of: home.file, prefix: prefix, suffix: "\n", isMapped: true)
    guard home.file != file else { return }
    for statement in context.source(file).tree.statements {
      if let declaration = statement.item.as(ImportDeclSyntax.self) {
        changes.addImport(declaration.trimmedDescription, to: home.file)
      }
    }
    unhide(in: file, except: range, context, &changes)
  }

  /// Shows a file's own declarations to the module, since what moves may use them.
  private func unhide(in file: Int, except range: Range<Int>, _ context: Context, _ changes: inout Changes) {
    let visitor = HiddenModifiers(context.index.platform)
    visitor.walk(context.source(file).tree)
    for modifier in visitor.found where !range.contains(modifier.start) {
      changes.replace(modifier.start..<modifier.endPosition.utf8Offset, of: file, with: "")
    }
  }

  private final class HiddenModifiers: LiveVisitor {
    var found: [DeclModifierSyntax] = []

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if [.keyword(.private), .keyword(.fileprivate)].contains(node.name.tokenKind), node.detail == nil {
        found.append(node)
      }
      return .skipChildren
    }
    // Names within functions are local.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
