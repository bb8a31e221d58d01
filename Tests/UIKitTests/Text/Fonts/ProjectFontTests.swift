import CoreText
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import InterfaceBuilder
@testable import UIKit

/// Tests of fonts in the project of a document, as Interface Builder shows them.
@MainActor @Suite("Fonts of a document's project") struct ProjectFontTests {
  private func xib(font: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
      <label text="ABCD" id="label">
        <rect key="frame" x="0" y="0" width="50" height="20"/>
        <fontDescription key="fontDescription" name="\(font)" family="Bergblau" pointSize="10"/>
      </label>
    </objects></document>
    """
  }

  /// Returns the label of a project's document, and the notes about it.
  private func label(_ project: SampleProject, _ path: String, font: String = "Bergblau-Regular") throws -> (
    UILabel, [String]
  ) {
    try project.write(path, xib(font: font))
    let loader = NibLoader(document: try IBDocument(contentsOf: project.url(path)), purpose: .canvas)
    return (
      try #require(loader.document.object(withID: "label").flatMap(loader.view) as? UILabel), loader.report
    )
  }

  /// Label heights of Poppins-Medium at 24 points, whose gap of 0.1 em they leave out: 33 2/3 in a document
  /// of kadirhankeles.
  @Test(
    "They are measured by their own advances and horizontal headers",
    arguments: [("Regular", 20), ("Bold", 28)] as [(String, CGFloat)])
  func found(_ style: String, _ width: CGFloat) throws {
    let project = SampleProject()
    try project.write("App/Resources/Type/brand.ttf", TinyFont.data(family: "Bergblau"))
    try project.write("App.xcodeproj/project.pbxproj", "")
    let (label, report) = try label(project, "App/Views/Base.lproj/Card.xib", font: "Bergblau-" + style)
    #expect(label.font.fontName == "Bergblau-" + style)
    #expect(report.isEmpty)
    #expect(label.intrinsicContentSize == CGSize(width: width, height: 12))
    #expect(UIFont(name: "Bergblau-" + style, size: 10) == nil, "No other document and no code has them")
  }

  @Test("Nothing beyond the project's root counts, and what is nowhere is told of")
  func missing() throws {
    let project = SampleProject()
    try project.write("Bergblau-Regular.ttf", TinyFont.data(family: "Bergblau"))
    try project.write("App/Package.swift", "")
    try project.write("App/Bergblau-Regular.otf", "no font")
    try project.write("App/1/2/3/4/Bergblau-Regular.ttf", TinyFont.data(family: "Bergblau"))
    let (label, report) = try label(project, "App/Card.xib")
    let card = project.url("App/Card.xib").path, other = project.url("App/Other.xib").path
    #expect(label.font.familyName == "Helvetica Neue")
    #expect(
      report == [
        "\(card):5: font \"Bergblau-Regular\" is neither of iOS nor in the project: "
          + "shown in Helvetica Neue"
      ])
    #expect(
      try self.label(project, "App/Other.xib", font: "Poppins-Bold").1
        == [
          "\(other):5: font \"Poppins-Bold\" is neither of iOS nor in the project: "
            + "measured by its published figures"
        ])
  }

  /// Returns a xib with a label in a font's regular weight, and labels in its bold one with the given stored
  /// heights.
  private func document(font: String, family: String, _ heights: [String]) throws -> IBDocument {
    let labels = heights.enumerated().map { place, height in
      """
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l\(place)">
        <rect key="frame" x="0" y="0" width="50" height="\(height)"/>
        <fontDescription key="fontDescription" name="\(font)-Bold" family="\(family)" pointSize="14"/>
      </label>
      """
    }
    let text = xib(font: "\(font)-Regular").replacingOccurrences(
      of: "</objects>", with: labels.joined() + "</objects>")
    return try IBDocument(data: Data(text.utf8), name: "Card.xib")
  }

  /// Eight documents name Open Sans, four of them were saved without it.
  @Test(
    "Heights of lines tell whether a font of an app was there",
    arguments: [
      (["19.5", "19.5", "17"], "Open Sans"), (["17", "17", "20"], "Helvetica Neue"),
      (["16.5"], "Helvetica Neue"), (["40"], "Open Sans"), ([], "Open Sans"),
    ]) func told(heights: [String], family: String) throws
  {
    let document = try document(font: "OpenSans", family: "Open Sans", heights)
    func font(_ purpose: NibLoader.Purpose) throws -> UIFont {
      let loader = NibLoader(document: document, purpose: purpose)
      return try #require(document.object(withID: "label").flatMap(loader.view) as? UILabel).font
    }
    #expect(try font(.canvas).familyName == family)
    #expect(try font(.app).familyName == "Open Sans")
  }

  /// Labels in FontAwesome, Material Icons, Gilroy, Nota and others of six owners are as high as their sizes.
  @Test(
    "Heights of lines tell whether a font that nothing is known of is as high as its em",
    arguments: [
      (["14", "14", "16.5"], 1), (["16.5", "16.5", "14"], 1.165), (["40"], 1.165), ([], 1.165),
    ] as [([String], CGFloat)])
  func asHighAsItsEm(heights: [String], line: CGFloat) throws {
    let document = try document(font: "Bergblau", family: "Bergblau", heights)
    func font(_ purpose: NibLoader.Purpose) throws -> UIFont {
      let loader = NibLoader(document: document, purpose: purpose)
      return try #require(document.object(withID: "label").flatMap(loader.view) as? UILabel).font
    }
    let (canvas, app) = (try font(.canvas), try font(.app))
    #expect(abs(canvas.lineHeight / canvas.pointSize - line) < 0.001)
    #expect(abs(app.lineHeight / app.pointSize - 1.165) < 0.001)
    #expect(canvas.familyName == "Helvetica Neue")
  }

  /// Stored widths of three documents.
  @Test(
    "Published files of the system font are not tracked",
    arguments: [
      ("SFProText-Regular", 17, "Track the Hijack", 129), ("SFProText-Regular", 17, "Deadline:", 75.5),
      ("SFProText-Regular", 14, "7 Steps, Change the World, Repeat", 231),
      ("SFProText-Semibold", 15, "Live Campaigns: none - still building", 267),
      ("SFProDisplay-Semibold", 17, "Your Policy Control Center", 196),
      ("SFProDisplay-Semibold", 34, "LIVE!", 79),
    ] as [(String, CGFloat, String, CGFloat)]) func cuts(
      name: String, size: CGFloat, text: String, width: CGFloat
    ) throws
  {
    let found = try #require(CTFont.document(name, size: size) { _ in nil })
    let label = UILabel()
    label.font = UIFont(found)
    label.text = text
    #expect(abs(label.intrinsicContentSize.width - width) <= 1, "\(label.intrinsicContentSize.width)")
    label.font = .systemFont(ofSize: size, weight: name.hasSuffix("bold") ? .semibold : .regular)
    #expect(abs(label.intrinsicContentSize.width - width) > 1)
  }

  @Test("Without a project around only the document's own folder is gone through")
  func noProject() throws {
    let project = SampleProject()
    try project.write("Type/far.ttf", TinyFont.data(family: "Bergblau"))
    #expect(try label(project, "Loose/Views/Card.xib").1.count == 1)
    try project.write("Loose/Views/Type/near.ttf", TinyFont.data(family: "Bergblau"))
    #expect(try label(project, "Loose/Views/Base.lproj/Card.xib").1.isEmpty)
    // The input of Xcode project generators is a project too.
    try project.write("project.yml", "")
    #expect(try label(project, "Other/Views/Card.xib").1.isEmpty)
  }

  @Test("Files are closed when they have said their names")
  func closed() throws {
    let project = SampleProject()
    try project.write(".git/HEAD", "")
    try project.write("Type/Other.ttf", TinyFont.data(family: "Ultramar"))
    #expect(try label(project, "Card.xib", font: "Bergblau-Regular").1.count == 1)
    let open =
      FileHandle(forReadingAtPath: "/proc/self/maps").map {
        String(decoding: $0.readDataToEndOfFile(), as: UTF8.self)
      } ?? ""
    #expect(!open.isEmpty)
    #expect(!open.contains(project.url("Type/Other.ttf").lastPathComponent))
  }

  @Test("iOS's own fonts are not looked for")
  func own() throws {
    let project = SampleProject()
    try project.write(".git/HEAD", "")
    try project.write("HelveticaNeue.ttf", TinyFont.data(family: "Bergblau"))
    let (label, report) = try label(project, "Card.xib", font: "HelveticaNeue")
    #expect(label.font.fontName == "HelveticaNeue")
    #expect(report.isEmpty)
  }
}
