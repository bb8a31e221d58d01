import Foundation

/// The program `mica-project`, to which `mica build`, `mica test`, `mica run` and `mica lint` are handed on.
///
/// It needs the syntax of Swift, which this program does without. It is installed in `libexec/mica` beside
/// `bin`. In a checkout it is built from `Tools/Port`.
enum ProjectProgram {
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// The subcommands that are handed on.
  static let subcommands = ["build", "test", "run", "lint"]

  /// Replaces this program by the helper if its arguments begin with one of the subcommands, or ask for the
  /// help of one. Otherwise returns.
  static func replaceProgram(for arguments: [String]) throws {
    var words = arguments[...]
    let isHelp = words.first == "help"
    if isHelp { words = words.dropFirst() }
    guard let word = words.first, subcommands.contains(word) else { return }
    try replaceProgram(with: isHelp ? [word, "--help"] : Array(words))
  }

  /// Replaces this program by the helper.
  static func replaceProgram(with arguments: [String]) throws -> Never {
    let path = try program().path
    var words = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, &words)
    throw Missing(description: "\(path): \(String(cString: strerror(errno)))")
  }

  /// Returns the helper, which is built first if this program lies in a checkout.
  private static func program() throws -> URL {
    let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let prefix = command.deletingLastPathComponent().deletingLastPathComponent()
    let installed = prefix.appendingPathComponent("libexec/mica/mica-project")
    if FileManager.default.isExecutableFile(atPath: installed.path) { return installed }
    var folder = command.deletingLastPathComponent()
    while folder.path != "/" {
      let package = folder.appendingPathComponent("Tools/Port")
      let manifest = package.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return try built(in: package) }
      folder.deleteLastPathComponent()
    }
    throw Missing(
      description: """
        \(installed.path) is missing; `make install` and the Debian package put it there
        """)
  }

  /// Builds the helper in a checkout unless it is newer than its sources.
  private static func built(in package: URL) throws -> URL {
    let program = package.appendingPathComponent(".build/release/mica-project")
    let sources = package.appendingPathComponent("Sources")
    let files =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL } ?? []
    let newest = files.compactMap(changed).max() ?? .distantPast
    if let made = changed(program), made >= newest { return program }
    FileError.say("building mica-project from Tools/Port, which takes some minutes the first time")
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "-c", "release", "--package-path", package.path, "--product", "mica-project",
    ]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Missing(description: "mica-project cannot be built in \(package.path):\n\(told)")
    }
    return program
  }

  private static func changed(_ url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }
}
