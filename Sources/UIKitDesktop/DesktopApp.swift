internal import Foundation
internal import QuartzCore
internal import UIInspection
internal import UIKit

/// The runner of an app whose program links this product: in a window of the desktop, or with a script of
/// touches in place of a user.
///
/// Apps do not call it: `UIApplicationMain` and `@main` delegates find it.
@MainActor struct DesktopApp {
  private var device: String?
  private var look: SystemRelease?
  private var orientation: UIInterfaceOrientation?
  private var isDark = false
  private var zoom = 1.0
  private var script: String?
  private var output: String?
  private var rate = 30.0
  private var lists = false
  private var inspects = false
  private var page: String?

  private static let usage = """
    usage: [--device NAME] [--orientation portrait|landscape] [--look classic|ios26] [--dark] [--zoom N]
           [--inspect] [--page PAGE.html]
           [--record SCRIPT -o OUT.png|OUT.gif|OUT.webp|FOLDER] [--rate FRAMES] [--list]
    Without a script the app is shown in a window; what a script says is told by `mica record --help`.
    With --inspect, a page follows the window: its layers, their geometry and the stages of each frame.
    --list prints what can be tapped after a second, or after the script, as lines of a script.
    """

  /// Parses the arguments of the program. Returns nil if the value of one of the options is missing. All
  /// other arguments belong to the app.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--dark" { isDark = true }
      if name == "--list" { lists = true }
      if name == "--inspect" { inspects = true }
      guard
        [
          "--device", "--orientation", "--look", "--record", "-o", "--output", "--zoom", "--rate", "--page",
        ].contains(name)
      else { continue }
      guard let value = rest.popFirst() else { return nil }
      switch name {
      case "--device": device = value
      case "--orientation":
        guard let held = Self.orientations[value] else { return nil }
        orientation = held
      case "--look":
        guard let release = SystemRelease(look: value) else { return nil }
        look = release
      case "--record": script = value
      case "--page": (page, inspects) = (value, true)
      case "-o", "--output": output = value
      case "--rate":
        guard let number = Double(value), (1...120).contains(number) else { return nil }
        rate = number
      default:
        guard let number = Double(value), (0.25...4).contains(number) else { return nil }
        zoom = number
      }
    }
    if script != nil, output == nil, !lists { return nil }
    // Only a window is followed.
    if inspects, script != nil || lists { return nil }
  }

  private static let orientations: [String: UIInterfaceOrientation] = [
    "portrait": .portrait, "landscape": .landscapeRight,
  ]

  /// Runs the app to its end.
  ///
  /// - Returns: The exit status of the program.
  static func run(_ launch: ApplicationLaunch) -> Int32 {
    do {
      guard let call = DesktopApp(Array(CommandLine.arguments.dropFirst())) else {
        writeToStandardError(usage + "\n")
        return 2
      }
      try call.run(launch)
      return 0
    } catch {
      writeToStandardError("\(error)\n")
      return 1
    }
  }

  /// Launches the app on the device with the orientation and interface style of the options.
  private func open(_ launch: ApplicationLaunch) throws -> PlayedDocument {
    if isDark { UITraitCollection.change { $0.userInterfaceStyle = .dark } }
    let app = try PlayedDocument(app: launch, device: device)
    if let orientation { app.turn(to: orientation) }
    return app
  }

  /// Prints what can be tapped, if that is asked for.
  private func list(_ app: PlayedDocument) {
    guard lists else { return }
    for target in app.touchTargets() { print(target.line) }
  }

  private func run(_ launch: ApplicationLaunch) throws {
    if let look { SystemRelease.standing = look }
    if script != nil || lists {
      let steps =
        if let script { try RecordingScript(contentsOf: URL(fileURLWithPath: script)) } else {
          try RecordingScript(text: "wait 1", name: "--list")
        }
      FrameClock.current = .manual(at: Recording.start, knowsToday: true)
      KeyInput.main.isAttached = false
      let app = try open(launch)
      let recording = Recording(app, script: steps, framesPerSecond: rate)
      if let output {
        try recording.write(to: URL(fileURLWithPath: output)) { list(app) }
      } else {
        try recording.play(atEnd: { list(app) }) { _, _ in }
      }
      return
    }
    let app = try open(launch)
    let host = try DesktopWindow(app, title: app.name, zoom: zoom)
    defer { host.close() }
    if inspects { try host.inspect(page: page.map { URL(fileURLWithPath: $0) }) }
    ApplicationLoop.main.host = host
    ApplicationLoop.main.run()
    ApplicationLoop.main.host = nil
    UIApplication.shared.terminate()
    // Documents are saved when the program ends, with about as much time as on a phone.
    UIDocument.finishSaving(within: 5)
    if let failure = host.failure { throw failure }
  }
}

/// Called before the program starts; see `start.c`. If the runtime is linked statically, it may not be
/// initialized yet, so the current thread must not be queried.
@_cdecl("mica_desktop_begin") func begin() {
  ApplicationLaunch.runner = { DesktopApp.run($0) }
}
