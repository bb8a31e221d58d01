import Foundation
import UIInspection
import UIKitDesktop

/// The files of a document in a window. Reports their contents that have no effect, and reloads the document
/// when they change.
@MainActor final class PlayedSource {
  private let path: String
  private let shown: ShownOptions
  private let host: DesktopWindow
  private var watch: FileWatch?
  /// The lines reported on the current document.
  private var said: Set<String> = []

  init(path: String, shown: ShownOptions, host: DesktopWindow) {
    (self.path, self.shown, self.host) = (path, shown, host)
    do { try begin().check() } catch { FileError.say("error: \(error)") }
    tell()
  }

  func close() { watch?.cancel() }

  /// Watches the current files.
  private func begin() -> DocumentFiles {
    let files = DocumentFiles(of: path)
    watch?.cancel()
    watch = FileWatch(files.folders, isWanted: files.contains) { [weak self] in self?.reload() }
    return files
  }

  /// Displays the document in its current state.
  ///
  /// A file that cannot be read may be one that is being written. So an error is reported only if it is still
  /// there after a moment without changes.
  private func reload(isSecondAttempt: Bool = false) {
    // The new watch notices changes that occur while files are read.
    let files = begin()
    do {
      try files.check()
      host.show(try shown.document())
      FileError.say("\(path): laid out anew")
      tell()
    } catch  where isSecondAttempt {
      FileError.say("error: \(error)")
    } catch {
      watch?.afterRest { [weak self] in self?.reload(isSecondAttempt: true) }
    }
  }

  /// Reports the lines that were not reported before the document changed.
  private func tell() {
    let report = shown.report
    for line in report where !said.contains(line) { FileError.say(line) }
    said = Set(report)
  }
}
