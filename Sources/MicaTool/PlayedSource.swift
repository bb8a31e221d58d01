import Foundation
import UIInspection
import UIKitDesktop

/// The files behind a document that a window shows: says what they have that does nothing there, and has the
/// window show them anew when they change.
@MainActor final class PlayedSource {
  private let path: String
  private let shown: ShownOptions
  private let host: DesktopWindow
  private var watch: FileWatch?
  /// What was said of the document as it is.
  private var said: Set<String> = []

  init(path: String, shown: ShownOptions, host: DesktopWindow) {
    (self.path, self.shown, self.host) = (path, shown, host)
    do { try begin().check() } catch { FileError.say("error: \(error)") }
    tell()
  }

  func close() { watch?.cancel() }

  /// Watches the files as they are now.
  private func begin() -> DocumentFiles {
    let files = DocumentFiles(of: path)
    watch?.cancel()
    watch = FileWatch(files.folders, isWanted: files.contains) { [weak self] in self?.reload() }
    return files
  }

  private func reload() {
    // What changes while files are read is seen by the new watch.
    let files = begin()
    do {
      try files.check()
      host.show(try shown.document())
      FileError.say("\(path): laid out anew")
      tell()
    } catch {
      FileError.say("error: \(error)")
    }
  }

  /// Says what was not said of the document before it changed.
  private func tell() {
    let report = shown.report
    for line in report where !said.contains(line) { FileError.say(line) }
    said = Set(report)
  }
}
