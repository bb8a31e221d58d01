internal import CoreGraphics
internal import Foundation

/// A file that is being written.
///
/// A regular file, or one that does not exist yet, is replaced atomically by `commit()`; until then, and
/// after a failure, it is unchanged. It keeps its permissions and its owner, and symbolic links to it remain
/// links. Devices, pipes, files with several names, and files in folders that cannot be written to are
/// written in place.
final class FileWriter {
  /// The path as given, for error messages.
  private let path: String
  /// The temporary file and the path that it replaces, or nil if the file is written in place.
  private var replacement: (path: String, target: String)?
  private var descriptor: Int32 = -1
  private var failure: Int32 = 0

  /// Opens the file, or a temporary one beside it. Throws for a folder, and for a file without write
  /// permission, even for a superuser.
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

  /// Appends bytes. A failure is stored and reported by `commit()`.
  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if failure == 0 { failure = writeAll(UnsafeRawBufferPointer(bytes), to: descriptor) }
  }

  /// Completes the file and moves it to its path. Throws if any of its bytes could not be written.
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

  /// Returns a Boolean value that indicates whether another file may replace this one. Files named in `/dev`
  /// and `/proc` are open elsewhere.
  private static func isReplaceable(_ status: stat, at path: String) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 1
      && !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/")
  }

  /// Returns the path that symbolic links without an existing target finally refer to.
  private static func destination(of path: String) -> String {
    var url = URL(fileURLWithPath: path)
    // The number of links that Linux follows.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) else { break }
      url = URL(fileURLWithPath: next, relativeTo: url.deletingLastPathComponent())
    }
    return url.path
  }

  /// Opens a temporary file beside a target, with the permissions and the owner of an existing file. Opens
  /// none if that fails.
  private func openReplacement(of target: String, like status: stat?) {
    let folder = (target as NSString).deletingLastPathComponent
    var template = Array("\(folder)/.mica-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return }
    let made = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    replacement = (made, target)
    guard let status else {
      // mkstemp creates private files.
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
