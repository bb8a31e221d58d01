import Foundation
import Port
import Testing

@Suite struct FixtureTests {
  @Test(arguments: Fixture.all) func sourceBecomesItsTranslation(_ fixture: Fixture) throws {
    let found = Fixture.translated(try fixture.text("before"))
    // With PORT_BLESS=1 the results become the expectations, to be read before they are committed.
    if ProcessInfo.processInfo.environment["PORT_BLESS"] == "1" {
      let url = Fixture.folder.appendingPathComponent("\(fixture.rule)/\(fixture.name).after.swift")
      try found.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(found == (try fixture.text("after")))
  }

  @Test(arguments: Fixture.all) func resultParses(_ fixture: Fixture) throws {
    let file = SourceFile(path: "Case.swift", module: "Case", text: try fixture.text("before"))
    #expect(Translation.broken(Translation([file]).outcome().texts, among: [file]) == [])
  }

  @Test(arguments: Fixture.all) func secondTranslationChangesNothing(_ fixture: Fixture) throws {
    let once = Fixture.translated(try fixture.text("before"))
    #expect(Fixture.translated(once) == once)
  }

  @Test(arguments: Fixture.all) func linesStayInPlace(_ fixture: Fixture) throws {
    let before = try fixture.text("before").split(separator: "\n", omittingEmptySubsequences: false)
    let after = try fixture.text("after").split(separator: "\n", omittingEmptySubsequences: false)
    for (old, new) in zip(before, after) where old.contains("// line") {
      #expect(new.contains("// line"))
    }
  }

  @Test(arguments: Rules.all.map { $0.name }) func ruleHasFixtures(_ rule: String) {
    #expect(Fixture.all.contains { $0.rule == rule })
  }
}
