import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIInspection
import UIKit

@testable import MicaTool

/// Tests of the page of `mica inspect` in a real browser, which computes geometry by its own formulas.
@MainActor struct InspectorBrowserTests {
  /// The path of Debian's Chromium, or nil if it is not installed.
  nonisolated private static let browser: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Returns the value of a script that runs in a page of captures, which is JSON.
  ///
  /// - Parameters:
  ///   - script: The body of a function, which runs in the page.
  ///   - captures: The captures of the page.
  ///   - live: The script that a program writes beside its page, or nil for a page that stays as it is. The
  ///     function then runs after it.
  /// - Returns: The value that the function returns.
  /// - Throws: An error if the browser cannot be run.
  private func evaluate(_ script: String, on captures: [InspectorCapture], live: String? = nil) throws -> Any
  {
    let folder = TemporaryFolder()
    let page = folder("page.html")
    var document = InspectorDocument(title: "scenes", captures: captures)
    if let live {
      document.live = "page.live.js"
      try Data(live.utf8).write(to: folder("page.live.js"))
    }
    var html = String(decoding: try InspectorPage.html(of: document), as: UTF8.self)
    html = html.replacing(
      "</body>",
      with:
        "<pre id=\"result\"></pre><script>const show = () => { document.getElementById('result').textContent"
        + " = JSON.stringify((() => { try { \(script) } catch (error) { return `${error.stack}`; } })()); };"
        + (live == nil ? "show();" : "setTimeout(show, 1000);") + "</script></body>"
    )
    try Data(html.utf8).write(to: page)
    let process = Process(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = [
      "-k", "5", "120", try #require(Self.browser), "--headless", "--disable-dev-shm-usage", "--no-sandbox",
      "--disable-gpu", "--user-data-dir=\(folder("profile").path)",
      "--virtual-time-budget=3000", "--dump-dom", page.absoluteString,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let start = try #require(dom.range(of: "<pre id=\"result\">")).upperBound
    let end = try #require(dom[start...].range(of: "</pre>")).lowerBound
    return try JSONSerialization.jsonObject(with: Data(dom[start..<end].utf8), options: .fragmentsAllowed)
  }

  /// Returns a window with nested views that are moved, turned, scaled and seen in perspective.
  private func scene(_ random: inout SeededRandom) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var views: [UIView] = [window]
    for _ in 0..<random.integer(3..<12) {
      let view = UIView(
        frame: CGRect(origin: random.point(-50...250), size: random.size(10...200)))
      views[random.integer(0..<views.count)].addSubview(view)
      views.append(view)
      view.isUserInteractionEnabled = !random.isTrue(oneIn: 8)
      view.isHidden = random.isTrue(oneIn: 12)
      if random.isTrue(oneIn: 10) { view.alpha = 0.005 }
      if random.isTrue(oneIn: 3) {
        view.layer.anchorPoint = random.point(-0.5...1.5)
      }
      if random.isTrue(oneIn: 3) { view.bounds.origin = random.point(-40...40) }
      if random.isTrue(oneIn: 2) {
        view.transform = CGAffineTransform(rotationAngle: random.number(-3...3))
          .scaledBy(x: random.number(0.4...1.6), y: random.number(0.4...1.6))
      }
      if random.isTrue(oneIn: 4) {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / random.number(500...1200)
        view.superview?.layer.sublayerTransform = perspective
        view.layer.transform = CATransform3DRotate(view.layer.transform, random.number(-0.8...0.8), 1, 0.3, 0)
      }
      if random.isTrue(oneIn: 6) { view.layer.zPosition = random.number(-20...20) }
      if random.isTrue(oneIn: 8) { view.layer.anchorPointZ = random.number(-20...20) }
    }
    return window
  }

  @Test(.enabled(if: browser != nil, "needs Debian's chromium"), .timeLimit(.minutes(Project.hang)))
  func theGeometryOfThePageIsThatOfTwoHundredScenes() throws {
    var random = SeededRandom()
    var captures: [InspectorCapture] = [], hits: [[Any]] = [], wanted: [String] = []
    for index in 0..<200 {
      let window = scene(&random)
      window.isHidden = false
      defer { window.isHidden = true }
      var capture = InspectorCapture(of: window, name: "\(index)", derives: false)
      capture.picture = ""
      captures.append(capture)
      var numbers: [ObjectIdentifier: Int] = [:]
      func number(_ view: UIView) {
        numbers[ObjectIdentifier(view)] = numbers.count
        for view in view.subviews.enumerated().sorted(by: {
          ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }) { number(view.element) }
      }
      number(window)
      for _ in 0..<20 {
        let point = random.point(0...390)
        hits.append([index, Double(point.x), Double(point.y)])
        let hit = window.hitTest(point, with: nil)
        wanted.append(hit.flatMap { numbers[ObjectIdentifier($0)] }.map { "\($0)" } ?? "null")
      }
    }
    let points = String(decoding: try JSONSerialization.data(withJSONObject: hits), as: UTF8.self)
    let result = try #require(
      try evaluate(
        """
        const checks = [...Array(\(captures.count)).keys()].map(index => inspector.check(index));
        const hits = \(points).map(([index, x, y]) => {
          if (inspector.captureIndex !== index) inspector.show(index);
          return String(inspector.hitTest([x, y]));
        });
        return { worst: Math.max(...checks.map(check => check.worst)),
          nodes: checks.reduce((sum, check) => sum + check.nodes, 0), hits };
        """, on: captures) as? [String: Any])
    let nodes = try #require(result["nodes"] as? Int), worst = try #require(result["worst"] as? Double)
    #expect(nodes == captures.reduce(0) { $0 + $1.nodes.count })
    #expect(worst < 0.01)
    let found = try #require(result["hits"] as? [String])
    let different = zip(hits, zip(found, wanted)).filter { $1.0 != $1.1 }
    #expect(different.isEmpty, "\(different.prefix(3))")
    print("inspector: 200 scenes, \(nodes) layers, worst corner \(worst) points; \(wanted.count) hit tests")
  }

  @Test(.enabled(if: browser != nil, "needs Debian's chromium"), .timeLimit(.minutes(Project.hang)))
  func thePageIsOperatedBySearchSelectionKeysAndSliders() throws {
    let path = Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard").path
    let captures = try OpenDocument(path: path).captures(scene: "O2E-Sw-WAE", dark: false, prefix: "")
    let button = try #require(captures[0].nodes.first { $0.documentID == "B4J-Bk-4tK" })
    let result = try #require(
      try evaluate(
        """
        const press = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const found = inspector.search('B4J-Bk-4tK');
        inspector.select(found[0]);
        const facts = document.getElementById('facts').textContent;
        press('f');
        const frame = inspector.overlays.frame;
        press('f');
        const back = getComputedStyle(document.body).backgroundColor;
        document.getElementById('dark').click();
        const dark = getComputedStyle(document.body).backgroundColor;
        const moved = inspector.experiment({ anchorPoint: [0, 0] });
        const corner = inspector.corners(found[0])[0];
        inspector.experiment(null);
        press('Escape');
        return { found, facts, frame, off: inspector.overlays.frame, back, dark, moved, corner,
          selection: inspector.selection, rows: document.querySelectorAll('[role=treeitem]').length,
          roles: document.querySelector('[role=tree]') !== null };
        """, on: captures) as? [String: Any])
    #expect(result["found"] as? [Int] == [button.id])
    let facts = try #require(result["facts"] as? String)
    for part in ["B4J-Bk-4tK", "24", "345", "JTD-Pl-Cjp"] { #expect(facts.contains(part), "\(part)") }
    #expect(result["frame"] as? Bool == true)
    #expect(result["off"] as? Bool == false)
    #expect(result["back"] as? String != result["dark"] as? String)
    // The position stays where the middle was, so that the view's corner moves there.
    #expect(result["corner"] as? [Double] == button.position)
    let moved = try #require(result["moved"] as? [String: [Double]])
    #expect(moved["center"] == button.position)
    #expect(moved["frame"] == button.position + [345, 50])
    #expect(result["selection"] is NSNull)
    #expect(try #require(result["rows"] as? Int) > 10)
    #expect(result["roles"] as? Bool == true)
  }

  @Test(.enabled(if: browser != nil, "needs Debian's chromium"), .timeLimit(.minutes(Project.hang)))
  func thePageFollowsAProgram() throws {
    let clock = FrameClock.current
    FrameClock.current = .manual(at: 1000)
    defer { FrameClock.current = clock }
    let folder = TemporaryFolder(), label = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    label.text = "Before"
    let document = try PlayedDocument(name: "page") {
      let controller = UIViewController()
      controller.view.addSubview(label)
      return controller
    }
    let captures = InspectorCapture.captures(of: document, device: nil)
    document.show()
    defer { document.hide() }
    let inspector = try LiveInspector(of: document, page: folder("page.html"))
    label.text = "After"
    label.frame.size.width = 60
    _ = document.updatePicture()
    try inspector.close()
    let script = try String(contentsOf: folder("page.live.js"), encoding: .utf8)
    let result = try #require(
      try evaluate(
        """
        const [label] = inspector.search('After');
        document.getElementById('t-frames').click();
        inspector.internals.flush();
        const panel = document.getElementById('tab-frames'), shown = panel.textContent;
        [...panel.querySelectorAll('button')].find(button => button.textContent.includes('After')).click();
        return { frame: inspector.frame(label), selected: inspector.selection === label, shown,
          live: document.getElementById('live').textContent, before: inspector.search('Before').length };
        """, on: captures, live: script) as? [String: Any])
    #expect(result["frame"] as? [Double] == [10, 20, 60, 40], "\(result)")
    #expect(result["selected"] as? Bool == true)
    #expect(result["before"] as? Int == 0)
    #expect(result["live"] as? String == "Ended")
    let shown = try #require(result["shown"] as? String)
    for part in ["Layout", "Drawing", "UILabel", "time or code"] { #expect(shown.contains(part), "\(shown)") }
  }
}
