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
    let (file, outcome) = Fixture.translation(of: try fixture.text("before"))
    #expect(Translation.broken(outcome.texts, among: [file]) == [])
  }

  @Test(arguments: Fixture.all) func secondTranslationChangesNothing(_ fixture: Fixture) throws {
    let once = Fixture.translated(try fixture.text("before"))
    #expect(Fixture.translated(once) == once)
  }

  @Test(arguments: Fixture.all) func linesKeepTheirNumbers(_ fixture: Fixture) throws {
    let before = Self.numbered(try fixture.text("before")).filter { $0.text.contains("// line") }
    let after = Self.numbered(try fixture.text("after")).filter { $0.text.contains("// line") }
    #expect(before.map(\.number) == after.map(\.number))
  }

  /// The lines of a text with the numbers that messages have for them.
  private static func numbered(_ text: String) -> [(number: Int, text: Substring)] {
    var number = 1, lines: [(Int, Substring)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#sourceLocation("), let given = line.split(separator: " ").last?.dropLast() {
        number = Int(given) ?? 0
      } else {
        lines.append((number, line))
        number += 1
      }
    }
    return lines
  }

  @Test(arguments: Rules.all.map { $0.name }) func ruleHasFixtures(_ rule: String) {
    #expect(Fixture.all.contains { $0.rule == rule })
  }
}
