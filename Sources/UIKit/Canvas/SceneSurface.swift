package import Foundation
package import InterfaceBuilder

/// The target of a scene's layout: a device in an orientation, and the size of its screen.
package struct SceneSurface: Sendable, Equatable {
  package var device: IBDevice
  package var orientation: IBOrientation
  /// The size of the screen or window in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// A Boolean value that indicates whether this is the document's own canvas, which differs from devices in
  /// some respects.
  package var isCanvas = false
  /// A Boolean value that indicates whether the cells of tables are placed as in a running app, whatever
  /// their stored frames are. The default is `true` except on the document's own canvas.
  package var sizesCells = true

  /// Creates the surface of a device's screen, or of a window with another size on it.
  package init(
    device: IBDevice, orientation: IBOrientation, size: CGSize? = nil, scale: CGFloat? = nil
  ) {
    self.device = device
    self.orientation = orientation
    let screen = device.size(orientation)
    self.size = size ?? CGSize(width: screen.width, height: screen.height)
    self.scale = scale ?? CGFloat(device.scale)
  }

  /// Creates the surface of the scene's own canvas, with the given values replaced.
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
