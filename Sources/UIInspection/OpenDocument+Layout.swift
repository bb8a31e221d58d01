internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
package import UIKit

/// What a document is laid out for; nil leaves a choice to the document.
package struct LayoutOptions: Sendable, Codable, Equatable {
  /// A device by id or name.
  package var device: String?
  /// `portrait` or `landscape`.
  package var orientation: String?
  /// Width and height of the window, in points.
  package var size: [Double]?
  /// Pixels a point.
  package var scale: Double?
  /// The release of iOS whose sizes hold, such as 26.
  package var release: Int?
  /// The language whose texts are shown, such as `de`; nil for those of the document.
  package var language: String?
  /// Whether views stay at the frames that the document stores, whatever its constraints say.
  package var keepsStoredFrames = false
  /// A Boolean value that indicates whether cells of tables are placed as in a running app on the document's
  /// own canvas, too. Everywhere else they always are.
  var sizesCells = false
  /// A Boolean value that indicates whether scenes that are drawn freely, or that others embed, keep their
  /// sizes on a device.
  var keepsFreeSizes = false

  package init() {}

  /// Whether every scene keeps the size that it has on the document's own canvas.
  var isOwnCanvas: Bool { device == nil && orientation == nil && size == nil }
}

extension OpenDocument {
  /// Lays out every scene, with what the bars around it leave free as its safe area. Root views keep the
  /// place that they have in the document.
  ///
  /// `visit` sees each scene while it is in its window.
  package func layOut(_ visit: (NibScene) -> Void = { _ in }) {
    release.perform {
      for scene in scenes {
        onSurface(scene) { surface in
          let window = SceneCanvas(scene: scene, loader: loader, surface: surface).window(isDecorated: false)
          window?.layoutIfNeeded()
          // On Xcode's canvas nothing is scrolled, not even clear of the bars.
          scene.root?.scrollBack()
          visit(scene)
          return ()
        }
      }
    }
  }

  /// What a scene is laid out for.
  package func surface(of scene: NibScene) -> SceneSurface {
    var surface = SceneSurface(
      scene, in: document, on: wantedDevice, orientation: wantedOrientation,
      size: options.size.map { CGSize(width: $0[0], height: $0[1]) }, scale: options.scale.map { CGFloat($0) }
    )
    if options.sizesCells { surface.sizesCells = true }
    return surface
  }

  private var wantedOrientation: IBOrientation? {
    options.orientation.flatMap { IBOrientation(rawValue: $0) }
  }

  /// Runs a body with the screen as the surface of a scene. A controller's root view is as large
  /// as the surface where it filled its own canvas; at the end it is out of whatever window it was
  /// put in, in its old place.
  func onSurface<Result>(_ scene: NibScene, _ body: (SceneSurface) -> Result?) -> Result? {
    guard let root = scene.root else { return nil }
    let surface = surface(of: scene)
    let stored = root.frame
    // On a canvas a root view is placed by its frame, whatever it is made for.
    root.translatesAutoresizingMaskIntoConstraints = true
    if !options.isOwnCanvas, fillsScreen(root, of: scene) {
      root.frame = CGRect(origin: .zero, size: surface.size)
    }
    let shape = UIScreen.main.shape
    UIScreen.main.shape = UIScreen.Shape(
      size: options.isOwnCanvas ? root.bounds.size : surface.size, scale: surface.scale,
      orientation: surface.orientation == .landscape ? .landscapeLeft : .portrait,
      hasHomeIndicator: surface.device.safeArea().bottom > 0)
    defer {
      root.removeFromSuperview()
      root.frame.origin = stored.origin
      UIScreen.main.shape = shape
    }
    return surface.device.traits.performingAsCurrent { body(surface) }
  }
}

extension OpenDocument {
  /// Whether the root view of a scene is as large as whatever screen shows it: a controller's, and in a xib
  /// one that is as large as the canvas.
  private func fillsScreen(_ root: UIView, of scene: NibScene) -> Bool {
    let owner = scene.controller?.nibIdentity?.object
    let canvas = document.canvas(for: owner ?? root.nibIdentity?.object)
    let screen = canvas.device.size(canvas.orientation)
    guard let owner else {
      return root.bounds.size == CGSize(width: screen.width, height: screen.height)
    }
    return !options.keepsFreeSizes || canvas.size == screen && !owner.isEmbedded(in: document)
  }
}

extension UIView {
  /// Puts what scrolls in this view back to where the bounds begin at zero.
  fileprivate func scrollBack() {
    if let scroll = self as? UIScrollView, scroll.contentOffset != .zero { scroll.bounds.origin = .zero }
    for child in subviews { child.scrollBack() }
  }
}
