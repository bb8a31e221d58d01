internal import Foundation
package import InterfaceBuilder
package import UIKit

/// A storyboard or xib whose objects have been made.
@MainActor package struct OpenDocument {
  package let document: IBDocument
  package let loader: NibLoader
  package let scenes: [NibScene]
  /// The release of iOS whose sizes hold: the one that Interface Builder drew for, unless another is asked for.
  package let release: SystemRelease

  /// Reads a file and makes its objects. Throws where it is no document.
  package init(path: String, release: SystemRelease? = nil) throws(IBReadError) {
    let url = URL(fileURLWithPath: path)
    let document = try IBDocument(contentsOf: url)
    self.document = document
    self.release = release ?? SystemRelease(toolsVersion: document.toolsVersion)
    let loader = NibLoader(document: document, assets: AssetCatalog.find(near: url))
    self.loader = loader
    scenes = self.release.perform { loader.scenes() }
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
  package var tree: SceneTree { tree(scale: nil) }

  /// The trees of all scenes; intrinsic sizes are in pixels of a scale, which is the device's unless given.
  package func tree(scale: Double?) -> SceneTree {
    let traits = UITraitCollection(displayScale: scale ?? device.scale)
    return release.perform {
      traits.performingAsCurrent { SceneTree(scenes: scenes.map { SceneTree.Scene($0) }) }
    }
  }
}
