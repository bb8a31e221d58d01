import Foundation
import TestSupport
import Testing

/// Tests of common conventions of command-line tools: pipes, several names, the conventions of git, and
/// errors that suggest what to write.
struct CommandHabitTests {
  private func mica(_ arguments: String..., in folder: URL? = nil, input: String? = nil) throws
    -> MicaCommand.Result
  { try MicaCommand.run(arguments, in: folder, input: input) }

  private var login: String {
    Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard").path
  }
  private func text() throws -> String { try String(contentsOfFile: login, encoding: .utf8) }

  @Test func aDocumentMayComeThroughAPipe() throws {
    let tree = try mica("tree", "-", "--json", input: try text())
    #expect(tree.status == 0, "\(tree.errors)")
    #expect(tree.output.contains("\"file\" : \"/dev/stdin\""), "\(tree.errors)")
    let same = try mica("diff", "-", login, input: try text())
    #expect(same.status == 0, "\(same.errors)")
    #expect(same.output == "no difference\n", "\(same.errors)")
    let broken = try mica("tree", "-", input: "<document>")
    #expect(broken.status == 1, "\(broken.errors)")
    #expect(broken.errors.contains("error: /dev/stdin:"), "\(broken.errors)")
  }

  @Test func standardInputIsCheckedBesideManyFiles() throws {
    let result = try MicaCommand.run(["check", "-", login, login, login], input: try text())
    #expect(result.output.contains("4 documents on 1 device"), "\(result.output) \(result.errors)")
  }

  @Test func aLanguageMayHaveADocumentOfItsOwn() throws {
    let folder = TemporaryFolder()
    for (language, title) in [("Base", "Welcome back"), ("de", "Willkommen")] {
      let own = try text().replacingOccurrences(of: "Welcome back", with: title),
        home = folder("\(language).lproj")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      try Data(own.utf8).write(to: home.appendingPathComponent("Login.storyboard"))
    }
    let tree = try mica("tree", "Base.lproj/Login.storyboard", "--language", "de", in: folder.url)
    #expect(tree.output.contains("\"Willkommen\""), "\(tree.errors)")
  }

  /// Files and folders whose names have one character, as slips of editors have.
  @Test func namesMayHaveOneCharacter() throws {
    let folder = TemporaryFolder()
    _ = try folder.write("", to: "@")
    _ = try folder.write(try text(), to: "a/b.storyboard")
    let result = try mica("check", ".", "--exclude", "c", in: folder.url)
    #expect(result.output.contains("1 document on 1 device"), "\(result.output) \(result.errors)")
    #expect(try mica("check", ".", "--exclude", "a", in: folder.url).status == 1)
  }

  @Test(.timeLimit(.minutes(Project.hang))) func aPipeInAFolderIsRefused() throws {
    let folder = TemporaryFolder()
    #expect(mkfifo(folder("a.xib").path, 0o600) == 0)
    let result = try mica("tree", ".", in: folder.url)
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.errors.contains("./a.xib: is no regular file"), "\(result.errors)")
  }

  @Test func anOptionTakesSeveralNames() throws {
    let devices = try mica(
      "check", "--device", "iphone-se,ipad", login, "--only", "clipped-text", "--only", "ambiguous")
    #expect(devices.output.contains("1 document on 2 devices"), "\(devices.output) \(devices.errors)")
    let wrong = try mica("check", login, "--only", "ambigous")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("there is no rule \"ambigous\"; accepted: document,"))
    let near = try mica("render", login, "--device", "ifone-15")
    #expect(near.status == 2, "\(near.errors)")
    #expect(near.errors.contains("near it: iphone-15"), "\(near.errors)")
    let coming = try mica("render", login, "--device", "iPhone 18 Pro")
    #expect(coming.errors.contains("near it: iphone-17-pro, iphone-16-pro,"), "\(coming.errors)")
    let scene = try mica("render", login, "--scene", "login", "-o", "/tmp")
    #expect(scene.status == 1, "\(scene.errors)")
    #expect(scene.errors.contains("(Sign In View Controller)"), "\(scene.errors)")
    let command = try mica("rendr", login)
    #expect(command.status == 2)
    #expect(command.errors.contains("accepted: render, tree"))
  }

  @Test(arguments: [
    (
      ["render", "x.xib", "--size", "320"],
      "two lengths from 1 to 10000 with an x between, as in --size 320x568"
    ),
    (
      ["render", "x.xib", "--size", "0x5"],
      "two lengths from 1 to 10000 with an x between, as in --size 320x568"
    ),
    (["render", "x.xib", "--scale", "9"], "a number from 1 to 8, as in --scale 2"),
    (["tree", "x.xib", "--device", "toaster"], "a name such as iphone-15 or an id such as retina6_12"),
    (
      ["explain", "x.xib", "--view", "a", "--point", "1"],
      "two numbers with a comma between, as in --point 10,20.5"
    ),
    (["record", "x.xib", "--rate", "fast"], "a number from 1 to 120, as in --rate 30"),
    (["play", "x.xib", "--zoom", "9"], "a number from 0.25 to 4, as in --zoom 1.5"),
    (["help", "rendr"], "render, tree"),
  ])
  func misuseSaysWhatIsAccepted(arguments: [String], accepted: String) throws {
    let result = try MicaCommand.run(arguments)
    #expect(result.status == 2, "\(result.errors)")
    #expect(result.errors.contains("accepted: \(accepted)"), "\(result.errors)")
  }

  @Test func devicesAreListed() throws {
    let lines = try mica("devices").output.split(separator: "\n")
    #expect(
      lines.contains { $0.split(separator: " ").prefix(4) == ["iphone-15", "393x852", "3", "retina6_12"] })
    let json = try JSONSerialization.jsonObject(with: Data(try mica("devices", "--json").output.utf8))
    let devices = try #require(json as? [[String: Any]])
    #expect(devices.count == lines.count - 1)
    for name in devices.compactMap({ $0["name"] as? String }) {
      #expect(try mica("tree", login, "--device", name).status == 0)
    }
  }

  @Test func manyDocumentsAreCheckedAsOneByOne() throws {
    let folder = TemporaryFolder()
    for index in 0..<5 {
      try FileManager.default.copyItem(atPath: login, toPath: folder("Copy\(index).storyboard").path)
    }
    try Data("no document".utf8).write(to: folder("Copy9.storyboard"))
    let all = try mica("check", ".", "--format", "json", in: folder.url)
    let first = try mica("check", "./Copy0.storyboard", "--format", "json", in: folder.url)
    func findings(_ result: MicaCommand.Result) throws -> [NSDictionary] {
      let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      return try #require(report?["findings"] as? [NSDictionary])
    }
    let found = try findings(all)
    #expect(try found.filter { $0["file"] as? String == "./Copy0.storyboard" } == findings(first))
    #expect(try found.count == 5 * findings(first).count)
    #expect(all.status == 1, "\(all.errors)")
    #expect(all.errors.contains("error: ./Copy9.storyboard:1:"), "\(all.errors)")
  }

  @Test func foldersOfOthersAndOtherSystemsArePassedOver() throws {
    let folder = TemporaryFolder()
    _ = try folder.write("", to: "Local/Kit/Kit.podspec")
    for place in ["App", "Pods/Kit", "Local/Kit/Example"] {
      try FileManager.default.createDirectory(at: folder(place), withIntermediateDirectories: true)
      try Data(try text().utf8).write(to: folder("\(place)/Login.storyboard"))
    }
    try Data(
      """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"/>
      """.utf8
    ).write(to: folder("App/Mac.storyboard"))
    let archive =
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>"
    for name in ["A", "B", "C"] { try Data(archive.utf8).write(to: folder("App/\(name).xib")) }
    let result = try mica("tree", ".", "--exclude", "Pods", in: folder.url)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.hasPrefix("scene"), "\(result.output)")
    #expect(result.errors.contains("./App/Mac.storyboard: passed over, a document for macOS"))
    #expect(
      result.errors.contains(
        "./App/A.xib (and 2 others): passed over, an archive of Xcode 4 and before; "
          + "opening and saving it in Xcode 5 or later converts it"), "\(result.errors)")
    // A folder may have a name like a document's.
    let odd = folder("Kept.storyboard")
    try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: true)
    try Data(try text().utf8).write(to: odd.appendingPathComponent("Login.storyboard"))
    let kept = try mica("tree", ".", "--exclude", "Pods", in: folder.url)
    #expect(kept.status == 0, "\(kept.errors)")
    #expect(kept.output.contains("./Kept.storyboard/Login.storyboard:"), "\(kept.errors)")
    let named = try mica("tree", "App/Mac.storyboard", in: folder.url)
    #expect(named.status == 1)
    #expect(named.errors.contains("this is a document for macOS"))
    let old = try mica("tree", "App/A.xib", in: folder.url)
    #expect(old.status == 1)
    #expect(old.errors.contains("this is an archive of Xcode 4 and before"))
  }

  /// Settings of the project hold wherever in it the command is called; options come before them.
  @Test func theSettingsOfAProjectHold() throws {
    let folder = TemporaryFolder()
    let document = try text().replacingOccurrences(of: "Welcome back", with: "Welcome")
    for name in ["App/Login.storyboard", "Generated/Login.storyboard", "Pods/Login.storyboard"] {
      _ = try folder.write(document, to: name)
    }
    _ = try folder.write("excluded: [Generated]\ndevices: [iphone-se, ipad]\n", to: ".mica.yml")
    let all = try mica("check", "..", in: folder("App"))
    #expect(all.output.contains("1 document on 2 devices"), "\(all.output) \(all.errors)")
    let one = try mica("check", ".", "--device", "ipad", in: folder.url)
    #expect(one.output.contains("1 document on 1 device"), "\(one.output) \(one.errors)")
    let none = try mica("check", ".", "--config", "none", "--exclude", "App/*.storyboard", in: folder.url)
    #expect(none.output.contains("1 document on 1 device"), "\(none.output) \(none.errors)")
    _ = try folder.write("rules:\n  ambigous: off\n", to: ".mica.yml")
    let wrong = try mica("check", ".", in: folder.url)
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains(".mica.yml:2: there is no rule \"ambigous\""), "\(wrong.errors)")
  }

  @Test func codeHostsGetPathsOfTheRepository() throws {
    let folder = TemporaryFolder()
    let profile = Project.root.appendingPathComponent("Examples/Storyboards/Profile.storyboard").path
    try FileManager.default.copyItem(atPath: profile, toPath: folder("A b.storyboard").path)
    let report = try mica("check", ".", "--device", "iphone-se", "--format", "sarif", in: folder.url)
    #expect(report.output.contains("\"uri\" : \"A%20b.storyboard\""))
    #expect(report.output.contains("\"version\" : \"0."))
  }

  @Test func gitGoesOnWhereAVersionCannotBeRead() throws {
    let folder = TemporaryFolder(), merge = folder("old")
    try Data("<<<<<<< HEAD\n\(try text())".utf8).write(to: merge)
    let words = ["diff", "--git", "Login.storyboard"]
    let unread = try MicaCommand.run(words + [merge.path, "1", "100644", login, "2", "100644"])
    #expect(unread.status == 0, "\(unread.output)")
    #expect(unread.output.contains("not compared: \(merge.path):1"), "\(unread.output)")
    let unmerged = try MicaCommand.run(words)
    #expect(unmerged.status == 0)
    #expect(unmerged.output == "mica diff Login.storyboard\nunmerged\n")
    let renamed = try MicaCommand.run(
      words + [login, "1", "100644", login, "1", "100755", "New.storyboard", "similarity index 100%"])
    #expect(
      renamed.output
        == "mica diff Login.storyboard -> New.storyboard\nmode 100644 -> 100755\nno difference\n")
  }

  /// A former version that git has stored in a folder for temporary files uses the project's pictures
  /// nonetheless.
  @Test func versionsOfGitHaveTheProjectsPictures() throws {
    let folder = TemporaryFolder(), images = folder("App/Images.xcassets/star.imageset")
    try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
    try Data(
      #"{"images": [{"idiom": "universal", "filename": "star.svg"}], "info": {"version": 1}}"#.utf8
    ).write(to: images.appendingPathComponent("Contents.json"))
    try Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="44"><path d="M0 0h60v44z"/></svg>"#.utf8
    ).write(to: images.appendingPathComponent("star.svg"))
    func document(_ text: String) -> Data {
      Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <view id="a1b-2c-d3e"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
        <imageView image="star" translatesAutoresizingMaskIntoConstraints="NO" id="img-00-001">
        <rect key="frame" x="0" y="0" width="60" height="44"/></imageView>
        <label text="\(text)" id="lab-00-001"><rect key="frame" x="0" y="100" width="90" height="20"/></label>
        </subviews><constraints>
        <constraint firstItem="img-00-001" firstAttribute="leading" \
        secondItem="a1b-2c-d3e" secondAttribute="leading" id="c1"/>
        <constraint firstItem="img-00-001" firstAttribute="top" \
        secondItem="a1b-2c-d3e" secondAttribute="top" id="c2"/>
        </constraints></view></objects></document>
        """.utf8)
    }
    let old = folder("git-blob.xib"), new = folder("App/Star.xib")
    try document("38").write(to: old)
    try document("39").write(to: new)
    for words in [
      ["--git", "App/Star.xib", old.path, "1", "100644", "App/Star.xib", "2", "100644"],
      [old.path, "App/Star.xib"],
    ] {
      let result = try MicaCommand.run(["diff"] + words, in: folder.url)
      #expect(result.output.contains("text: 38 → 39"), "\(result.output)")
      #expect(!result.output.contains("frames"), "\(result.output)")
    }
  }

  @Test func recordingsFindFieldsAndDescribeTheScreen() throws {
    let folder = TemporaryFolder()
    func record(_ script: String) throws -> MicaCommand.Result {
      try Data(script.utf8).write(to: folder("script"))
      return try mica(
        "record", login, "--script", folder("script").path, "-o", folder("out.gif").path, "--scale", "1")
    }
    #expect(try record("tap \"Email\"\nwait 0.1").status == 0)
    let missing = try record("tap \"Nothing\"")
    #expect(missing.status == 1, "\(missing.errors)")
    #expect(missing.errors.contains("a text that is seen: "), "\(missing.errors)")
    #expect(missing.errors.contains("\"Email\""), "\(missing.errors)")
    let open = try record("tap \"Email")
    #expect(open.status == 1, "\(open.errors)")
    #expect(open.errors.contains("a quote without its end"), "\(open.errors)")
  }

  @Test func linesOfAFileAreNamedByThePathThatWasGiven() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder("App"), withIntermediateDirectories: true)
    try Data("{\n \"id\": }".utf8).write(to: folder("App/scene.json"))
    let scene = try mica("scene", "App/scene.json", in: folder.url)
    #expect(scene.status == 1, "\(scene.errors)")
    #expect(scene.errors.hasPrefix("error: App/scene.json:2: "), "\(scene.errors)")
    let missing = try mica("render", "App/Login.storyboard", in: folder.url)
    #expect(
      missing.errors.hasPrefix("error: App/Login.storyboard: there is no such file"), "\(missing.errors)")
    let wrong = try text().replacingOccurrences(of: "<button ", with: "<hologram ")
      .replacingOccurrences(of: "</button>", with: "</hologram>")
    try Data(wrong.utf8).write(to: folder("App/Login.storyboard"))
    let noted = try mica("render", "App/Login.storyboard", "--scale", "1", in: folder.url)
    #expect(noted.errors.hasPrefix("App/Login.storyboard:"), "\(noted.errors)")
  }

  /// SDL could also use a screen without a desktop, so the test runs only where there is none.
  @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/dev/dri")))
  func withoutADisplayNoWindowIsOpened() throws {
    let environment = ProcessInfo.processInfo.environment.filter {
      !["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR"].contains($0.key)
    }
    let result = try MicaCommand.run(["play", login, "--seconds", "1"], environment: environment)
    #expect(result.status == 1)
    #expect(
      result.errors.hasPrefix("error: cannot open a window: there is no display")
        || result.errors.hasPrefix("error: SDL 2 is not installed"), "\(result.errors)")
  }

  @Test func contradictionsNameTheirDocument() throws {
    let folder = TemporaryFolder()
    let heights = (1...2).map {
      "<constraint firstItem=\"v\" firstAttribute=\"height\" constant=\"\($0)\" id=\"c\($0)\"/>"
    }
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22154" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/>
      </view></subviews><constraints>\(heights.joined())</constraints></view></objects></document>
      """, to: "App/a.xib")
    try folder.write("wait 0", to: "script")
    for words in [
      ["render", "App/a.xib"], ["tree", "App/a.xib"], ["explain", "App/a.xib", "--view", "v"],
      ["record", "App/a.xib", "--script", "script", "--scale", "1", "-o", "a.gif"],
    ] {
      let result = try MicaCommand.run(words, in: folder.url)
      #expect(
        result.errors.hasPrefix("App/a.xib: Unable to simultaneously satisfy constraints.\n"),
        "\(result.errors)")
    }
  }

  @Test func examplesAreRecordedWithoutAScript() throws {
    let folder = TemporaryFolder()
    let result = try mica(
      "record", "--example", "AnimatedBounds", "--scale", "1", "--rate", "2", "-o", "frames/", in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("frames").path)
    #expect(names.count > 1)
    #expect(try mica("record", login, "-o", "a.gif", in: folder.url).status == 2)
  }

  /// Rows and views without a height or a width give no pictures and no errors.
  @Test(arguments: [(600, 0), (0, 44), (0, 0)]) func scenesWithoutAreaAreNoFailures(width: Int, height: Int)
    throws
  {
    let folder = TemporaryFolder(),
      rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
    for (name, element) in [("cell", "tableViewCell"), ("view", "view"), ("item", "collectionViewCell")] {
      try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11762" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <\(element) id="a">\(rect)</\(element)><view id="b">
        <rect key="frame" x="0" y="0" width="9" height="9"/></view></objects></document>
        """, to: "\(name).xib")
      let result = try mica("render", "\(name).xib", "--scale", "1", "-o", "out", in: folder.url)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasSuffix("\(name)-b.png\n"), "\(result.output)")
      #expect(result.errors.contains("scene a "), "\(result.errors)")
      #expect(result.errors.contains(": no picture"), "\(result.errors)")
    }
  }

  @Test func scenesNameFileAndLine() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "{\"id\": \"a\", \"viewport\": [4, 4],\n\"commands\": [[\"save\"],\n[\"fillRekt\"]]}", to: "s.json")
    let result = try mica("scene", "s.json", in: folder.url)
    #expect(
      result.errors.hasPrefix("error: s.json:3: commands[1]: fillRekt is no command; "), "\(result.errors)")
    #expect(result.status == 1)
  }
}
