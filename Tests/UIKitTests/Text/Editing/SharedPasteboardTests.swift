import Foundation
import Testing

@testable import UIKit

/// Tests of the general pasteboard and the clipboard of a desktop.
@Suite(.serialized) @MainActor struct SharedPasteboardTests {
  private final class Clipboard: DesktopClipboard {
    var text: String?
  }

  private func shared(_ body: (Clipboard, UIPasteboard) throws -> Void) rethrows {
    let desktop = Clipboard(), items = UIPasteboard.general.items
    UIPasteboard.desktop = desktop
    defer {
      UIPasteboard.desktop = nil
      UIPasteboard.general.items = items
    }
    try body(desktop, .general)
  }

  @Test func textOfTheDesktopIsPasted() {
    shared { desktop, board in
      board.string = "own"
      desktop.text = "theirs"
      #expect(board.hasStrings)
      #expect(board.string == "theirs")
      #expect(board.numberOfItems == 1)
    }
  }

  @Test func copiedTextIsOnTheDesktop() {
    shared { desktop, board in
      desktop.text = "theirs"
      board.string = "own"
      #expect(desktop.text == "own")
      #expect(board.string == "own")
    }
  }

  @Test func copiedAddressIsTextOnTheDesktop() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    shared { desktop, board in
      board.url = url
      #expect(desktop.text == url.absoluteString)
      #expect(board.url == url)
    }
  }

  @Test func copiedPictureStaysWhileTheDesktopHasItsText() {
    shared { desktop, board in
      desktop.text = "theirs"
      board.color = .red
      #expect(board.color == .red)
      #expect(desktop.text == "theirs")
      desktop.text = "new"
      #expect(board.color == nil)
      #expect(board.string == "new")
    }
  }

  @Test func changeOnTheDesktopCountsOnce() {
    shared { desktop, board in
      let before = board.changeCount
      desktop.text = "a text that was nowhere before"
      #expect(board.changeCount == before + 1)
      #expect(board.changeCount == before + 1)
      desktop.text = nil
      #expect(board.changeCount == before + 1)
    }
  }

  @Test func otherPasteboardsAreTheProgramsOwn() {
    shared { desktop, _ in
      let board = UIPasteboard.withUniqueName()
      board.string = "secret"
      #expect(desktop.text == nil)
      desktop.text = "theirs"
      #expect(board.string == "secret")
    }
  }
}
