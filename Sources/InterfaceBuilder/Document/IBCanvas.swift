/// The screen for which a scene was designed.
package struct IBCanvas: Sendable, Hashable {
  package var device: IBDevice
  package var orientation: IBOrientation
  /// The size in points: that of the device, or the scene's own for a freeform scene.
  package var size: IBSize
}

extension IBDocument {
  /// The device for which the document was designed, even if it names none (before Xcode 8) or an unknown
  /// one.
  ///
  /// Without a device, Xcode 6 and 7 used a square of 600 points. Earlier versions used the first iPhones or
  /// iPads; the simulated metrics, which storyboards of Xcode 6 omit, indicate a four-inch screen.
  package var canvasDevice: IBDevice {
    if let device { return IBDevice.withID(device.id) ?? IBDevice.withID("retina6_12")! }
    if useTraitCollections { return .square }
    if targetRuntime.hasSuffix("iPad") || root.attributes["type"]?.contains(".iPad.") == true {
      return IBDevice.withID("ipad9_7")!
    }
    let metrics = root.child(named: "simulatedMetricsContainer")
    if metrics == nil, kind == .storyboard, toolsVersion >= .xcode6 {
      return IBDevice.withID("retina4_0")!
    }
    let screen = metrics?.child(key: "destination")
    return screen.flatMap(Self.simulatedDevice) ?? IBDevice.withID("retina3_5")!
  }

  /// Returns the canvas for a scene's view controller or a top-level view, with its simulated metrics.
  ///
  /// If the document names no device, a root view with the size of a device indicates which one was
  /// simulated. A freeform scene has the size of its root view.
  package func canvas(for object: IBObject?) -> IBCanvas {
    let frame = (object?.child(key: "view") ?? object)?.frame
    let metrics = object?.child(key: "simulatedDestinationMetrics")
    var canvas = IBCanvas(
      device: metrics.flatMap(Self.simulatedDevice) ?? canvasDevice,
      orientation: device?.orientation ?? .portrait, size: IBSize(width: 0, height: 0))
    if let simulated = object?.child(key: "simulatedOrientationMetrics") {
      let isLandscape = simulated.attributes["orientation"]?.hasPrefix("landscape") == true
      canvas.orientation = isLandscape ? .landscape : .portrait
    }
    let stored = frame.map { IBSize(width: $0.width, height: $0.height) }
    if metrics == nil, device == nil, let stored, stored != canvas.device.size(canvas.orientation) {
      for device in IBDevice.all {
        guard let held = [.portrait, .landscape].first(where: { device.size($0) == stored }) else { continue }
        canvas.device = device
        canvas.orientation = held
        break
      }
    }
    canvas.size = canvas.device.size(canvas.orientation)
    if let scene = root.child(named: "device")?.child(named: "simulatedSceneSize") {
      canvas.size = IBSize(scene)
    }
    let free = object?.size("freeformSize")
    if free != nil || metrics?.name == "freeformSimulatedSizeMetrics" {
      canvas.size = stored ?? free ?? canvas.size
    }
    return canvas
  }

  /// Returns the device of a `simulatedScreenMetrics` element, whose `type` is in the form
  /// `retina47.fullscreen`.
  private static func simulatedDevice(_ metrics: IBObject) -> IBDevice? {
    guard let type = metrics.attributes["type"]?.split(separator: ".").first else { return nil }
    switch type {
    case "retina3_5", "retina35": return .withID("retina3_5")
    case "retina4": return .withID("retina4_0")
    case "retina47": return .withID("retina4_7")
    case "retina55": return .withID("retina5_5")
    default: return .withID(String(type))
    }
  }
}
