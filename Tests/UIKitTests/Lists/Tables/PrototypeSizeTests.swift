import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of a document's rows whose heights their constraints determine, as Apple documents "Creating
/// self-sizing table view cells".
@Suite(.serialized) @MainActor struct PrototypeSizeTests {
  /// Returns a cell 100 points high on the canvas, with a title and a text of any number of lines, 11 points
  /// from the edges.
  private static func cell(_ attributes: String = "", lines: Int = 0) -> String {
    """
    <tableViewCell contentMode="scaleToFill" reuseIdentifier="Item" \(attributes) id="k">\(NibDocuments.rect(0, 50, 375, 100))
      <tableViewCellContentView key="contentView" tableViewCell="k" id="v">\(NibDocuments.rect(0, 0, 375, 100))
        <subviews>
          <label opaque="NO" text="Text" lineBreakMode="wordWrap" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="l">
            \(NibDocuments.rect(16, 11, 343, 78))</label>
        </subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="11" id="c1"/>
          <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="c2"/>
          <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="16" id="c3"/>
          <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="11" id="c4"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private final class Source: NSObject, UITableViewDataSource {
    var texts: [String]
    init(_ texts: [String]) { self.texts = texts }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
      (cell.viewWithTag(1) as? UILabel)?.text = texts[indexPath.row]
      return cell
    }
  }

  private func table(_ cell: String, rowHeight: Int = -1) throws -> UITableView {
    let table: UITableView? = try NibDocuments.view(
      """
      <tableView clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="\(rowHeight)" estimatedRowHeight="-1" id="table">
        \(NibDocuments.rect(0, 0, 375, 667))<prototypes>\(cell)</prototypes></tableView>
      """, keepsStoredFrames: false)
    return try #require(table)
  }

  /// Returns the height of a row whose label has a text, computed from the label alone.
  private func height(_ text: String, in table: UITableView) -> CGFloat {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, 0)
    let own = label.sizeThatFits(CGSize(width: table.bounds.width - 32, height: .greatestFiniteMagnitude))
      .height
    let scale = max(table.traitCollection.displayScale, 1)
    return (own * scale).rounded(.up) / scale + 22 + 1 / scale
  }

  private static let texts = [
    "one", "one\ntwo", "one\ntwo\nthree", String(repeating: "many words ", count: 30),
  ]

  @Test func rowsAreAsHighAsTheirTexts() throws {
    try FingerWorld().run { world in
      let table = try table(Self.cell()), source = Source(Self.texts)
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 900)
      table.dataSource = source
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == Self.texts.map { height($0, in: table) })
      // A new text, and another width.
      source.texts[0] = Self.texts[3]
      (table.cellForRow(at: IndexPath(row: 0, section: 0))?.viewWithTag(1) as? UILabel)?.text = Self.texts[3]
      table.beginUpdates()
      table.endUpdates()
      world.window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == source.texts.map { height($0, in: table) })
      table.frame.size.width = 600
      world.window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == source.texts.map { height($0, in: table) })
    }
  }

  /// A prototype's height on the canvas does not determine the height of its rows.
  @Test func theCanvasHasNoSay() throws {
    try FingerWorld().run { world in
      let table = try table(Self.cell("rowHeight=\"100\"")), source = Source(["one"])
      table.dataSource = source
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [height("one", in: table)])
      table.rowHeight = 70
      world.window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [70])
    }
  }

  /// Constraints that determine no height leave a row at the standard height.
  @Test func openContentsHaveTheStandardHeight() throws {
    try FingerWorld().run { world in
      let open = Self.cell("rowHeight=\"100\"").replacingOccurrences(
        of:
          "<constraint firstAttribute=\"bottom\" secondItem=\"l\" secondAttribute=\"bottom\" constant=\"11\" id=\"c4\"/>",
        with: "")
      let table = try table(open), source = Source(["one"])
      table.dataSource = source
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      let plain = UITableView(frame: table.frame), empty = Source([""])
      plain.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
      plain.dataSource = empty
      world.window.addSubview(plain)
      world.window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == plain.visibleCells.map(\.frame.height))
    }
  }

  private final class Measured: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      #expect(horizontal == .required)
      #expect(vertical == .fittingSizeLevel)
      #expect(targetSize.width == 300)
      let size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: size.width, height: size.height + 200)
    }
  }

  /// Cells that contain a list do this.
  @Test func cellsSayTheirSizesThemselves() throws {
    try FingerWorld().run { world in
      let table = UITableView(frame: world.window.bounds), source = Source([""])
      table.register(Measured.self, forCellReuseIdentifier: "Item")
      table.dataSource = source
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first)
      #expect(cell.frame.height == 200 + table.metrics.row)
    }
  }

  private final class Settings: UITableViewController {}

  /// Static cells size themselves if neither they nor their table specify a height.
  @Test(arguments: [
    ("-1", "", nil as CGFloat?), ("-1", "rowHeight=\"80\"", 80), ("44", "rowHeight=\"80\"", 80),
    ("100", "", 100),
  ])
  func staticRows(table height: String, cell: String, expected: CGFloat?) throws {
    try FingerWorld().run { world in
      let loader = try NibDocuments.storyboard(
        """
        <scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
          <tableView key="view" dataMode="static" style="plain" rowHeight="\(height)" estimatedRowHeight="-1" id="t">
            \(NibDocuments.rect(0, 0, 375, 667))<sections><tableViewSection id="g"><cells>\(Self.cell(cell))</cells></tableViewSection></sections>
          </tableView></tableViewController></objects></scene>
        """, keepsStoredFrames: false)
      let table = try #require((loader.scenes().first?.controller as? UITableViewController)?.tableView)
      let owner = Settings()
      (table.dataSource, table.delegate) = (owner, owner)
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [expected ?? self.height("Text", in: table)])
      (table.visibleCells[0].viewWithTag(1) as? UILabel)?.text = Self.texts[2]
      table.beginUpdates()
      table.endUpdates()
      world.window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [expected ?? self.height(Self.texts[2], in: table)])
    }
  }
}
