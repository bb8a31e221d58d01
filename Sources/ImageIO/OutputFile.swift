internal import Foundation

/// The reason for which a file or a folder could not be written.
package struct FileWritingError: Error, Hashable, CustomStringConvertible {
  /// The path of the file or folder.
  package var path: String
  /// The reason in the system's words.
  package var reason: String

  package var description: String { "cannot write \(path): \(reason)" }
}

/// The writing of files and folders that a user names.
package enum OutputFile {
  /// Writes bytes to a file with `FileWriter`: a regular file is replaced atomically.
  package static func write(_ data: Data, to url: URL) throws(FileWritingError) {
    let file = try FileWriter(for: url)
    data.withUnsafeBytes { file.append($0.bindMemory(to: UInt8.self)) }
    try file.commit()
  }

  /// Creates a folder and its parents if they do not exist.
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
