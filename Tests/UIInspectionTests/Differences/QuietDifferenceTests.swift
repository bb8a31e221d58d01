import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests that frames are reported with the change that they follow from, and of the formats of differences.
@Suite(.serialized) @MainActor struct QuietDifferenceTests {
  private let folder = TemporaryFolder()

  private func difference(
    _ old: String, _ new: String, _ body: (DocumentDifference) throws -> Void
  ) throws { try folder.difference(old, new, in: "xib", body) }

  /// Returns a view with a label in a constant distance from the top, and a box that stands by its frame.
  private func view(top: Int = 10, text: String = "A", box: Int = 100, color: String = "white") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="300" height="400"/>
    <autoresizingMask key="autoresizingMask"/><subviews>
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="10" y="10" width="20" height="20"/></label>
    <view contentMode="scaleToFill" id="box"><rect key="frame" x="10" y="\(box)" width="50" height="50"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view></subviews>
    <color key="backgroundColor" name="\(color)"/>
    <constraints><constraint firstItem="label" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="\(top)" id="c1"/>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="10" id="c2"/></constraints></view></objects></document>
    """
  }

  @Test func aFrameHasItsCause() throws {
    try difference(view(), view(top: 30)) { difference in
      #expect(difference.frames.map(\.id) == ["label"])
      #expect(difference.frames.map(\.cause) == ["label \"A\".top = view root.top + 30"])
    }
  }

  @Test func aStoredFrameThatAppliesIsAChange() throws {
    try difference(view(), view(box: 140)) { difference in
      let change = try #require(difference.changes.first { !$0.isIncidental })
      #expect(change.id == "box")
      #expect(change.details.map(\.property) == ["frame"])
      #expect(change.details.map(\.new) == ["(10, 140, 50, 50)"])
      #expect(difference.frames.isEmpty)
    }
  }

  @Test func markdownHasTheChangesAndFoldsTheFrames() throws {
    try difference(view(), view(top: 30)) { difference in
      let text = try difference.formatted(.markdown, all: false)
      #expect(text.contains("1 changed, 1 frame differs"))
      #expect(text.contains("  to `label \"A\".top = view root.top + 30`"))
      #expect(text.contains("<details><summary>Frames</summary>"))
    }
  }

  @Test func severalDevicesHaveTheirFrames() throws {
    let old = try folder.write(view(), to: "old.xib").path
    let new = try folder.write(view(top: 30), to: "new.xib").path
    let differences = try DeviceDifferences(
      old: old, new: new, standingAt: nil, devices: ["iphone-se", "ipad"], options: LayoutOptions())
    defer { differences.close() }
    let text = try differences.formatted(.text, all: false)
    #expect(text.contains("on iphone-se\n"))
    #expect(text.contains("on ipad\n"))
    #expect(text.components(separatedBy: "→ label \"A\".top").count == 2)
  }

  // MARK: - Texts and assets

  @Test func textsAreComparedByKey() throws {
    let old = try folder.write("\"a\" = \"One\";\n\"b\" = \"Two\";\n", to: "old.strings").path
    let new = try folder.write("/* note */\n\"b\" = \"Two\";\n\"a\" = \"1\";\n", to: "new.strings").path
    let difference = try KeyedDifference(old: old, new: new, name: new)
    #expect(difference.changes == [.init(key: "a", old: "One", new: "1")])
    #expect(try difference.formatted(.text) == "~ a: One → 1\n1 changed")
  }

  @Test func catalogsAreComparedByLanguage() throws {
    func catalog(_ text: String) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {"de": \
      {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
      """
    }
    let old = try folder.write(catalog("Hallo"), to: "old.xcstrings").path
    let new = try folder.write(catalog("Guten Tag"), to: "new.xcstrings").path
    let changes = try KeyedDifference(old: old, new: new, name: new).changes
    #expect(changes == [.init(key: "Hello (de)", old: "Hallo", new: "Guten Tag")])
  }

  @Test func picturesOfAnAssetAreComparedByScale() throws {
    func contents(_ name: String) -> String {
      """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "\(name)"}],
       "info": {"author": "xcode", "version": 1}}
      """
    }
    try folder.write(contents("a.png"), to: "old.xcassets/a.imageset/Contents.json")
    try folder.write(contents("b.png"), to: "new.xcassets/a.imageset/Contents.json")
    let changes = try KeyedDifference(
      old: folder("old.xcassets").path, new: folder("new.xcassets").path, name: "new.xcassets"
    ).changes
    let key = "a.imageset: images[universal 2x].filename"
    #expect(changes == [.init(key: key, old: "a.png", new: "b.png")])
  }

  @Test func textsDifferByLines() {
    let difference = TextDifference(old: "a\nb\nc\n", new: "a\nc\nd\n")
    #expect(difference.unified == "@@ -1,3 +1,3 @@\n a\n-b\n c\n+d")
    #expect(TextDifference(old: "a\n", new: "a\n").isEmpty)
  }
}
