import Foundation
import TestSupport
import Testing

/// Tests of the command in a shell: readers that exit, completions, help, colors and progress.
struct ShellTests {
  private let folder = TemporaryFolder()

  private var login: String {
    Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard").path
  }

  /// Runs a script of bash in which `"$@"` is the command with arguments.
  private func bash(_ script: String, _ arguments: [String], _ environment: [String: String] = [:]) throws
    -> (status: Int32, output: String, errors: String)
  {
    let process = Process(), output = Pipe(), errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, "bash", MicaCommand.tool.path] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.filter {
      !["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"].contains($0.key)
    }.merging(environment) { $1 }
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, said)
  }

  // MARK: - Closed pipes

  private static let calls = [
    ["tree"], ["tree", "--json"], ["check"], ["render", "--scale", "1"], ["diff", "/dev/null"], ["--help"],
    ["devices"],
  ]

  /// The parent process may ignore `SIGPIPE`, as services and git do.
  @Test(arguments: calls, ["", "trap '' PIPE; "]) func readerThatGoesEndsTheCommandInSilence(
    words: [String], before: String
  ) throws {
    let document = words == ["--help"] || words == ["devices"] ? [] : [login]
    let result = try bash("\(before)\"$@\" | :; echo ${PIPESTATUS[0]}", words + document)
    #expect(result.output == "141\n")
    #expect(result.errors.isEmpty, "\(result.errors)")
  }

  @Test func readerOfErrorsMayGoAsWell() throws {
    let result = try bash(
      "trap '' PIPE; { \"$@\" 2>&1 >/dev/null | :; echo ${PIPESTATUS[0]}; }", ["tree", login, "missing.xib"])
    #expect(result.output == "1\n", "\(result.errors)")
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "needs git"),
    arguments: ["-c diff.external=\"$1 diff --git\" diff", "difftool -y -x \"$1 diff\""])
  func readerThatGoesEndsGitInSilence(command: String) throws {
    let text = try String(contentsOfFile: login, encoding: .utf8)
    try folder.write(text, to: "Login.storyboard")
    let made = try bash(
      "git init -q . && git add . && git -c user.name=a -c user.email=a@b.c commit -qm a", [])
    try #require(made.status == 0, "\(made.errors)")
    try folder.write(text.replacingOccurrences(of: "Welcome back", with: "Hello"), to: "Login.storyboard")
    let result = try bash("git \(command) | :", [])
    #expect(result.errors.isEmpty, "\(result.errors)")
  }

  // MARK: - Completion

  /// Returns bash's completions of the last of the words.
  private func completions(_ words: String...) throws -> Set<String> {
    let list = (["mica"] + words).map { "'\($0)'" }.joined(separator: " ")
    let result = try bash(
      """
      PATH="$(dirname "$1"):$PATH"
      source <("$1" --generate-completion-script bash)
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count)
      COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
      _mica mica "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """, [])
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  @Test func documentsAndFoldersAreCompleted() throws {
    for name in ["A.storyboard", "B.xib", "C.txt", "Folder/D.xib"] { try folder.write("", to: name) }
    for command in ["render", "tree", "check", "explain", "diff", "play", "record"] {
      #expect(try completions(command, "") == ["A.storyboard", "B.xib", "Folder"], "\(command)")
    }
    #expect(try completions("diff", "A.storyboard", "B") == ["B.xib"])
    #expect(try completions("render", "--dark", "A") == ["A.storyboard"])
  }

  @Test func filesOfOptionsAreCompleted() throws {
    for name in ["A.xib", "a.json", "taps.txt", "Folder/x"] { try folder.write("", to: name) }
    #expect(try completions("scene", "") == ["a.json", "Folder"])
    #expect(try completions("render", "A.xib", "-o", "") == ["Folder"])
    #expect(try completions("check", "A.xib", "--baseline", "") == ["a.json", "Folder"])
    #expect(try completions("record", "A.xib", "--script", "ta") == ["taps.txt"])
  }

  @Test func namesOfOptionsAreCompleted() throws {
    #expect(try completions("render", "--device", "iphone-se").contains("iphone-se"))
    #expect(try completions("play", "--device", "iphone-15").contains("iphone-15-pro"))
    #expect(
      try completions("check", "--device", "iphone-se,iphone-15-pro-").contains("iphone-se,iphone-15-pro-max")
    )
    #expect(try completions("check", "--only", "am") == ["ambiguous"])
    #expect(try completions("check", "--ignore", "ambiguous,out") == ["ambiguous,outside"])
    #expect(try completions("play", "--example", "Running") == ["RunningClock"])
    #expect(try completions("record", "--example", "Running") == ["RunningClock"])
  }

  // MARK: - Help and errors

  @Test func linesToBePastedAreNotBroken() throws {
    let help = try MicaCommand.run(["diff", "--help"]).output.split(separator: "\n")
    #expect(
      help.contains(
        "  echo '*.storyboard diff=mica' >> .gitattributes; echo '*.xib diff=mica' >> .gitattributes"))
    #expect(help.contains("  git config diff.mica.command \"mica diff --git\""))
    #expect(help.filter { $0.count > 80 && !$0.hasPrefix("USAGE:") && !$0.hasPrefix("  echo") }.isEmpty)
  }

  @Test(arguments: ["rendr", "chekc", "dif", "trees"]) func mistypedCommandGetsASuggestion(word: String)
    throws
  {
    let meant = ["rendr": "render", "chekc": "check", "dif": "diff", "trees": "tree"][word] ?? ""
    let result = try MicaCommand.run([word, login])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: there is no command \"\(word)\"; did you mean \"\(meant)\"? "))
  }

  @Test(arguments: [
    ["check"], ["render", "--bogus", "x.xib"], ["scene", "x.json", "--format", "gif"], ["record", "x.xib"],
    ["dance"], ["tree", "missing.xib"], ["check", "x.xib", "--only", "foo"],
  ])
  func errorsHaveOneForm(arguments: [String]) throws {
    #expect(try MicaCommand.run(arguments, in: folder.url).errors.hasPrefix("error: "))
  }

  @Test func equalNotesAreOneLineWithACount() throws {
    let odd = (0..<3).map {
      "<hologram id=\"h\($0)\">\n<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></hologram>\n"
    }
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="90" height="60"/><subviews>
      \(odd.joined())</subviews></view></objects></document>
      """, to: "a.xib")
    let lines = try MicaCommand.run(["tree", "a.xib"], in: folder.url).errors.split(separator: "\n")
    #expect(lines == ["a.xib:3: <hologram> is no view that Mica knows: shown as a plain view (3 times)"])
  }

  // MARK: - Terminal output

  private var profile: String {
    Project.root.appendingPathComponent("Examples/Storyboards/Profile.storyboard").path
  }

  @Test(arguments: [
    ([:], false), (["CLICOLOR_FORCE": "1"], true), (["CLICOLOR_FORCE": "0"], false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
  ])
  func findingsAreColouredWhereThatIsWanted(environment: [String: String], isColored: Bool) throws {
    let words = ["check", profile, "--device", "iphone-se"]
    let result = try bash("\"$@\"", words, environment)
    #expect(result.output.contains("\u{1B}[") == isColored)
    _ = try bash("\"$@\"", words + ["-o", "report"], environment)
    #expect(folder.text("report")?.contains("\u{1B}") == false)
  }

  /// Returns the output of a call on a terminal with a number of columns.
  private func said(onTerminalOf columns: UInt16, type: String, _ arguments: [String]) throws -> String {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(master >= 0)
    defer { close(master) }
    // Foundation does not have these of <sys/ioctl.h>: TIOCSPTLCK and TIOCGPTN.
    var lock: Int32 = 0, number: Int32 = 0
    try #require(ioctl(master, UInt(0x4004_5431), &lock) == 0)
    try #require(ioctl(master, UInt(0x8004_5430), &number) == 0)
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(slave >= 0)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    let process = Process()
    process.executableURL = MicaCommand.tool
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": type]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    try process.run()
    close(slave)
    var text = Data(), chunk = [UInt8](repeating: 0, count: 4096)
    // Reading fails once the terminal's last program has ended.
    while case let count = read(master, &chunk, chunk.count), count > 0 { text += chunk[..<count] }
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  @Test func progressIsAsWideAsTheTerminal() throws {
    for index in 0..<4 {
      try FileManager.default.copyItem(atPath: login, toPath: folder("\(index).xib").path)
    }
    for columns: UInt16 in [30, 120] {
      let text = try said(onTerminalOf: columns, type: "xterm", ["check", "."])
      let bars = text.split { $0 == "\r" || $0 == "\n" || $0 == "\r\n" }.filter { $0.hasPrefix("[") }
      #expect(bars.map(\.count) == Array(repeating: Int(columns) - 1, count: 4), "\(text)")
    }
  }

  @Test func dumbTerminalHasNoProgress() throws {
    for index in 0..<4 {
      try FileManager.default.copyItem(atPath: login, toPath: folder("\(index).xib").path)
    }
    #expect(try said(onTerminalOf: 80, type: "dumb", ["check", "."]).isEmpty)
  }
}
