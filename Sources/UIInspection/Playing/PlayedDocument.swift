internal import Compositor
package import CoreGraphics
internal import Foundation
package import InterfaceBuilder
internal import QuartzCore
internal import RenderTree
package import UIKit

/// A document, a controller made in code or a whole app that runs: in a window of a device.
@MainActor package final class PlayedDocument {
  /// The window in whose points the screen is touched. A document's fills the screen, hidden
  /// until it is shown; an app, whose windows come, go and lie anywhere, has one over all of the
  /// screen that is never shown.
  package let window: UIWindow
  /// Whether it has code of its own, whose timers and queues know the machine's clock alone.
  private(set) package var isApp = false
  /// What it is called: a document's path.
  package let name: String
  /// The size of the screen when it was opened, in points.
  package let openingSize: CGSize
  /// The number of pixels per point that was asked for; nil leaves it to who shows the document.
  package let wantedScale: CGFloat?
  private let device: IBDevice
  private let toolsVersion: IBToolsVersion?
  /// What is shown.
  private let picture = KeptPicture()
  /// The main screen and the kind of device from before the document was shown.
  private var before: (screen: UIScreen?, idiom: UIUserInterfaceIdiom)?

  /// Opens a storyboard's first controller, or a xib's first view, or the scene that the options name, on a
  /// device: the document's own where none is named.
  package convenience init(path: String, options: RenderOptions = RenderOptions()) throws(IBReadError) {
    let layout = options.layout
    let document = try IBDocument(
      contentsOf: URL(fileURLWithPath: path), language: layout.language, isStrict: true)
    let device = if let name = layout.device { try IBDevice.wanted(name) } else { document.canvasDevice }
    // Insets that are held twice are the canvas's alone.
    let toolsVersion = document.toolsVersion.holdsInsetsTwice ? .xcode16 : document.toolsVersion
    self.init(
      name: path, device: device, toolsVersion: toolsVersion, orientation: document.device?.orientation,
      layout)
    let scenes = SceneController(document: document, language: layout.language)
    try show { () throws(IBReadError) in try scenes.controller(of: options.scene) }
  }

  /// Shows a controller that is made once there is a screen, on a device: an iPhone 15 where none is named.
  package convenience init(
    name: String, options: RenderOptions = RenderOptions(), controller: () -> UIViewController
  ) throws(IBReadError) {
    self.init(
      name: name, device: try IBDevice.wanted(options.layout.device ?? "iphone-15-pro"), toolsVersion: nil,
      orientation: nil, options.layout)
    show(controller)
  }

  /// Launches an app on a device, an iPhone 15 where none is named.
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

  /// An empty window on a device's screen, held as the options say, else as `orientation` does.
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

  /// Shows the controller that `make` returns, which finds the screen and the device as it does later.
  private func show<Failure: Error>(_ make: () throws(Failure) -> UIViewController) throws(Failure) {
    takeScreen()
    defer { giveScreenBack() }
    window.rootViewController = try make()
  }

  private func takeScreen() {
    before = (UIScreen.standIn, UITraitCollection.current.userInterfaceIdiom)
    UIScreen.standIn = window.screen
    UITraitCollection.current = device.traits
  }

  private func giveScreenBack() {
    guard let before else { return }
    UIScreen.standIn = before.screen
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(userInterfaceIdiom: before.idiom),
    ])
    self.before = nil
  }

  /// The screen of a document: a device's with the status bar and the home indicator, of any size.
  private func screen(of size: CGSize, scale: CGFloat) -> UIScreen {
    let screen = UIScreen(shape(of: size, scale: scale))
    (screen.showsSystemOverlay, screen.showsDocument) = (true, true)
    return screen
  }

  /// The device's screen in another size, upright or on its side.
  private func shape(of size: CGSize, scale: CGFloat) -> UIScreen.Shape {
    let isLying = size.width > size.height
    let insets = device.safeArea(isLying ? .landscape : .portrait, toolsVersion: toolsVersion)
    return UIScreen.Shape(
      size: size, scale: scale, orientation: isLying ? .landscapeRight : .portrait,
      hasHomeIndicator: device.safeArea().bottom > 0, safeArea: UIEdgeInsets(insets))
  }

  /// Shows a document, whose screen is the main one until it is hidden. An app shows its windows itself.
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

  /// Gives the screen another size in points and another number of pixels a point, as a
  /// device that is turned does.
  ///
  /// What keeps the edges free is the device's, upright or on its side.
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

  /// The device is held another way. An app is turned as far as what fills the screen
  /// supports that; a document is.
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

  /// Brings the picture of the screen up to date, and tells which of its pixels have changed: none
  /// where it looks as it did at the last call, nil where it has no picture. Compares O(layers) values,
  /// paints only what differs.
  package func updatePicture() -> [PixelArea]? {
    let tree = FrameLoop(screen: window.screen).commit()
    return picture.show(tree, at: FrameClock.current.now).map { damage in
      damage.areas + (damage.move.map { [$0.area] } ?? [])
    }
  }

  /// A copy of the picture; nil where there is none.
  package func makeImage() -> CGImage? { picture.makeImage() }

  /// Lends the picture's pixels and how many there are from one row to the next; nil
  /// where there is no picture.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ rowStride: Int) -> Result
  ) -> Result? {
    picture.withPixels(body)
  }
}
