internal import SwiftSyntax

/// Gives properties that Objective-C's runtime would make the accessors of what a layer stores by name.
struct ManagedPropertiesRule: Rule {
  static let name = "managed-properties"
  static let source = "`@NSManaged var progress: CGFloat`"
  static let result = "what the layer stores under that name, and animates"

  private static let zeros = ["Bool": "false", "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0"]

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    for member in context.bodies(in: file).flatMap(\.members)
    where member.kind == .property && member.attributes.has("NSManaged") {
      guard let binding = member.binding, binding.accessorBlock == nil, binding.initializer == nil,
        let type = member.type
      else { continue }
      let written = type.trimmedDescription
      var read = "value(forKey: \"\(member.name)\")"
      if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
      {
        read += " as? \(wrapped.trimmedDescription)"
      } else if let zero = Self.zeros[written] {
        read = "(\(read) as? \(written)) ?? \(zero)"
      } else {
        read += " as! \(written)"
      }
      changes.insert(
        " { get { \(read) } set { setValue(newValue, forKey: \"\(member.name)\") } }",
        at: binding.typeAnnotation?.end ?? binding.pattern.end, of: file)
    }
    return changes
  }
}
