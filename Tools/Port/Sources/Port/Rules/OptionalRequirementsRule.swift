internal import SwiftSyntax

/// Turns optional requirements into properties that are nil where a class has no such member.
struct OptionalRequirementsRule: Rule {
  static let name = "optional-requirements"
  static let source = "`@objc optional func` or `var` of a protocol"
  static let result =
    "a property that is nil by default and that a class with the member answers; a subclass may be the "
    + "first that has it"

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    for body in context.bodies(in: file) {
      if body.kind == .protocol { replaceRequirements(of: body, &changes) }
      if body.type.isClass || body.kind == .extension, !body.type.isProtocol {
        answer(in: body, context, &changes)
      }
    }
    return changes
  }

  private func replaceRequirements(of body: Body, _ changes: inout Changes) {
    var defaults = ""
    for member in body.members where member.isOptional && !ProtocolsRule.isUnavailable(member.attributes) {
      let name = OptionalRequirements.name(of: member), type = OptionalRequirements.type(of: member)
      let attributes = member.attributes.compactMap { $0.as(AttributeSyntax.self) }
        .filter { !AttributesRule.attributes.contains($0.name) && $0.name != "discardableResult" }
        .map { $0.trimmedDescription + " " }.joined()
      let isStatic = member.isStatic ? "static " : ""
      let lines = String(repeating: "\n", count: member.declaration.trimmedDescription.count { $0 == "\n" })
      changes.replace(
        member.declaration.range, of: body.file,
        with: "\(attributes)\(isStatic)var \(name): \(type) { get }\(lines)", covers: true)
      let access = body.access >= .public ? "public " : ""
      defaults += "  \(access)\(isStatic)var \(name): \(type) { nil }\n"
      if OptionalRequirements.isOverloaded(member), !member.isStatic {
        defaults += "  \(OptionalRequirements.function(of: member, access: access))\n"
      }
    }
    if !defaults.isEmpty {
      changes.append("extension \(body.type.path) {\n\(defaults)}", to: body.file)
    }
  }

  /// Gives a class the properties of the requirements that it is the first to conform to, or to implement.
  private func answer(in body: Body, _ context: Context, _ changes: inout Changes) {
    let index = context.index, type = body.type!
    guard isHome(body, of: type, context) else { return }
    var answered: Set<String> = []
    for requirement in allRequirements(of: type, context) {
      let name = OptionalRequirements.name(of: requirement)
      guard answered.insert(name).inserted else { continue }
      let own = member(of: type, for: requirement, isInherited: false)
      let above = index.chain(type).dropFirst().first { declares($0, requirement, context) }
      let conforms = declares(type, requirement, context)
      let inherited = index.chain(type).dropFirst().first {
        member(of: $0, for: requirement, isInherited: false) != nil
      }
      if let above {
        // The class above answers already; this one only where it is the first that has the member.
        let isKnown =
          index.chain(above).contains { member(of: $0, for: requirement, isInherited: false) != nil }
          || between(type, above, index).contains {
            member(of: $0, for: requirement, isInherited: false) != nil
          }
        guard own != nil, !own!.isOverride, !isKnown, above.body != nil else { continue }
        insert(requirement, into: body, hasMember: true, isOverride: true, context, &changes)
      } else if conforms {
        let isKnown = own != nil || inherited != nil
        let isBelow = index.descendants(of: type).contains {
          member(of: $0, for: requirement, isInherited: false) != nil
        }
        guard isKnown || isBelow else { continue }
        insert(requirement, into: body, hasMember: isKnown, isOverride: false, context, &changes)
      }
    }
  }

  /// Returns a Boolean value that indicates whether the members for a class's requirements are added to a
  /// body: its own, or the first extension of another module's class that conforms to such a protocol.
  private func isHome(_ body: Body, of type: TypeDeclaration, _ context: Context) -> Bool {
    if let own = type.body, own.file < context.index.translated { return own === body }
    let conforming = type.extensions.first { extended in
      extended.node.inheritanceClause.names.contains { name in
        context.index.resolve(name, from: extended.outer, file: extended.file)
          .map { !context.requirements.requirements(of: $0).isEmpty } ?? false
      }
    }
    return conforming === body
  }

  private func between(_ type: TypeDeclaration, _ above: TypeDeclaration, _ index: ModuleIndex)
    -> [TypeDeclaration]
  {
    Array(index.chain(type).dropFirst().prefix { $0 !== above })
  }

  private func allRequirements(of type: TypeDeclaration, _ context: Context) -> [Member] {
    context.index.chain(type).flatMap { context.requirements.requirements(of: $0) }
  }

  /// Returns a Boolean value that indicates whether a class declares its conformance to the protocol of a
  /// requirement.
  private func declares(_ type: TypeDeclaration, _ requirement: Member, _ context: Context) -> Bool {
    context.requirements.requirements(of: type).contains { $0 === requirement }
  }

  /// The member of a class that a requirement asks for.
  private func member(of type: TypeDeclaration, for requirement: Member, isInherited: Bool) -> Member? {
    for body in type.bodies {
      for member in body.members where OptionalRequirements.isMet(requirement, by: member) { return member }
    }
    return nil
  }

  private func insert(
    _ requirement: Member, into body: Body, hasMember: Bool, isOverride: Bool, _ context: Context,
    _ changes: inout Changes
  ) {
    let isPublic = requirement.body.access >= .public
    let access = isPublic ? body.kind == .extension ? "public " : body.access.modifier : ""
    let isStatic = requirement.isStatic ? (body.kind == .class ? "class " : "static ") : ""
    let value = hasMember ? OptionalRequirements.value(of: requirement) : "nil"
    let name = OptionalRequirements.name(of: requirement), type = OptionalRequirements.type(of: requirement)
    changes.insert(
      " \(access)\(isOverride ? "override " : "")\(isStatic)var \(name): \(type) { \(value) };",
      at: body.opening, of: body.file)
  }
}
