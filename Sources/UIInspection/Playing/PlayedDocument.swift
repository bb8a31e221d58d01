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
  private let device: IBDevice
  private let toolsVersion: IBToolsVersion?
  /// What is shown.
  private let picture = KeptPicture()

  /// Opens a storyboard's first controller, or a xib's first view, on a device: the document's
  /// own where none is named.
  package convenience init(
    path: String, device: String? = nil, scale: Double? = nil, language: String? = nil
  ) throws(IBReadError) {
    let document = try IBDocument(contentsOf: URL(fileURLWithPath: path), language: language, isStrict: true)
    let device = if let device { try IBDevice.wanted(device) } else { document.canvasDevice }
    self.init(name: path, device: device, toolsVersion: document.toolsVersion, scale: scale)
    guard let root = Self.controller(of: document, language: language) else {
      throw IBReadError(
        file: path, reason: "has nothing to show",
        accepted: "a storyboard with a controller, or a xib with a view")
    }
    window.rootViewController = root
  }

  /// Shows a controller that is made once there is a screen, on a device: an iPhone 15 where none is named.
  package convenience init(
    name: String, device: String? = nil, scale: Double? = nil, controller: () -> UIViewController
  ) throws(IBReadError) {
    self.init(
      name: name, device: try IBDevice.wanted(device ?? "iphone-15-pro"), toolsVersion: nil, scale: scale)
    window.rootViewController = controller()
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

  private convenience init(name: String, device: IBDevice, toolsVersion: IBToolsVersion?, scale: Double?) {
    let size = device.size()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.screen = UIScreen(size: window.bounds.size, scale: scale ?? device.scale)
    window.backgroundColor = .systemBackground
    window.setSafeArea(UIEdgeInsets(device.safeArea(toolsVersion: toolsVersion)))
    self.init(name: name, device: device, toolsVersion: toolsVersion, window: window)
  }

  private init(name: String, device: IBDevice, toolsVersion: IBToolsVersion?, window: UIWindow) {
    (self.name, self.device, self.toolsVersion, self.window) = (name, device, toolsVersion, window)
  }

  private static func controller(of document: IBDocument, language: String?) -> UIViewController? {
    if document.kind == .storyboard {
      let storyboard = UIStoryboard(document: document, language: language)
      return storyboard.instantiateInitialViewController()
        ?? document.scenes.compactMap(\.viewController).first.flatMap(storyboard.make)
    }
    let loader = NibLoader(
      document: document, assets: document.url.flatMap(AssetCatalog.find), keepsStoredFrames: false)
    guard let view = document.objects.lazy.compactMap(loader.view).first else { return nil }
    let controller = UIViewController()
    // A whole screen's view fills whatever screen it is played on; what is smaller, such as a cell, keeps its
    // size.
    let size = document.canvasDevice.size()
    if view.frame.width >= size.width, view.frame.height >= size.height {
      controller.view = view
    } else {
      controller.view.backgroundColor = .systemBackground
      view.center = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      view.translatesAutoresizingMaskIntoConstraints = true
      controller.view.addSubview(view)
    }
    return controller
  }

  /// Shows a document. An app shows its windows itself.
  package func show() { if !isApp { window.makeKeyAndVisible() } }

  /// Gives the screen another size in points and another number of pixels a point, as a
  /// device that is turned does.
  ///
  /// What keeps the edges free is the device's, upright or on its side.
  package func resize(to size: CGSize, scale: CGFloat) {
    let isLying = size.width > size.height
    let insets = UIEdgeInsets(device.safeArea(isLying ? .landscape : .portrait, toolsVersion: toolsVersion))
    var windows = [window]
    if isApp {
      windows += UIWindow.shown(on: .main).filter { $0.frame == UIScreen.main.bounds }
      UIScreen.main.shape = UIScreen.Shape(
        size: size, scale: scale, orientation: isLying ? .landscapeRight : .portrait,
        hasHomeIndicator: UIScreen.main.hasHomeIndicator,
        safeArea: insets)
    } else if window.screen.scale != scale || window.screen.bounds.size != size {
      window.screen = UIScreen(size: size, scale: scale)
    }
    for window in windows where window.bounds.size != size {
      window.frame = CGRect(origin: .zero, size: size)
      window.setSafeArea(insets)
    }
  }

  /// The device is held another way. An app is turned as far as what fills the screen
  /// supports that; a document is.
  package func turn(to orientation: UIInterfaceOrientation) {
    guard isApp else {
      let size = device.size(orientation.isLandscape ? .landscape : .portrait)
      return resize(to: CGSize(width: size.width, height: size.height), scale: window.screen.scale)
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
