import Foundation
import Testing

@testable import InterfaceBuilder

/// Tests of the merge of two versions of a document.
struct DocumentMergeTests {
  /// Returns a document with a label, and an element for each of `more` below it.
  private func document(
    tools: String = "21701", text: String = "A", lines: String = "1", y: Int = 0, more: [String] = [],
    hasLabel: Bool = true
  ) -> String {
    let label = """
      <label text="\(text)" numberOfLines="\(lines)" id="lab">
          <rect key="frame" x="0.0" y="\(y)" width="100" height="20"/>
      </label>

      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch">
      <objects>
      <view id="root">
      <subviews>
      \(hasLabel ? label : "")\(more.map { "<view id=\"\($0)\"/>\n" }.joined())</subviews>
      </view>
      </objects>
      </document>

      """
  }

  private func merge(_ ours: String, _ theirs: String) -> DocumentMerge {
    DocumentMerge(base: document(), ours: ours, theirs: theirs, name: "A.xib")
  }

  @Test func aChangeOfOneSideIsKept() {
    #expect(merge(document(text: "B"), document()).text == document(text: "B"))
    #expect(merge(document(), document(text: "B")).text == document(text: "B"))
  }

  @Test func attributesOfOneElementAreMerged() {
    let merge = merge(document(text: "B"), document(lines: "0"))
    #expect(merge.isClean)
    #expect(merge.text == document(text: "B", lines: "0"))
  }

  @Test func storedFramesAndToolsAreNoConflict() {
    let merge = merge(document(tools: "22155", y: 10), document(tools: "23504", y: 30))
    #expect(merge.isClean)
    #expect(merge.text == document(tools: "23504", y: 10))
  }

  @Test func elementsAddedInOnePlaceAreAllKept() {
    let merge = merge(document(more: ["a"]), document(more: ["b"]))
    #expect(merge.isClean)
    #expect(merge.text == document(more: ["a", "b"]))
  }

  @Test func aRemovedElementWhoseFrameChangedIsRemoved() {
    let merge = merge(document(hasLabel: false), document(y: 30))
    #expect(merge.isClean)
    #expect(merge.text == document(hasLabel: false))
  }

  @Test func aContradictionIsMarked() {
    let merge = merge(document(text: "B"), document(text: "C"))
    #expect(merge.conflicts == 1)
    #expect(merge.text.contains("<<<<<<< ours\n"))
    #expect(merge.text.contains(">>>>>>> theirs\n"))
  }

  @Test func anIdThatStandsTwiceIsAProblem() {
    let base = document(more: ["x"])
    let ours = base.replacingOccurrences(of: "</subviews>", with: "</subviews>\n<view id=\"new\"/>")
    let theirs = base.replacingOccurrences(
      of: "<view id=\"x\"/>", with: "<view id=\"x\"/>\n<view id=\"new\"/>")
    let merge = DocumentMerge(base: base, ours: ours, theirs: theirs, name: "A.xib")
    #expect(merge.conflicts == 0)
    #expect(!merge.problems.isEmpty)
  }
}
