import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Tests that changes of meaning are reported once, and automatic changes of Interface Builder are not.
struct QuietComparisonTests {
  private func changes(_ old: String, _ new: String) throws -> [IBChange] {
    IBComparison(try Documents.read(old), try Documents.read(new)).changes
  }

  private func reported(_ old: String, _ new: String) throws -> [IBChange] {
    try changes(old, new).filter { !$0.isIncidental }
  }

  private func view(_ subviews: String, constraints: String = "", outlets: String = "") -> String {
    Documents.storyboard(
      "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>",
      controller: "<connections>\(outlets)</connections>")
  }

  private func resources(_ content: String) -> String {
    view("").replacingOccurrences(of: "</document>", with: "<resources>\(content)</resources></document>")
  }

  private func color(_ components: String) -> String {
    "<label text=\"A\" id=\"a\"><color key=\"textColor\" \(components)/></label>"
  }

  @Test func theDeviceOfTheCanvasIsIncidental() throws {
    let new = view("").replacingOccurrences(of: "retina6_12", with: "retina4_7")
    #expect(try changes(view(""), new).count == 1)
    #expect(try reported(view(""), new).isEmpty)
  }

  @Test(arguments: [
    "<image name=\"star\" width=\"20\" height=\"20\"/>",
    "<namedColor name=\"tint\"><color white=\"1\" alpha=\"1\" colorSpace=\"deviceWhite\"/></namedColor>",
  ]) func recordedValuesOfTheCatalogAreIncidental(resource: String) throws {
    #expect(try !changes(resources(""), resources(resource)).isEmpty)
    #expect(try reported(resources(""), resources(resource)).isEmpty)
  }

  @Test func anotherNotationOfAColourIsNoChange() throws {
    let name = color("cocoaTouchSystemColor=\"darkTextColor\"")
    let black = color("white=\"0.0\" alpha=\"1\" colorSpace=\"calibratedWhite\"")
    let red = color("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"deviceRGB\"")
    #expect(try changes(view(name), view(black)).isEmpty)
    let change = try #require(try reported(view(name), view(red)).first)
    #expect(change.details == [.init(property: "textColor", old: "darkTextColor", new: "#FF0000")])
  }

  @Test func anOutletToARemovedViewIsReported() throws {
    let label = "<label text=\"A\" id=\"a\"/>"
    let outlet = "<outlet property=\"name\" destination=\"a\" id=\"o\"/>"
    let told = try reported(view(label, outlets: outlet), view("")).map(\.subject)
    #expect(told == ["label \"A\" a", "LoginController vc: outlet name to label \"A\""])
  }

  @Test func anAddedViewHasItsPropertiesAndConstraints() throws {
    let label =
      "<label opaque=\"NO\" contentMode=\"left\" horizontalHuggingPriority=\"251\" text=\"A\" "
      + "numberOfLines=\"0\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"/>"
    let width = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"9\" id=\"c\"/>"
    let changes = try reported(view(""), view(label, constraints: width))
    #expect(changes.count == 1)
    #expect(changes.first?.details.map(\.property) == ["in", "numberOfLines"])
    #expect(changes.first?.sentences == ["label \"A\".width = 9"])
  }

  @Test func anAddedSceneHasItsObjects() throws {
    let second =
      "<scene sceneID=\"s2\"><objects><viewController id=\"v2\"><view key=\"view\" id=\"r2\"><subviews>"
      + "<label text=\"A\" numberOfLines=\"2\" id=\"a\"/></subviews></view></viewController></objects>"
      + "</scene>"
    let change = try #require(
      try reported(Documents.storyboard(""), Documents.storyboard("", scenes: second)).first)
    #expect(change.contents.map(\.subject) == ["viewController v2", "label \"A\" a"])
    #expect(change.contents.last?.details.map(\.property) == ["numberOfLines"])
  }

  @Test func viewsOfTheSameNameHaveTheirIds() throws {
    func labels(_ text: String) -> String {
      "<label text=\"A\" id=\"a\"/><label text=\"\(text)\" id=\"b\"/>"
    }
    func width(_ constant: Int) -> String {
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\(constant)\" id=\"c\"/>"
    }
    func sentence(_ text: String) throws -> String? {
      try reported(
        view(labels(text), constraints: width(8)), view(labels(text), constraints: width(9))
      ).first?.details.first?.new
    }
    #expect(try sentence("A") == "label \"A\" a.width = 9")
    #expect(try sentence("B") == "label \"A\".width = 9")
  }

  @Test func constraintsReplaceTheFixedFrame() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>"
    let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let changes = try reported(
      view("<label text=\"A\" fixedFrame=\"YES\" id=\"a\">\(mask)</label>"),
      view(
        "<label text=\"A\" \(constrained) id=\"a\"/>",
        constraints: "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"9\" id=\"c\"/>"))
    #expect(changes.map(\.subject) == ["label \"A\".width = 9"])
  }
}
