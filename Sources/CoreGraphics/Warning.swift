internal import Foundation
internal import Synchronization

private let told = Mutex<Set<String>>([])

/// Writes a warning to standard error.
package func warn(_ message: String) { writeToStandardError("Mica: \(message)\n") }

/// Writes text to standard error. Failures are ignored, such as those of a reader that is gone.
package func writeToStandardError(_ text: String) {
  var text = text
  text.withUTF8 { _ = writeAll(UnsafeRawBufferPointer($0), to: STDERR_FILENO) }
}

/// Writes bytes to a file descriptor, blocking or not. Returns 0 or the system's error code.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&wait, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

/// Writes a warning to standard error once per process. After a thousand different messages, further ones are
/// dropped.
package func warnOnce(_ message: String) {
  if told.withLock({ $0.count < 1000 && $0.insert(message).inserted }) { warn(message) }
}
