import Foundation
import Testing

@testable import Builds

struct StubsTests {
  private let text = """
    import XCTest
    final class Tests: XCTestCase {
      var size: Int {
        unknown()
      }
      func testOne() {
        let a = 1
        XCTAssertEqual(a, unknown())
      }
      func testTwo() {}
      func outer() -> Int {
        func inner() { unknown() }
        return 1
      }
      let stored = unknown()
    }
    """

  private func applied(_ lines: Int...) -> (text: String, names: [(line: Int, name: String, message: String)])
  {
    Stubs.applied(lines.map { Stub(line: $0, message: "cannot find 'unknown'") }, to: text)
  }

  @Test func aTestFailsWithTheError() {
    let found = applied(8)
    #expect(found.text.contains("XCTFail(\"testOne does not compile here: cannot find \\'unknown\\'\")"))
    #expect(found.names.map(\.name) == ["testOne"])
  }

  @Test func linesKeepTheirNumbers() {
    #expect(applied(4, 8, 12).text.split(separator: "\n", omittingEmptySubsequences: false).count == 16)
  }

  @Test func theInnermostFunctionIsReplaced() {
    let found = applied(12)
    #expect(found.names.map(\.name) == ["inner"])
    #expect(found.text.contains("return 1"))
  }

  @Test func aGetterIsReplaced() {
    #expect(applied(4).names.map(\.name) == ["size"])
  }

  @Test func aMemberGoesInWhichAnErrorIsOutsideOfFunctions() {
    #expect(applied(15).names.map(\.name) == ["stored, as a whole"])
    #expect(!applied(15).text.contains("stored"))
  }

  @Test func theImportOfAMissingModuleGoes() {
    let stub = Stub(line: 1, message: "no such module 'Yoga'")
    let found = Stubs.applied([stub], to: "import UIKit; import Yoga\nstruct Card {}\n")
    #expect(found.text == "import UIKit; \nstruct Card {}\n")
    #expect(found.names.map(\.name) == ["import Yoga, as a whole"])
  }

  @Test func theSemicolonOfADeclarationGoesWithIt() {
    let text = "import UIKit; import Yoga; import XCTest\nstruct Lost: Yoga {}; struct Card {}\n"
    let stubs = [
      Stub(line: 1, message: "no such module 'Yoga'"),
      Stub(line: 2, message: "cannot find type 'Yoga' in scope", extent: .declaration),
    ]
    let found = Stubs.applied(stubs, to: text)
    #expect(found.text == "import UIKit;  import XCTest\n struct Card {}\n")
  }

  @Test func aTypeGoesWhoseHeadHasAnError() {
    #expect(applied(2).names.map(\.name) == ["Tests, as a whole"])
    #expect(!applied(2).text.contains("testTwo"))
  }

  @Test func anErrorOutsideOfDeclarationsChangesNothing() {
    #expect(applied(1).text == text)
    #expect(applied(1).names.isEmpty)
  }

  @Test func twoErrorsOfALineReplaceTheBlockAlone() {
    var stubs = Stubs()
    let errors = [3, 9].compactMap { Diagnostic(line: "/a.swift:8:\($0): error: cannot find 'unknown'") }
    _ = stubs.add(errors)
    #expect(stubs.files["/a.swift"]?.stubs.map(\.extent) == [.block, .block])
    _ = stubs.add(errors)
    #expect(stubs.files["/a.swift"]?.stubs.map(\.extent) == [.body, .body])
    _ = stubs.add(errors)
    #expect(stubs.files["/a.swift"]?.stubs.map(\.extent) == [.declaration, .declaration])
    let isNew = stubs.add(errors)
    #expect(!isNew)
  }

  private let choices = """
    func choose(_ one: Int) {
      print("before")
      switch one {
      case 1: unknown()
      case 2:
        let other = unknown()
        other.show()
      default: print("default")
      }
      if unknown() { print("then") }
    }
    """

  @Test(arguments: [(4, 11, "case 2"), (6, 17, "case 1: unknown()")]) func aCaseOfASwitchIsReplaced(
    line: Int, column: Int, kept: String
  ) {
    let found = Stubs.applied([Stub(line: line, column: column, message: "no")], to: choices)
    #expect(found.text.contains("case"))
    #expect(found.text.contains(kept))
    #expect(found.text.contains("print(\"before\")"))
    #expect(found.text.contains("print(\"default\")"))
    #expect(found.text.contains("fatalError(\"choose does not compile here: no\")"))
    #expect(found.names.map(\.name) == ["choose"])
  }

  @Test func aConditionIsOutsideOfItsBlock() {
    let found = Stubs.applied([Stub(line: 10, column: 6, message: "no")], to: choices)
    #expect(!found.text.contains("print(\"before\")"))
  }

  @Test func aTypeLosesAConformanceThatIsNotToBeHad() {
    let found = Stubs.applied(
      [Stub(line: 1, column: 16, message: "no")], to: "class List: B, Missing, Other { let a = 1 }")
    #expect(found.text == "class List: B, Any, Other { let a = 1 }")
    #expect(found.names.map(\.name) == ["Missing, as a whole"])
  }

  @Test func blocksOfALineAreReplacedEach() throws {
    let table = """
      func call(_ name: String) { switch name { case "a": one(); case "b": two(); default: three() } }
      """
    func column(of call: String) throws -> Int {
      let range = try #require(table.range(of: call))
      return table.distance(from: table.startIndex, to: range.lowerBound) + 1
    }
    let errors = try ["one()", "two()"].map { call in
      try #require(
        Diagnostic(line: "/Kit/Table.swift:1:\(column(of: call)): error: cannot find '\(call)' in scope"))
    }
    var stubs = Stubs()
    let isNew = stubs.add(errors + errors)
    #expect(isNew)
    let found = Stubs.applied(try #require(stubs.files["/Kit/Table.swift"]).stubs, to: table)
    #expect(!found.text.contains("one(); "))
    #expect(!found.text.contains("two(); "))
    #expect(found.text.contains("default: three()"))
    #expect(found.text.matches(of: /fatalError/).count == 2)
  }
}
