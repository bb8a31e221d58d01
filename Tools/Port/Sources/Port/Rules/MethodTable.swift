internal import SwiftSyntax

/// The rows of a table of methods: what Mica calls for each selector.
struct MethodTable {
  struct Row {
    let selector: String
    let code: String
  }
  let rows: [Row]

  /// Creates the table of the given members, of which those that cannot be called by name are left out.
  init(_ members: [Member], in context: Context) {
    var rows: [Row] = []
    for member in members where context.isInTable(member) {
      rows += MethodTable.rows(of: member, in: context).filter { row in
        !rows.contains { $0.selector == row.selector }
      }
    }
    self.rows = rows
  }

  /// A `switch` over the selectors, on one line.
  func code(otherwise: String) -> String {
    let cases = rows.map { "case \"\($0.selector)\": return { sender, event in \($0.code) }; " }.joined()
    return "switch selector.description { \(cases)default: return \(otherwise) }"
  }

  static func rows(of member: Member, in context: Context) -> [Row] {
    if member.kind == .property { return accessors(of: member, in: context) }
    guard let call = call(of: member) else { return [] }
    var code = member.attributes.has("IBSegueAction") ? "SelectorTables.answer(\(call))" : call
    if member.type.map({ !["Void", "()"].contains($0.trimmedDescription) }) ?? false, code == call,
      !member.isThrowing
    {
      code = "_ = \(call)"
    }
    return [Row(selector: context.objectiveC.selector(of: member), code: code)]
  }

  /// The call of a method with the values that its caller has; nil if it cannot be called so.
  private static func call(of member: Member) -> String? {
    guard !member.isAsync, member.function?.genericParameterClause == nil else { return nil }
    var types: [String] = []
    for parameter in member.parameters {
      guard !parameter.isVariadic, let type = plainType(parameter.type) else { return nil }
      types.append(type)
    }
    let takesSeveral = types.count > 2 || types.dropFirst().contains { !$0.hasPrefix("UIEvent") }
    var arguments: [String] = []
    for (index, (label, type)) in zip(member.labels, types).enumerated() {
      let isUnwrapped = type.hasSuffix("!")
      let plain = isUnwrapped ? String(type.dropLast()) : type
      var value: String
      if takesSeveral {
        value = "SelectorTables.argument(sender, \(index)) as \(isUnwrapped ? plain + "?" : plain)"
      } else if index == 1 {
        value = plain == "UIEvent?" || isUnwrapped ? "event" : "event!"
      } else if plain == "NSNotification" {
        value = "(sender as? NSNotification) ?? (sender as! Notification)._bridgeToObjectiveC()"
      } else if plain == "Any?" || plain == "Any" {
        value = plain == "Any" && !isUnwrapped ? "sender as Any" : "sender"
      } else {
        value = "sender as! \(isUnwrapped ? plain + "?" : plain)"
      }
      if label != "_" { value = "\(escaped(label)): \(value)" }
      arguments.append(value)
    }
    let call = "self.\(escaped(member.name))(\(arguments.joined(separator: ", ")))"
    return member.isThrowing ? "_ = try? \(call)" : call
  }

  /// A type that a value can be cast to; nil for one that no value of Objective-C has.
  static func plainType(_ type: TypeSyntax) -> String? {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      for specifier in attributed.specifiers where specifier.trimmedDescription == "inout" { return nil }
      for attribute in attributed.attributes where attribute.as(AttributeSyntax.self)?.name == "autoclosure" {
        return nil
      }
      return plainType(attributed.baseType)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some" { return nil }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count != 1 { return nil }
    return type.trimmedDescription.split(separator: "\n").joined(separator: " ")
  }

  /// The rows of a property: its setter, and both accessors where a selector names them.
  private static func accessors(of member: Member, in context: Context) -> [Row] {
    var rows: [Row] = []
    let getter = context.objectiveC.selector(of: member), setter = context.objectiveC.setter(of: member)
    let name = escaped(member.name)
    if context.objectiveC.named.contains(getter) {
      rows.append(Row(selector: getter, code: "SelectorTables.answer(self.\(name))"))
    }
    if context.isSettable(member) {
      rows.append(Row(selector: setter, code: "SelectorTables.set(sender) { self.\(name) = $0 }"))
    }
    return rows
  }

  /// A name with backticks where it is a keyword.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
  private static let keywords: Set<String> = [
    "default", "case", "switch", "class", "func", "var", "let", "in", "is", "as", "for", "while", "repeat",
    "return", "break", "continue", "if", "else", "guard", "do", "catch", "throw", "throws", "try", "true",
    "false", "nil", "self", "Self", "super", "init", "deinit", "subscript", "struct", "enum", "protocol",
    "extension", "import", "operator", "static", "where", "defer", "inout", "internal", "public", "private",
    "fileprivate", "rethrows", "typealias", "associatedtype", "fallthrough", "Any",
  ]
}

extension Context {
  /// Returns a Boolean value that indicates whether a member is in a table: if it is marked or a selector
  /// names it.
  func isInTable(_ member: Member) -> Bool {
    guard [.method, .property].contains(member.kind), !Self.isUnavailable(member.attributes) else {
      return false
    }
    if member.kind == .property {
      return objectiveC.isMarked(member)
        && (isSettable(member) || objectiveC.named.contains(objectiveC.selector(of: member)))
    }
    if objectiveC.isMarked(member) { return true }
    guard !member.attributes.has("nonobjc") else { return false }
    if objectiveC.named.contains(objectiveC.selector(of: member)) {
      return objectiveC.isVisible(member) || member.body.kind != .extension
        || index.files.indices.contains(member.body.file)
    }
    // Requirements of a protocol are called through the protocol, unless selectors are put together.
    return objectiveC.isShownByClass(member) && !member.isOverride || objectiveC.isComposed(member)
  }

  static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self), attribute.name == "available" else {
        return false
      }
      let text = attribute.arguments?.trimmedDescription ?? ""
      return text.contains("unavailable") || text.contains("obsoleted")
    }
  }

  /// Returns a Boolean value that indicates whether a property is set by its setter, which does more than
  /// store the value.
  func isSettable(_ member: Member) -> Bool {
    guard let binding = member.binding, !member.isStatic, !member.attributes.has("NSManaged"),
      let variable = member.declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      member.type.map({ MethodTable.plainType($0) != nil }) ?? true
    else { return false }
    let isAlways = member.attributes.has("IBInspectable") || member.modifiers.has(.dynamic)
    return binding.accessorBlock.map(\.canSet) ?? isAlways
  }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether the accessors include a setter or observers.
  var canSet: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains {
      [.keyword(.set), .keyword(.willSet), .keyword(.didSet), .keyword(._modify)].contains(
        $0.accessorSpecifier.tokenKind)
    }
  }
}
