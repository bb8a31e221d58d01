import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of `facts/apple/uilabel_ios.json` and `facts/ios26/labels.json`, the results of labels on the iPhone
/// and on the Mac.
@MainActor struct LabelFactTests {
  private func json(_ path: String) throws -> JSONValue {
    let url = Project.fixture("facts/\(path).json")
    return try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
  }

  /// The frame of every row.
  private static let bounds = CGRect(x: 4, y: 254, width: 353, height: 107)

  /// Returns the place of a text with a height in the frame: at its top if it fits, otherwise in the middle,
  /// on thirds of a point.
  private func top(_ height: CGFloat) -> CGFloat {
    let slack = Self.bounds.height - height
    return slack >= 0 ? Self.bounds.minY : Self.bounds.minY + (slack / 2 * 3 + 0.5).rounded(.down) / 3
  }

  /// `NSParagraphStyle.LineBreakStrategy.pushOut` is part of `standard`, which is the default of labels.
  @Test func labelsLeaveNoWordAloneOnTheLastLine() throws {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Long long long podcast name"
    let pushed = try #require(label.layoutOfText(width: 196))
    #expect(pushed.string(of: pushed.lines[1]) == "podcast name")
    label.lineBreakStrategy = []
    let filled = try #require(label.layoutOfText(width: 196))
    #expect(filled.string(of: filled.lines[1]) == "name")
    let old = SystemRelease.iOS9.perform { UILabel().lineBreakStrategy }
    #expect(old == [])
    #expect(UILabel().lineBreakStrategy == .standard)
  }

  /// `NSParagraphStyle.LineBreakStrategy.hangulWordPriority`, "prohibits breaking between Hangul characters",
  /// is part of `standard` since iOS 14. A word that is wider than the line is broken nonetheless.
  @Test func labelsKeepKoreanWordsWhole() throws {
    func lines(
      _ text: String, width: CGFloat, _ strategy: NSParagraphStyle.LineBreakStrategy? = nil
    ) -> [String] {
      let label = UILabel()
      (label.numberOfLines, label.text) = (0, text)
      if let strategy { label.lineBreakStrategy = strategy }
      guard let layout = label.layoutOfText(width: width) else { return [] }
      return layout.lines.map { layout.string(of: $0) }
    }
    let text = "기사단장 길들이기"
    #expect(lines(text, width: 110) == ["기사단장", "길들이기"])
    #expect(lines(text, width: 110, .hangulWordPriority) == ["기사단장", "길들이기"])
    #expect(lines(text, width: 110, [])[0].hasPrefix("기사단장 길"))
    #expect(SystemRelease.iOS13.perform { lines(text, width: 110) }[0].hasPrefix("기사단장 길"))
    #expect(lines("길들이기", width: 40).count > 1)
    // Other words of wide characters have no spaces between them.
    #expect(lines("日本語日本語", width: 60).count > 1)
  }

  /// The recorded widths are those of an unavailable font: every row is tested with the system font, by the
  /// rules that `usable_without_the_font` states. Lines are multiples of one height, 1.33 of the size in the
  /// record.
  @Test func everyRecordedRowObeysTheRules() throws {
    let file = try json("apple/uilabel_ios")
    let text = String(repeating: "A label that wraps words. ", count: 4).trimmingCharacters(in: .whitespaces)
    var intrinsic: [Double: CGSize] = [:]
    var wrapped: [[Double]: CGSize] = [:]
    var (passed, failures) = (0, [String]())
    for row in file["rows"].array.map(\.numbers) {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: row[0])
      label.numberOfLines = Int(row[1])
      label.lineBreakMode = try #require(NSLineBreakMode(rawValue: Int(row[2])))
      label.adjustsFontSizeToFitWidth = row[3] == 1
      label.minimumScaleFactor = row[5]
      let wanted = [row[9], row[11], row[13]].map { CGFloat($0) }
      let (natural, fit, rect) = atScale(3) {
        (
          label.intrinsicContentSize, label.sizeThatFits(Self.bounds.size),
          label.textRect(forBounds: Self.bounds, limitedToNumberOfLines: label.numberOfLines)
        )
      }
      let line = label.font.lineHeight
      // Of rows that differ only in the mode, words are wrapped in the first.
      let others = [row[0], row[1], row[3], row[5]]
      if row[2] == 0 { wrapped[others] = fit }
      let clipped = row[2] == 2 && row[1] != 1 ? wrapped[others] : nil
      let count = (fit.height / line).rounded(.down)
      let rules: [(String, Bool)] = [
        ("the record lies where the rule says", abs(top(wanted[0]) - wanted[1]) < 0.34),
        (
          "the record is no higher than the frame",
          wanted[2] <= 107 && abs(wanted[2] - min(107, wanted[0])) < 0.001
        ),
        ("the intrinsic size depends on the font alone", intrinsic[row[0], default: natural] == natural),
        ("lines are whole", abs(fit.height - (count * line * 3 - 0.001).rounded(.up) / 3) < 0.001),
        ("no more lines than allowed", row[1] == 0 || count <= row[1]),
        ("one line is as wide as the intrinsic size", row[1] != 1 || fit == natural),
        ("several lines fit the width", row[1] == 1 || fit.width <= 353.001),
        (
          "lines break where words do, whatever becomes of the last",
          clipped?.height ?? fit.height == fit.height
        ),
        (
          "a clipped line fills the width",
          clipped == nil || row[1] == 0 || fit.width == 353 || fit.width == clipped?.width
        ),
        (
          "the rectangle begins where the rule says",
          abs(rect.minY - top(fit.height)) < 0.001 && rect.minX == 4
        ),
        ("the rectangle is no higher than the frame", abs(rect.height - min(107, fit.height)) < 0.001),
      ]
      intrinsic[row[0]] = natural
      let broken = rules.filter { !$0.1 }.map(\.0)
      if broken.isEmpty {
        passed += 1
      } else {
        failures.append("\(row): \(broken), \(natural) \(fit) \(rect)")
      }
    }
    print("facts: uilabel_ios \(passed) of \(file["rows"].array.count)")
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  /// wrapping_200pt, wrap_cap2 and shrink: the Mac's font is wider below 20 points, its lines break at the
  /// same words.
  @Test func linesBreakAtTheSameWords() throws {
    let file = try json("ios26/labels")
    var (passed, total) = (0, 0)
    func check(_ holds: Bool, _ what: String) {
      total += 1
      passed += holds ? 1 : 0
      #expect(holds, "\(what)")
    }
    func lines(_ text: String, size: CGFloat, limit: Int) -> [String] {
      let label = UILabel()
      label.text = text
      label.numberOfLines = limit
      label.font = .systemFont(ofSize: size)
      guard let layout = label.layoutOfText(width: 200) else { return [] }
      return layout.lines.map { layout.string(of: $0) }
    }
    let wrapping = file["wrapping_200pt"]
    let text = try #require(wrapping["text"].string)
    check(lines(text, size: 17, limit: 0) == wrapping["17"]["lines"].array.compactMap(\.string), "17 points")
    check(lines(text, size: 15, limit: 0).count == Int(wrapping["15"]["lines"].double), "15 points")
    check(lines(text, size: 20, limit: 0).count == Int(wrapping["20"]["lines"].double), "20 points")
    let capped = lines(try #require(file["wrap_cap2"]["text"].string), size: 17, limit: 2)
    check(capped.first == file["wrap_cap2"]["17"]["lines"][0].string, "the first of two lines")
    check(capped.count == 2, "two lines")
    print("facts: ios26/labels wrapping \(passed) of \(total)")
  }

  /// Stored heights of labels in text styles: 42 1/3 and 64 1/3 for two and three lines of Body, 38 for two
  /// of Subhead.
  @Test func linesOfTextStylesAreAsFarApartAsTheirLeadings() {
    func height(_ style: UIFont.TextStyle, lines: Int) -> CGFloat {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: style)
      label.text = [String](repeating: "Text", count: lines).joined(separator: "\n")
      return atScale(3) { label.intrinsicContentSize.height }
    }
    #expect(abs(height(.body, lines: 1) - 20.333) < 0.001)
    #expect(abs(height(.body, lines: 2) - 42.333) < 0.001)
    #expect(abs(height(.body, lines: 3) - 64.333) < 0.001)
    #expect(abs(height(.subheadline, lines: 2) - 38) < 0.001)
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "Text"
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == 38)
  }

  /// Labels of Korean text in 17 and 12 points, of Chinese in 17, and of emoji in 17, 38 and 46, as Interface
  /// Builder stores them where no constraint holds their widths.
  @Test(arguments: [
    ("아침", 17.0, 29.5), ("미세먼지", 12, 42), ("배경 색상 설정", 17, 97), ("点击添加图片", 17, 104), ("🎉", 17, 23),
    ("😬", 38, 43), (" 🍭 ", 17, 32), ("🍇", 46, 50),
  ])
  func charactersOfOtherFontsAreAsWideAsStored(text: String, size: Double, width: Double) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    let measured = atScale(2) { label.intrinsicContentSize.width }
    #expect(abs(measured - CGFloat(width)) < 0.001)
  }
}
