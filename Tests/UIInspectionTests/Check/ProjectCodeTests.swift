import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of what `mica check` knows about the code of a project.
@Suite(.serialized) @MainActor struct ProjectCodeTests: SceneMarkup {
  private nonisolated static let idle =
    "class Own: UIViewController { @IBOutlet var it: NSLayoutConstraint! }"

  // MARK: - Outlets

  @Test(arguments: [
    ("Own.swift", idle, [CheckRule.unsatisfiable]),
    ("Own.swift", "class Own: UIViewController { func f() { it.constant = 8 } }", []),
    ("Own.swift", "class Own: UIViewController { func f() { self.it?.isActive = false } }", []),
    ("Own.swift", "class Own: UIViewController { /* it.constant = 8 */ }", [.unsatisfiable]),
    ("Own.swift", "class Own: UIViewController { func f() { if it.constant == 8 {} } }", [.unsatisfiable]),
    ("Own.swift", "class Other: UIViewController { func f() { it.constant = 8 } }", [.unsatisfiable]),
    ("Own.swift", "class Base: UIViewController { func f() { it.constant += 1 } }\nclass Own: Base {}", []),
    (
      "Own.swift", "class Own: UIViewController { func keyboardShown() { it.constant = 8 } }",
      [.unsatisfiable]
    ),
    ("Own.m", "@implementation Own\n- (void)f { self.it.constant = 8; }\n@end", []),
    ("Own.m", "@implementation Own\n- (void)f { [_it setActive:NO]; }\n@end", []),
  ])
  func aContradictionOfAConstraintThatCodeChangesIsNone(
    file: String, code: String, problems: [CheckRule]
  ) throws {
    let project = try CheckedProject(files: [file: code])
    let report = try project.scene(
      element("view", "box"),
      place("box") + length("box", "width", 200, "w") + length("box", "width", 100, "v")
        + length("box", "height", 40, "h"), connections: outlet("it", "w"))
    #expect(report.problems == problems)
    #expect(report.unchecked.isEmpty == !problems.isEmpty)
  }

  @Test(arguments: [
    ("it.image = photo", 0), ("it.alpha = 0", 1), ("it.kf.setImage(with: url)", 0),
    ("load(url, into: it)", 0), ("load(row.it!)", 0), ("use(it.bounds)", 1), ("if it == nil {}", 1),
  ])
  func anImageThatCodeReplacesIsNotMissing(code: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func f() { \(code) } }",
      "A.xcassets/other.imageset/Contents.json": "{}",
    ])
    let report = try project.scene(
      element("imageView", "photo", "image=\"sample\""),
      place("photo") + length("photo", "width", 20, "w") + length("photo", "height", 20, "h"),
      connections: outlet("it", "photo"), resources: "<image name=\"sample\" width=\"1\" height=\"1\"/>")
    #expect(report.problems == Array(repeating: .missingResource, count: count))
  }

  @Test(arguments: [("it.setTitle(name, for: .normal)", 0), ("it.alpha = 0", 1)])
  func aTitleThatCodeSetsIsNoMatterOfTheDocument(code: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func f() { \(code) } }"
    ])
    let report = try project.scene(
      element(
        "button", "buy", "buttonType=\"system\"", "20,100,60,40",
        "<state key=\"normal\" title=\"Go to the cart\"/>"),
      place("buy") + length("buy", "width", 60, "w") + length("buy", "height", 40, "h"),
      connections: outlet("it", "buy"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  @Test(arguments: [
    ("it.snp.makeConstraints { _ in }", 0), ("it.topAnchor.constraint(equalTo: a).isActive = true", 0),
    ("it.layer.cornerRadius = 4", 1), ("it.alpha = 0", 1),
  ])
  func aTextThatCodeLaysOutIsNotCutOff(code: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func f() { \(code) } }"
    ])
    let report = try project.scene(
      element(
        "label", "word", "text=\"A text that is as long as it can be\" lineBreakMode=\"tailTruncation\""),
      place("word") + length("word", "width", 30, "w"), connections: outlet("it", "word"))
    #expect(report.problems == Array(repeating: .clippedText, count: count))
  }

  // MARK: - Cells

  private func table(_ cell: String, _ attributes: String = "", _ rows: String = "") -> String {
    element(
      "tableView", "table", "style=\"plain\" \(rows)", "0,0,375,667",
      """
      <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="default" \(attributes) id="cell">
        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="cell" \
      id="inside">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
          <autoresizingMask key="autoresizingMask"/>\(cell)
        </tableViewCellContentView></tableViewCell></prototypes>
      """)
  }

  private let filled =
    Self.tie("table", "root", ["leading", "trailing", "top", "bottom"])

  @Test(arguments: [
    ("class Own: UIViewController { func f() { t.dequeueReusableCell(withIdentifier: \"a\") } }", 1),
    ("class Own: UIViewController { func f() { t.register(A.self); t.dequeueReusableCell() } }", 0),
    (
      """
      class Own: UIViewController {
        func tableView(_ t: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          t.dequeueReusableCell(withIdentifier: "a") ?? UITableViewCell(style: .default, reuseIdentifier: "a")
        }
      }
      """, 0
    ), ("class Else: UIViewController {}", 0),
  ])
  func anEmptyTemplateCellIsANoteWhereCodeRegistersOthers(code: String, count: Int) throws {
    let project = try CheckedProject(files: ["Own.swift": code])
    let report = try project.scene(table(""), filled)
    #expect(report.problems == Array(repeating: .reuseIdentifier, count: count))
    #expect(report.notes == Array(repeating: .reuseIdentifier, count: 1 - count))
  }

  @Test func aCellWithViewsNeedsAnIdentifier() throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func register() {} }"
    ])
    let cell =
      "<subviews><view contentMode=\"scaleToFill\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" "
      + "width=\"9\" height=\"9\"/></view></subviews>"
    #expect(try project.scene(table(cell), filled).problems == [.reuseIdentifier])
  }

  @Test(arguments: [("t.rowHeight = UITableView.automaticDimension", 0), ("t.alpha = 1", 1)])
  func rowsAreAsHighAsCodeSays(code: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func f() { \(code); t.dequeueReusableCell() } }"
    ])
    let low = element("view", "low", "", "0,60,375,20")
    let top =
      "<constraint firstItem=\"low\" firstAttribute=\"top\" secondItem=\"inside\" "
      + "secondAttribute=\"top\" constant=\"60\" id=\"low-top\"/>"
    let cell =
      "<subviews>\(low)</subviews><constraints>" + Self.tie("low", "inside", ["leading", "trailing"]) + top
      + length("low", "height", 20, "low-h") + "</constraints>"
    let report = try project.scene(
      table(cell, "reuseIdentifier=\"a\" rowHeight=\"44\"", "rowHeight=\"44\""), filled)
    #expect(report.problems == Array(repeating: .outside, count: count))
  }

  @Test(arguments: [
    ("class Card: UIView {}", "300,260", 0), ("class Card: UIViewController {}", "300,260", 1),
    ("class Card: UIView {}", "375,667", 0), ("class Card: UIViewController {}", "375,667", 1),
  ])
  func theContentOfAViewIsAsLargeAsItNeeds(code: String, size: String, count: Int) throws {
    let sides = size.split(separator: ",")
    let project = try CheckedProject(files: ["Card.swift": code, "Use.swift": "let card = Card()"])
    let labels = ["one", "two"].map { id in
      element("label", id, "verticalHuggingPriority=\"251\" text=\"\(id)\"", "20,20,200,100")
        .replacing("<label", with: "<label opaque=\"NO\"")
    }
    func edge(_ view: String, _ attribute: String, _ other: String, _ of: String) -> String {
      """
      <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" \
      secondAttribute="\(of)" constant="20" id="\(view)-\(attribute)-\(other)"/>
      """
    }
    let root = """
      <view contentMode="scaleToFill" id="root">\
      <rect key="frame" x="0" y="0" width="\(sides[0])" height="\(sides[1])"/>
      <subviews>\(labels.joined())</subviews><constraints>
      \(edge("one", "top", "root", "top"))\(edge("two", "top", "one", "bottom"))
      \(edge("root", "bottom", "two", "bottom"))\(edge("one", "leading", "root", "leading"))
      \(edge("two", "leading", "root", "leading"))</constraints></view>
      """
    let report = try project.xib(root, owner: "customClass=\"Card\"", name: "Card.xib")
    #expect(report.problems == Array(repeating: .ambiguous, count: count))
  }

  // MARK: - Documents

  private static let list = "<plist><dict><key>UIMainStoryboardFile</key><string>App</string></dict></plist>"
  private let wrong =
    "<label opaque=\"NO\" text=\"A text that is as long as it can be\" "
    + "lineBreakMode=\"tailTruncation\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"word\"><rect "
    + "key=\"frame\" x=\"20\" y=\"100\" width=\"30\" height=\"20\"/></label>"

  @Test(arguments: [
    ("App.storyboard", "class Own: UIViewController {}", false),
    ("More.storyboard", "class Own: UIViewController {}", true),
    ("More.storyboard", "let s = UIStoryboard(name: \"More\", bundle: nil)", false),
    ("More.storyboard", "let s = R.storyboard.more()", false),
    ("iPhone_More.storyboard", "let s = UIStoryboard(name: \"\\(device)_More\", bundle: nil)", false),
    ("Main.storyboard", "let s = UIStoryboard(name: a, bundle: Bundle.main)", true),
    ("More.storyboard", "class Builder { let s = UIStoryboard(name: \"More\", bundle: nil) }", true),
  ])
  func aStoryboardThatNothingShowsIsOneNote(name: String, code: String, isUnused: Bool) throws {
    let project = try CheckedProject(files: ["Info.plist": Self.list, "Own.swift": code])
    let report = try project.scene(wrong, place("word") + length("word", "width", 30, "w"), name: name)
    #expect(report.problems == (isUnused ? [] : [.clippedText]))
    #expect(report.notes == (isUnused ? [.unusedDocument] : []))
  }

  @Test(arguments: [
    (["Card.swift": "class Card: UIView {}"], true),
    (["Card.swift": "class Card: UIView {}", "A.swift": "let card = Card()"], false),
    (["A.m": "#import \"Card.h\"\n@implementation A\n@end\nvoid f() { [A new]; }"], true),
  ])
  func aXibThatNothingShowsIsOneNote(files: [String: String], isUnused: Bool) throws {
    let project = try CheckedProject(files: files)
    let root =
      "<view contentMode=\"scaleToFill\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" "
      + "height=\"667\"/><subviews>\(wrong)</subviews><constraints>"
      + place("word") + length("word", "width", 30, "w") + "</constraints></view>"
    let report = try project.xib(root, name: "Card.xib")
    #expect(report.notes == (isUnused ? [.unusedDocument] : []))
    #expect(report.problems == (isUnused ? [] : [.clippedText]))
  }

  @Test(arguments: [("", true), ("storyboardIdentifier=\"b\"", false)])
  func aSceneThatNothingShowsHasNoOtherFindings(attributes: String, isHidden: Bool) throws {
    let project = try CheckedProject()
    let more = """
      <scene sceneID="t"><objects><viewController id="b" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="rest"><rect key="frame" x="0.0" y="0.0" width="375" \
      height="667"/><subviews>\(wrong)</subviews>
        <constraints>\((place("word") + length("word", "width", 30, "w")).replacing("root", with: "rest"))
        </constraints></view></viewController></objects></scene>
      """
    let report = try project.scene("", more: more)
    #expect(report.problems == (isHidden ? [] : [.clippedText]))
    #expect(report.notes == (isHidden ? [.unreachableScene] : []))
  }

  @Test(arguments: [
    ("class Shown: UIViewController { static let id = \"b\" }", true),
    ("class Shown: UIViewController {}\nextension Shown: UITextFieldDelegate {}", true),
    ("let it = make(\"b_1\")", true), ("let it = make(\"b\")", false), ("let it = Shown.make()", false),
    ("let it = StoryboardScene.App.b.instantiate()", false),
    ("let it = make(\"\\(name)Scene\")", true),
  ])
  func aSceneThatOnlyItsOwnCodeNamesIsNotShown(code: String, isHidden: Bool) throws {
    let project = try CheckedProject(files: ["Code.swift": code])
    let more = """
      <scene sceneID="t"><objects><viewController id="other" storyboardIdentifier="b" customClass="Shown" \
      sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="rest"><rect key="frame" \
      x="0.0" y="0.0" width="375" height="667"/><subviews>\(wrong)</subviews>
        <constraints>\((place("word") + length("word", "width", 30, "w")).replacing("root", with: "rest"))
        </constraints></view></viewController></objects></scene>
      """
    let report = try project.scene("", more: more)
    #expect(report.problems == (isHidden ? [] : [.clippedText]))
    #expect(report.notes == (isHidden ? [.unreachableScene] : []))
  }

  /// One of two scenes of a class is shown if its own identifier is named.
  @Test func theOtherSceneOfAClassIsNotShown() throws {
    let project = try CheckedProject(files: ["Code.swift": "let it: Shown = make(\"Shown\")"])
    let more = ["Shown", "Shown_1"].map {
      """
      <scene sceneID="\($0)-s"><objects><viewController id="\($0)-c" storyboardIdentifier="\($0)" \
      customClass="Shown" sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" \
      id="\($0)-v"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController>\
      </objects></scene>
      """
    }
    let report = try project.scene("", more: more.joined())
    #expect(report.findings.map(\.id) == ["Shown_1-c"])
  }

  @Test(arguments: [
    ("t.dequeueReusableCell(withIdentifier: \"a\")", 1), ("UITableViewCell(style: .default)", 0),
  ])
  func prototypesThatNoCodeDequeuesAreNotSeen(code: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Own.swift": "class Own: UIViewController { func f() { \(code) } }"
    ])
    let wide = element("view", "wide", "", "0,0,375,20")
    let cell =
      "<subviews>\(wide)</subviews><constraints>"
      + Self.tie("wide", "inside", ["leading", "trailing", "top"]) + length("wide", "height", 20, "h")
      + length("wide", "width", 400, "w") + "</constraints>"
    let report = try project.scene(table(cell, "reuseIdentifier=\"a\""), filled)
    #expect(report.problems == Array(repeating: .unsatisfiable, count: count))
  }

  /// An app without a launch storyboard has a window as large as its launch images.
  @Test(arguments: [
    ("<key>UILaunchImages</key>", "568h", 0), ("<key>UILaunchImages</key>", "667h", 1),
    ("<key>UILaunchStoryboardName</key>", "568h", 1),
  ])
  func theWindowOfAnOldAppIsThatOfItsLaunchImages(key: String, subtype: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Info.plist": "<plist><key>CFBundlePackageType</key>\(key)<key>UIMainStoryboardFile</key>"
        + "<string>App</string></plist>",
      "A.xcassets/Launch.launchimage/Contents.json": "{\"subtype\": \"\(subtype)\"}",
      "Own.swift": "class Own: UIViewController {}",
    ])
    let report = try project.scene(
      element("view", "wide", "", "0,0,320,20"),
      Self.tie("wide", "root", ["leading", "trailing", "top"]) + length("wide", "height", 20, "h")
        + length("wide", "width", 320, "w"))
    #expect(report.problems == Array(repeating: .unsatisfiable, count: count))
  }

  /// A view that is as wide as an iPad, in the main document of iPads or of all devices.
  @Test(arguments: [("~ipad", "iphone-se", 0), ("~ipad", "ipad", 1), ("", "iphone-se", 1)])
  func theMainDocumentOfIPadsIsForThemAlone(suffix: String, device: String, count: Int) throws {
    let other = suffix.isEmpty ? "" : "<key>UIMainStoryboardFile</key><string>Phone</string>"
    let project = try CheckedProject(files: [
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundlePackageType</key>\
      <string>APPL</string>\(other)<key>UIMainStoryboardFile\(suffix)</key><string>App</string></dict></plist>
      """, "Own.swift": "class Own: UIViewController {}",
    ])
    let report = try project.scene(
      element("view", "wide", "", "0,0,400,20"),
      Self.tie("wide", "root", ["leading", "trailing", "top"]) + length("wide", "height", 20, "h")
        + length("wide", "width", 400, "w"), on: device)
    #expect(report.problems == Array(repeating: .unsatisfiable, count: count))
  }

  /// A document that code loads on screens of one height, which is drawn for 375 x 667 points.
  @Test(arguments: [
    ("if bounds.height == 667 { load(\"Main-6\") }", "iphone-15", 0),
    ("if bounds.height == 667 { load(\"Main-6\") }", "iphone-se", 1), ("load(\"Main-6\")", "iphone-15", 1),
  ])
  func aDocumentForOneScreenIsCheckedThere(code: String, device: String, count: Int) throws {
    let project = try CheckedProject(files: [
      "Main-5.storyboard": "<document/>", "Load.swift": "func start() { \(code) }",
      "Own.swift": "class Own: UIViewController {}",
    ])
    let report = try project.scene(
      element("view", "wide", "", "0,0,200,20"),
      Self.tie("wide", "root", ["leading", "trailing", "top"]) + length("wide", "height", 20, "h")
        + length("wide", "width", 200, "w"), name: "Main-6.storyboard", on: device)
    #expect(report.problems == Array(repeating: .unsatisfiable, count: count))
  }
}
