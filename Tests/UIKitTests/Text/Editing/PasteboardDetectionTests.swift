import Foundation
import Testing

@testable import UIKit

/// Tests of the patterns detected in texts on pasteboards.
@MainActor struct PasteboardDetectionTests {
  private let all: Set<PartialKeyPath<UIPasteboard.DetectedValues>> = [
    \.probableWebURL, \.probableWebSearch, \.number,
  ]

  private func found(_ text: String?) async throws -> UIPasteboard.DetectedValues {
    let board = UIPasteboard.withUniqueName()
    board.string = text
    return try await board.detectedValues(for: all)
  }

  @Test func textsAreAddressesNumbersOrWords() async throws {
    for text in ["https://example.com/a?b=c", " www.example.com\n"] {
      let values = try await found(text)
      #expect(values.patterns == [\.probableWebURL])
      #expect(values.probableWebURL == text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    let number = try await found("3.5")
    #expect(number.patterns == [\.number])
    #expect(number.number == 3.5)
    #expect(try await found("grey cats").patterns == [\.probableWebSearch])
    #expect(try await found("see https://example.com there").patterns == [\.probableWebSearch])
    #expect(try await found("nan").patterns == [\.probableWebSearch])
    #expect(try await found("two\nlines").patterns.isEmpty)
    #expect(try await found("a@example.com").probableWebURL.isEmpty)
    #expect(try await found(nil).patterns.isEmpty)
  }

  @Test func onlyRequestedPatternsAreDetected() async throws {
    let board = UIPasteboard.withUniqueName()
    board.url = URL(string: "https://example.com")
    #expect(try await board.detectedPatterns(for: [\.number]).isEmpty)
    #expect(try await board.detectedPatterns(for: [\.number, \.probableWebURL]) == [\.probableWebURL])
    board.strings = ["1", "x"]
    let each = try await board.detectedPatterns(for: all, inItemSet: nil)
    #expect(each == [[\.number], [\.probableWebSearch]])
    #expect(try await board.detectedPatterns(for: all, inItemSet: [1, 5]) == [[\.probableWebSearch], []])
  }

  @Test func handlersAreCalledLater() async {
    let board = UIPasteboard.withUniqueName()
    board.string = "12"
    var isNow = true
    let patterns: Set<UIPasteboard.DetectionPattern> = await withCheckedContinuation { end in
      board.detectPatterns(for: [.number, .probableWebURL]) { result in
        #expect(!isNow)
        end.resume(returning: (try? result.get()) ?? [])
      }
      isNow = false
    }
    #expect(patterns == [.number])
  }
}
