import Foundation
import Port
import Testing

@Suite struct DocumentationTests {
  /// The page holds the table that `port rules` prints.
  @Test func pageListsTheRules() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Documentation/Internals/Packages.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains(Rules.table))
  }
}
