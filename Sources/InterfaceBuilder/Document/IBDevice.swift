/// The canvas that a document was drawn on: the element `<device>`.
package struct IBDeviceReference: Sendable, Hashable {
  /// An id of `IBDevice.all`, such as `retina6_12`.
  package var id: String
  package var orientation: IBOrientation
  /// `light` or `dark`.
  package var appearance: String

  init(_ object: IBObject) {
    id = object.attributes["id"] ?? ""
    orientation = object.attributes["orientation"].flatMap { IBOrientation(rawValue: $0) } ?? .portrait
    appearance = object.attributes["appearance"] ?? "light"
  }
}

/// How a device is held.
package enum IBOrientation: String, Sendable, Hashable {
  case portrait, landscape
}

/// A device that Interface Builder's canvas can show.
package struct IBDevice: Sendable, Hashable {
  package enum Idiom: Sendable, Hashable {
    case phone, pad
    /// The square canvas of Xcode 6 and 7, which stands for any device.
    case none
  }

  /// The id in documents, such as `retina6_12`.
  package let id: String
  /// The name that people know, such as `iPhone 15`.
  package let name: String
  /// What `--device` accepts besides the id, in lower case.
  package let aliases: [String]
  package let idiom: Idiom
  /// The screen in portrait, in points.
  package let portraitSize: IBSize
  /// Pixels a point.
  package let scale: Double
  /// The height of the status bar in portrait on the canvas of Xcode 13 and before, in points.
  let statusBar: Double
  /// The same since Xcode 14.
  let statusBarSinceXcode14: Double
  /// The same since Xcode 14.3.
  let statusBarSinceXcode14_3: Double
  /// The same on the device itself.
  let statusBarOnDevice: Double
  /// The height of the home indicator's area in portrait, in points; 0 with a home button.
  let homeIndicator: Double

  /// The screen in points as it is held.
  package func size(_ orientation: IBOrientation = .portrait) -> IBSize {
    orientation == .portrait
      ? portraitSize : IBSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// The distances that status bar, sensor housing and home indicator keep free, in points.
  ///
  /// `toolsVersion` is the document's: Interface Builder's numbers changed with Xcode 14, and some versions
  /// hold those of devices with a home indicator twice. Nil stands for the device itself.
  package func safeArea(
    _ orientation: IBOrientation = .portrait, toolsVersion: IBToolsVersion? = nil
  ) -> IBInsets {
    let status = switch toolsVersion {
    case nil: statusBarOnDevice
    case let version? where version < .xcode14: statusBar
    case let version? where version < .xcode14_3: statusBarSinceXcode14
    default: statusBarSinceXcode14_3
    }
    let times: Double = homeIndicator > 0 && toolsVersion?.holdsInsetsTwice == true ? 2 : 1
    guard orientation == .landscape, idiom == .phone else {
      return IBInsets(top: status * times, left: 0, bottom: homeIndicator * times, right: 0)
    }
    // Held sideways, a phone shows no status bar; the sensor housing's side counts left and right.
    let side = homeIndicator > 0 ? status * times : 0
    return IBInsets(top: 0, left: side, bottom: homeIndicator > 0 ? 21 * times : 0, right: side)
  }

  /// The size classes as it is held; nil stands for "any", on the square canvas.
  package func sizeClasses(
    _ orientation: IBOrientation = .portrait
  ) -> (width: IBSizeClass?, height: IBSizeClass?) {
    switch (idiom, orientation) {
    case (.none, _): (nil, nil)
    case (.pad, _): (.regular, .regular)
    case (.phone, .portrait): (.compact, .regular)
    case (.phone, .landscape): (portraitSize.width >= 414 ? .regular : .compact, .compact)
    }
  }
}
