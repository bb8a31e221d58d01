import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of the rules that read the document alone.
struct DocumentRulesTests {
  /// Returns the findings of a storyboard with scenes.
  private func findings(_ scenes: String, initial: String = "first") throws -> [CheckFinding] {
    let text = DocumentText.storyboard("\n\(scenes)\n", tools: "21701", initial: initial)
    let folder = TemporaryFolder()
    let file = try folder.write(text, to: "Main.storyboard")
    var rules = DocumentRules(document: try IBDocument(contentsOf: file), file: file.path)
    rules.run(Set(CheckRule.allCases))
    return rules.findings
  }

  private func scene(_ id: String, _ attributes: String = "", view: String = "", more: String = "") -> String
  {
    """
    <scene sceneID="scene-\(id)">
        <objects>
            <viewController \(attributes) id="\(id)" sceneMemberID="viewController">
                <view key="view" id="view-\(id)">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\(view)
                </view>
                \(more)
            </viewController>
        </objects>
    </scene>
    """
  }

  private func constraints(_ list: [String]) -> String {
    "<subviews><label id=\"a\"/><label id=\"b\"/></subviews><constraints>"
      + list.enumerated().map { "<constraint \($1) id=\"c\($0)\"/>" }.joined() + "</constraints>"
  }

  private static let leading =
    #"firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="trailing""#
  private static let trailing =
    #"firstItem="b" firstAttribute="trailing" secondItem="a" secondAttribute="leading""#
  private static let width = #"firstItem="a" firstAttribute="width" constant="40""#

  @Test(arguments: [
    [leading, leading],
    [
      leading + " constant=\"8\"",
      trailing + " constant=\"-8\"",
    ],
    [
      width,
      width,
    ],
  ])
  func constraintsThatSayTheSameAreDoubled(list: [String]) throws {
    let found = try findings(scene("first", view: constraints(list)))
    #expect(found.map(\.rule) == [.doubledConstraint])
    #expect(found.first?.id == "c1")
    #expect(found.first?.message.hasPrefix("the constraint says the same as c0 in line ") == true)
  }

  @Test(arguments: [
    [leading, leading + " constant=\"4\""], [leading, leading + " priority=\"750\""],
    [leading, leading + " relation=\"greaterThanOrEqual\""], [leading, leading + " multiplier=\"2\""],
    [
      leading + " constant=\"8\"",
      trailing + " constant=\"8\"",
    ],
    [leading, leading + " placeholder=\"YES\""],
  ])
  func constraintsThatDifferAreNotDoubled(list: [String]) throws {
    #expect(try findings(scene("first", view: constraints(list))).isEmpty)
  }

  @Test func constraintsOfOtherSizeClassesAreNotDoubled() throws {
    let view =
      constraints([Self.leading, Self.leading])
      + "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"c1\"/></mask></variation>"
    #expect(try findings(scene("first", view: view)).isEmpty)
  }

  private func table(_ identifiers: [String?]) -> String {
    let cells = identifiers.enumerated().map { index, name in
      "<tableViewCell \(name.map { "reuseIdentifier=\"\($0)\"" } ?? "") id=\"cell\(index)\"/>"
    }
    return
      "<subviews><tableView id=\"table\"><prototypes>\(cells.joined())</prototypes></tableView></subviews>"
  }

  @Test func aPrototypeWithoutAReuseIdentifierIsFound() throws {
    let found = try findings(scene("first", view: table(["Row", nil, ""])))
    #expect(found.map(\.rule) == [.reuseIdentifier, .reuseIdentifier])
    #expect(found.map(\.id) == ["cell1", "cell2"])
    #expect(found.map(\.severity) == [.note, .note])
    #expect(try findings(scene("first", view: table([nil]))).map(\.severity) == [.warning])
  }

  @Test func equalReuseIdentifiersOfOneTableAreFound() throws {
    let found = try findings(scene("first", view: table(["Row", "Header", "Row"])))
    #expect(found.map(\.rule) == [.duplicateIdentifier])
    #expect(found.map(\.id) == ["cell2"])
    let tables =
      scene("first", view: table(["Row"]))
      + scene("second", "storyboardIdentifier=\"S\"", view: table(["Row"]))
    #expect(try findings(tables).isEmpty)
  }

  @Test func equalStoryboardIdentifiersAreFound() throws {
    let name = "storyboardIdentifier=\"Card\""
    let found = try findings(scene("first", name) + scene("second", name))
    #expect(found.map(\.rule) == [.duplicateIdentifier])
    #expect(found.first?.id == "second")
  }

  @Test func aSceneThatNothingShowsIsFound() throws {
    let segue = "<connections><segue destination=\"second\" kind=\"show\" id=\"s\"/></connections>"
    let found = try findings(
      scene("first", more: segue) + scene("second") + scene("third", "storyboardIdentifier=\"Third\"")
        + scene("fourth"))
    #expect(found.map(\.rule) == [.unreachableScene])
    #expect(found.first?.id == "fourth")
  }
}
