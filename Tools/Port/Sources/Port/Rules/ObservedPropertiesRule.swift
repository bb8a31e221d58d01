internal import SwiftSyntax

/// Makes the setters of `dynamic` properties notify observers, as the Objective-C runtime does.
struct ObservedPropertiesRule: Rule {
  static let name = "observed-properties"
  static let source = "`@objc dynamic var`"
  static let result = "a setter that tells observers before and after each change"

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    for body in context.bodies(in: file) where isObservable(body.type, context) {
      let members = body.members.filter { isObserved($0, context) }
      for member in members { tell(member, in: file, &changes) }
    }
    return changes
  }

  /// Returns a Boolean value that indicates whether objects of a class can be observed: those of subclasses
  /// of `NSObject`.
  private func isObservable(_ type: TypeDeclaration, _ context: Context) -> Bool {
    let chain = context.index.chain(type)
    if chain.contains(where: { $0.name == "NSObject" }) { return true }
    guard let last = chain.last else { return false }
    if let body = last.body {
      return body.kind == .class && !(last.inherited.first { $0.from === body }?.name ?? "").isEmpty
        && context.index.unknownRoot(of: type).map(Self.isApples) ?? false
    }
    return Self.isApples(last.name)
  }
  private static func isApples(_ name: String) -> Bool {
    ["NS", "UI", "CA", "AV", "MK", "WK", "SK", "CL"].contains { name.hasPrefix($0) } || name == "Operation"
  }

  private func isObserved(_ member: Member, _ context: Context) -> Bool {
    guard member.kind == .property, !member.isStatic, member.modifiers.has(.dynamic),
      !member.modifiers.has(.lazy),
      !member.attributes.has("NSManaged"), !member.attributes.has("nonobjc"), member.binding != nil,
      let variable = member.declaration.as(VariableDeclSyntax.self)
    else { return false }
    return variable.bindingSpecifier.tokenKind == .keyword(.var)
  }

  private func tell(_ member: Member, in file: Int, _ changes: inout Changes) {
    let name = MethodTable.escaped(member.name)
    let before = "willChangeValue(for: \\.\(name)); willChangeValue(forKey: \"\(member.name)\")"
    let after = "didChangeValue(for: \\.\(name)); didChangeValue(forKey: \"\(member.name)\")"
    let binding = member.binding!
    guard let block = binding.accessorBlock else {
      changes.insert(
        " { willSet { \(before) } didSet { \(after) } }",
        at: binding.trailingComma == nil
          ? binding.end : binding.initializer?.end ?? binding.typeAnnotation?.end ?? binding.pattern.end,
        of: file)
      separate(binding, of: member, in: file, &changes)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }  // Without a setter.
    if let setter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) }) {
      guard let body = setter.body else { return }
      changes.insert(" \(before); defer { \(after) };", at: body.leftBrace.end, of: file)
      return
    }
    let willSet = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }
    let didSet = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }
    guard willSet != nil || didSet != nil else { return }
    if let body = willSet?.body {
      changes.insert(" \(before);", at: body.leftBrace.end, of: file)
    } else {
      changes.insert(" willSet { \(before) }", at: block.leftBrace.end, of: file)
    }
    if let body = didSet?.body {
      changes.insert(" defer { \(after) };", at: body.leftBrace.end, of: file)
    } else {
      changes.insert(" didSet { \(after) }", at: block.leftBrace.end, of: file)
    }
  }

  /// Makes a declaration of its own of the property behind one with accessors, since only one may have them.
  private func separate(
    _ binding: PatternBindingSyntax, of member: Member, in file: Int, _ changes: inout Changes
  ) {
    guard let comma = binding.trailingComma, let variable = member.declaration.as(VariableDeclSyntax.self)
    else { return }
    let words = variable.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.map {
      $0.trimmedDescription + " "
    }.joined()
    changes.replace(comma.range, of: file, with: "; \(words)var")
  }
}
