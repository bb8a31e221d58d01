package import CoreGraphics
internal import Foundation
package import UIKit

/// How scenes are shown, in pictures and played.
package struct RenderOptions: Sendable, Codable, Equatable {
  /// The scene's id; nil renders them all, and plays the first.
  package var scene: String?
  /// What the document is laid out for.
  package var layout = LayoutOptions()
  package var dark = false

  package init() {}

  /// The document's own choices, but for the number of pixels per point.
  package init(scale: Double) { layout.scale = scale }
}

extension OpenDocument {
  /// A scene as a picture: the root view laid out, with the bars and the status bar around it. Nil where the
  /// scene shows nothing. `workers` threads paint it; nil stands for one a core.
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
  /// The result of `body` with these traits as the current ones, and as the system's.
  func performingAsCurrent<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsSystem { result = body() }
    return result!
  }
}
