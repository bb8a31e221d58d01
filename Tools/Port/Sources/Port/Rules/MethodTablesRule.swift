internal import SwiftSyntax

/// Gives each class a table of the methods that Objective-C calls by their names.
struct MethodTablesRule: Rule {
  static let name = "method-tables"
  static let source =
    "`@objc func`, `@IBAction`, `@objcMembers`, methods that a `#selector` names; `@IBInspectable`, setters "
    + "of outlets"
  static let result = "an entry in a table of the class, those of static methods in one of their own"

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    for body in context.bodies(in: file) where body.kind == .class {
      for isStatic in [false, true] { add(tableOf: body, isStatic: isStatic, in: context, &changes) }
    }
    return changes
  }

  private func add(tableOf body: Body, isStatic: Bool, in context: Context, _ changes: inout Changes) {
    let table = context.table(of: body.type, isStatic: isStatic)
    guard !table.rows.isEmpty, !body.declaresTable else { return }
    let overrides = context.index.chain(body.type).dropFirst().contains {
      $0.body.map {
        $0.file < context.index.translated
          && ($0.declaresTable || !context.table(of: $0.type, isStatic: isStatic).rows.isEmpty)
      } ?? false
    }
    let function = isStatic ? "classMethod" : "method"
    let modifiers = body.access.modifier + (overrides ? "override " : "") + (isStatic ? "class " : "")
    let type = context.selectorType(for: body, in: body.file)
    let code = table.code(otherwise: overrides ? "super.\(function)(named: selector)" : "nil")
    changes.insert(
      " @MainActor \(modifiers)func \(function)(named selector: \(type)) "
        + "-> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { \(code) };",
      at: body.opening, of: body.file)
    changes.addImport(Self.importing, to: body.file)
    if !overrides { conform(body, to: isStatic ? "ClassSelectorTarget" : "SelectorTarget", &changes) }
  }

  static let importing = "@_spi(SelectorTable) import UIKit"

  /// Adds a conformance to a class: in an extension, so that its isolation does not change, or in its own
  /// head if it is private to its scope.
  private func conform(_ body: Body, to name: String, _ changes: inout Changes) {
    if body.isNameable {
      let spi = body.access >= .public ? "@_spi(SelectorTable) " : ""
      changes.append("\(spi)extension \(body.type.path): \(name) {}", to: body.file)
    } else if let clause = body.node.inheritanceClause, let last = clause.inheritedTypes.last {
      changes.insert(", \(name)", at: last.end, of: body.file)
    } else if let node = body.node.as(ClassDeclSyntax.self) {
      changes.insert(": \(name)", at: node.genericParameterClause?.end ?? node.name.end, of: body.file)
    }
  }
}

extension Body {
  /// A Boolean value that indicates whether an extension at the top of the file can name the type.
  var isNameable: Bool {
    if isLocal { return false }
    var next: Body? = self
    while let one = next, let outer = one.outer {
      if Access(one.node.modifiers, default: .internal) == .private { return false }
      next = outer
    }
    return true
  }

  /// A Boolean value that indicates whether the class has a table written by hand.
  var declaresTable: Bool {
    members.contains { ["method", "classMethod"].contains($0.name) && $0.labels == ["named"] }
  }
}

extension Context {
  /// The table of a class: of its own members, and of those that extensions of the module add where it sees
  /// them.
  func table(of type: TypeDeclaration, isStatic: Bool) -> MethodTable {
    guard let body = type.body, type.isClass else { return MethodTable([], in: self) }
    let bodies = [body] + type.extensions.filter { isInside($0, of: body) }
    let members = bodies.flatMap(\.members).filter { $0.isStatic == isStatic && isSeen($0, from: body) }
    return MethodTable(members, in: self)
  }

  /// Returns a Boolean value that indicates whether an extension's members may be in the table of the class
  /// itself.
  private func isInside(_ extended: Body, of body: Body) -> Bool {
    extended.module == body.module && !extended.isConditional && !extended.hasAttribute("available")
  }
  /// Returns a Boolean value that indicates whether a member of an extension is visible in the body of its
  /// class.
  private func isSeen(_ member: Member, from body: Body) -> Bool {
    member.body.file == body.file || !member.isHidden
  }

  /// Returns a Boolean value that indicates whether a member of an extension is in no table of a class, so
  /// that the extension needs its own.
  func isOutside(_ member: Member) -> Bool {
    guard let body = member.body.type.body, body.file < index.translated else { return true }
    return !isInside(member.body, of: body) || !isSeen(member, from: body)
  }
}
