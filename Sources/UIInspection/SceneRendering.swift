package import CoreGraphics
internal import Foundation
package import UIKit

/// The options for displaying scenes, in pictures and played.
package struct RenderOptions: Sendable, Codable, Equatable {
  /// The id of the scene. If nil, all scenes are rendered, and the first one is played.
  package var scene: String?
  /// The options for layout.
  package var layout = LayoutOptions()
  package var dark = false

  package init() {}

  /// Creates options with a number of pixels per point. Other values are determined by the document.
  package init(scale: Double) { layout.scale = scale }
}

extension OpenDocument {
  /// Returns a picture of a scene: the laid out root view with the bars and the status bar around it.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - dark: A Boolean value that determines whether the style is dark.
  ///   - workers: The number of threads that paint, or nil for one per core.
  /// - Returns: The picture, or nil if the scene has no view.
  package func picture(of scene: NibScene, dark: Bool, workers: Int? = nil) -> CGImage? {
    let style: UIUserInterfaceStyle = dark ? .dark : .light
    return release.perform {
      UITraitCollection(userInterfaceStyle: style).performingAsCurrent {
        onSurface(scene) { surface in
          SceneCanvas(scene: scene, loader: loader, surface: surface).window(style: style)
            .flatMap { FrameLoop(root: $0).image(background: dark ? .black : .white, workers: workers) }
        }
      }
    }
  }
}

extension UITraitCollection {
  /// Returns the result of a closure that is called with these traits as the current ones, and as those of
  /// the system.
  func performingAsCurrent<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsSystem { result = body() }
    return result!
  }
}
