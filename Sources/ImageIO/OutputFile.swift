internal import Foundation

/// Why a file or a folder could not be written.
package struct FileWritingError: Error, Hashable, CustomStringConvertible {
  /// What was to be written.
  package var path: String
  /// What went wrong, in the system's words.
  package var reason: String

  package var description: String { "cannot write \(path): \(reason)" }
}

/// Files and folders that are written because somebody names them.
package enum OutputFile {
  /// Writes bytes into a file, as `FileWriter` does: a regular file is either whole or as it was.
  package static func write(_ data: Data, to url: URL) throws(FileWritingError) {
    let file = try FileWriter(for: url)
    data.withUnsafeBytes { file.append($0.bindMemory(to: UInt8.self)) }
    try file.commit()
  }

  /// Makes a folder, and those around it, where they do not exist yet.
  package static func makeFolder(at url: URL) throws(FileWritingError) {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      let system = cause.map { $0 as NSError }.flatMap { $0.domain == NSPOSIXErrorDomain ? $0 : nil }
      let reason = system.map { String(cString: strerror(Int32($0.code))) } ?? error.localizedDescription
      throw FileWritingError(path: url.path, reason: "no folder can be made there (\(reason))")
    }
  }
}
