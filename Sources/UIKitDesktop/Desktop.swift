internal import CDesktopWindow
internal import CoreGraphics
internal import Foundation
internal import UIKit

/// The desktop of the window: its screen, its clipboard, and its other windows.
@MainActor final class Desktop: DesktopClipboard {
  /// Connects to the desktop.
  ///
  /// - Throws: An error if there is no display.
  init() throws(DesktopWindow.Failure) {
    let opened = Self.withReason { mica_desktop_open($0) }
    if opened.result == 0 { throw DesktopWindow.Failure(description: opened.reason) }
    UIPasteboard.desktop = self
  }

  func close() {
    UIPasteboard.desktop = nil
    mica_desktop_close()
  }

  /// The part of the screen that windows may cover, or nil if the screen is not visible.
  var room: CGRect? {
    var part = mica_window_part()
    return mica_desktop_room(&part) == 0 ? nil : CGRect(part)
  }

  /// The windows of the same program from back to front, as far as the desktop provides them.
  var windows: [CGRect] {
    let most = 64
    return withUnsafeTemporaryAllocation(of: mica_window_part.self, capacity: most) { parts in
      let count = mica_desktop_windows(parts.baseAddress!, Int32(most))
      return parts.prefix(Int(count)).map { CGRect($0) }
    }
  }

  var text: String? {
    get {
      guard let text = mica_desktop_clipboard() else { return nil }
      defer { free(text) }
      return String(cString: text)
    }
    set { mica_desktop_set_clipboard(newValue ?? "") }
  }

  /// Returns the result of a C function with the reason that it wrote.
  static func withReason<T>(_ body: (UnsafeMutablePointer<CChar>) -> T) -> (result: T, reason: String) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: MICA_WINDOW_REASON_SIZE) { buffer in
      buffer.initialize(repeating: 0)
      let result = body(buffer.baseAddress!)
      return (result, String(cString: buffer.baseAddress!))
    }
  }
}

extension CGRect {
  init(_ part: mica_window_part) {
    self.init(x: Int(part.x), y: Int(part.y), width: Int(part.width), height: Int(part.height))
  }
}

extension mica_window_part {
  /// Creates a part from a rectangle, rounded to whole units.
  init(_ rect: CGRect) {
    self.init(
      x: Int32(rect.minX.rounded()), y: Int32(rect.minY.rounded()), width: Int32(rect.width.rounded()),
      height: Int32(rect.height.rounded()))
  }
}
