import Foundation
import Lint
import Testing

@Suite struct DocumentationTests {
  /// The page is what `mica-project lint --page` prints.
  @Test func pageIsMadeOfTheRules() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Documentation/Lint.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == Documentation.page)
  }
}
