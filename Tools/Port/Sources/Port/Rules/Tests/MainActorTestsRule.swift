internal import SwiftSyntax

/// Runs what prepares tests of the main actor there, as XCTest does on Apple's systems.
struct MainActorTestsRule: Rule {
  static let name = "main-actor-tests"
  static let source =
    "`override func setUp()` and its kin in a class of tests on the main actor, or marked `@MainActor`"
  static let result = "run on the main actor; the method itself belongs to none, as XCTest's does here"

  private static let names: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    for body in context.bodies(in: file) where body.kind == .class {
      for member in body.members where member.isOverride && Self.names.contains(member.name) {
        guard let function = member.function, !member.isStatic, let block = function.body else { continue }
        guard function.signature.effectSpecifiers?.asyncSpecifier == nil else {
          if isOnMainActor(body.type, context), context.index.superclass(of: body.type)?.body == nil {
            leaveOutCalls(of: member.name, in: block, file: file, &changes)
          }
          continue
        }
        let marks = function.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
          $0.name == "MainActor"
        }
        guard !marks.isEmpty || isOnMainActor(body.type, context), !isDone(block) else { continue }
        for mark in marks { changes.replace(mark.range, of: file, with: "") }
        let attempt = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        changes.insert(
          " \(attempt)MainActor.assumeIsolated {",
          at: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset,
          of: file)
        changes.insert("} ", at: block.rightBrace.start, of: file)
        if isOnMainActor(body.type, context),
          !function.modifiers.contains(where: { $0.name.text == "nonisolated" })
        {
          changes.insert(
            "nonisolated ", at: function.modifiers.first?.start ?? function.funcKeyword.start, of: file)
        }
      }
    }
    return changes
  }

  /// Leaves out the calls of XCTest's own method, which does nothing, and to which an object of the main
  /// actor cannot be sent.
  private func leaveOutCalls(
    of name: String, in block: CodeBlockSyntax, file: Int, _ changes: inout Changes
  ) {
    for statement in block.statements where statement.item.trimmedDescription == "try await super.\(name)()" {
      changes.replace(statement.item.range, of: file, with: "")
    }
  }

  private func isOnMainActor(_ type: TypeDeclaration, _ context: Context) -> Bool {
    var next: TypeDeclaration? = type, seen = 0
    while let current = next, seen < 20 {
      if current.body?.hasAttribute("MainActor") == true { return true }
      next = context.index.superclass(of: current)
      seen += 1
    }
    return false
  }

  private func isDone(_ block: CodeBlockSyntax) -> Bool {
    guard block.statements.count == 1, let only = block.statements.first else {
      return block.statements.isEmpty
    }
    return only.trimmedDescription.contains("MainActor.assumeIsolated")
  }
}
