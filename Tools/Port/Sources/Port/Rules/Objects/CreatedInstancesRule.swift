internal import SwiftSyntax

/// Creates instances of classes that are known at run time alone, whose initializers are not `required` here.
struct CreatedInstancesRule: Rule {
  static let name = "created-instances"
  static let source =
    "`T(frame:)`, `type.init()`, `Self()` of a class of UIKit's that is known at run time alone"
  static let result = "asked of the metatype; classes with an `init()` of their own say so in a table"

  /// The initializers that a metatype can be asked for, by their labels.
  fileprivate static let initializers: Set<String> = [
    "", "frame", "frame style", "frame collectionViewLayout", "style reuseIdentifier", "reuseIdentifier",
    "identifier source destination", "nibName bundle", "rootViewController", "type", "image", "style",
    "collectionViewLayout", "arrangedSubviews", "image highlightedImage", "activityIndicatorStyle", "effect",
    "progressViewStyle", "items", "frame textContainer",
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Visitor(file: file, context: context).collect()
    guard context.createsInstances else { return changes }
    for body in context.bodies(in: file) where body.kind == .class && !body.isLocal {
      let above = context.index.chain(body.type).map(\.name)
      guard above.contains("UIView") || above.contains("UIViewController"), body.genericParameters.isEmpty,
        body.hasOwnEmptyInitializer, !body.members.contains(where: { $0.name == "createdByItself" })
      else { continue }
      let access = body.access >= .public ? "@_spi(SelectorTable) public " : ""
      let path = body.type.path
      changes.insert(
        " \(access)override class func createdByItself() -> UIResponder? "
          + "{ self == \(path).self ? \(path)() : super.createdByItself() }",
        at: body.opening, of: file)
      changes.addImport("@_spi(SelectorTable) import UIKit", to: file)
    }
    return changes
  }

  /// Returns whether a file creates an instance by a metatype.
  static func isUsed(in file: Int, of context: Context) -> Bool {
    let text = context.source(file).text
    guard text.contains(".init(") || text.contains("<") || text.contains("Self(") else { return false }
    return !Visitor(file: file, context: context).collect().isEmpty
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      guard node.trailingClosure == nil,
        CreatedInstancesRule.initializers.contains(labels.joined(separator: " ")),
        let (name, place) = metatype(node.calledExpression)
      else { return .visitChildren }
      let bounds = bounds(of: name, at: Syntax(node))
      guard bounds.contains(where: isOfKit), !bounds.contains(where: { declares(labels, $0) }) else {
        return .visitChildren
      }
      changes.replace(place, of: file, with: place.isEmpty ? ".created" : "created")
      changes.addImport("@_spi(SelectorTable) import UIKit", to: file)
      return .visitChildren
    }

    /// The name of the metatype that a called expression is, and the place of what it is asked for.
    private func metatype(_ called: ExprSyntax) -> (String, Range<Int>)? {
      if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return name.first?.isUppercase == true ? (name, called.end..<called.end) : nil
      }
      guard let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init"
      else { return nil }
      var base = access.base
      if let written = base?.as(MemberAccessExprSyntax.self), written.declName.baseName.text == "self" {
        base = written.base
      }
      guard let name = base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
      return (name, access.declName.range)
    }

    /// Returns the types that a metatype of the given name is known to be of.
    private func bounds(of name: String, at node: Syntax) -> [TypeDeclaration] {
      var found: [String] = [], around = node.parent
      while let one = around {
        if let function = one.as(FunctionDeclSyntax.self) {
          if name == "self", !isStatic(function.modifiers) { return [] }
          found += bounds(of: name, function.genericParameterClause, function.genericWhereClause)
          found += parameters(function.signature.parameterClause, named: name, from: one)
        } else if let initializer = one.as(InitializerDeclSyntax.self) {
          if name == "self" { return [] }
          found += bounds(of: name, initializer.genericParameterClause, initializer.genericWhereClause)
          found += parameters(initializer.signature.parameterClause, named: name, from: one)
        } else if let variable = one.as(VariableDeclSyntax.self) {
          let isMember = variable.parent?.is(MemberBlockItemSyntax.self) == true
          if name == "self", isMember, !isStatic(variable.modifiers) { return [] }
        } else if let group = one.asProtocol((any DeclGroupSyntax).self) {
          let clause = group.asProtocol((any WithGenericParametersSyntax).self)
          let isSelf = ["self", "Self"].contains(name)
          let written = isSelf ? "Self" : name
          found += bounds(of: written, clause?.genericParameterClause, group.genericWhereClause)
          if group.is(ExtensionDeclSyntax.self) {
            // The parameters are declared by the type.
            let declaration = context.index.body(of: group, in: file)?.type.body?.node
            let generic = declaration?.asProtocol((any WithGenericParametersSyntax).self)
            found += bounds(of: written, generic?.genericParameterClause, declaration?.genericWhereClause)
          }
          if isSelf {
            let types = context.index.body(of: group, in: file).map { [$0.type!] } ?? []
            return types + types.flatMap { context.index.protocols(of: $0) } + inherited(by: types)
              + resolved(found, at: node)
          }
        }
        around = one.parent
      }
      return resolved(found, at: node)
    }

    /// Returns the classes that protocols are restricted to.
    private func inherited(by types: [TypeDeclaration]) -> [TypeDeclaration] {
      types.filter(\.isProtocol).flatMap { type in
        type.inherited.compactMap { context.index.resolve($0.name, from: nil, file: file) }
      }
    }

    private func resolved(_ names: [String], at node: Syntax) -> [TypeDeclaration] {
      names.compactMap {
        context.index.resolve($0, from: context.index.body(around: node, in: file), file: file)
      }
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.has(.static) || modifiers.has(.class)
    }

    /// Returns what clauses say of a generic parameter.
    private func bounds(
      of name: String, _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) -> [String] {
      var found = (clause?.parameters ?? []).filter { $0.name.text == name }
        .compactMap { $0.inheritedType.flatMap { TypeName($0) } }
      for requirement in requirements?.requirements ?? [] {
        guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
          conformance.leftType.trimmedDescription == name, let type = TypeName(conformance.rightType)
        else { continue }
        found.append(type)
      }
      return found.flatMap { $0.parts.isEmpty ? [$0.path] : $0.parts }
    }

    /// Returns the types of which a parameter has the metatype.
    private func parameters(
      _ clause: FunctionParameterClauseSyntax, named name: String, from node: Syntax
    ) -> [String] {
      clause.parameters.filter { ($0.secondName ?? $0.firstName).text == name }.flatMap { parameter in
        guard let type = parameter.type.as(MetatypeTypeSyntax.self)?.baseType else { return [String]() }
        let written = type.trimmedDescription.trimmingParentheses
        let generic = node.asProtocol((any WithGenericParametersSyntax).self)
        let clause = node.as(FunctionDeclSyntax.self)?.genericWhereClause
        let known = bounds(of: written, generic?.genericParameterClause, clause)
        return known.isEmpty ? [written] : known
      }
    }

    /// Returns whether a type is a class below `NSObject` that UIKit declares, or one below such a class.
    private func isOfKit(_ type: TypeDeclaration) -> Bool {
      guard type.isClass || type.body == nil else { return false }
      return context.index.chain(type).contains {
        ["UIView", "UIViewController", "UIResponder", "NSObject", "CALayer"].contains($0.name)
      }
    }

    /// Returns whether a type of the sources has the initializer as a required one.
    private func declares(_ labels: [String], _ type: TypeDeclaration) -> Bool {
      context.index.chain(type).contains { one in
        guard (one.body?.file ?? .max) < context.index.translated else { return false }
        return one.bodies.flatMap(\.members).contains { member in
          member.kind == .initializer && member.labels == labels
            && (one.isProtocol || member.modifiers.has(.required))
        }
      }
    }
  }
}

extension Body {
  /// A Boolean value that indicates whether the class has an `init()` that may be called.
  fileprivate var hasOwnEmptyInitializer: Bool {
    members.contains { member in
      member.kind == .initializer && member.parameters.isEmpty
        && !member.attributes.trimmedDescription.contains("unavailable")
        && member.declaration.as(InitializerDeclSyntax.self)?.optionalMark == nil
    }
  }
}

extension String {
  /// The text without the parentheses around it.
  fileprivate var trimmingParentheses: String {
    hasPrefix("(") && hasSuffix(")") ? String(dropFirst().dropLast()) : self
  }
}
