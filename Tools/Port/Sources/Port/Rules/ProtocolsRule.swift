internal import SwiftSyntax

/// Binds protocols of Objective-C to classes, which they are by nature, and makes weak requirements plain.
struct ProtocolsRule: Rule {
  static let name = "protocols"
  static let source = "`@objc protocol`, its `weak var` requirements, those that are not available"
  static let result = "a protocol of classes, with `var`; gone"

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    for body in context.bodies(in: file) where body.kind == .protocol {
      guard let node = body.node.as(ProtocolDeclSyntax.self) else { continue }
      if body.hasAttribute("objc"), !isClassBound(body, context) {
        let names = node.inheritanceClause?.inheritedTypes
        if let last = names?.last {
          changes.insert(", AnyObject", at: last.end, of: file)
        } else {
          changes.insert(": AnyObject", at: node.name.end, of: file)
        }
      }
      for member in body.members {
        change(member, in: file, isObjectiveC: body.hasAttribute("objc"), &changes)
      }
    }
    return changes
  }

  private func isClassBound(_ body: Body, _ context: Context) -> Bool {
    body.node.inheritanceClause.names.contains { name in
      if ["AnyObject", "class", "NSObjectProtocol", "UIResponder"].contains(name) { return true }
      guard let type = context.index.resolve(name, from: body.outer, file: body.file) else { return false }
      return type.isClass || (type.body?.hasAttribute("objc") ?? false)
    }
      || body.node.inheritanceClause?.inheritedTypes.contains { $0.type.is(ClassRestrictionTypeSyntax.self) }
        == true
  }

  private func change(_ member: Member, in file: Int, isObjectiveC: Bool, _ changes: inout Changes) {
    if isObjectiveC, Self.isUnavailable(member.attributes) {
      let semicolon = member.declaration.parent?.as(MemberBlockItemSyntax.self)?.semicolon
      let range = member.declaration.start..<(semicolon?.end ?? member.declaration.end)
      let lines = member.declaration.trimmedDescription.count { $0 == "\n" }
      changes.replace(range, of: file, with: String(repeating: "\n", count: lines), covers: true)
      return
    }
    for modifier in member.modifiers where member.kind == .property {
      guard [.keyword(.weak), .keyword(.unowned)].contains(modifier.name.tokenKind) else { continue }
      changes.replace(modifier.start..<modifier.endPosition.utf8Offset, of: file, with: "")
    }
  }

  /// Returns a Boolean value that indicates whether an attribute makes a declaration unavailable on an
  /// iPhone.
  static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self), attribute.name == "available",
        case .availability(let arguments)? = attribute.arguments
      else { return false }
      let words = arguments.map { $0.argument.trimmedDescription }
      return words.contains("unavailable") && (words.contains("*") || words.contains { $0.hasPrefix("iOS") })
    }
  }
}
