import Foundation
import Testing

@testable import Lint

/// A source with right and wrong code. `// expect: error rule` follows what is reported, with commas between.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map {
        Fixture(name: String(name.dropLast(".swift".count)), text: $0)
      }
    }
  }()

  /// The expected findings in the form `line: severity rule`.
  var expected: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      guard let mark = line.range(of: "// expect: ") else { return [String]() }
      let names = line[mark.upperBound...].components(separatedBy: " //")[0]
      return names.components(separatedBy: ", ").map {
        "\(index + 1): \($0.trimmingCharacters(in: .whitespaces))"
      }
    }
  }

  /// The findings in the same form.
  var found: [String] {
    Linter().run([.init(path: name, text: text)]).findings.map {
      "\($0.line): \($0.severity.rawValue) \($0.rule)"
    }
  }
}

@Suite struct FixtureTests {
  @Test(arguments: Fixture.all) func fixtureHasTheExpectedFindings(_ fixture: Fixture) {
    #expect(fixture.found.sorted() == fixture.expected.sorted())
  }

  @Test func everyRuleHasAFixtureThatItReports() {
    for rule in Rules.names {
      let fixture = Fixture.all.first { $0.name == rule }
      #expect(fixture?.expected.contains { $0.hasSuffix(" \(rule)") } == true, "\(rule)")
    }
  }

  /// The examples of the documentation are of one function or statement, which needs a type around it.
  @Test(arguments: Rules.names) func examplesOfTheDocumentationAreTrue(_ name: String) throws {
    let rule = try #require(Rules.all.first { $0.name == name })
    #expect(reported(rule.wrong).contains(name))
    #expect(!reported(rule.right).contains(name))
  }

  private func reported(_ example: String) -> [String] {
    let isMember = example.contains("func ") || example.contains("init(")
    let body = isMember ? example : "func example(_ touch: UITouch) {\n\(example)\n}"
    let kind = example.contains("viewDid") || example.contains("view.") ? "UIViewController" : "UIView"
    let text = """
      import UIKit
      class Example: \(kind) {
        func build() { addSubview(imageView); addSubview(spinner); addSubview(label) }
        \(body)
      }
      """
    return Linter().run([.init(path: "Example.swift", text: text)]).findings.map(\.rule)
  }
}
