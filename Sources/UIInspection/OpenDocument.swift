internal import Foundation
package import InterfaceBuilder
package import UIKit

/// A storyboard or xib whose objects have been made.
@MainActor package struct OpenDocument {
  package let document: IBDocument
  package let loader: NibLoader
  package let scenes: [NibScene]

  /// Reads a file and makes its objects. Throws where it is no document.
  package init(path: String) throws(IBReadError) {
    let url = URL(fileURLWithPath: path)
    document = try IBDocument(contentsOf: url)
    loader = NibLoader(document: document, assets: AssetCatalog.find(near: url))
    scenes = loader.scenes()
  }

  /// What could not be read or made as the document says, one line each.
  package var report: [String] {
    document.diagnostics.map { "\(document.name):\($0)" } + loader.report
  }

  /// The device that the document was drawn on.
  package var device: IBDevice {
    document.device.flatMap { wanted in IBDevice.all.first { $0.id == wanted.id } } ?? .square
  }

  /// The trees of all scenes.
  package var tree: SceneTree { SceneTree(scenes: scenes.map { SceneTree.Scene($0) }) }
}
