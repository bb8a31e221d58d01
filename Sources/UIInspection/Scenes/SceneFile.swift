package import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// A file in one of the formats in which layer trees and drawings are compared with other engines,
/// distinguished by its contents: `root` is a tree of views, `layers` a list of layers, and `commands` a
/// drawing in a context.
@MainActor package enum SceneFile {
  case views(LayerScene)
  case layers(DrawnScene)
  case commands(CommandScene)

  /// Reads a scene.
  ///
  /// - Throws: An error with the location of invalid contents in the file.
  package init(contentsOf url: URL) throws(SceneError) {
    var data = Data()
    do {
      data = try InputFile.data(of: url, limit: .max, accepted: "a scene in JSON")
      let content = try Self.parsed(data)
      let kind = try JSONDecoder().decode(Kind.self, from: data)
      try Self.check(content)
      if kind.has(.layers) {
        self = .layers(try JSONDecoder().decode(DrawnScene.self, from: data))
      } else if kind.has(.commands) {
        self = .commands(try JSONDecoder().decode(CommandScene.self, from: data))
      } else {
        self = .views(LayerScene(try JSONDecoder().decode(LayerScene.Description.self, from: data)))
      }
      try SceneSchema.check(content as? [String: Any] ?? [:], of: self.kind, at: "")
      if case .commands(let scene) = self { try scene.checkImages() }
    } catch {
      throw SceneError(error).located(in: data)
    }
  }

  private var kind: SceneSchema.Kind {
    switch self {
    case .views: .views
    case .layers: .layers
    case .commands: .commands
    }
  }

  package var id: String {
    switch self {
    case .views(let scene): scene.description.id
    case .layers(let scene): scene.id
    case .commands(let scene): scene.id
    }
  }

  /// Returns the opaque picture of the scene, with the size of the viewport times the scale in pixels.
  /// Returns nil if there is not enough memory.
  package func picture() -> CGImage? {
    switch self {
    case .views(let scene): scene.picture()
    case .layers(let scene): scene.picture()
    case .commands(let scene): scene.picture()
    }
  }

  /// The top-level fields of the file.
  private struct Kind: Decodable {
    enum Key: String, CodingKey { case root, layers, commands }
    let keys: [Key]

    init(from decoder: any Decoder) throws { keys = try decoder.container(keyedBy: Key.self).allKeys }

    func has(_ key: Key) -> Bool { keys.contains(key) }
  }
}
