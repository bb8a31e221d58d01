import SwiftParser
import Testing

@testable import Builds

struct LeftOutNamesTests {
  private let names = LeftOutNames.all(
    in: Parser.parse(
      source: """
        import SwiftUI
        struct Chart: View { var inner = 1 }
        let shared = Chart()
        func draw() { let local = 1 }
        extension UIColor { static let brand = UIColor.red; func mixed() {} }
        """))

  @Test func namesAreThoseOfTypesFunctionsVariablesAndMembersOfExtensions() {
    #expect(names == ["Chart", "shared", "draw", "brand", "mixed"])
  }

  @Test(arguments: [
    ("cannot find 'Chart' in scope", true), ("cannot find type 'Chart' in scope", true),
    ("type 'UIColor' has no member 'brand'", true), ("cannot find 'Other' in scope", false),
    ("missing return in instance method", false),
  ]) func anErrorIsOfALeftOutFileIfItNamesWhatThatHas(message: String, isOfOne: Bool) throws {
    var outcome = Translator.Outcome()
    outcome.leftOut = ["/a/Chart.swift": ["SwiftUI"]]
    outcome.leftOutNames = names
    let error = try #require(Diagnostic(line: "/a/b.swift:3:9: error: \(message)"))
    #expect(outcome.leavesOut(error) == isOfOne)
  }

  @Test func anyErrorOfAFileWithoutAModuleIsOfWhatIsLeftOut() throws {
    var outcome = Translator.Outcome()
    outcome.reduced = ["/a/b.swift": ["Donations"]]
    #expect(outcome.leavesOut(try #require(Diagnostic(line: "/a/b.swift:3:9: error: no"))))
    #expect(!outcome.leavesOut(try #require(Diagnostic(line: "/a/c.swift:3:9: error: no"))))
  }
}
