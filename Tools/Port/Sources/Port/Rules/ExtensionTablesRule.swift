internal import SwiftSyntax

/// Gives extensions of other modules' classes a table of their methods, which the program registers before it
/// begins.
struct ExtensionTablesRule: Rule {
  static let name = "extension-tables"
  static let source =
    "`@objc` methods and `@IBInspectable` properties that an extension adds to a class of UIKit"
  static let result = "a table of the extension, which is registered as the program is loaded"

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes(), calls: [String] = []
    guard !context.source(file).text.contains("registerSelectorTables") else { return changes }
    for (index, body) in context.bodies(in: file).enumerated() where body.kind == .extension {
      noteWhatIsLeft(of: body, in: context, &changes)
      guard !body.isConditional, !isValue(body.type), !Context.isUnavailable(body.node.attributes),
        !body.members.contains(where: { $0.name == "selectorTable\(index)" })
      else { continue }
      let members = body.members.filter { !$0.isStatic && context.isOutside($0) && context.isMarked($0) }
      let table = MethodTable(members, in: context)
      guard !table.rows.isEmpty else { continue }
      let type = context.selectorType(for: body, in: file)
      changes.insert(
        " @MainActor fileprivate func selectorTable\(index)(_ selector: \(type)) "
          + "-> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { \(table.code(otherwise: "nil")) };",
        at: body.opening, of: file)
      calls.append(
        "SelectorTables.add { target, selector in "
          + "(target as? \(body.name))?.selectorTable\(index)(selector) }"
      )
    }
    if let deleting = context.deletingClasses(in: file) { calls.append(deleting) }
    guard !calls.isEmpty else { return changes }
    changes.addImport(MethodTablesRule.importing, to: file)
    changes.append(
      "@section(\".init_array\") @used private let registerSelectorTables: @convention(c) () -> Void = "
        + "{\n  MainActor.assumeIsolated {\n    \(calls.joined(separator: "\n    "))\n  }\n}",
      to: file)
    return changes
  }

  /// Names the marked methods of an extension that no table can hold.
  private func noteWhatIsLeft(of body: Body, in context: Context, _ changes: inout Changes) {
    let isForeign = body.type.body.map { $0.file >= context.index.translated } ?? true
    for member in body.members where member.kind == .method && context.objectiveC.isMarked(member) {
      guard body.isConditional || isForeign && (member.isStatic || isValue(body.type)) else { continue }
      changes.note(
        "'\(member.name)' cannot be called by its name: it is \(member.isStatic ? "static in" : "in") "
          + "an extension of "
          + (body.isConditional ? "some objects of '\(body.name)'" : "'\(body.name)'"),
        at: member.declaration.start, of: body.file)
    }
  }

  /// Returns a Boolean value that indicates whether objects of a type are never asked for methods by name.
  private func isValue(_ type: TypeDeclaration) -> Bool {
    // Nothing but a class without parameters can be asked for by its name.
    if let body = type.body { return body.kind != .class || !body.genericParameters.isEmpty }
    return Self.values.contains(type.name)
  }

  /// Types of Swift, Foundation and Core Graphics that are no classes.
  private static let values = Set(
    """
    String Substring Character Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Float Double \
    Bool Array ArraySlice Dictionary Set Optional Result Range ClosedRange Sequence Collection \
    MutableCollection BidirectionalCollection RandomAccessCollection RangeReplaceableCollection \
    Comparable Equatable Hashable Numeric BinaryInteger FixedWidthInteger SignedNumeric \
    BinaryFloatingPoint FloatingPoint StringProtocol RawRepresentable CaseIterable Codable Encodable \
    Decodable Error Data URL URLRequest URLComponents Date DateComponents DateInterval Calendar Locale \
    TimeZone UUID IndexPath IndexSet Notification CharacterSet Decimal Measurement NSRange \
    AttributedString CGFloat CGPoint CGSize CGRect CGVector CGAffineTransform CATransform3D \
    UIEdgeInsets NSDirectionalEdgeInsets UIOffset
    """.split(separator: " ").map(String.init))
}

extension Context {
  fileprivate func isMarked(_ member: Member) -> Bool {
    objectiveC.isMarked(member)
      || (member.body.type.body.map { $0.file < index.translated } ?? false) && isInTable(member)
  }

  /// The registration of a module's classes that delete rows, in the first of its files with a data source of
  /// tables; nil in other files, and where a protocol's extension may have the method for classes.
  func deletingClasses(in file: Int) -> String? {
    guard let mine = bodiesByModule[source(file).module] else { return nil }
    let sources = mine.filter { body in
      body.node.inheritanceClause.names.contains {
        ["UITableViewDataSource", "UITableViewController"].contains($0)
      }
    }
    guard sources.first(where: { $0.type.isClass })?.file == file else { return nil }
    let deleting = mine.filter {
      $0.members.contains { $0.name == "tableView" && $0.labels == ["_", "commit", "forRowAt"] }
    }
    guard deleting.allSatisfy({ $0.type.isClass }) else { return nil }
    let names = Set(deleting.map { "\"\($0.type.path)\"" }).sorted()
    return "SelectorTables.add(deleting: [\(names.joined(separator: ", "))] as [String])"
  }
}
