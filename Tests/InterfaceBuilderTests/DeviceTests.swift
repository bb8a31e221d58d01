import InterfaceBuilder
import Testing

/// The table of devices; numbers from `corpus/metrics.json`.
struct DeviceTests {
  @Test(arguments: [
    ("retina4_7", 375.0, 667.0, 2.0), ("retina6_12", 393, 852, 3), ("retina6_1", 414, 896, 2),
    ("ipad11_0rounded", 834, 1194, 2), ("iPad13_0rounded", 1032, 1376, 2), ("none", 600, 600, 2),
  ])
  func sizesAreInPoints(_ id: String, _ width: Double, _ height: Double, _ scale: Double) throws {
    let device = try #require(IBDevice.withID(id))
    #expect(device.size() == IBSize(width: width, height: height))
    #expect(device.size(.landscape) == IBSize(width: height, height: width))
    #expect(device.scale == scale)
  }

  @Test func idsAndNamesAreUnique() {
    #expect(Set(IBDevice.all.map(\.id)).count == IBDevice.all.count)
    let names = IBDevice.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: [
    ("iphone-se", "retina4_7"), ("iPhone 8", "retina4_7"), ("IPHONE14", "retina6_0"),
    ("iphone-15-pro", "retina6_12"),
    ("ipad-pro-11", "ipad11_0rounded"), ("iPad Pro 12.9", "ipad12_9rounded"), ("retina5_9", "retina5_9"),
  ])
  func peopleNameDevicesLoosely(_ name: String, _ id: String) {
    #expect(IBDevice.named(name)?.id == id)
  }

  @Test func acceptedNamesAreAccepted() {
    #expect(IBDevice.named("nokia-3310") == nil)
    for name in IBDevice.acceptedNames { #expect(IBDevice.named(name) != nil, "\(name)") }
    for name in ["iphone-se", "iphone-8", "iphone-14", "ipad-pro-11"] {
      #expect(IBDevice.acceptedNames.contains(name))
    }
  }

  @Test func safeAreasFollowTheXcodeThatSaved() throws {
    let build = IBToolsVersion.init
    let device = try #require(IBDevice.withID("retina6_1"))
    #expect(device.safeArea(toolsVersion: build(17156)) == IBInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(device.safeArea(toolsVersion: build(21701)) == IBInsets(top: 48, left: 0, bottom: 34, right: 0))
    #expect(device.safeArea(toolsVersion: build(24127)) == IBInsets(top: 96, left: 0, bottom: 68, right: 0))
    #expect(device.safeArea(toolsVersion: build(32700)) == IBInsets(top: 48, left: 0, bottom: 34, right: 0))
    #expect(
      device.safeArea(.landscape, toolsVersion: build(17156))
        == IBInsets(top: 0, left: 44, bottom: 21, right: 44))
    // Documents of three projects, of Xcode 14 to 15.
    #expect(IBDevice.withID("retina5_9")?.safeArea(toolsVersion: build(21507)).top == 47)
    #expect(IBDevice.withID("retina5_9")?.safeArea(toolsVersion: build(21701)).top == 50)
    #expect(IBDevice.withID("retina5_9")?.safeArea(toolsVersion: build(22505)).top == 50)
    // Devices with a home button have nothing twice: Xcode 16 and 26 store 20 in three documents.
    #expect(
      IBDevice.withID("retina4_7")?.safeArea(toolsVersion: build(24506))
        == IBInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(
      IBDevice.withID("retina4_7")?.safeArea(.landscape) == IBInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(
      IBDevice.withID("ipad9_7")?.safeArea(.landscape) == IBInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test func sizeClassesAreApples() throws {
    let small = try #require(IBDevice.withID("retina4_7"))
    let large = try #require(IBDevice.withID("retina5_5"))
    let pad = try #require(IBDevice.withID("ipad9_7"))
    #expect(small.sizeClasses() == (.compact, .regular))
    #expect(small.sizeClasses(.landscape) == (.compact, .compact))
    #expect(large.sizeClasses(.landscape) == (.regular, .compact))
    #expect(pad.sizeClasses() == (.regular, .regular))
    #expect(IBDevice.square.sizeClasses() == (nil, nil))
  }

  @Test func documentsWithoutADeviceHaveACanvas() throws {
    func canvas(_ attributes: String, _ content: String = "", of id: String? = nil) throws -> IBCanvas {
      let document = try Documents.read(
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" \(attributes)>\(content)</document>"
      )
      return document.canvas(for: id.flatMap { document.object(withID: $0) })
    }
    #expect(try canvas("useTraitCollections=\"YES\"").size == IBSize(width: 600, height: 600))
    #expect(try canvas("").size == IBSize(width: 320, height: 480))
    #expect(try canvas("targetRuntime=\"iOS.CocoaTouch.iPad\"").size == IBSize(width: 768, height: 1024))
    let four =
      "<simulatedMetricsContainer key=\"m\"><simulatedScreenMetrics key=\"destination\" type=\"retina4\"/></simulatedMetricsContainer>"
    #expect(try canvas("", four).size == IBSize(width: 320, height: 568))
    let simulated =
      "<objects><view id=\"v\"><simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"retina47\"/>"
      + "<simulatedOrientationMetrics key=\"simulatedOrientationMetrics\" orientation=\"landscapeRight\"/></view>"
      + "<view id=\"f\"><size key=\"freeformSize\" width=\"10\" height=\"20\"/></view></objects>"
    #expect(
      try canvas("useTraitCollections=\"YES\"", simulated, of: "v").size == IBSize(width: 667, height: 375))
    #expect(try canvas("", simulated, of: "f").size == IBSize(width: 10, height: 20))
  }
}
