internal import CoreGraphics
internal import Foundation

/// A file that is being written.
///
/// A regular file, or one that does not exist yet, is replaced as a whole by `commit()`; until then, and
/// after a failure, it is as it was. It keeps its permissions and its owner, and symbolic links to it stay
/// links. Devices, pipes, files with several names and files in folders that take no new ones are written
/// into as the bytes come.
final class FileWriter {
  /// The path as given, by which errors name the file.
  private let path: String
  /// The new file and the name that it gets; nil where the bytes go into the file itself.
  private var replacement: (path: String, target: String)?
  private var descriptor: Int32 = -1
  private var failure: Int32 = 0

  /// Opens the file, or a new one beside it. Throws for a folder, and for a file without write permission,
  /// which a superuser has to change as well.
  init(for url: URL) throws(FileWritingError) {
    path = url.path
    var status = stat()
    if stat(path, &status) == 0 {
      try check(status)
      if Self.isReplaceable(status, at: path), let target = realpath(path, nil) {
        defer { free(target) }
        openReplacement(of: String(cString: target), like: status)
      }
      if descriptor < 0 { descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC) }
    } else {
      openReplacement(of: Self.destination(of: path), like: nil)
    }
    guard descriptor >= 0 else { throw error(errno) }
  }

  deinit {
    if descriptor >= 0 {
      close(descriptor)
      removeReplacement()
    }
  }

  /// Appends bytes. A failure is remembered and reported by `commit()`.
  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if failure == 0 { failure = writeAll(UnsafeRawBufferPointer(bytes), to: descriptor) }
  }

  /// Ends the file and gives it its name; throws where any of its bytes could not be written.
  func commit() throws(FileWritingError) {
    let isClosed = close(descriptor) == 0
    if failure == 0, !isClosed { failure = errno }
    descriptor = -1
    if failure == 0, let replacement, rename(replacement.path, replacement.target) != 0 { failure = errno }
    guard failure != 0 else { return }
    removeReplacement()
    throw error(failure)
  }

  private func error(_ code: Int32) -> FileWritingError {
    FileWritingError(path: path, reason: String(cString: strerror(code)))
  }

  private func check(_ status: stat) throws(FileWritingError) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw error(EISDIR)
    case S_IFREG where status.st_mode & 0o222 == 0 || access(path, W_OK) != 0: throw error(EACCES)
    default: break
    }
  }

  /// Whether another file may take the name of this one. What `/dev` and `/proc` name is open elsewhere.
  private static func isReplaceable(_ status: stat, at path: String) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
      && !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/")
  }

  /// The path that symbolic links which lead to nothing yet name in the end.
  private static func destination(of path: String) -> String {
    var url = URL(fileURLWithPath: path)
    // As many links as Linux follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent())
    }
    return url.path
  }

  /// Opens a new file beside a target, with the permissions and the owner of a file that exists; leaves none
  /// where that cannot be.
  private func openReplacement(of target: String, like status: stat?) {
    let folder = (target as NSString).deletingLastPathComponent
    var template = Array("\(folder)/.mica-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return }
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    replacement = (made, target)
    guard let status else {
      // mkstemp makes private files.
      let mask = umask(0)
      umask(mask)
      fchmod(descriptor, 0o666 & ~mask)
      return
    }
    if fchown(descriptor, status.st_uid, status.st_gid) != 0
      || fchmod(descriptor, status.st_mode & 0o7777) != 0
    {
      close(descriptor)
      descriptor = -1
      removeReplacement()
    }
  }

  private func removeReplacement() {
    if let replacement { unlink(replacement.path) }
    replacement = nil
  }
}
