import Foundation
import TestSupport
import Testing
import UIInspection

/// Tests of layer trees against another engine's numbers: places, frames, conversions and hits.
/// `scripts/conformance` compares the pictures.
@MainActor struct OracleTests {
  /// Points, as in the oracle's own comparison; far-away results of a conversion
  /// count relative to their size.
  private static let tolerance = 0.01
  /// The share of the points that must hit the same layer.
  private static let hits = 0.995

  @Test func scenesAnswerAsTheOracle() throws {
    let folder = Project.fixture("oracle/scenes")
    let goldens = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".golden.json") }
      .sorted { $0.path < $1.path }
    let misses = try goldens.map(Self.misses)
    print("oracle: \(misses.count(where: \.isEmpty)) of \(goldens.count)")
    #expect(misses.flatMap { $0 } == [])
  }

  /// Returns the answers of a scene that differ from its golden file, one per line.
  private static func misses(of golden: URL) throws -> [String] {
    let expected = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: golden))
    let id = expected["id"].string!
    let url = golden.deletingLastPathComponent().appendingPathComponent("\(id).json")
    let scene = LayerScene(
      try JSONDecoder().decode(LayerScene.Description.self, from: Data(contentsOf: url)))
    let conversions = LayerScene.conversions(beside: url)
    let answers = try JSONDecoder().decode(
      JSONValue.self, from: JSONEncoder().encode(scene.answers(conversions: conversions)))
    return
      (placeMisses(expected["layers"], answers["layers"])
      + conversionMisses(expected["conversions"].array, answers["conversions"].array)
      + hitMisses(expected["hits"], answers["hits"])).map { "\(id): \($0)" }
  }

  private static func placeMisses(_ expected: JSONValue, _ answers: JSONValue) -> [String] {
    expected.members.flatMap { name, place in
      place.members.compactMap { key, value in
        value.matches(answers[name][key], within: tolerance)
          ? nil : "\(key) of \(name) is \(answers[name][key]), not \(value)"
      }
    }
  }

  private static func conversionMisses(_ expected: [JSONValue], _ answers: [JSONValue]) -> [String] {
    guard expected.count == answers.count else {
      return ["\(answers.count) conversions of \(expected.count)"]
    }
    return zip(expected, answers).compactMap { wanted, answer in
      let result = wanted["result"]
      let size = max(1, (result.numbers.map(abs).max() ?? 0) / 1000)
      return result.matches(answer, within: tolerance * size) ? nil : "\(wanted) gives \(answer)"
    }
  }

  private static func hitMisses(_ expected: JSONValue, _ answers: JSONValue) -> [String] {
    expected.members.compactMap { rule, layers in
      let same = zip(layers.array, answers[rule].array).count { $0 == $1 }
      return Double(same) >= hits * Double(layers.array.count)
        ? nil : "\(same) of \(layers.array.count) hits by the rule \(rule)"
    }
  }
}
