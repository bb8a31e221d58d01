// Streams of touches and keys over documents: `TouchStreams EVENTS SEED [FILE…]`. Without a file, it plays
// the project's examples.
//
// The documents share the events. Everything is played in four rounds, so that memory that later rounds need
// beyond earlier ones is a leak and not a cache. Lines that begin with "touches:" are the report, those with
// "playing:" announce the next document; examples print their own lines as well.
import DocumentExamples
import Foundation
import TestSupport
import UIInspection
import UIKit

let rounds = 4
/// The number of megabytes by which memory may exceed that of the second round at the end of the last round.
/// An allocator's cached memory varies by as much.
let mostGrowth = 16.0

/// Returns the megabytes of memory that the program occupies.
func resident() -> Double {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    .dropFirst().first
  return Double(pages.flatMap { Int($0) } ?? 0) * 4096 / 1_048_576
}

/// A document or example to play.
struct Played {
  let name: String
  let open: @MainActor () throws -> PlayedDocument

  init(_ name: String, _ open: @escaping @MainActor () throws -> PlayedDocument) {
    (self.name, self.open) = (name, open)
  }
  init(path: String) {
    self.init(URL(fileURLWithPath: path).lastPathComponent) {
      try PlayedDocument(path: path, options: RenderOptions(scale: 1))
    }
  }

  /// The project's storyboards, xibs and examples in code.
  @MainActor static var examples: [Played] {
    let folder = Project.root.appendingPathComponent("Examples/Storyboards").path
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let moving = movingExamples.map { name, controller in
      Played(name) { try PlayedDocument(name: name, options: RenderOptions(scale: 1)) { controller() } }
    }
    let still = stillExamples.map { name, view in
      Played(name) {
        try PlayedDocument(name: name, options: RenderOptions(scale: 1)) { StillController(view()) }
      }
    }
    return files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map {
      Played(path: folder + "/" + $0)
    } + moving + still
  }
}

/// Prints a line immediately, so that it is not lost if the program ends.
func report(_ line: String) {
  print(line)
  fflush(nil)
}

let words = CommandLine.arguments.dropFirst()
guard words.count >= 2, let count = Int(words[1]), let seed = UInt64(words[2]), count > 0 else {
  print("usage: TouchStreams EVENTS SEED [FILE…]")
  exit(2)
}
let documents = words.count > 2 ? words.dropFirst(2).map(Played.init(path:)) : Played.examples
let shares = rounds * documents.count, share = (count + shares - 1) / shares
var events = 0, faults = 0, after: [Double] = []
for round in 0..<rounds {
  for document in documents {
    report("playing: \(document.name)")
    do {
      let wrong = try TouchStream.play(
        share, on: document.name, seed: seed &+ UInt64(round), open: document.open)
      events += share
      if let wrong {
        faults += 1
        report("touches: \(document.name): \(wrong)")
      }
    } catch {
      faults += 1
      report("touches: \(document.name): cannot be played: \(error)")
    }
  }
  after.append(resident())
  report("touches: \(events) events, \(String(format: "%.1f", after[round])) MB resident")
}
let growth = after[rounds - 1] - after[1], isSteady = growth <= mostGrowth
report(
  "touches: \(events) events over \(documents.count) documents in \(rounds) rounds of \(share) each, seed \(seed): \(faults) faults; resident after each"
    + " round \(after.map { String(format: "%.1f", $0) }.joined(separator: ", ")) MB, which is \(isSteady ? "steady" : "NOT steady")"
)
exit(faults == 0 && isSteady ? 0 : 1)
