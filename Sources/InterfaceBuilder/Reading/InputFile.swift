package import Foundation

/// Files that are read because somebody names them, or because a project has them where they are looked for.
package enum InputFile {
  /// The bytes of a regular file of at most `limit` bytes, or of a pipe that the program was given open, as
  /// shells give those of `<(…)`.
  ///
  /// Throws where there is none, where a folder or another kind of file has its name, and where it is too
  /// large or cannot be opened; `kinds` is what the error says would be accepted. The cost is proportional to
  /// the file's size.
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

  /// Whether a path names what this process has open, and another does not.
  package static func isOfProcess(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// What comes out of a pipe that is open already; nil for other files. A pipe in a folder may never have a
  /// writer.
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

  /// The error for a file of `size` bytes where `limit` are allowed.
  static func tooLarge(_ size: Int, limit: Int, file: String) -> IBReadError {
    IBReadError(
      file: file, reason: "the file has \(size) bytes", accepted: "documents up to \(limit) bytes")
  }
}
