import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing
import UIInspection

/// Tests of layers of every look against the pictures of another painter. `scripts/conformance` judges them
/// by its own comparison.
struct DrawnSceneTests {
  /// The limits by category: the largest and the mean difference away from edges, the mean at edges, and the
  /// number of misplaced pixels per scale, as measured by `shared/drawing/tool/compare.py`.
  private static let limits: [String: [Double]] = [
    "shadows": [8, 0.8, 3, 4], "masks": [8, 0.5, 3.5, 4], "corners": [6, 0.3, 2.5, 4],
    "gradients": [3, 0.5, 4, 4],
    "contents": [3, 0.5, 4, 4], "shapes": [3, 0.2, 3.5, 8], "blends": [3, 0.5, 1, 4],
    "blurs": [8, 0.8, 2.5, 4],
    "groups": [7, 1, 2.5, 4], "commands": [8, 0.8, 3, 4],
  ]

  @Test func scenesMatchTheReferenceRenderer()
    async throws
  {
    let folder = Project.fixture("drawing/scenes")
    let scenes = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .compactMap { file in
        (try? JSONDecoder().decode(DrawnScene.self, from: Data(contentsOf: file))).map { (file, $0) }
      }
    let misses = try await withThrowingTaskGroup(of: String?.self) { group in
      for (file, scene) in scenes { group.addTask { try Self.miss(scene, file) } }
      return try await group.reduce(into: []) { $0 += $1.map { [$0] } ?? [] }
    }
    print("facts: drawing_layers \(scenes.count - misses.count) of \(scenes.count)")
    #expect(misses.sorted() == [])
  }

  /// Returns a description of what is wrong with the picture of a scene, or `nil` if nothing is.
  private static func miss(_ scene: DrawnScene, _ file: URL) throws -> String? {
    let json = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
    guard let image = scene.picture() else { return "\(scene.id): no picture" }
    let golden = try ImageDecoding.decode(
      Data(contentsOf: file.deletingPathExtension().appendingPathExtension("png")))
    guard image.width == golden.width, image.height == golden.height else {
      return "\(scene.id): another size"
    }
    let scale = json["scale"].double
    let ignored = json["ignore"].array.map(\.numbers).map {
      CGRect(x: $0[0] * scale, y: $0[1] * scale, width: $0[2] * scale, height: $0[3] * scale)
    }
    let difference = PictureDifference(golden: Picture(golden), ours: Picture(image), ignoring: ignored)
    let found = [
      Double(difference.flatMax), difference.flatMean, difference.edgeMean,
      Double(difference.misplaced) / scale,
    ]
    let names = ["flat_max", "flat_mean", "edge_mean", "misplaced"]
    let limits = zip(names, limits[json["category"].string ?? ""] ?? [0, 0, 0, 0]).map { name, limit in
      json["limits"][name].number ?? limit
    }
    guard zip(found, limits).contains(where: { $0 > $1 }) else { return nil }
    return "\(scene.id): \(found), at most \(limits)"
  }
}
