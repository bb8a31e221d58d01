import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct TableDocumentTests {
  private static let cell = """
    <tableViewCell clipsSubviews="YES" accessoryType="disclosureIndicator" reuseIdentifier="Item" textLabel="t" \
    detailTextLabel="d" style="IBUITableViewCellStyleValue1" id="k">\(NibDocuments.rect(0, 50, 375, 43.5))
      <tableViewCellContentView key="contentView" tableViewCell="k" id="v">\(NibDocuments.rect(0, 0, 348.5, 43.5))
        <subviews>
          <label text="Title" id="t">\(NibDocuments.rect(16, 12, 33, 20.5))</label>
          <label text="Detail" id="d">\(NibDocuments.rect(291, 12, 44, 20.5))</label>
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """

  private func table(_ attributes: String, _ content: String) throws -> UITableView {
    let view: UITableView? = try NibDocuments.view(
      """
      <tableView clipsSubviews="YES" alwaysBounceVertical="YES" \(attributes) id="table">
        \(NibDocuments.rect(0, 0, 375, 667))\(content)
      </tableView>
      """)
    return try #require(view)
  }

  @Test func prototypesStayAtTheirStoredFrames() throws {
    let table = try table(
      "dataMode=\"prototypes\" style=\"plain\" separatorStyle=\"none\" rowHeight=\"60\"",
      "<prototypes>\(Self.cell)</prototypes>")
    table.layoutIfNeeded()
    #expect(table.rowHeight == 60)
    #expect(table.separatorStyle == .none)
    let cell = try #require(table.subviews.compactMap { $0 as? UITableViewCell }.first)
    #expect(cell.frame == CGRect(x: 0, y: 50, width: 375, height: 43.5))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 348.5, height: 43.5))
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.text == "Detail")
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.reuseIdentifier == "Item")
  }

  /// Xcode stores outdated widths of prototypes; on another screen they are as wide as the table, like those
  /// beside them.
  @Test(arguments: [375.0, 320, 600]) func cellsFollowAnotherWidth(stored: CGFloat) throws {
    let cell = Self.cell.replacingOccurrences(of: "width=\"375\"", with: "width=\"\(stored)\"")
    let table = try table("dataMode=\"prototypes\" style=\"plain\"", "<prototypes>\(cell)</prototypes>")
    table.frame.size.width = 430
    table.layoutIfNeeded()
    #expect(
      table.subviews.compactMap { $0 as? UITableViewCell }.map(\.frame) == [
        CGRect(x: 0, y: 50, width: 430, height: 43.5)
      ])
  }

  /// `corpus/metrics.json`, "contentView height": a pixel less than the cell's up to Xcode 10 where rows have
  /// separators.
  @Test(arguments: [(SystemRelease.iOS12, "default", 1.0), (.iOS12, "none", 0), (.iOS13, "default", 0)])
  func separatorsTookAPixelOfTheContent(release: SystemRelease, separators: String, pixels: Double) throws {
    try release.perform {
      let table = try table(
        "separatorStyle=\"\(separators)\" style=\"plain\"", "<prototypes>\(Self.cell)</prototypes>")
      table.frame.size.width = 430
      table.layoutIfNeeded()
      let cell = try #require(table.subviews.compactMap { $0 as? UITableViewCell }.first)
      let pixel = 1 / max(cell.traitCollection.displayScale, 1)
      #expect(cell.contentView.frame.height == 43.5 - CGFloat(pixels) * pixel)
    }
  }

  /// The table places a cell whatever the cell's attributes are.
  @Test func cellsLeftToConstraintsAreStillPlacedByTheirTable() throws {
    let free = Self.cell.replacingOccurrences(
      of: "<tableViewCell ", with: "<tableViewCell translatesAutoresizingMaskIntoConstraints=\"NO\" ")
    let table = try table("dataMode=\"prototypes\" style=\"plain\"", "<prototypes>\(free)</prototypes>")
    let cell = try #require(table.subviews.compactMap { $0 as? UITableViewCell }.first)
    #expect(cell.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aDataSourceReplacesThePrototypes() throws {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
    }
    let table = try table(
      "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"44\"", "<prototypes>\(Self.cell)</prototypes>")
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 1"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44])
  }

  @Test func labelsOfCodeArePlacedInCellsOfTheirStoredSize() throws {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Plain", for: indexPath)
        cell.textLabel?.text = "Row"
        return cell
      }
    }
    let table = try table(
      "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"44\"",
      """
      <prototypes><tableViewCell reuseIdentifier="Plain" id="k">\(NibDocuments.rect(0, 50, 375, 44))
        <tableViewCellContentView key="contentView" tableViewCell="k" id="v">\(NibDocuments.rect(0, 0, 375, 44))</tableViewCellContentView>
      </tableViewCell></prototypes>
      """)
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
  }

  @Test func labelsOfDocumentsFollowTheirTexts() throws {
    final class Source: UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        cell.textLabel?.text = "A long title"
        return cell
      }
    }
    let table = try table(
      "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"43.5\"", "<prototypes>\(Self.cell)</prototypes>")
    let source = Source()
    table.dataSource = source
    table.layoutIfNeeded()
    let label = try #require(table.visibleCells.first?.textLabel)
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(label.frame.width > 33)
  }

  @Test func staticSectionsShowTheirTitles() throws {
    let table = try table(
      "dataMode=\"static\" style=\"grouped\"",
      "<sections><tableViewSection headerTitle=\"General\" footerTitle=\"Note\" id=\"s\"><cells>\(Self.cell)</cells>"
        + "</tableViewSection></sections>")
    let titles = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    #expect(titles.map(\.frame.maxY).first == 50)
    #expect(titles.compactMap { $0.textLabel?.text } == ["General", "Note"])
  }

  @Test func controllersShowStaticSections() throws {
    let loader = try NibDocuments.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" id="t">\(NibDocuments.rect(0, 0, 375, 667))
          <sections><tableViewSection headerTitle="General" id="g"><cells>\(Self.cell)</cells></tableViewSection></sections>
        </tableView>
        <navigationItem key="navigationItem" title="Settings" id="n">
          <barButtonItem key="rightBarButtonItem" systemItem="done" id="b"/>
        </navigationItem>
      </tableViewController></objects></scene>
      """)
    let controller = try #require(loader.scenes().first?.controller as? UITableViewController)
    #expect(controller.navigationItem.title == "Settings")
    #expect(controller.navigationItem.rightBarButtonItem?.systemItem == .done)
    controller.tableView.dataSource = controller
    controller.tableView.delegate = controller
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [controller.tableView.metrics.row])
  }
}
