package import Foundation

/// Access to files that the user specifies, or that a project contains in an expected location.
package enum InputFile {
  /// Returns the contents of a regular file of at most `limit` bytes, or of an open pipe that the process
  /// inherited, such as that of `<(…)` in a shell.
  ///
  /// The cost is proportional to the size of the file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - limit: The maximum size in bytes.
  ///   - kinds: A description of what would be accepted, for errors.
  /// - Returns: The contents of the file.
  /// - Throws: An error if the file does not exist, is not a regular file, is too large or cannot be opened.
  package static func data(
    of url: URL, limit: Int = IBDocument.sizeLimit, accepted kinds: String
  ) throws(IBReadError) -> Data {
    let file = url.relativePath
    if let data = try dataOfOpenPipe(url, limit: limit) { return data }
    let path = url.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      throw IBReadError(file: file, reason: "there is no such file", accepted: kinds)
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      throw IBReadError(file: file, reason: isFolder ? "is a folder" : "is no regular file", accepted: kinds)
    }
    if let size = attributes[.size] as? Int, size > limit { throw tooLarge(size, limit: limit, file: file) }
    guard let data = try? Data(contentsOf: url) else {
      throw IBReadError(file: file, reason: "the file cannot be opened", accepted: "a readable file")
    }
    return data
  }

  /// Returns a Boolean value that indicates whether a path refers to a file that is open in this process
  /// only.
  package static func isOfProcess(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// Returns the data from a pipe that is already open, or nil for other files. A pipe in a folder may never
  /// have a writer.
  private static func dataOfOpenPipe(_ url: URL, limit: Int) throws(IBReadError) -> Data? {
    let file = url.relativePath
    var status = stat()
    guard isOfProcess(file), stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFIFO,
      let handle = FileHandle(forReadingAtPath: file)
    else { return nil }
    var data = Data()
    while data.count <= limit, let part = try? handle.read(upToCount: 1 << 16), !part.isEmpty {
      data += part
    }
    if data.count > limit { throw tooLarge(data.count, limit: limit, file: file) }
    return data
  }

  /// Creates the error for a file of `size` bytes if at most `limit` are allowed.
  static func tooLarge(_ size: Int, limit: Int, file: String) -> IBReadError {
    IBReadError(
      file: file, reason: "the file has \(size) bytes", accepted: "documents up to \(limit) bytes")
  }
}
