import CoreGraphics
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection
@testable import UIKit

/// Tests of documents' tables on a device: rows are those of a running app, whatever frames the document
/// stores.
@Suite(.serialized) @MainActor struct RunningTableTests {
  private let folder = TemporaryFolder()

  /// Returns a storyboard with a table view controller, drawn on an iPhone 15.
  private func document(
    _ content: String, style: String = "grouped", isStatic: Bool = true, rowHeight: String = "-1"
  ) throws -> String {
    let text = DocumentText.storyboard(
      """
      <scene sceneID="scene"><objects>
        <tableViewController id="controller" sceneMemberID="viewController">
          <tableView key="view" dataMode="\(isStatic ? "static" : "prototypes")" style="\(style)" \
              separatorStyle="default" rowHeight="\(rowHeight)" estimatedRowHeight="-1" \
              sectionHeaderHeight="-1" sectionFooterHeight="-1" id="table">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(content)
          </tableView>
        </tableViewController>
      </objects></scene>
      """)
    return try folder.write(text, to: "table-\(folder.names.count).storyboard").path
  }

  private func section(_ cells: String, title: String = "Cache") -> String {
    """
    <sections><tableViewSection headerTitle="\(title)" id="section">
    <cells>\(cells)</cells></tableViewSection></sections>
    """
  }

  /// Returns a cell that holds a column of labels between two edges, at a stored height.
  private func column(_ height: Double, attributes: String = "", y: Double = 55.5) -> String {
    let labels = ["First line", "Second line", "Third line"].enumerated().map { index, text in
      """
      <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" \
          verticalCompressionResistancePriority="\(index == 1 ? 1000 : 750)" id="label\(index)">
        <rect key="frame" x="0.0" y="0.0" width="88.5" height="4"/>
        <fontDescription key="fontDescription" type="system" pointSize="\(index == 0 ? 17 : 15)"/>
      </label>
      """
    }
    return """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" \(attributes) id="cell">
        <rect key="frame" x="0.0" y="\(y)" width="393" height="\(height)"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="393" height="\(height)"/>
          <subviews>
            <stackView axis="vertical" spacing="5" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
              <rect key="frame" x="20" y="10" width="88.5" height="\(height - 20)"/>
              <subviews>\(labels.joined())</subviews>
            </stackView>
          </subviews>
          <constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="content" \
                secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="content" secondAttribute="top" \
                constant="10" id="c2"/>
            <constraint firstAttribute="bottom" secondItem="stack" secondAttribute="bottom" constant="10" \
                id="c3"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  /// Returns a cell of one of the four styles whose labels are stored where they do not fit.
  private func styled(_ style: String, _ text: String, _ detail: String?) -> String {
    func label(_ id: String, _ text: String, _ size: Int) -> String {
      """
      <label text="\(text)" numberOfLines="0" id="\(id)">
        <rect key="frame" x="20" y="9" width="60" height="14.5"/>
        <autoresizingMask key="autoresizingMask"/>
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
      </label>
      """
    }
    return """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
          textLabel="text" \
          \(detail == nil ? "" : "detailTextLabel=\"detail\"") style="IBUITableViewCellStyle\(style)" \
              id="cell">
        <rect key="frame" x="0.0" y="55.5" width="393" height="57.5"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="393" height="57.5"/>
          <subviews>\(label("text", text, 17))\(detail.map { label("detail", $0, 12) } ?? "")</subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  private func check(_ path: String, on names: [String] = ["iphone-se", "iphone-15"]) throws -> CheckReport {
    var report = CheckReport()
    let devices = try names.map { CheckDevice(device: try IBDevice.wanted($0), orientation: .portrait) }
    LayoutCheck(devices: devices, rules: Set(CheckRule.allCases)).run(path, into: &report)
    return report
  }

  /// Lays out a document on a device, or on its own canvas if the device is `nil`, and visits the cell and
  /// its table.
  private func layOut(
    _ path: String, on device: String?, _ body: (UITableViewCell, UITableView) throws -> Void
  ) throws {
    var options = LayoutOptions()
    options.device = device
    let open = try OpenDocument(path: path, options: options)
    defer { open.loader.forgetObjects() }
    var failure: (any Error)?
    open.layOut { _ in
      do {
        let cell = try #require(open.loader.object(withID: "cell") as? UITableViewCell)
        try body(cell, try #require(open.loader.object(withID: "table") as? UITableView))
      } catch { failure = error }
    }
    if let failure { throw failure }
  }

  // MARK: - Heights

  @Test func aStaticCellHasRoomForItsContent() throws {
    let path = try document(section(column(52)))
    let report = try check(path)
    #expect(report.findings.isEmpty, "\(report.findings)")
    for device in ["iphone-se", "iphone-15"] {
      try layOut(path, on: device) { cell, _ in
        for index in 0..<3 {
          let label = try #require(cell.findLabels().first { $0.nibIdentity?.id == "label\(index)" })
          #expect(abs(label.bounds.height - label.intrinsicContentSize.height) < 0.5, "\(device)")
        }
      }
    }
  }

  @Test func theCanvasKeepsTheStoredHeight() throws {
    try layOut(try document(section(column(52))), on: nil) { cell, _ in #expect(cell.bounds.height == 52) }
  }

  @Test(arguments: [52.0, 53.5, 120]) func aStoredHeightIsNoTruthOnADevice(height: Double) throws {
    var heights: [CGFloat] = []
    for stored in [90, height] {
      try layOut(try document(section(column(stored))), on: "iphone-15") { cell, _ in
        heights.append(cell.bounds.height)
      }
    }
    #expect(heights[0] == heights[1])
  }

  @Test func aRowHeightOfItsOwnHoldsForAStaticCell() throws {
    let path = try document(section(column(52, attributes: "rowHeight=\"130\"")))
    try layOut(path, on: "iphone-15") { cell, _ in #expect(cell.bounds.height == 130) }
  }

  @Test func aPrototypeSizesItself() throws {
    let cells = "<prototypes>\(column(52, attributes: "reuseIdentifier=\"Row\"", y: 50))</prototypes>"
    let path = try document(cells, style: "plain", isStatic: false)
    let report = try check(path)
    #expect(report.findings.isEmpty, "\(report.findings)")
    try layOut(path, on: "iphone-se") { cell, _ in
      #expect(cell.bounds.height > 80)
      #expect(cell.frame.minY == 0)
    }
  }

  @Test func rowsStandBelowEachOther() throws {
    let second = column(52, y: 107.5).replacing("id=\"", with: "id=\"second-").replacing(
      "Item=\"", with: "Item=\"second-"
    ).replacing("tableViewCell=\"", with: "tableViewCell=\"second-")
    try layOut(try document(section(column(52) + second)), on: "iphone-se") { cell, table in
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }.sorted {
        $0.frame.minY < $1.frame.minY
      }
      #expect(cells.count == 2)
      #expect(cells.first === cell)
      #expect(abs(cells[0].frame.maxY - cells[1].frame.minY) < 1e-6)
      #expect(table.contentSize.height >= cells[1].frame.maxY)
    }
  }

  // MARK: - Tables in code

  /// One row of a table that code fills.
  private final class Rows: NSObject, UITableViewDataSource {
    let cell: UITableViewCell, title: String
    init(_ cell: UITableViewCell, title: String) { (self.cell, self.title) = (cell, title) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
  }

  /// A cell of a style has the same layout in a document's static table as in a table that code fills.
  @Test(
    arguments: ["Default", "Value1", "Value2", "Subtitle"],
    [UITableView.Style.grouped, .insetGrouped, .plain])
  func cellsOfTheStylesAreAsInCode(style: String, tableStyle: UITableView.Style) throws {
    let text = "Do you like it?", detail = style == "Default" ? nil : "Leave an App Store review."
    let names: [UITableView.Style: String] = [
      .grouped: "grouped", .insetGrouped: "insetGrouped", .plain: "plain",
    ]
    let styles: [String: UITableViewCell.CellStyle] = [
      "Default": .default, "Value1": .value1, "Value2": .value2, "Subtitle": .subtitle,
    ]
    let path = try document(section(styled(style, text, detail)), style: try #require(names[tableStyle]))
    try layOut(path, on: "iphone-15") { cell, table in
      let other = UITableView(frame: table.bounds, style: tableStyle)
      let model = UITableViewCell(style: try #require(styles[style]), reuseIdentifier: nil)
      model.textLabel?.text = text
      model.textLabel?.numberOfLines = 0
      model.textLabel?.font = .systemFont(ofSize: 17)
      model.detailTextLabel?.text = detail
      model.detailTextLabel?.numberOfLines = 0
      model.detailTextLabel?.font = .systemFont(ofSize: 12)
      let rows = Rows(model, title: "Cache")
      other.dataSource = rows
      let window = UIWindow(frame: try #require(table.window).frame)
      window.addSubview(other)
      withExtendedLifetime(rows) { window.layoutIfNeeded() }
      #expect(cell.frame == model.frame)
      let label = try #require(cell.textLabel), modelLabel = try #require(model.textLabel)
      #expect(label.frame == modelLabel.frame)
      #expect(cell.detailTextLabel?.frame == model.detailTextLabel?.frame)
    }
    let report = try check(path)
    #expect(report.findings.isEmpty, "\(report.findings)")
  }

  // MARK: - Other scenes

  @Test func theCellOfAXibIsAsWideAsTheDevice() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>\(column(40))</objects></document>
      """
    let path = try folder.write(text, to: "cell.xib").path
    let report = try check(path)
    #expect(report.findings.isEmpty, "\(report.findings)")
    var options = LayoutOptions()
    options.device = "iphone-se"
    let open = try OpenDocument(path: path, options: options)
    defer { open.loader.forgetObjects() }
    var size = CGSize.zero
    open.layOut { size = $0.root?.bounds.size ?? .zero }
    #expect(size.width == 375)
    #expect(size.height > 80)
  }
}

extension UIView {
  fileprivate func findLabels() -> [UILabel] {
    [self as? UILabel].compactMap { $0 } + subviews.flatMap { $0.findLabels() }
  }
}
