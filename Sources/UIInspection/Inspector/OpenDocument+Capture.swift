internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

extension OpenDocument {
  /// Captures the scenes of the document, each in its window with the bars around it.
  ///
  /// - Parameters:
  ///   - id: The id of the scene, or nil for all scenes with a view.
  ///   - dark: `true` for dark mode.
  ///   - prefix: A text before the name of each capture, such as the name of the document.
  /// - Returns: The captures, in the order of the document.
  /// - Throws: An error if there is no such scene, or none that has a view.
  package func captures(scene id: String?, dark: Bool, prefix: String) throws -> [InspectorCapture] {
    let style: UIUserInterfaceStyle = dark ? .dark : .light
    let wanted = scenes.filter { id == nil || $0.id == id }
    let captures = wanted.compactMap { scene in
      release.perform {
        UITraitCollection(userInterfaceStyle: style).performingAsCurrent {
          onSurface(scene) { surface -> InspectorCapture? in
            let canvas = SceneCanvas(scene: scene, loader: loader, surface: surface)
            guard let window = canvas.window(style: style) else { return nil }
            let place = wantedDevice.map { "\($0.name)" } ?? "own canvas"
            return InspectorCapture(of: window, name: "\(prefix)\(scene.title) (\(place))")
          }
        }
      }
    }
    guard captures.isEmpty else { return captures }
    let reason = id.map { "no scene \"\($0)\" with a view" } ?? "no scene with a view"
    throw NoSuchView(
      description: "\(document.name): \(reason); accepted: \(scenes.map(\.id).joined(separator: ", "))")
  }
}

extension InspectorCapture {
  /// Captures the windows of a document that is played.
  ///
  /// - Parameters:
  ///   - document: The document, which is shown and hidden again.
  ///   - device: The name of the device, or nil for the default one.
  /// - Returns: The capture of the window.
  @MainActor package static func captures(
    of document: PlayedDocument, device: String?
  ) -> [InspectorCapture] {
    document.show()
    defer { document.hide() }
    _ = document.updatePicture()
    let size = document.window.bounds.size
    let place = device ?? "\(size.width.inPoints) x \(size.height.inPoints)"
    return [InspectorCapture(of: document.window, name: "\(document.name) (\(place))")]
  }
}
