import ArgumentParser
import Foundation
import UIInspection

/// The command `mica survey`, which answers each line of standard input with one line of JSON.
///
/// A line contains a path, a tab and a scale (see `LayoutSurvey`) or, with `--devices`, a path, a tab, the
/// first index in `DeviceSweep.all`, a tab, and the step to the next one.
struct Survey: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "survey",
    abstract: "Says what solved frames differ from stored ones by.", shouldDisplay: false)

  @Flag var devices = false

  func run() throws {
    try MainActor.assumeIsolated {
      while let line = readLine() {
        let words = line.split(separator: "\t").map { String($0) }
        let answer = devices ? try sweep(words) : try survey(words)
        try Output.write(answer + Data("\n".utf8))
      }
    }
  }

  @MainActor private func survey(_ words: [String]) throws -> Data {
    var options = LayoutOptions()
    options.scale = words.count > 1 ? Double(words[1]) : nil
    return try JSONEncoder().encode(LayoutSurvey(path: words.first ?? "", options: options))
  }

  @MainActor private func sweep(_ words: [String]) throws -> Data {
    let numbers = words.dropFirst().compactMap { Int($0) }
    let all = DeviceSweep.all, step = max(1, numbers.count > 1 ? numbers[1] : 1)
    let chosen = stride(from: numbers.first ?? 0, to: all.count, by: step).map { all[$0] }
    return try JSONEncoder().encode(DeviceSweep(path: words.first ?? "", on: chosen))
  }
}
