import Foundation
import TestSupport
import Testing

/// Tests of `mica inspect`.
struct InspectTests {
  private static let login = Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard").path

  /// Returns the page for arguments, and its capture.
  private func page(_ arguments: [String], in folder: TemporaryFolder) throws -> (String, [String: Any]) {
    let file = folder("page.html")
    let result = try MicaCommand.run(["inspect"] + arguments + ["-o", file.path], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "<script type=\"application/json\" id=\"capture\">")).upperBound
    let end = try #require(text[start...].range(of: "</script>")).lowerBound
    let json = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
    return (text, try #require(json as? [String: Any]))
  }

  @Test func aPageNeedsNoOtherFile() throws {
    let folder = TemporaryFolder()
    let (text, json) = try page([Self.login], in: folder)
    let captures = try #require(json["captures"] as? [[String: Any]])
    #expect(captures.count == 2)
    #expect(json["title"] as? String == "Login.storyboard")
    for outside in ["<link", "src=\"http", "url(http", "import ", "fetch(", "XMLHttpRequest"] {
      #expect(!text.contains(outside), "\(outside)")
    }
    for placeholder in ["/*STYLE*/", "/*SCRIPT*/", "<!--CAPTURE-->"] { #expect(!text.contains(placeholder)) }
  }

  @Test func devicesAndVersionsAreCapturesOfOnePage() throws {
    let folder = TemporaryFolder()
    let copy = folder("New.storyboard")
    try FileManager.default.copyItem(atPath: Self.login, toPath: copy.path)
    let (_, json) = try page(
      [Self.login, copy.path, "--scene", "O2E-Sw-WAE", "--device", "iphone-8,ipad-pro-11"], in: folder)
    let captures = try #require(json["captures"] as? [[String: Any]])
    #expect(captures.map { ($0["size"] as? [Double])?[0] } == [375, 375, 834, 834])
    #expect((captures[1]["name"] as? String)?.hasPrefix("New.storyboard: ") == true)
  }

  @Test func textsOfADocumentDoNotEndTheScript() throws {
    let folder = TemporaryFolder()
    let file = folder("<b>.storyboard")
    let text = try String(contentsOfFile: Self.login, encoding: .utf8)
    try Data(text.replacing("Welcome back", with: "&lt;/script>&lt;script>alert(1)").utf8).write(to: file)
    let (page, json) = try page([file.path], in: folder)
    let captures = try #require(json["captures"] as? [[String: Any]])
    let nodes = try #require(captures[0]["nodes"] as? [[String: Any]])
    #expect(nodes.contains { $0["text"] as? String == "</script><script>alert(1)" })
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</title>").count == 2)
  }

  @Test func anExampleIsCaptured() throws {
    let (_, json) = try page(["--example", "RunningClock"], in: TemporaryFolder())
    let captures = try #require(json["captures"] as? [[String: Any]])
    let nodes = try #require(captures[0]["nodes"] as? [[String: Any]])
    #expect(nodes.contains { $0["transform"] != nil })
  }

  @Test(arguments: [
    (["inspect", "-o", "x.html"], Int32(2), "either files or --example NAME"),
    (["inspect", "a.xib", "-o", "x.html", "--device", "toaster"], 2, "accepted: a name such as iphone-15"),
    (["inspect", "missing.xib", "-o", "x.html"], 1, "missing.xib"),
  ])
  func misuseSaysWhatIsAccepted(arguments: [String], status: Int32, said: String) throws {
    let folder = TemporaryFolder()
    let result = try MicaCommand.run(arguments, in: folder.url)
    #expect(!FileManager.default.fileExists(atPath: folder("x.html").path))
    #expect(result.status == status)
    #expect(result.errors.contains(said), "\(result.errors)")
  }
}
