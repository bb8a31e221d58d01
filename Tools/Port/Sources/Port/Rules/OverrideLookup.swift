internal import SwiftSyntax

/// A lookup of the members of extensions that are overridden, which only Objective-C allows.
struct OverrideLookup {
  let context: Context
  var index: ModuleIndex { context.index }

  /// Returns a Boolean value that indicates whether a type's own body is among the translated files.
  func isOwn(_ type: TypeDeclaration) -> Bool { type.isClass && (type.body?.file ?? .max) < index.translated }

  /// Returns a Boolean value that indicates whether a member of an extension moves into the body of its
  /// class: if it overrides, or subclasses override it.
  func movesHome(_ member: Member) -> Bool {
    guard let type = member.body.type, isOwn(type), member.body.module == type.module,
      !member.body.isConditional,
      [.method, .property, .subscript].contains(member.kind)
    else { return false }
    return member.isOverride || !overrides(of: member).isEmpty
  }

  /// The overrides of a member of an extension, in classes below its own and in their extensions.
  func overrides(of member: Member) -> [Member] {
    guard !member.isOverride, !member.modifiers.has(.static), !isHidden(member), let type = member.body.type
    else { return [] }
    var found: [Member] = []
    for other in overridesByKey[member.key] ?? [] where other.body.type !== type {
      guard index.chain(other.body.type).contains(where: { $0 === type }) else { continue }
      if member.body.access <= .fileprivate, other.body.file != member.body.file { continue }
      found.append(other)
    }
    return found
  }
  private func isHidden(_ member: Member) -> Bool {
    Access(member.modifiers, default: .internal) <= .fileprivate
  }

  private var overridesByKey: [String: [Member]] { context.overridesByKey }

  /// The member of another module's class, in an extension, that an override overrides.
  func overridden(by member: Member) -> Member? {
    guard member.isOverride, let type = member.body.type else { return nil }
    for above in index.chain(type).dropFirst() {
      for body in above.bodies where body.file < index.translated {
        for other in body.members where other.key == member.key && !other.isOverride {
          return isDispatched(other) ? other : nil
        }
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a member that an extension adds to another module's class
  /// dispatches on the class that it is called on.
  func isDispatched(_ member: Member) -> Bool {
    guard member.body.kind == .extension, let type = member.body.type, !isOwn(type), !type.isProtocol,
      !member.body.isConditional
    else { return false }
    return !overrides(of: member).isEmpty
  }

  /// The highest of the package's classes that override a dispatched member, from a class on upwards; nil for
  /// an override in an extension of another module's class.
  func highest(_ override: Member, of base: Member) -> TypeDeclaration? {
    index.chain(override.body.type).last { one in
      isOwn(one) && one.bodies.flatMap(\.members).contains { $0.key == base.key && $0.isOverride }
    }
  }

  /// The name that an override of a dispatched member gets.
  func name(of override: Member, base: Member) -> String {
    highest(override, of: base) == nil
      ? "\(base.name)_of_\(override.body.type.name)" : "\(base.name)_dispatched"
  }
}
