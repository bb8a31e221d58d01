// Sizes, scales and insets are derived from the frames stored in documents of each Xcode version. For the
// devices that no collected document uses (5.4, 7.9, 8.3, 10.2, 10.9 and 13 inch), they are Apple's published
// display sizes and the insets of similar devices.
extension IBDevice {
  /// All devices of the canvas: phones, iPads, the Mac and the square canvas.
  package static let all: [IBDevice] = [
    phone("retina3_5", "iPhone 4s", ["iphone-4"], 320, 480, scale: 2, status: 20),
    phone(
      "retina4_0", "iPhone SE (1st generation)", ["iphone-se-1", "iphone-5", "iphone-5s"], 320, 568, scale: 2,
      status: 20),
    phone(
      "retina4_7", "iPhone 8",
      ["iphone-se", "iphone-se-2", "iphone-se-3", "iphone-6", "iphone-6s", "iphone-7"],
      375, 667, scale: 2, status: 20),
    phone(
      "retina5_5", "iPhone 8 Plus", ["iphone-6-plus", "iphone-6s-plus", "iphone-7-plus"], 414, 736, scale: 3,
      status: 20),
    phone(
      "retina5_4", "iPhone 13 mini", ["iphone-12-mini"], 375, 812, scale: 3, status: 44, since14: 50,
      bottom: 34),
    phone(
      "retina5_9", "iPhone 11 Pro", ["iphone-x", "iphone-xs"], 375, 812, scale: 3, status: 44, since14: 47,
      since14dot3: 50, onDevice: 44, bottom: 34),
    phone("retina6_1", "iPhone 11", ["iphone-xr"], 414, 896, scale: 2, status: 44, since14: 48, bottom: 34),
    phone("retina6_5", "iPhone 11 Pro Max", ["iphone-xs-max"], 414, 896, scale: 3, status: 44, bottom: 34),
    phone(
      "retina6_0", "iPhone 14", ["iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-16e"],
      390, 844,
      scale: 3, status: 44, since14: 47, bottom: 34),
    phone(
      "retina6_7", "iPhone 14 Plus", ["iphone-12-pro-max", "iphone-13-pro-max"], 428, 926, scale: 3,
      status: 44, since14: 47, bottom: 34),
    phone(
      "retina6_12", "iPhone 15", ["iphone-14-pro", "iphone-15-pro", "iphone-16"], 393, 852, scale: 3,
      status: 59, bottom: 34),
    phone(
      "retina6_72", "iPhone 15 Plus", ["iphone-14-pro-max", "iphone-15-pro-max", "iphone-16-plus"], 430, 932,
      scale: 3, status: 59, bottom: 34),
    phone(
      "retina6_3", "iPhone 16 Pro", ["iphone-17", "iphone-17-pro"], 402, 874, scale: 3, status: 62, bottom: 34
    ),
    // The id is of a document of Xcode 26, of whose devices no other has a size that is missing here.
    phone("retina6_54", "iPhone Air", ["retina6_5air"], 420, 912, scale: 3, status: 68, bottom: 34),
    phone(
      "retina6_9", "iPhone 16 Pro Max", ["iphone-17-pro-max"], 440, 956, scale: 3, status: 62, bottom: 34),

    pad(
      "ipad9_7", "iPad Pro 9.7", ["ipad", "ipad-air", "ipad-mini-4", "ipad-mini-5"], 768, 1024, scale: 2,
      status: 20),
    // Documents with this name have a size of 744 x 1133 points (two projects, Xcode 14.1 to 15.3).
    pad(
      "ipad7_9", "iPad mini 6", ["ipad-mini", "ipad-mini-7", "ipad8_3"], 744, 1133, scale: 2, status: 24,
      bottom: 20),
    pad("ipad10_2", "iPad 10.2", [], 810, 1080, scale: 2, status: 20),
    pad("ipad10_5", "iPad Pro 10.5", ["ipad-air-3"], 834, 1112, scale: 2, status: 20),
    pad("ipad10_9", "iPad 10.9", ["ipad-10", "ipad-11"], 820, 1180, scale: 2, status: 24, bottom: 20),
    pad(
      "ipad10_9rounded", "iPad Air 10.9", ["ipad-air-4", "ipad-air-5", "ipad-air-11"], 820, 1180, scale: 2,
      status: 24, bottom: 20),
    pad("ipad11_0rounded", "iPad Pro 11", [], 834, 1194, scale: 2, status: 24, bottom: 20),
    pad(
      "ipad11_1rounded", "iPad Pro 11 (M4)", ["ipad-pro-11-m5"], 834, 1210, scale: 2, status: 24, bottom: 20),
    pad("ipad12_9", "iPad Pro 12.9 (2nd generation)", [], 1024, 1366, scale: 2, status: 20),
    pad("ipad12_9rounded", "iPad Pro 12.9", ["ipad-air-13"], 1024, 1366, scale: 2, status: 24, bottom: 20),
    pad(
      "ipad13_0rounded", "iPad Pro 13", ["ipad-pro-13-m4", "ipad-pro-13-m5"], 1032, 1376, scale: 2,
      status: 24, bottom: 20),
    // A Mac with Mac Catalyst. The document contains the size of its window.
    pad("mac", "Mac", [], 1024, 768, scale: 2, status: 0),

    square,
  ]

  /// The canvas of Xcode 6 and 7: any width, any height.
  package static let square = IBDevice(
    id: "none", name: "Any size", aliases: [], idiom: .none, portraitSize: IBSize(width: 600, height: 600),
    scale: 2, statusBar: 20, statusBarSinceXcode14: 20, statusBarSinceXcode14dot3: 20, statusBarOnDevice: 20,
    homeIndicator: 0)

  private static func phone(
    _ id: String, _ name: String, _ aliases: [String], _ width: Double, _ height: Double, scale: Double,
    status: Double, since14: Double? = nil, since14dot3: Double? = nil, onDevice: Double? = nil,
    bottom: Double = 0
  ) -> IBDevice {
    IBDevice(
      id: id, name: name, aliases: aliases, idiom: .phone,
      portraitSize: IBSize(width: width, height: height), scale: scale, statusBar: status,
      statusBarSinceXcode14: since14 ?? status,
      statusBarSinceXcode14dot3: since14dot3 ?? since14 ?? status,
      statusBarOnDevice: onDevice ?? since14dot3 ?? since14 ?? status, homeIndicator: bottom)
  }

  private static func pad(
    _ id: String, _ name: String, _ aliases: [String], _ width: Double, _ height: Double, scale: Double,
    status: Double, bottom: Double = 0
  ) -> IBDevice {
    IBDevice(
      id: id, name: name, aliases: aliases, idiom: .pad, portraitSize: IBSize(width: width, height: height),
      scale: scale, statusBar: status, statusBarSinceXcode14: status,
      statusBarSinceXcode14dot3: status, statusBarOnDevice: status, homeIndicator: bottom)
  }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
  private static let byName = Dictionary(
    all.flatMap { device in ([device.id, device.name] + device.aliases).map { (plain($0), device) } },
    uniquingKeysWith: { first, _ in first })

  /// Returns a name in lower case with only its letters and digits.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the device with an id in documents, or nil if there is none. Xcode 16 writes `iPad13_0rounded`.
  package static func withID(_ id: String) -> IBDevice? { byID[id] ?? byID[id.lowercased()] }

  /// Returns the device with a name, such as `iphone-se`, `iPhone 14` or `retina6_12`, or nil if there is
  /// none.
  ///
  /// Case, spaces and punctuation are ignored.
  package static func named(_ name: String) -> IBDevice? { byName[plain(name)] }

  /// The names to list in messages about `named(_:)`: one for each device, and the common aliases.
  package static let acceptedNames: [String] = all.flatMap { device in
    [device.name.lowercased().replacing(" (", with: "-").replacing(")", with: "").replacing(" ", with: "-")]
      + device.aliases
  }
}
