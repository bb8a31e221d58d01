import CoreGraphics
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKit

@testable import UIInspection

/// Tests of the differences reported between two versions of a document after layout.
@Suite(.serialized) @MainActor struct DocumentDifferenceTests {
  private static let login = Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard")

  /// Compares the example with a version in which `edit` changed something; a change is required.
  private func difference(_ edit: (String) -> String, _ body: (DocumentDifference) throws -> Void) throws {
    let text = try String(contentsOf: Self.login, encoding: .utf8), edited = edit(text)
    #expect(edited != text)
    let folder = TemporaryFolder(), url = folder("file.storyboard")
    try Data(edited.utf8).write(to: url)
    let difference = try DocumentDifference(old: Self.login.path, new: url.path, options: LayoutOptions())
    defer { difference.close() }
    try body(difference)
  }

  @Test func theSameVersionsHaveNoDifference() throws {
    let difference = try DocumentDifference(
      old: Self.login.path, new: Self.login.path, options: LayoutOptions())
    defer { difference.close() }
    #expect(difference.isEmpty)
    #expect(difference.changes.isEmpty)
    #expect(difference.newFindings.isEmpty)
    let text = try difference.formatted(.text, all: false)
    #expect(text == "no difference")
    let pictures = try difference.writePictures(into: FileManager.default.temporaryDirectory, dark: false)
    #expect(pictures.isEmpty)
  }

  @Test func aConstantMovesTheFramesThatDependOnIt() throws {
    try difference {
      $0.replacingOccurrences(of: "constant=\"16\" id=\"Iy2", with: "constant=\"40\" id=\"Iy2")
    } _: { difference in
      #expect(difference.changes.contains { $0.topic == .constraint && $0.kind == .changed })
      // Everything below the title moves down with it, and nothing else changes.
      let title = try #require(difference.frames.first { $0.id == "ijN-OW-sRJ" })
      #expect(title.new[1] - title.old[1] == 24)
      #expect(difference.frames.count > 5)
      #expect(difference.frames.allSatisfy { $0.new[1] - $0.old[1] == 24 && $0.old[0] == $0.new[0] })
      let text = try difference.formatted(.text, all: false)
      #expect(text.contains("frames"))
      #expect(text.contains("→"))
    }
  }

  @Test func aContradictionIsANewFinding() throws {
    let bad =
      "<constraint firstAttribute=\"height\" constant=\"7\" id=\"bad-00-001\"/><constraint firstAttribute=\"height\" constant=\"9\" id=\"bad-00-002\"/>"
    try difference({ text in
      guard let place = text.range(of: "<constraints>") else { return text }
      return text.replacingCharacters(in: place, with: "<constraints>" + bad)
    }) { difference in
      #expect(difference.newFindings.contains { $0.rule == .unsatisfiable })
      #expect(difference.goneFindings.allSatisfy { $0.rule != .unsatisfiable })
      let report = try difference.formatted(.text, all: false)
      #expect(report.contains("new in mica check"))
    }
  }

  @Test func aReferenceToNothingIsANewFinding() throws {
    let bad = ["gone-1", "gone-2"].map {
      "<constraint firstItem=\"\($0)\" firstAttribute=\"width\" constant=\"5\"/>"
    }
    try difference({ text in
      guard let place = text.range(of: "<constraints>") else { return text }
      return text.replacingCharacters(in: place, with: "<constraints>" + bad.joined(separator: "\n"))
    }) { difference in
      let found = difference.newFindings.filter { $0.rule == .document }
      #expect(["gone-1", "gone-2"].allSatisfy { id in found.contains { $0.message.contains("\"\(id)\"") } })
      #expect(difference.goneFindings.isEmpty)
    }
  }

  @Test func aVersionThatDoesNotExistHasEveryScene() throws {
    let difference = try DocumentDifference(old: nil, new: Self.login.path, options: LayoutOptions())
    defer { difference.close() }
    let count = try IBDocument(contentsOf: Self.login).scenes.count
    #expect(difference.changes.count { $0.kind == .added && $0.topic == .scene } == count)
    #expect(difference.changes.count == count)
    #expect(difference.newFindings.isEmpty)
    #expect(difference.frames.isEmpty)
  }

  @Test func changedSceneHasAPicture() throws {
    let folder = TemporaryFolder()
    try difference {
      $0.replacingOccurrences(of: "Welcome back", with: "Hello again")
    } _: { difference in
      let pictures = try difference.writePictures(into: folder.url, dark: false)
      #expect(pictures.count == 1)
    }
  }

  /// Returns a table below a bar, whose content the bar insets.
  private func listed(_ text: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\
     useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/><scenes>
    <scene sceneID="list"><objects><tableViewController id="c" sceneMemberID="viewController">
    <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" id="t">
    <rect key="frame" x="0" y="0" width="393" height="852"/><sections><tableViewSection id="s"><cells>
    <tableViewCell id="r"><rect key="frame" x="0" y="50" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="r" id="v">
    <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
    <label text="\(text)" id="l"><rect key="frame" x="20" y="0" width="353" height="44"/></label>
    </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
    <navigationItem key="navigationItem" title="Title" id="i"/></tableViewController></objects></scene>
    <scene sceneID="stack"><objects><navigationController id="n" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="b">
    <rect key="frame" x="0" y="59" width="393" height="44"/></navigationBar><connections>
    <segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections>
    </navigationController></objects></scene></scenes></document>
    """
  }

  @Test func picturesAreThoseThatAreRendered() throws {
    let folder = TemporaryFolder()
    let old = try folder.write(listed("Row one"), to: "old.storyboard")
    let new = try folder.write(listed("First row"), to: "new.storyboard")
    let difference = try DocumentDifference(old: old.path, new: new.path, options: LayoutOptions())
    defer { difference.close() }
    let paths = try difference.writePictures(into: folder.url, dark: false)
    #expect(paths == [folder("new-list-difference.png").path])
    let sheet = try #require(UIImage(contentsOfFile: paths[0])?.cgImage)
    // Both versions are laid out as an app lays them out on the canvas device.
    var options = LayoutOptions()
    options.device = "iphone-15"
    for (index, url) in [old, new].enumerated() {
      let open = try OpenDocument(path: url.path, options: options)
      defer { open.loader.forgetObjects() }
      let scene = try #require(open.scenes.first { $0.id == "list" })
      let rendered = try #require(open.picture(of: scene, dark: false))
      let part = CGRect(
        x: 24 + index * (rendered.width + 24), y: 24, width: rendered.width, height: rendered.height)
      #expect(PixelDifference(try #require(sheet.cropping(to: part)), rendered, tolerance: 1) == nil)
    }
  }
}
