import Foundation
import LocalAuthentication
import Testing
import os

@Suite(.serialized) struct LogTests {
  /// Returns the lines that a closure writes to standard error.
  private func lines(of body: () -> Void) -> [String] {
    let pipe = Pipe(), before = dup(2)
    fflush(stderr)
    dup2(pipe.fileHandleForWriting.fileDescriptor, 2)
    body()
    fflush(stderr)
    dup2(before, 2)
    close(before)
    try? pipe.fileHandleForWriting.close()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.split(separator: "\n").filter { $0.contains("[s:c]") || $0.contains("public") }
      .map { String($0.split(separator: "[s:c] ").last ?? $0) }
  }

  @Test func valuesAreFormatted() {
    let logger = Logger(subsystem: "s", category: "c"), name = "Anna", number = 10, flag: Bool? = nil
    let found = lines {
      logger.error("a \(name, privacy: .public) b \(number) c \(name, privacy: .private(mask: .hash))")
      logger.error(
        "\(number, format: .hex(includePrefix: true, minDigits: 4)) \(1.5, format: .fixed(precision: 2))|")
      logger.error("\(true, format: .answer) \(name, align: .right(columns: 6))|\(String(describing: flag))")
    }
    #expect(found == ["a Anna b 10 c Anna", "0x000a 1.50|", "yes   Anna|nil"])
  }

  @Test(arguments: [
    (LAError(.userCancel) as any Error, true), (LAError(.userCancel) as NSError, true),
    (LAError(.systemCancel), false),
  ]) func anErrorIsCaughtByItsCode(_ error: any Error, _ isCancelled: Bool) {
    var found = false
    do { throw error } catch LAError.userCancel { found = true } catch {}
    #expect(found == isCancelled)
  }
}
