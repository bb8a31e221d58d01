package import Foundation
package import InterfaceBuilder

/// What a scene is laid out for: a device as it is held, and the size of its screen.
package struct SceneSurface: Sendable, Equatable {
  package var device: IBDevice
  package var orientation: IBOrientation
  /// The screen or window in points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: CGFloat
  /// Whether this is the document's own canvas, which has peculiarities that devices have not.
  package var isCanvas = false
  /// A Boolean value that indicates whether cells of tables are placed as in a running app, whatever frames
  /// the document stores for them: everywhere but on its own canvas, unless set.
  package var sizesCells = true

  /// A device's screen, or a window of another size on it.
  package init(
    device: IBDevice, orientation: IBOrientation, size: CGSize? = nil, scale: CGFloat? = nil
  ) {
    self.device = device
    self.orientation = orientation
    let screen = device.size(orientation)
    self.size = size ?? CGSize(width: screen.width, height: screen.height)
    self.scale = scale ?? CGFloat(device.scale)
  }

  /// The scene's own canvas, but for what is given.
  @MainActor package init(
    _ scene: NibScene, in document: IBDocument, on device: IBDevice? = nil, orientation: IBOrientation? = nil,
    size: CGSize? = nil, scale: CGFloat? = nil
  ) {
    let canvas = document.canvas(for: scene.controller?.nibIdentity?.object)
    self.init(
      device: device ?? canvas.device, orientation: orientation ?? canvas.orientation, size: size,
      scale: scale)
    isCanvas = device == nil && orientation == nil && size == nil
    sizesCells = !isCanvas
  }
}
