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
  /// A scene as a picture: the root view on its screen with the bars around it, as it is laid out now. Nil where the
  /// scene shows nothing.
  ///
  /// `on` is the screen to lay the root view out on; nil keeps the size that the document stores.
  package func picture(of scene: NibScene, on wanted: IBDevice?, scale: Double?, dark: Bool) -> CGImage? {
    guard let root = scene.root else { return nil }
    let device = wanted ?? document.canvasDevice
    let orientation = document.device?.orientation ?? .portrait
    if let wanted, scene.controller != nil {
      let size = wanted.size(orientation)
      root.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    UIScreen.main.configure(size: root.bounds.size, scale: scale ?? device.scale)
    let place = root.frame.origin
    defer {
      root.removeFromSuperview()
      root.frame.origin = place
    }
    let traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
    return traits.performingAsCurrent {
      let canvas = SceneCanvas(scene: scene, loader: loader, device: device)
      guard let window = canvas.window(style: dark ? .dark : .light) else { return nil }
      return FrameLoop(root: window).image(background: dark ? .black : .white)
    }
  }
}

extension UITraitCollection {
  /// The result of `body` with these traits as the current ones.
  fileprivate func performingAsCurrent<Result>(_ body: () -> Result?) -> Result? {
    var result: Result?
    performAsCurrent { result = body() }
    return result
  }
}
