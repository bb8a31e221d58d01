import Foundation
import TestSupport
import Testing

/// Tests of the options that name an output when an item with that name exists already.
struct OutputFileTests {
  private let folder = TemporaryFolder()

  /// An option of a command that writes a file.
  enum Writer: String, CaseIterable, Sendable {
    case check, baseline, explain, render, record, diff, scene

    /// The name of the file that is written, in the folder `out`.
    var file: String {
      switch self {
      case .check, .baseline: "report.json"
      case .explain: "steps.svg"
      case .render: "new-root.png"
      case .record: "film.gif"
      case .diff: "new-root-difference.png"
      case .scene: "s.png"
      }
    }

    var arguments: [String] {
      switch self {
      case .check: ["check", "new.xib", "--format", "json", "-o", "out/report.json"]
      case .baseline: ["check", "new.xib", "--baseline", "out/report.json", "--update-baseline"]
      case .explain: ["explain", "new.xib", "--view", "root", "--svg", "out/steps.svg"]
      case .render: ["render", "new.xib", "--scale", "1", "-o", "out"]
      case .record: ["record", "new.xib", "--script", "script", "--scale", "1", "-o", "out/film.gif"]
      case .diff: ["diff", "old.xib", "new.xib", "--scale", "1", "-o", "out"]
      case .scene: ["scene", "s.json", "-o", "out"]
      }
    }

    /// The beginning of every file that the writer writes.
    var beginning: String {
      switch self {
      case .check, .baseline: "{"
      case .explain: "<"
      case .record: "GIF89a"
      case .render, .diff, .scene: "\u{FFFD}PNG"
      }
    }
  }

  private func xib(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="90" height="60"/><subviews>
    <label text="\(text)" id="text"><rect key="frame" x="0" y="0" width="80" height="20"/></label></subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
    </objects></document>
    """
  }

  /// Writes what the commands read, and the folder `out`.
  private func prepare() throws {
    try folder.write(xib("Before"), to: "old.xib")
    try folder.write(xib("Behind"), to: "new.xib")
    try folder.write("wait 0", to: "script")
    try folder.write(#"{"id": "s", "viewport": [4, 4], "commands": []}"#, to: "s.json")
    try FileManager.default.createDirectory(at: folder("out"), withIntermediateDirectories: true)
  }

  private func run(_ writer: Writer) throws -> MicaCommand.Result {
    try MicaCommand.run(writer.arguments, in: folder.url)
  }

  private func kind(_ path: String) -> mode_t {
    var status = stat()
    return lstat(folder(path).path, &status) == 0 ? status.st_mode & S_IFMT : 0
  }
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(folder(path).path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }
  private func start(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder(path)).prefix(8), as: UTF8.self)
  }

  @Test(arguments: Writer.allCases) func linkStaysAndItsFileKeepsItsMode(writer: Writer) throws {
    try prepare()
    try folder.write("before", to: "elsewhere/kept")
    chmod(folder("elsewhere/kept").path, 0o640)
    symlink("../elsewhere/kept", folder("out/\(writer.file)").path)
    let result = try run(writer)
    #expect(kind("out/\(writer.file)") == S_IFLNK, "\(result.errors)")
    #expect(try start("elsewhere/kept").hasPrefix(writer.beginning))
    #expect(mode("elsewhere/kept") == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("elsewhere").path) == ["kept"])
  }

  @Test(arguments: Writer.allCases) func linkToNothingGetsItsFile(writer: Writer) throws {
    try prepare()
    symlink("../made", folder("out/\(writer.file)").path)
    let result = try run(writer)
    #expect(kind("out/\(writer.file)") == S_IFLNK, "\(result.errors)")
    #expect(try start("made").hasPrefix(writer.beginning))
  }

  @Test(arguments: Writer.allCases) func hardLinksShareTheWrittenContents(writer: Writer) throws {
    try prepare()
    try folder.write("before", to: "other")
    link(folder("other").path, folder("out/\(writer.file)").path)
    let result = try run(writer)
    #expect(try start("other").hasPrefix(writer.beginning), "\(result.errors)")
  }

  @Test(.timeLimit(.minutes(Project.hang)), arguments: Writer.allCases)
  func pipeIsWrittenInto(writer: Writer) throws {
    try prepare()
    mkfifo(folder("out/\(writer.file)").path, 0o600)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      ["-c", "cat \"out/$0\" > copy & \"$@\" > /dev/null 2>&1; wait", writer.file, MicaCommand.tool.path]
      + writer.arguments
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(kind("out/\(writer.file)") == S_IFIFO)
    #expect(try start("copy").hasPrefix(writer.beginning))
  }

  /// The superuser, who may write everything, is refused too.
  @Test(arguments: Writer.allCases) func fileWithoutWritePermissionIsRefused(writer: Writer) throws {
    try prepare()
    let file = folder("out/\(writer.file)")
    try folder.write(
      #"{"documents": 0, "devices": 0, "findings": [], "failures": []}"#, to: "out/\(writer.file)")
    let before = try Data(contentsOf: file)
    chmod(file.path, 0o444)
    let result = try run(writer)
    #expect(result.status == (writer == .diff ? 2 : 1))
    #expect(result.errors.contains("error: cannot write "), "\(result.errors)")
    #expect(result.errors.contains("out/\(writer.file): Permission denied"), "\(result.errors)")
    #expect(try Data(contentsOf: file) == before)
    #expect(folder.names.filter { $0.hasPrefix(".") }.isEmpty)
  }

  @Test(arguments: Writer.allCases) func socketIsRefusedAndStays(writer: Writer) throws {
    try prepare()
    let path = folder("out/\(writer.file)").path
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    try #require(isBound, "\(path): \(String(cString: strerror(errno)))")
    let result = try run(writer)
    #expect(result.status == (writer == .diff ? 2 : 1))
    #expect(result.errors.contains("out/\(writer.file): "), "\(result.errors)")
    #expect(kind("out/\(writer.file)") == S_IFSOCK)
  }

  /// A Boolean value that indicates whether this process may create device nodes.
  private static let makesDevices: Bool = {
    let folder = TemporaryFolder()
    return mknod(folder("null").path, S_IFCHR | 0o666, makedev(1, 3)) == 0
  }()

  /// The test creates a device of its own that accepts all data.
  @Test(.enabled(if: makesDevices, "needs the right to make devices"), arguments: Writer.allCases)
  func deviceStays(writer: Writer) throws {
    try prepare()
    try #require(mknod(folder("out/\(writer.file)").path, S_IFCHR | 0o666, makedev(1, 3)) == 0)
    let result = try run(writer)
    #expect(kind("out/\(writer.file)") == S_IFCHR, "\(result.errors)")
    #expect(!result.errors.contains("cannot write"), "\(result.errors)")
  }

  @Test func newFileHasTheModeOfAnyNewFile() throws {
    try prepare()
    let mask = umask(0)
    umask(mask)
    _ = try run(.explain)
    #expect(mode("out/steps.svg") == 0o666 & ~mask)
  }
}

private func makedev(_ major: UInt64, _ minor: UInt64) -> dev_t { dev_t(major << 8 | minor) }
