internal import SwiftSyntax

/// Makes members that extensions add to UIKit's classes, and other classes override, dispatch on the class
/// that they are called on.
struct DispatchedOverridesRule: Rule {
  static let name = "dispatched-overrides"
  static let source =
    "`override` of what an extension adds to a class of UIKit, in a class or an extension; "
    + "in an extension of a class of UIKit"
  static let result =
    "a method that asks which class it is called on; a class of another module is known by a protocol; "
    + "`isEqual(_:)` of all constraints is the one by which they are compared"

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    let lookup = OverrideLookup(context: context)
    for body in context.bodies(in: file) {
      for member in body.members where [.method, .property].contains(member.kind) {
        if lookup.isDispatched(member) {
          dispatch(member, lookup, &changes)
        } else if let base = lookup.overridden(by: member) {
          rename(member, overriding: base, lookup, &changes)
        } else if member.isOverride, body.kind == .extension, !lookup.isOwn(body.type), !body.type.isProtocol
        {
          standAside(member, context, &changes)
        }
      }
    }
    return changes
  }

  // MARK: - Dispatched member

  private func dispatch(_ member: Member, _ lookup: OverrideLookup, _ changes: inout Changes) {
    guard let nameToken = Self.nameToken(member) else { return }
    var asked: [(type: String, depth: Int, name: String)] = []
    for other in lookup.overrides(of: member) {
      let name = lookup.name(of: other, base: member)
      let highest = lookup.highest(other, of: member) ?? other.body.type!
      let depth = lookup.index.chain(highest).count
      var type = highest.path
      if highest.module != member.body.module, highest.body != nil, lookup.isOwn(highest) {
        type = "any \(Self.protocolName(highest, member))"
        if highest === other.body.type { require(member, of: highest, name, &changes) }
      }
      if !asked.contains(where: { $0.type == type }) { asked.append((type, depth, name)) }
    }
    asked.sort { ($1.depth, $0.type) < ($0.depth, $1.type) }
    let metatype = member.isStatic ? ".Type" : "", base = "\(member.name)_base"
    let file = member.body.file
    let attributes = member.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      !AttributesRule.attributes.contains($0.name)
    }
    let head =
      attributes.map { $0.trimmedDescription + " " }.joined()
      + member.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.map {
        $0.trimmedDescription + " "
      }.joined()
    var text: String
    if let function = member.function {
      let call = Self.effects(member) + "@(\(Self.arguments(function)))"
      let questions = asked.map {
        "if let own = self as? \($0.type)\(metatype) "
          + "{ return \(call.replacing("@", with: "own.\($0.name)")) }; "
      }.joined()
      text =
        "\(head)func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
        + "\(function.signature.trimmedDescription) { \(questions)"
        + "return \(call.replacing("@", with: base)) }; "
    } else {
      guard let type = member.type else { return }
      let reads = asked.map { "if let own = self as? \($0.type)\(metatype) { return own.\($0.name) }; " }
        .joined()
      let writes = asked.map {
        "if let own = self as? \($0.type)\(metatype) { own.\($0.name) = newValue; return }; "
      }.joined()
      let canSet = member.binding?.accessorBlock?.canSet ?? false
      let body =
        canSet
        ? "get { \(reads)return \(base) } set { \(writes)\(base) = newValue }" : "\(reads)return \(base)"
      text = "\(head)var \(member.name): \(type.trimmedDescription) { \(body) }; "
    }
    text = text.split(separator: "\n").joined(separator: " ")
    changes.insert(text, at: member.declaration.start, of: file)
    changes.replace(nameToken.range, of: file, with: base)
  }

  /// Declares the protocol by which a class of another module is known.
  private func require(_ member: Member, of type: TypeDeclaration, _ name: String, _ changes: inout Changes) {
    let isPublic = member.access >= .public || member.body.access >= .public
    let isStatic = member.isStatic ? "static " : ""
    let accessors = member.binding?.accessorBlock?.canSet ?? false ? "get set" : "get"
    let requirement =
      member.function.map { "func \(name)\($0.signature.trimmedDescription)" }
      ?? "var \(name): \(member.type?.trimmedDescription ?? "Any") { \(accessors) }"
    changes.append(
      "@preconcurrency @MainActor \(isPublic ? "public " : "")protocol \(Self.protocolName(type, member)): "
        + "AnyObject { \(isStatic)\(requirement) }",
      to: member.body.file)
  }
  static func protocolName(_ type: TypeDeclaration, _ member: Member) -> String {
    "\(type.name)_overriding_\(member.name)_of_\(member.body.type.name)"
  }

  // MARK: - Overrides

  private func rename(
    _ member: Member, overriding base: Member, _ lookup: OverrideLookup, _ changes: inout Changes
  ) {
    guard let nameToken = Self.nameToken(member) else { return }
    let file = member.body.file, name = lookup.name(of: member, base: base)
    let highest = lookup.highest(member, of: base)
    let isHighest = highest == nil || highest === member.body.type
    changes.replace(nameToken.range, of: file, with: name)
    if isHighest { removeOverride(of: member, &changes) }
    renameSuper(in: member, to: isHighest ? "self.\(base.name)_base" : "super.\(name)", &changes)
    if isHighest, let type = highest, type.module != base.body.module, let body = type.body {
      let conformance = Self.protocolName(type, base)
      if let last = body.node.inheritanceClause?.inheritedTypes.last {
        changes.insert(", \(conformance)", at: last.end, of: body.file)
      }
    }
  }

  /// Renames an override of UIKit's own method for all objects of its class, which is never called.
  private func standAside(_ member: Member, _ context: Context, _ changes: inout Changes) {
    guard let nameToken = Self.nameToken(member) else { return }
    let type = member.body.type!, file = member.body.file
    let isComparison = type.name == "NSLayoutConstraint" && member.name == "isEqual" && member.labels == ["_"]
    let name = isComparison ? "isReplacedEqual" : "\(member.name)_of_\(type.name)"
    changes.replace(nameToken.range, of: file, with: name)
    removeOverride(of: member, &changes)
    guard isComparison else { return }
    changes.addImport(MethodTablesRule.importing, to: file)
    changes.append("@_spi(SelectorTable) extension NSLayoutConstraint: ReplacedEquality {}", to: file)
  }

  private func removeOverride(of member: Member, _ changes: inout Changes) {
    for modifier in member.modifiers where modifier.name.tokenKind == .keyword(.override) {
      changes.replace(modifier.start..<modifier.endPosition.utf8Offset, of: member.body.file, with: "")
    }
  }

  private func renameSuper(in member: Member, to name: String, _ changes: inout Changes) {
    let finder = SuperCalls(name: member.name)
    finder.walk(member.declaration)
    for access in finder.found {
      changes.replace(access.start..<access.declName.baseName.end, of: member.body.file, with: name)
    }
  }

  // MARK: - Names

  private static func nameToken(_ member: Member) -> TokenSyntax? {
    member.function?.name ?? member.binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }
  private static func effects(_ member: Member) -> String {
    (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
  }
  /// The arguments that hand a function's own parameters on.
  static func arguments(_ function: FunctionDeclSyntax) -> String {
    function.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + name
    }.joined(separator: ", ")
  }
}
