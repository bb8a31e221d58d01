/// The device for which a document was designed: the `<device>` element.
package struct IBDeviceReference: Sendable, Hashable {
  /// An id of `IBDevice.all`, such as `retina6_12`.
  package var id: String
  package var orientation: IBOrientation
  /// The interface style: `light` or `dark`.
  package var appearance: String

  init(_ object: IBObject) {
    id = object.attributes["id"] ?? ""
    orientation = object.attributes["orientation"].flatMap { IBOrientation(rawValue: $0) } ?? .portrait
    appearance = object.attributes["appearance"] ?? "light"
  }
}

/// The orientation of a device.
package enum IBOrientation: String, Sendable, Hashable {
  case portrait, landscape
}

/// A device that Interface Builder's canvas can display.
package struct IBDevice: Sendable, Hashable {
  package enum Idiom: Sendable, Hashable {
    case phone, pad
    /// The square canvas of Xcode 6 and 7, which represents any device.
    case none
  }

  /// The id in documents, such as `retina6_12`.
  package let id: String
  /// The product name, such as `iPhone 15`.
  package let name: String
  /// The names that `--device` accepts besides the id, in lower case.
  package let aliases: [String]
  package let idiom: Idiom
  /// The size of the screen in portrait, in points.
  package let portraitSize: IBSize
  /// The number of pixels per point.
  package let scale: Double
  /// The height of the status bar in portrait on the canvas of Xcode 13 and earlier, in points.
  let statusBar: Double
  /// The height of the status bar in portrait on the canvas since Xcode 14, in points.
  let statusBarSinceXcode14: Double
  /// The height of the status bar in portrait on the canvas since Xcode 14.3, in points.
  let statusBarSinceXcode14dot3: Double
  /// The height of the status bar in portrait on the device, in points.
  let statusBarOnDevice: Double
  /// The height of the home indicator's area in portrait, in points, or 0 for a device with a home button.
  let homeIndicator: Double

  /// Returns the size of the screen in an orientation, in points.
  package func size(_ orientation: IBOrientation = .portrait) -> IBSize {
    orientation == .portrait
      ? portraitSize : IBSize(width: portraitSize.height, height: portraitSize.width)
  }

  /// Returns the insets for the status bar, sensor housing and home indicator, in points.
  ///
  /// - Parameters:
  ///   - orientation: The orientation.
  ///   - toolsVersion: The version of the document, or nil for the values of the device itself. Interface
  ///     Builder's values changed with Xcode 14, and some versions count those of devices with a home
  ///     indicator twice.
  /// - Returns: The insets of the safe area in the orientation.
  package func safeArea(
    _ orientation: IBOrientation = .portrait, toolsVersion: IBToolsVersion? = nil
  ) -> IBInsets {
    let status =
      switch toolsVersion {
      case nil: statusBarOnDevice
      case let version? where version < .xcode14: statusBar
      case let version? where version < .xcode14dot3: statusBarSinceXcode14
      default: statusBarSinceXcode14dot3
      }
    let times: Double = homeIndicator > 0 && toolsVersion?.holdsInsetsTwice == true ? 2 : 1
    guard orientation == .landscape, idiom == .phone else {
      return IBInsets(top: status * times, left: 0, bottom: homeIndicator * times, right: 0)
    }
    // In landscape, a phone has no status bar, and the sensor housing insets both the left and the right
    // side.
    let side = homeIndicator > 0 ? status * times : 0
    return IBInsets(top: 0, left: side, bottom: homeIndicator > 0 ? 21 * times : 0, right: side)
  }

  /// Returns the size classes in an orientation. Nil means "any", on the square canvas.
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
