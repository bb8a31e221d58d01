import Foundation
import TestSupport
import Testing

/// Tests of the command, run as a user runs it.
struct MicaToolTests {
  private func mica(_ arguments: String...) throws -> MicaCommand.Result { try MicaCommand.run(arguments) }
  private func mica(_ arguments: [String]) throws -> MicaCommand.Result { try MicaCommand.run(arguments) }

  private var login: String {
    Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard").path
  }

  @Test func rendersOnePictureAScene() throws {
    let folder = TemporaryFolder()
    let result = try mica("render", login, "-o", folder.url.path, "--scale", "1")
    #expect(result.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.hasPrefix("Login-") && $0.hasSuffix(".png") })
  }

  @Test func oneBadFileDoesNotStopTheOthers() throws {
    let folder = TemporaryFolder()
    var files: [String] = []
    for index in 0..<6 {
      let file = folder("Copy\(index).storyboard")
      if index == 3 {
        try Data("no document".utf8).write(to: file)
      } else {
        try FileManager.default.copyItem(atPath: login, toPath: file.path)
      }
      files.append(file.path)
    }
    let output = folder("out").path
    let process = Process(), errors = Pipe()
    process.executableURL = MicaCommand.tool
    process.arguments = ["render", "--scale", "1", "-o", output] + files
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(said.contains("Copy3.storyboard"))
    #expect(said.contains("5 of 6 documents"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: output).count == 10)
  }

  @Test func foldersStandForTheDocumentsBelowThem() throws {
    let folder = TemporaryFolder()
    for language in ["Base.lproj", "de.lproj", ".build"] {
      let home = folder("App/\(language)")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: login, toPath: home.appendingPathComponent("Login.storyboard").path)
    }
    try Data().write(to: folder("App/.hidden"))
    let output = folder("out").path
    let result = try mica("render", folder.url.path, "-o", output, "--scale", "1")
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
    #expect(
      names.map { $0.prefix { $0 != "-" } } == ["Base.lproj", "Base.lproj", "de.lproj", "de.lproj"],
      "\(names)")
    let empty = try mica("check", output)
    #expect(empty.status == 1)
    #expect(empty.errors.contains("holds no document; accepted: a folder with a .storyboard or .xib"))
  }

  /// A storyboard and a xib with the same name are often in one folder.
  @Test func picturesOfNamesakesHaveNamesOfTheirOwn() throws {
    let folder = TemporaryFolder()
    for name in ["Login.storyboard", "Login.xib"] {
      try FileManager.default.copyItem(atPath: login, toPath: folder(name).path)
    }
    let output = folder("out").path
    let result = try mica("render", folder.url.path, "-o", output, "--scale", "1")
    #expect(result.status == 0, "\(result.errors)")
    let names = Set(
      try FileManager.default.contentsOfDirectory(atPath: output).map { $0.prefix { $0 != "-" } })
    #expect(names == ["Login.storyboard", "Login.xib"])
  }

  @Test func aReportOfBeforeIsABaseline() throws {
    let folder = TemporaryFolder()
    let report = folder("known.json").path
    let profile = Project.root.appendingPathComponent("Examples/Storyboards/Profile.storyboard").path
    let before = try mica("check", profile, "--device", "iphone-se", "--format", "json", "-o", report)
    #expect(before.status == 1)
    let after = try mica("check", profile, "--device", "iphone-se", "--baseline", report)
    #expect(after.status == 0, "\(after.output)")
    #expect(after.output.contains("nothing new"), "\(after.output)")
    let wrong = try mica("check", profile, "--baseline", login)
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("is no report; accepted:"))
  }

  @Test func versionIsPrinted() throws {
    let result = try mica("--version")
    #expect(result.status == 0)
    #expect(result.output.contains(#/^\d+\.\d+\.\d+/#))
  }

  @Test func differencesEndLikeThoseOfOtherTools() throws {
    let folder = TemporaryFolder()
    let file = folder("Login.storyboard")
    let text = try String(contentsOfFile: login, encoding: .utf8)
    try Data(text.replacingOccurrences(of: "Welcome back", with: "Hello").utf8).write(to: file)
    let same = try mica("diff", login, login)
    #expect(same.status == 0)
    #expect(same.output == "no difference\n")
    let other = try mica("diff", login, file.path)
    #expect(other.status == 1)
    #expect(other.output.contains("text: Welcome back → Hello"))
    let git = try mica("diff", "--git", "Login.storyboard", login, "0", "100644", file.path, "0", "100644")
    #expect(git.status == 0)
    #expect(git.output.hasPrefix("mica diff Login.storyboard\n"))
    #expect(try mica("diff", login, file.path + ".none").status == 2)
    #expect(try mica("diff", login).status == 2)
    #expect(try mica("diff", "/dev/null", login).output.contains("+ scene"))
  }

  @Test func aFileThatIsNoDocumentIsNamedWithItsLine() throws {
    let folder = TemporaryFolder()
    let file = folder("Broken.storyboard")
    try Data("<?xml version=\"1.0\"?>\n<document>\n<scenes>".utf8).write(to: file)
    let result = try mica("tree", file.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("Broken.storyboard:"))
    #expect(result.errors.contains("accepted:"))
  }

  @Test func anUnwritableFolderIsNamed() throws {
    let result = try mica("render", login, "-o", "/proc/nowhere/out")
    #expect(result.status == 1)
    #expect(result.errors.contains("/proc/nowhere/out"))
  }

  @Test func unwritableFileIsNamedWithTheReason() throws {
    let folder = TemporaryFolder()
    let taken = folder("taken").path, script = folder("script").path, scene = folder("scene.json").path
    try Data("a file".utf8).write(to: URL(fileURLWithPath: taken))
    try Data("wait 0".utf8).write(to: URL(fileURLWithPath: script))
    try Data(#"{"id": "a", "viewport": [4, 4], "commands": []}"#.utf8).write(to: URL(fileURLWithPath: scene))
    let nowhere = folder("no/such/place").path
    for arguments in [
      ["check", login, "-o", nowhere], ["check", login, "-o", folder.url.path],
      ["explain", login, "--view", "Gwe-FB-SKZ", "--svg", nowhere],
      ["record", login, "--script", script, "-o", nowhere + ".gif"],
      ["record", login, "--script", script, "-o", taken], ["render", login, "-o", taken],
      ["scene", scene, "-o", taken],
    ] {
      let result = try mica(arguments)
      let place = arguments.last ?? ""
      #expect(result.status == 1, "\(arguments)")
      #expect(result.errors.contains("error: cannot write \(place): "), "\(result.errors)")
      #expect(!result.errors.contains("Error Domain"), "\(result.errors)")
    }
  }

  /// `/dev/full` accepts no data, like a full disk.
  @Test(arguments: [
    (["tree"], 1), (["tree", "--json"], 1), (["check"], 1), (["explain", "--view", "Gwe-FB-SKZ"], 1),
    (["render", "--scale", "1"], 1), (["diff", "/dev/null"], 2), (["--help"], 1),
  ])
  func anOutputThatTakesNothingIsNamed(words: [String], status: Int) throws {
    let folder = TemporaryFolder(), process = Process(), errors = Pipe()
    process.executableURL = MicaCommand.tool
    process.arguments = words + (words == ["--help"] ? [] : [login])
    process.currentDirectoryURL = folder.url
    process.standardOutput = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == Int32(status))
    #expect(said.contains("error: cannot write to standard output: No space left on device"), "\(said)")
  }

  @Test func sceneWithoutAPictureIsReported() throws {
    let folder = TemporaryFolder(), file = folder("Link.storyboard")
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc1">\
      <scenes><scene sceneID="s1"><objects>\
      <viewControllerPlaceholder storyboardName="Other" id="vc1" sceneMemberID="viewController"/>\
      </objects></scene></scenes></document>
      """.utf8
    ).write(to: file)
    let result = try mica("render", file.path, "-o", folder.url.path)
    #expect(result.status == 0)
    #expect(result.errors.contains("shows nothing of its own: no picture"))
    // The device has a scale of three pixels per point.
    let large = try mica("render", login, "-o", folder.url.path, "--size", "10000x10000")
    #expect(large.status == 1, "\(large.errors)")
    #expect(large.errors.contains("accepted: at most 32767 pixels a side"), "\(large.errors)")
  }

  @Test func unreadableInputIsNamedWithTheAcceptedKinds() throws {
    let folder = TemporaryFolder()
    let empty = folder("empty").path, bytes = folder("bytes").path, missing = folder("missing").path
    try Data().write(to: URL(fileURLWithPath: empty))
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: bytes))
    let output = folder("out.gif").path
    for (arguments, reason) in [
      (["record", login, "-o", output, "--script", missing], "there is no such file"),
      (["record", login, "-o", output, "--script", folder.url.path], "is a folder"),
      (["record", login, "-o", output, "--script", bytes], "is no text in UTF-8"),
      (["scene", missing], "there is no such file"), (["scene", folder.url.path], "is a folder"),
      (["scene", empty], "JSON"), (["check", login, "--baseline", missing], "there is no such file"),
      (["check", login, "--baseline", folder.url.path], "is a folder"),
    ] {
      let result = try mica(arguments)
      #expect(result.status == 1, "\(arguments)")
      let line = "error: \(arguments.last ?? "")"
      #expect(result.errors.contains(line), "\(result.errors)")
      #expect(result.errors.contains(reason), "\(result.errors)")
      #expect(result.errors.contains("; accepted: "), "\(result.errors)")
    }
  }

  @Test func theExamplesAreListedWithoutAScript() throws {
    for command in ["play", "record"] {
      let result = try mica(command, "--example", "list")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("RunningClock\n"), "\(result.errors)")
    }
  }

  @Test func aFolderWithAPointInItsNameIsWrittenWithASlash() throws {
    let folder = TemporaryFolder()
    let script = folder("script").path, place = folder("frames.v2").path
    try Data("wait 0".utf8).write(to: URL(fileURLWithPath: script))
    #expect(try mica("record", login, "--script", script, "-o", place).status == 2)
    #expect(try mica("record", login, "--script", script, "-o", place + "/", "--scale", "1").status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == ["frame-00000.png"])
  }

  /// A full disk, simulated by a limit on the size of files. The limit's signal is ignored, so that writing
  /// fails as on a full disk. A sanitizer's own memory counts as files and does not fit either.
  @Test(.enabled(if: Project.stackFactor == 1), arguments: [1, 6])
  func aPictureThatDoesNotFitOnTheDiskIsNamedAndLeavesNothing(copies: Int) throws {
    let folder = TemporaryFolder()
    var files: [String] = []
    for index in 0..<copies {
      files.append(folder("Copy\(index).storyboard").path)
      try FileManager.default.copyItem(atPath: login, toPath: files[index])
    }
    let output = folder("out").path
    let process = Process(), errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      ["-c", "trap '' XFSZ; ulimit -f 4; exec \"$@\"", "bash", MicaCommand.tool.path, "render", "-o", output]
      + files
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    for index in 0..<copies { #expect(said.contains("cannot write \(output)/Copy\(index)-"), "\(said)") }
    #expect(said.contains("File too large"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: output) == [])
  }

  /// Uses SDL's dummy display. The test does nothing if SDL is not installed.
  @Test func windowShowsTheRecordedFrames() throws {
    let folder = TemporaryFolder()
    let script = folder("script"), frames = folder("frames").path
    try Data("wait 0".utf8).write(to: script)
    let recorded = try mica("record", login, "--script", script.path, "-o", frames, "--scale", "1")
    #expect(recorded.status == 0, "\(recorded.errors)")
    let picture = folder("shown.png")
    let process = Process(), errors = Pipe()
    process.executableURL = MicaCommand.tool
    process.arguments = ["play", login, "--seconds", "0", "--picture", picture.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["SDL_VIDEODRIVER": "dummy"]) { $1 }
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard !said.contains("SDL 2 is not installed") else { return #expect(process.terminationStatus == 1) }
    #expect(process.terminationStatus == 0)
    // The window prints the same messages about the document as the recording.
    #expect(said == recorded.errors)
    #expect(
      try Data(contentsOf: picture) == Data(contentsOf: URL(fileURLWithPath: frames + "/frame-00000.png")))
  }

  @Test(arguments: [
    ["play", "x.xib", "--zoom", "9"],
    ["record", "x.xib"], ["record", "x.xib", "--script", "s", "-o", "x.mp4"],
    ["scene", "x.json", "--format", "gif"],
    ["render"], ["render", "--scale", "0", "x.xib"], ["render", "--device", "toaster", "x.xib"],
    ["render", "--size", "10000x10000", "--scale", "8", "x.xib"], ["dance"],
  ])
  func misuseEndsWithStatusTwo(arguments: [String]) throws {
    let process = Process()
    process.executableURL = MicaCommand.tool
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
  }
}
