internal import Foundation

/// A file that takes its final name only when it is complete.
final class TemporaryFile {
  private let target: String
  private let path: String
  private var descriptor: Int32
  private var failure: Int32 = 0

  /// Opens a file beside the target.
  init(for url: URL) throws(FileWritingError) {
    target = url.path
    let folder = url.deletingLastPathComponent().path
    var template = Array("\(folder)/.\(url.lastPathComponent).XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard descriptor >= 0 else { throw FileWritingError(path: target, reason: text(errno)) }
    // mkstemp makes private files; a picture gets what any new file gets.
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, 0o666 & ~mask)
  }

  deinit {
    if descriptor >= 0 {
      close(descriptor)
      unlink(path)
    }
  }

  /// Appends bytes. A failure is remembered and reported by `commit`.
  func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = UnsafeRawBufferPointer(bytes)[...]
    while failure == 0, !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        failure = errno
      }
    }
  }

  /// Gives the file its name, or removes it and says why it cannot have it.
  func commit() throws(FileWritingError) {
    if failure == 0, close(descriptor) != 0 { failure = errno } else if failure != 0 { close(descriptor) }
    descriptor = -1
    if failure == 0, rename(path, target) != 0 { failure = errno }
    if failure != 0 {
      unlink(path)
      throw FileWritingError(path: target, reason: text(failure))
    }
  }
}

/// What the system calls an error.
private func text(_ code: Int32) -> String { String(cString: strerror(code)) }
