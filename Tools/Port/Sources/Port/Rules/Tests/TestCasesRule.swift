internal import SwiftSyntax

/// Gives classes of tests a class above them that has what Linux's `XCTestCase` lacks.
struct TestCasesRule: Rule {
  static let name = "test-cases"
  static let source =
    "classes of tests in a module that calls `XCTExpectFailure`, or that reads the `name` of a test"
  static let result =
    "stand below one that knows of expected failures; below one with the name that Apple's XCTest writes, "
    + "`-[Class test]`"

  func changes(to file: Int, in context: Context) -> Changes {
    let source = context.source(file)
    guard source.text.contains("XCTestCase") else { return Changes() }
    let module = context.index.files.prefix(context.index.translated).filter { $0.module == source.module }
    let base =
      module.contains { $0.text.contains("XCTExpectFailure") }
      ? "ExpectingTestCase" : module.contains(where: Self.readsNames) ? "NamedTestCase" : nil
    var changes = Changes()
    for body in context.bodies(in: file) where body.kind == .class {
      for type in body.node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
      where ["XCTestCase", "XCTest.XCTestCase"].contains(type.trimmedDescription) {
        guard let base else { continue }
        changes.replace(type.range, of: file, with: base)
        changes.addImport("import AppleXCTest", to: file)
      }
    }
    return changes
  }

  /// Returns whether a file of tests reads the name of a test, as far as its words tell.
  private static func readsNames(_ file: SourceFile) -> Bool {
    guard file.text.contains("XCTestCase") else { return false }
    if file.text.contains("self.name") || file.text.contains("testCase.name") { return true }
    return !file.text.contains(#/\bname\s*(?::|,|in\b|=[^=])/#)
      && file.text.contains(#/(?:^|[^\w.])name\s*(?:[.)\]]|$)/#.anchorsMatchLineEndings())
  }
}
