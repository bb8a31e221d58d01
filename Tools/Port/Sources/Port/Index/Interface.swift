internal import SwiftSyntax

/// Writes what other modules see of a module: its public types with their members, without bodies.
///
/// The result is read in place of the module's sources, which takes a tenth of the time.
package struct Interface {
  private let index: ModuleIndex

  package init(of files: [SourceFile]) {
    index = ModuleIndex(files: files, translated: 0, platform: Platform())
  }

  package var text: String {
    index.bodies.filter { $0.outer == nil && !$0.isLocal }.map { declaration(of: $0) }.filter { !$0.isEmpty }
      .joined(separator: "\n") + "\n"
  }

  private func declaration(of body: Body) -> String {
    let isExtension = body.kind == .extension
    guard isExtension || body.access >= .public else { return "" }
    let words = ["class", "struct", "enum", "actor", "protocol", "extension"]
    let word = words[[.class, .struct, .enum, .actor, .protocol, .extension].firstIndex(of: body.kind)!]
    let inherited =
      body.node.inheritanceClause.map { $0.trimmedDescription.split(separator: "\n").joined(separator: " ") }
      ?? ""
    let nested = index.bodies(in: body.file).filter { $0.outer === body && !$0.isLocal }.map {
      declaration(of: $0)
    }
    let members = body.members.filter { $0.access >= .public || body.kind == .protocol }.compactMap(signature)
    let lines = (members + nested).filter { !$0.isEmpty }
    if isExtension && lines.isEmpty && inherited.isEmpty { return "" }
    return
      "public \(word) \(body.name)\(body.genericParameters)\(inherited.isEmpty ? "" : " " + inherited) {\n"
      + lines.joined(separator: "\n") + "\n}"
  }

  private func signature(of member: Member) -> String? {
    let words = ["static", "class", "override"].filter { word in
      member.modifiers.contains { $0.name.text == word }
    }
    let prefix = (["public"] + words).joined(separator: " ")
    switch member.kind {
    case .method:
      guard let function = member.function else { return nil }
      return oneLine(
        "\(prefix) func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
          + function.signature.trimmedDescription
      )
    case .property:
      guard let type = member.type else { return nil }
      return oneLine("\(prefix) var \(MethodTable.escaped(member.name)): \(type.trimmedDescription) { get }")
    default: return nil
    }
  }
  private func oneLine(_ text: String) -> String { text.split(separator: "\n").joined(separator: " ") }
}
