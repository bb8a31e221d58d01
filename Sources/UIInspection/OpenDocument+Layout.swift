internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
package import UIKit

/// The target of a document's layout. Nil values are determined by the document.
package struct LayoutOptions: Sendable, Codable, Equatable {
  /// The id or name of a device.
  package var device: String?
  /// The orientation: `portrait` or `landscape`.
  package var orientation: String?
  /// The width and height of the window, in points.
  package var size: [Double]?
  /// The number of pixels per point.
  package var scale: Double?
  /// The version of iOS whose metrics apply, such as 26.
  package var release: Int?
  /// A Boolean value that indicates whether an old document is laid out as by the newest release of its
  /// appearance, on which an app runs, rather than by the one that Interface Builder drew it for.
  package var runsToday = false
  /// The language of texts, such as `de`, or nil for that of the document.
  package var language: String?
  /// A Boolean value that determines whether views keep the frames stored in the document, whatever its
  /// constraints are.
  package var keepsStoredFrames = false
  /// A Boolean value that determines whether the cells of tables are placed as in a running app even on the
  /// document's own canvas. Elsewhere they always are.
  var sizesCells = false
  /// A Boolean value that determines whether freeform and embedded scenes keep their sizes on a device.
  var keepsFreeSizes = false
  /// The widths and heights of root views of controllers by id, and those of cells in collections followed by
  /// their locations, instead of those from the document.
  var fixedSizes: [String: [Double]] = [:]

  package init() {}

  /// A Boolean value that indicates whether all scenes have their sizes on the document's own canvas.
  var isOwnCanvas: Bool { device == nil && orientation == nil && size == nil }
}

extension OpenDocument {
  /// Lays out all scenes. The safe area excludes the bars around a scene, and root views keep their location
  /// in the document.
  ///
  /// `visit` is called with each scene while it is in its window.
  package func layOut(_ visit: (NibScene) -> Void = { _ in }) {
    release.perform {
      for scene in scenes {
        onSurface(scene) { surface in
          let window = SceneCanvas(scene: scene, loader: loader, surface: surface).window(isDecorated: false)
          window?.layoutIfNeeded()
          // On Xcode's canvas nothing is scrolled, not even to avoid the bars.
          scene.root?.scrollBack()
          visit(scene)
          return ()
        }
      }
    }
  }

  /// The widths and heights for which the root views of controllers are laid out, by id.
  var rootSizes: [String: [Double]] {
    var sizes: [String: [Double]] = [:]
    for scene in scenes where scene.controller != nil {
      guard let root = scene.root, let id = root.nibIdentity?.id else { continue }
      let isFilled = !options.isOwnCanvas && fillsScreen(root, of: scene)
      let size = isFilled ? surface(of: scene).size : root.bounds.size
      sizes[id] = [size.width, size.height]
    }
    return sizes
  }

  /// Returns the surface for which a scene is laid out.
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

  /// Calls a closure while the screen has the surface of a scene.
  ///
  /// The root view of a controller that filled its own canvas fills the surface. Afterwards, it is removed
  /// from any window and restored to its location.
  func onSurface<Result>(_ scene: NibScene, _ body: (SceneSurface) -> Result?) -> Result? {
    guard let root = scene.root else { return nil }
    let surface = surface(of: scene)
    let stored = root.frame
    // On a canvas, the frame of a root view determines its location, whatever its autoresizing settings are.
    root.translatesAutoresizingMaskIntoConstraints = true
    if !options.fixedSizes.isEmpty { root.setSizesOfCells(options.fixedSizes) }
    if let size = options.fixedSizes[root.nibIdentity?.id ?? ""] {
      root.frame.size = CGSize(width: size[0], height: size[1])
    } else if !options.isOwnCanvas, fillsScreen(root, of: scene) {
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
  /// Returns a Boolean value that indicates whether the root view of a scene fills any screen: that of a
  /// controller, or one in a xib with the size of the canvas.
  private func fillsScreen(_ root: UIView, of scene: NibScene) -> Bool {
    let owner = scene.controller?.nibIdentity?.object
    let canvas = document.canvas(for: owner ?? root.nibIdentity?.object)
    let screen = canvas.device.size(canvas.orientation)
    guard let owner else {
      return root.bounds.size == CGSize(width: screen.width, height: screen.height)
    }
    let isFirst = owner.id != nil && owner.id == document.initialViewController
    return !options.keepsFreeSizes || isFirst || canvas.size == screen && !owner.isEmbedded(in: document)
  }
}

extension UIView {
  /// Sets the sizes of the collection view cells in this view, by their ids.
  fileprivate func setSizesOfCells(_ sizes: [String: [Double]]) {
    for child in subviews {
      if child is UICollectionReusableView, let size = child.nibIdentity?.id.flatMap({ sizes[$0] }) {
        child.frame.size = CGSize(width: size[0], height: size[1])
        if size.count > 3 { child.frame.origin = CGPoint(x: size[2], y: size[3]) }
      }
      child.setSizesOfCells(sizes)
    }
  }

  /// Scrolls all scroll views in this view to bounds that start at zero.
  fileprivate func scrollBack() {
    if let scroll = self as? UIScrollView, scroll.contentOffset != .zero { scroll.bounds.origin = .zero }
    for child in subviews { child.scrollBack() }
  }
}
