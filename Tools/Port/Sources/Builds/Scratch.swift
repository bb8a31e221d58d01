package import Foundation
internal import Projects

/// The folder of a project in which everything lies that a build makes.
package struct Scratch: Sendable {
  package let folder: URL

  /// Makes the folder. Git does not see what it has.
  package init(at folder: URL) throws {
    self.folder = folder.standardizedFileURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("*\n", to: ".gitignore")
  }

  /// The folder of SwiftPM's results.
  package var build: URL { folder.appendingPathComponent("build") }
  /// The folder of the results for debugging, or for release, which exists once something was built.
  package func products(isRelease: Bool) -> URL? {
    build.entries.map { build.appendingPathComponent($0) }.filter { !$0.lastPathComponent.hasPrefix("debug") }
      .map { $0.appendingPathComponent(isRelease ? "release" : "debug") }.first { $0.isFolder }
  }
  /// Removes what was compiled with another SDK, or in another place: SwiftPM does not see that the modules
  /// of an SDK change, and the compiler's caches name the folder that they were made in.
  package func forgetProducts(unlessOf sdk: String) throws {
    let record = "\(sdk)\n\(folder.path)", last = try? String(contentsOf: file("sdk.txt"), encoding: .utf8)
    guard last != record else { return }
    // The packages that SwiftPM has fetched stay.
    let fetched: Set = ["checkouts", "repositories", "artifacts", "workspace-state.json"]
    for name in build.entries where !fetched.contains(name) {
      try FileManager.default.removeItem(at: build.appendingPathComponent(name))
    }
    try? FileManager.default.removeItem(at: file("standins"))
    try write(record, to: "sdk.txt")
  }
  /// The package that stands in for the project, if one is needed.
  package var root: URL { folder.appendingPathComponent("root") }
  /// The packages that stand in for dependencies.
  package var packages: URL { folder.appendingPathComponent("packages") }
  /// Translated files.
  package var translated: URL { folder.appendingPathComponent("translated") }
  /// The overlay by which the compiler reads translated files under their original names.
  package var overlay: URL { folder.appendingPathComponent("overlay.yaml") }
  package var log: URL { folder.appendingPathComponent("log.txt") }

  /// Returns the URL of a file in the folder.
  package func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Writes a file unless it has the text already, so that what is built of it stays.
  ///
  /// - Returns: `true` if the file was written.
  @discardableResult package func write(_ text: String, to name: String) throws -> Bool {
    let url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : file(name)
    if (try? String(contentsOf: url, encoding: .utf8)) == text { return false }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return true
  }
}

/// The log of a call, in a file, and on the terminal if it is asked for.
package final class Log {
  private let handle: FileHandle?
  private let isShown: Bool
  private let terminal: Bool
  package let url: URL

  /// Begins a log.
  ///
  /// - Parameters:
  ///   - url: The place of the log.
  ///   - isShown: `true` if lines are printed as well.
  package init(at url: URL, isShown: Bool) {
    self.url = url
    self.isShown = isShown
    terminal = isatty(2) == 1
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    handle = try? FileHandle(forWritingTo: url)
  }

  package func write(_ line: String) {
    handle?.write(Data("\(line)\n".utf8))
    if isShown { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }

  /// Says what is done now: a line that the next one replaces, on a terminal alone.
  package func progress(_ text: String) {
    guard terminal, !isShown else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text.prefix(100))".utf8))
  }
}
