internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// What the layout engine says about a scene: contradictions and what is left open.
  mutating func checkConstraints(of root: UIView, _ rules: Set<CheckRule>) {}
}

extension OpenDocument {
  /// The device that the document was drawn on, as it is held there.
  var canvas: CheckDevice {
    CheckDevice(device: device, orientation: document.device?.orientation ?? .portrait)
  }

  /// Lays a scene out on a device; nil is the canvas.
  func layOut(_ scene: NibScene, on device: CheckDevice?) {
    guard let root = scene.root, let device, scene.controller != nil else { return }
    let size = device.device.size(device.orientation)
    root.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    root.layoutIfNeeded()
  }
}
