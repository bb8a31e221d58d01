package import CoreGraphics
internal import Foundation
package import InterfaceBuilder
package import UIKit

/// How a scene is turned into a picture.
package struct RenderOptions: Sendable, Codable, Equatable {
  /// The scene's id; nil renders them all.
  package var scene: String?
  /// A device by id or name; nil is the document's own.
  package var device: String?
  /// Pixels a point; nil is the device's own.
  package var scale: Double?
  package var dark = false

  package init() {}
}

extension OpenDocument {
  /// A scene as a picture: the root view as it is laid out now, with the bars and the status bar around it. Nil where the scene
  /// shows nothing.
  ///
  /// `wanted` is the device to show the scene on; nil is the document's own.
  package func picture(of scene: NibScene, on wanted: IBDevice?, scale: Double?, dark: Bool) -> CGImage? {
    guard let root = scene.root else { return nil }
    let device = wanted ?? self.device
    let stored = root.frame
    if let wanted, scene.controller != nil {
      let size = wanted.size(document.device?.orientation ?? .portrait)
      root.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    UIScreen.main.configure(size: root.bounds.size, scale: scale ?? device.scale)
    let style: UIUserInterfaceStyle = dark ? .dark : .light
    let canvas = SceneCanvas(scene: scene, loader: loader, device: device)
    return UITraitCollection(userInterfaceStyle: style).performingAsCurrent {
      defer {
        root.removeFromSuperview()
        root.frame = stored
      }
      return release.perform { canvas.window(style: style).flatMap { FrameLoop(root: $0).image(background: dark ? .black : .white) } }
    }
  }
}

extension UITraitCollection {
  /// The result of `body` with these traits as the current ones.
  func performingAsCurrent<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performAsCurrent { result = body() }
    return result!
  }
}
