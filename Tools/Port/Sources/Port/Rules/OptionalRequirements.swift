internal import SwiftSyntax

/// The optional requirements of the translated protocols, and how each is asked for.
///
/// A requirement becomes a property that is nil where a class lacks the member: of a method its closure, so
/// that it is called, compared with nil and handed on as Objective-C's are.
// Unchecked: nothing changes after `init(index:)`, before rules on other threads read it.
final class OptionalRequirements: @unchecked Sendable {
  let index: ModuleIndex
  /// All optional requirements by their names.
  private(set) var byName: [String: [Member]] = [:]
  /// The names of methods that protocols of other modules, such as UIKit, require.
  private(set) var kitNames: Set<String> = [
    "urlSession", "parser", "parserDidStartDocument", "parserDidEndDocument",
  ]
  /// The names of properties and parameters of the translated modules that hold closures.
  private(set) var closures: Set<String> = []

  init(index: ModuleIndex) {
    self.index = index
    for body in index.bodies {
      let isOwn = body.file < index.translated
      if body.kind == .protocol {
        for member in body.members where isOwn ? member.isOptional : member.kind == .method {
          if isOwn { byName[member.name, default: []].append(member) } else { kitNames.insert(member.name) }
        }
      }
      guard isOwn else { continue }
      for member in body.members where member.kind == .property {
        if member.type.map(Self.isClosure) ?? false { closures.insert(member.name) }
      }
    }
  }

  static func isClosure(_ type: TypeSyntax) -> Bool {
    if type.is(FunctionTypeSyntax.self) { return true }
    if let optional = type.as(OptionalTypeSyntax.self) { return isClosure(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return isClosure(optional.wrappedType)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return isClosure(attributed.baseType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return isClosure(tuple.elements.first!.type)
    }
    return false
  }

  /// The name of the property that stands for a requirement: `feed_didShow_ifAny` of `feed(_:didShow:)`. Of
  /// several with these labels it has the types too.
  static func name(of requirement: Member) -> String {
    let types = isOverloaded(requirement) ? typeNames(of: requirement) : []
    return ([requirement.name] + labels(of: requirement) + types + ["ifAny"]).joined(separator: "_")
  }
  /// The name of the functions by which requirements are called that differ by their types alone.
  static func functionName(of requirement: Member) -> String {
    ([requirement.name] + labels(of: requirement) + ["ifAny"]).joined(separator: "_")
  }
  private static func labels(of requirement: Member) -> [String] { requirement.labels.filter { $0 != "_" } }
  private static func typeNames(of requirement: Member) -> [String] {
    requirement.parameters.map { String($0.type.trimmedDescription.filter { $0.isLetter || $0.isNumber }) }
  }

  /// Returns a Boolean value that indicates whether a protocol has several requirements that differ only in
  /// the types of their parameters.
  static func isOverloaded(_ requirement: Member) -> Bool {
    requirement.kind == .method
      && requirement.body.members.contains {
        $0 !== requirement && $0.isOptional && $0.key == requirement.key
      }
  }

  /// Returns a Boolean value that indicates whether a member of a class meets a requirement.
  static func isMet(_ requirement: Member, by member: Member) -> Bool {
    guard member.key == requirement.key, !member.isHidden, !member.attributes.has("nonobjc") else {
      return false
    }
    return !isOverloaded(requirement) || typeNames(of: member) == typeNames(of: requirement)
  }

  /// The function by which an overloaded requirement is called.
  static func function(of requirement: Member, access: String) -> String {
    let types = requirement.parameters.enumerated().map { "_ a\($0): \(plain($1.type))" }
    let arguments = requirement.parameters.indices.map { "a\($0)" }.joined(separator: ", ")
    let effects = (requirement.isAsync ? "async " : "") + (requirement.isThrowing ? "throws " : "")
    let marks = (requirement.isThrowing ? "try " : "") + (requirement.isAsync ? "await " : "")
    return "@discardableResult \(access)func \(functionName(of: requirement))"
      + "(\(types.joined(separator: ", "))) \(effects)"
      + "-> \(requirement.type.map(plain) ?? "Void")? { \(marks)\(name(of: requirement))?(\(arguments)) }"
  }

  /// The type of that property.
  static func type(of requirement: Member) -> String {
    guard requirement.kind == .method else {
      return requirement.type.map { "(\(plain($0)))?" } ?? "Any?"
    }
    let parameters = requirement.parameters.map { plain($0.type) }.joined(separator: ", ")
    let effects = (requirement.isAsync ? "async " : "") + (requirement.isThrowing ? "throws " : "")
    return "((\(parameters)) \(effects)-> \(requirement.type.map(plain) ?? "Void"))?"
  }
  private static func plain(_ type: TypeSyntax) -> String {
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return plain(unwrapped.wrappedType) + "?"
    }
    return type.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns the value of the property in a class that has the member.
  static func value(of requirement: Member) -> String {
    let name = MethodTable.escaped(requirement.name)
    guard requirement.kind == .method else { return "self.\(name)" }
    let arguments = requirement.parameters.enumerated().map { index, parameter in
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      return (parameter.label == "_" ? "" : "\(MethodTable.escaped(parameter.label)): ")
        + (isInout ? "&" : "") + "$\(index)"
    }
    let call = "self.\(name)(\(arguments.joined(separator: ", ")))"
    return "{ \(requirement.isThrowing ? "try " : "")\(requirement.isAsync ? "await " : "")\(call) }"
  }

  /// The optional requirements of a type's protocols.
  func requirements(of type: TypeDeclaration) -> [Member] {
    let protocols = (type.isProtocol ? [type] : []) + index.protocols(of: type)
    return protocols.filter { ($0.body?.file ?? .max) < index.translated }
      .flatMap { $0.body!.members.filter(\.isOptional) }
  }
}
