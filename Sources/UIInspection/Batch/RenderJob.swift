package import CoreGraphics
internal import Foundation
internal import ImageIO
internal import InterfaceBuilder
internal import UIKit

/// The outcome of rendering a document.
package struct RenderOutcome: Sendable, Codable, Equatable {
  /// The path of the document as it was passed.
  package var file: String
  /// The paths of the written pictures.
  package var pictures: [String] = []
  /// The problems in reading the document and creating its objects, one line each.
  package var report: [String] = []
  /// The reason why the document failed, or nil if it did not.
  package var error: String?

  package init(file: String) { self.file = file }
}

/// A job that renders the scenes of documents into a folder.
@MainActor package struct RenderJob {
  private let options: RenderOptions
  private let folder: URL
  private let workers: Int?

  /// Creates a job.
  ///
  /// - Parameters:
  ///   - options: The options for rendering.
  ///   - folder: The folder of the pictures.
  ///   - workers: The number of threads that paint a picture: 1 if other processes use the other cores, or
  ///     nil for one per core.
  package init(options: RenderOptions, folder: URL, workers: Int? = nil) {
    self.options = options
    self.folder = folder
    self.workers = workers
  }

  /// Renders a document. Errors are part of the outcome.
  package func run(_ task: RenderTask) -> RenderOutcome {
    var outcome = RenderOutcome(file: task.file)
    do {
      let open = try OpenDocument(path: task.file, options: options.layout)
      defer {
        outcome.report = open.report + outcome.report
        open.loader.forgetObjects()
      }
      try render(open, stem: task.stem, into: &outcome)
    } catch {
      outcome.error = "\(error)"
    }
    return outcome
  }

  private func render(_ open: OpenDocument, stem: String, into outcome: inout RenderOutcome) throws {
    var scenes = open.scenes
    if let wanted = options.scene {
      scenes = scenes.filter { $0.id == wanted }
      guard !scenes.isEmpty else {
        throw IBReadError.missingScene(
          wanted, in: outcome.file, of: open.scenes.map { (id: $0.id, title: $0.title) })
      }
    }
    if scenes.isEmpty { outcome.report.append("\(open.document.path): has no scene: no picture") }
    var names: [String: Int] = [:]
    for scene in scenes {
      guard let image = open.picture(of: scene, dark: options.dark, workers: workers) else {
        let size = scene.root?.bounds.size ?? .zero, scale = open.surface(of: scene).scale
        guard size.width <= 0 || size.height <= 0 || CGImage.canBe(size, scale: scale) else {
          throw IBReadError(
            file: outcome.file,
            reason: "scene \(scene.id) is \(size.width.inPoints) x \(size.height.inPoints) points at "
              + "\(scale.inPoints) pixels a point",
            accepted: CGImage.limits)
        }
        let reason =
          size == .zero
          ? "shows nothing of its own" : "is \(size.width.inPoints) x \(size.height.inPoints) points"
        outcome.report.append("\(open.document.path): scene \(scene.id) \(reason): no picture")
        continue
      }
      // Documents that were merged by hand may contain an id twice.
      let number = names[scene.id, default: 0] + 1
      names[scene.id] = number
      let url = folder.appendingPathComponent(
        "\(stem)-\(scene.id)\(number > 1 ? "-\(number)" : "").png")
      try ImageEncoding.png(image, to: url)
      outcome.pictures.append(url.path)
    }
  }
}
