package import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// A file in one of the forms in which layer trees and drawings are compared with other engines, told apart
/// by what it holds: `root` a tree of views, `layers` a list of layers, `commands` a drawing in a context.
@MainActor package enum SceneFile {
  case views(LayerScene)
  case layers(DrawnScene)
  case commands(CommandScene)

  /// Reads a scene; throws where in the file something else stands than belongs there.
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

  /// The picture of the scene, opaque, of viewport times scale pixels; nil where there is no memory for it.
  package func picture() -> CGImage? {
    switch self {
    case .views(let scene): scene.picture()
    case .layers(let scene): scene.picture()
    case .commands(let scene): scene.picture()
    }
  }

  /// What the file has on its top level.
  private struct Kind: Decodable {
    enum Key: String, CodingKey { case root, layers, commands }
    let keys: [Key]

    init(from decoder: any Decoder) throws { keys = try decoder.container(keyedBy: Key.self).allKeys }

    func has(_ key: Key) -> Bool { keys.contains(key) }
  }
}
