import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Tests that an idle window uses no resources: the kernel counts no processor time of its program and no
/// wake-up of its threads.
///
/// This is the only test that uses real time, because a clock that is set by hand would not show who waits
/// for it.
@Suite(.serialized) struct RestingWindowTests {
  /// The kernel's counters of a process.
  private struct Count: Equatable {
    /// Ticks of processor time, a hundredth of a second each.
    var ticks = 0
    /// The number of times that a thread waited for something.
    var waits = 0

    /// Returns `nil` if the process no longer exists.
    init?(of process: pid_t) {
      let folder = "/proc/\(process)"
      guard let stat = try? String(contentsOfFile: folder + "/stat", encoding: .utf8),
        let tasks = try? FileManager.default.contentsOfDirectory(atPath: folder + "/task")
      else { return nil }
      // The fields after the name in parentheses; user and system time are the twelfth and thirteenth of
      // these.
      let fields = stat[stat.index(after: stat.lastIndex(of: ")")!)...].split(separator: " ")
      ticks = (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
      for task in tasks {
        let status = (try? String(contentsOfFile: "\(folder)/task/\(task)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
        waits += line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0
      }
    }
  }

  /// Lets real time pass.
  private func pass(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  @Test(
    .enabled(if: XDisplay.missing == nil, "a window needs \(XDisplay.missing ?? "nothing")"),
    .timeLimit(.minutes(Project.hang)),
    arguments: ["Settings", "Login"])
  func aWindowThatRestsUsesNothing(example: String) throws {
    let display = try XDisplay(width: 800, height: 1000)
    let player = Process(), errors = Pipe()
    player.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("mica")
    player.currentDirectoryURL = Project.root
    player.arguments = ["play", "--example", example]
    player.environment = ProcessInfo.processInfo.environment.merging(
      ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_RENDER_DRIVER": "software"]) { $1 }
    player.standardError = errors
    try player.run()
    defer {
      player.end()
      player.waitUntilExit()
    }
    // Wait until the window is open and its initial work is done, that is, until no counter changes for half
    // a second. A busy machine may need a while.
    var last: Count?, isQuiet = false, halves = 0
    while !isQuiet {
      pass(milliseconds: 500)
      halves += 1
      try #require(halves < 120, "\(example) is never at rest")
      guard player.isRunning, let now = Count(of: player.processIdentifier) else {
        let why = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        throw XDisplay.Failure(description: "the window closed: \(why)")
      }
      isQuiet = last == now && display.hasWindows
      last = now
    }
    pass(milliseconds: 1500)
    let rested = try #require(Count(of: player.processIdentifier))
    #expect(
      rested == last,
      "in 1.5 s \(example) used \(rested.ticks - last!.ticks) ticks and woke up \(rested.waits - last!.waits) times"
    )
  }
}
