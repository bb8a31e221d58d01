import Foundation
import TestSupport
import Testing

/// Tests of calls with enough documents to be distributed over several processes, and of their combined
/// output.
struct ManyDocumentsTests {
  private let folder = TemporaryFolder()

  private func mica(_ arguments: String...) throws -> MicaCommand.Result {
    try MicaCommand.run(arguments, in: folder.url)
  }

  /// Writes a xib with a view, 200 points high or not according to constraints of these ids, and other
  /// content.
  private func write(_ name: String, heights ids: [String] = [], _ subviews: String = "") throws {
    let heights = ids.enumerated().map { index, id in
      "<constraint firstItem=\"v\" firstAttribute=\"height\" constant=\"\(50 + 50 * index)\" id=\"\(id)\"/>"
    }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="50" height="50"/></view>\(subviews)
      </subviews><constraints>\(heights.joined())</constraints></view></objects></document>
      """, to: name)
  }

  private let addresses = """
    <textView text="1 Infinite Loop" id="b"><rect key="frame" x="0" y="60" width="90" height="30"/>
    <dataDetectorType key="dataDetectorTypes" address="YES"/></textView>
    """

  @Test(arguments: ["render", "check"]) func outputOfProcessesIsPrintedOnce(command: String) throws {
    for index in 0..<7 { try write("\(index).xib", index % 2 == 1 ? addresses : "") }
    let result = try mica(command, ".")
    let lines = result.errors.split(separator: "\n").filter {
      $0 == "Mica: UIDataDetectorTypes has no effect yet"
    }
    #expect(lines.count == 1, "\(result.errors)")
  }

  @Test func outputOfProcessesIsInTheOrderOfTheDocuments() throws {
    for index in 0..<6 { try write("\(index).xib", heights: index == 3 ? [] : ["a\(index)", "b\(index)"]) }
    let result = try mica("render", ".", "--scale", "1")
    let reports = result.errors.components(separatedBy: "Unable to simultaneously satisfy constraints.\n")
      .dropFirst()
    #expect(reports.count == 5, "\(result.errors)")
    for (report, index) in zip(reports, [0, 1, 2, 4, 5]) {
      #expect(report.contains("'a\(index)'"), "\(report)")
      #expect(report.contains("'b\(index)'"), "\(report)")
      #expect(report.contains("may also be helpful.\n"), "\(report)")
    }
    #expect(
      result.output.split(separator: "\n").map { $0.suffix(10) } == (0..<6).map { "\($0)-root.png" },
      "\(result.output)")
  }

  @Test func languageThatNoDocumentHasIsReportedOnce() throws {
    try write("a.xib")
    let one = try mica("tree", "a.xib", "--language", "xx")
    #expect(one.status == 0)
    #expect(one.errors == "a.xib: there are no texts in \"xx\" beside it, nor in others: its own are shown\n")
    #expect(try mica("tree", "a.xib").errors.isEmpty)
    for name in ["b", "c", "d", "e"] { try write("\(name).xib") }
    for command in ["render", "check", "tree"] {
      let all = try mica(command, ".", "--language", "xx")
      #expect(all.errors.components(separatedBy: "no texts in \"xx\"").count == 2, "\(all.errors)")
      #expect(all.errors.contains("5 of 5 documents"), "\(all.errors)")
      #expect(all.errors.contains(" and 2 more"), "\(all.errors)")
    }
  }

  /// `head` reads only as much as it wants. The command prints no error then, and its exit status is that of
  /// the signal, as with any program.
  @Test func closedPipeEndsTheCommand() throws {
    for index in 0..<5 { try write("\(index).xib") }
    let process = Process(), output = Pipe(), errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "\"$@\" | exit; echo \"${PIPESTATUS[0]}\"", "bash", MicaCommand.tool.path, "check",
      folder.url.path,
    ]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let status = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(status == "141\n", "\(said)")
    #expect(said.isEmpty, "\(said)")
  }

  @Test func baselineIsWrittenAndOverwritten() throws {
    try write("a.xib")
    let first = try mica("check", ".", "--baseline", "known.json", "--update-baseline")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.hasPrefix("known.json: "), "\(first.errors)")
    #expect(try mica("check", ".", "--baseline", "known.json").status == 0)
    try write("b.xib", heights: ["a", "b"])
    let new = try mica("check", ".", "--baseline", "known.json")
    #expect(new.status == 1)
    #expect(new.output.contains("b.xib:"))
    #expect(!new.output.contains("a.xib:"))
    #expect(try mica("check", ".", "--baseline", "known.json", "--update-baseline").status == 0)
    #expect(try mica("check", ".", "--baseline", "known.json").status == 0)
    #expect(try mica("check", ".", "--update-baseline").status == 2)
  }
}
