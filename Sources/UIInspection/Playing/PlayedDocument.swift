internal import Compositor
package import CoreGraphics
internal import Foundation
package import InterfaceBuilder
internal import QuartzCore
internal import RenderTree
package import UIKit

/// A running document, a controller created in code, or a running app, in a window of a device.
@MainActor package final class PlayedDocument {
  /// The window in whose coordinate space touches occur.
  ///
  /// That of a document fills the screen and is hidden until it is shown. An app, whose windows can be
  /// anywhere, has an additional window that covers the screen and is never shown.
  package let window: UIWindow
  /// A Boolean value that indicates whether there is an app with its own code, whose timers and queues use
  /// the clock of the machine.
  private(set) package var isApp = false
  /// The name, which is the path of a document.
  package let name: String
  /// The size of the screen when it was opened, in points.
  package let openingSize: CGSize
  /// The requested number of pixels per point, or nil to leave it to the code that displays the document.
  package let wantedScale: CGFloat?
  private let device: IBDevice
  private let toolsVersion: IBToolsVersion?
  /// The displayed picture.
  private let picture = KeptPicture()
  /// The main screen and the current traits before the document was shown.
  private var before: (screen: UIScreen?, traits: UITraitCollection)?

  /// Opens a storyboard's initial controller, a xib's first view, or the scene in the options, on the device
  /// in the options or that of the document.
  package convenience init(path: String, options: RenderOptions = RenderOptions()) throws(IBReadError) {
    let layout = options.layout
    let document = try IBDocument(
      contentsOf: URL(fileURLWithPath: path), language: layout.language, isStrict: true)
    let device = if let name = layout.device { try IBDevice.wanted(name) } else { document.canvasDevice }
    // Only the canvas counts insets twice.
    let toolsVersion = document.toolsVersion.holdsInsetsTwice ? .xcode16 : document.toolsVersion
    self.init(
      name: path, device: device, toolsVersion: toolsVersion, orientation: document.device?.orientation,
      layout)
    let scenes = SceneController(document: document, language: layout.language)
    try show { () throws(IBReadError) in try scenes.controller(of: options.scene) }
  }

  /// Displays a controller that is created once there is a screen. The default device is an iPhone 15.
  package convenience init(
    name: String, options: RenderOptions = RenderOptions(), controller: () -> UIViewController
  ) throws(IBReadError) {
    self.init(
      name: name, device: try IBDevice.wanted(options.layout.device ?? "iphone-15-pro"), toolsVersion: nil,
      orientation: nil, options.layout)
    show(controller)
  }

  /// Launches an app. The default device is an iPhone 15.
  package convenience init(app: ApplicationLaunch, device: String? = nil) throws(IBReadError) {
    let device = try IBDevice.wanted(device ?? "iphone-15-pro")
    UIScreen.main.configure(as: device)
    UIScreen.main.showsSystemOverlay = true
    app.run(options: nil)
    let name = ProcessInfo.processInfo.processName
    guard !UIApplication.shared.windows.isEmpty else {
      throw IBReadError(
        file: name, reason: "shows no window", accepted: "an app that shows one when it is launched")
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = nil
    self.init(name: name, device: device, toolsVersion: nil, window: window)
    isApp = true
  }

  /// Creates an empty window on the screen of a device, in the orientation of the options or otherwise in
  /// `orientation`.
  private convenience init(
    name: String, device: IBDevice, toolsVersion: IBToolsVersion?, orientation: IBOrientation?,
    _ layout: LayoutOptions
  ) {
    let orientation = layout.orientation.flatMap { IBOrientation(rawValue: $0) } ?? orientation ?? .portrait
    let size = device.size(orientation)
    let points = layout.size ?? [size.width, size.height]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: points[0], height: points[1]))
    window.backgroundColor = .systemBackground
    self.init(
      name: name, device: device, toolsVersion: toolsVersion, window: window,
      scale: layout.scale.map { CGFloat($0) })
    window.screen = screen(of: openingSize, scale: wantedScale ?? device.scale)
  }

  private init(
    name: String, device: IBDevice, toolsVersion: IBToolsVersion?, window: UIWindow, scale: CGFloat? = nil
  ) {
    (self.name, self.device, self.toolsVersion, self.window) = (name, device, toolsVersion, window)
    (openingSize, wantedScale) = (window.bounds.size, scale)
  }

  /// Displays the controller that `make` returns. While it is called, the screen and device are those of the
  /// document.
  private func show<Failure: Error>(_ make: () throws(Failure) -> UIViewController) throws(Failure) {
    takeScreen()
    defer { giveScreenBack() }
    window.rootViewController = try make()
  }

  private func takeScreen() {
    before = (UIScreen.standIn, .current)
    UIScreen.standIn = window.screen
    UITraitCollection.current = device.traits
  }

  private func giveScreenBack() {
    guard let before else { return }
    UIScreen.standIn = before.screen
    // The style may have been switched by key while the document was shown.
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      before.traits, UITraitCollection(userInterfaceStyle: UITraitCollection.current.userInterfaceStyle),
    ])
    self.before = nil
  }

  /// Creates the screen of a document: that of the device with the status bar and the home indicator, in any
  /// size.
  private func screen(of size: CGSize, scale: CGFloat) -> UIScreen {
    let screen = UIScreen(shape(of: size, scale: scale))
    (screen.showsSystemOverlay, screen.showsDocument) = (true, true)
    return screen
  }

  /// Returns the geometry of the device's screen in another size, in portrait or landscape.
  private func shape(of size: CGSize, scale: CGFloat) -> UIScreen.Shape {
    let isLying = size.width > size.height
    let insets = device.safeArea(isLying ? .landscape : .portrait, toolsVersion: toolsVersion)
    return UIScreen.Shape(
      size: size, scale: scale, orientation: isLying ? .landscapeRight : .portrait,
      hasHomeIndicator: device.safeArea().bottom > 0, safeArea: UIEdgeInsets(insets))
  }

  /// Shows a document, whose screen becomes the main screen until it is hidden. An app shows its own windows.
  package func show() {
    guard !isApp else { return }
    if before == nil { takeScreen() }
    window.makeKeyAndVisible()
  }

  /// Hides a document.
  package func hide() {
    window.isHidden = true
    giveScreenBack()
  }

  /// Changes the size of the screen in points and its number of pixels per point, as the rotation of a device
  /// does.
  ///
  /// The safe area insets are those of the device in portrait or landscape.
  package func resize(to size: CGSize, scale: CGFloat) {
    var windows = [window]
    if isApp {
      windows += UIWindow.shown(on: .main).filter { $0.frame == UIScreen.main.bounds }
      UIScreen.main.shape = shape(of: size, scale: scale)
    } else if window.screen.scale != scale || window.screen.bounds.size != size {
      window.screen = screen(of: size, scale: scale)
      if before != nil { UIScreen.standIn = window.screen }
    }
    for window in windows where window.bounds.size != size {
      window.frame = CGRect(origin: .zero, size: size)
    }
  }

  /// Rotates the device. The interface of an app is only rotated if the controller that fills the screen
  /// supports it; a document is always rotated.
  package func turn(to orientation: UIInterfaceOrientation) {
    guard isApp else {
      let size = window.bounds.size, isTurned = (size.width > size.height) != orientation.isLandscape
      guard isTurned else { return }
      return resize(to: CGSize(width: size.height, height: size.width), scale: window.screen.scale)
    }
    let device = device, scale = UIScreen.main.scale
    UIScreen.main.shapeWhenTurned = { UIScreen.Shape(of: device, $0, scale: scale) }
    UIScreen.main.hold(orientation)
    window.frame = UIScreen.main.bounds
  }

  /// Updates the picture of the screen.
  ///
  /// Compares O(layers) values, and paints only the differences.
  ///
  /// - Returns: The areas whose pixels have changed since the last call, or nil if there is no picture.
  package func updatePicture() -> [PixelArea]? {
    let tree = FrameLoop(screen: window.screen).commit()
    return picture.show(tree, at: FrameClock.current.now).map { damage in
      damage.areas + (damage.move.map { [$0.area] } ?? [])
    }
  }

  /// The windows that are shown, the one in front first.
  package var shownWindows: [UIWindow] {
    isApp ? UIWindow.shown(on: .main).reversed() : [window]
  }

  /// Returns a copy of the picture, or nil if there is none.
  package func makeImage() -> CGImage? { picture.makeImage() }

  /// Calls a closure with the pixels of the picture and the number of pixels from one row to the next.
  /// Returns nil if there is no picture.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ rowStride: Int) -> Result
  ) -> Result? {
    picture.withPixels(body)
  }
}
