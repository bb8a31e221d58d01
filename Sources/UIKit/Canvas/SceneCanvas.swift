internal import CoreGraphics
internal import Foundation
package import InterfaceBuilder
internal import QuartzCore

/// A scene as a screen displays it: the root view with the status bar, the bars of its container controllers
/// and the home indicator.
///
/// The bars are created only for the picture. In the scene's own tree, only the safe area and the position of
/// content that scrolls below the bars change. Root views that do not fill the screen, such as cells, are
/// displayed on their own.
@MainActor package struct SceneCanvas {
  let scene: NibScene
  let loader: NibLoader
  let surface: SceneSurface
  /// The height of the screen. That of a freeform canvas may be larger.
  let screenHeight: CGFloat
  var device: IBDevice { surface.device }
  var orientation: IBOrientation { surface.orientation }

  package init(scene: NibScene, loader: NibLoader, surface: SceneSurface) {
    self.scene = scene
    self.loader = loader
    self.surface = surface
    screenHeight = Self.screenHeight(of: scene, in: loader.document, on: surface)
  }

  /// Creates a window with the root view and everything around it.
  ///
  /// The root view is moved from its superview. Remove it from the window when the picture is complete.
  ///
  /// - Parameters:
  ///   - style: The interface style.
  ///   - isDecorated: A Boolean value that determines whether the window contains views that do not take part
  ///     in layout.
  /// - Returns: The window, or nil if the scene has no view.
  package func window(style: UIUserInterfaceStyle = .light, isDecorated: Bool = true) -> UIWindow? {
    guard let root = scene.root else { return nil }
    let screen = surface.size
    if let cell = root as? UITableViewCell {
      cell.parts.screenWidth = CGFloat(device.size(orientation).width)
      cell.parts.toolsVersion = loader.document.toolsVersion
    }
    if surface.isCanvas { tellScreen(to: root) }
    if sizesCells { leaveStoredFrames(root) }
    defer { giveCanvasMargins(to: root) }
    var own = root.frame
    guard isWholeScreen(root, on: screen) else {
      let window = makeWindow(of: own.size, style)
      root.frame.origin = .zero
      window.addSubview(root)
      if sizesCells, let cell = root as? UITableViewCell { fit(cell, in: window) }
      if surface.isCanvas, device.idiom != .pad, !isFreeCard(own), hasCanvasInsets(root) {
        root.setSafeArea(insetsOfPart(own))
      }
      return window
    }
    if surface.isCanvas, own.minY > 0, own.height == screen.height,
      endOfOpaqueBar(bars(of: own.width)) == own.minY
    {
      own.size.height -= own.minY
      root.frame.size = own.size
    }
    let isInside = own.minY > 0 && own.maxY <= screenHeight + 0.5
    let window = makeWindow(
      of: CGSize(width: own.width, height: isInside ? max(screenHeight, own.maxY) : own.height), style)
    root.frame.origin = CGPoint(x: 0, y: isInside ? own.minY : 0)
    window.backgroundColor = root.backgroundColor ?? .systemBackground
    window.addSubview(root)
    raiseBars(of: root)
    addChrome(to: window, around: root, isDecorated: isDecorated)
    return window
  }

  /// Gives a bar at the top of a sheet's view the height of a bar around the sheet: four of four in three
  /// projects.
  private func raiseBars(of root: UIView) {
    let missing = screenHeight - root.frame.height
    guard surface.isCanvas, loader.document.toolsVersion >= .xcode11, root.frame.minY == 0, missing > 0.75,
      missing < 75
    else { return }
    for case let bar as UINavigationBar in root.subviews
    where bar.frame.minY == 0 && bar.extras?.placeholderSize == nil {
      bar.needExtras().placeholderSize = CGSize(
        width: UIView.noIntrinsicMetric, height: bar.standardHeight + UINavigationBar.sheetExtra)
      bar.invalidateIntrinsicContentSize()
    }
  }

  /// Passes the width of the screen, which may differ from that of a freeform scene, to the tables of a
  /// scene.
  private func tellScreen(to view: UIView) {
    (view as? UITableView)?.document?.screenWidth = CGFloat(device.size(orientation).width)
    for child in view.subviews { tellScreen(to: child) }
  }

  private var sizesCells: Bool { surface.sizesCells && !loader.keepsStoredFrames }

  /// Configures the tables in a view to place their cells as in a running app.
  private func leaveStoredFrames(_ view: UIView) {
    if let table = view as? UITableView { table.document?.leaveStoredFrames(in: table) }
    (view as? UITableViewCell)?.isOnCanvas = false
    for child in view.subviews { leaveStoredFrames(child) }
  }

  /// Gives a cell that is a scene the size of a row in a table with the width of the screen or, on the
  /// document's own canvas, with the width of the cell. If nothing in the cell determines its height, its
  /// stored height stands for what an app's delegate may return.
  private func fit(_ cell: UITableViewCell, in window: UIWindow) {
    let width = surface.isCanvas ? cell.bounds.width : surface.size.width
    cell.frame.size.width = width
    if cell.determinesHeight(width: width) { cell.frame.size.height = cell.contentHeight(width: width) }
    window.frame.size = cell.frame.size
  }

  private static func screenHeight(of scene: NibScene, in document: IBDocument, on surface: SceneSurface)
    -> CGFloat
  {
    guard surface.isCanvas, let owner = scene.controller?.nibIdentity?.object else {
      return surface.size.height
    }
    if let free = owner.size("freeformSize"), free.width == surface.size.width {
      return max(free.height, surface.size.height)
    }
    return SceneChrome(of: owner, in: document).hostHeight ?? surface.size.height
  }

  private func makeWindow(of size: CGSize, _ style: UIUserInterfaceStyle) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.overrideUserInterfaceStyle = style
    window.isHidden = false
    return window
  }

  /// Returns a Boolean value that indicates whether a controller's view fills the width and almost the height
  /// of the screen, or whether another view has exactly its size.
  private func isWholeScreen(_ root: UIView, on screen: CGSize) -> Bool {
    let size = root.bounds.size
    guard scene.controller != nil else { return size == screen }
    if scene.controller?.nibIdentity?.object.isEmbedded(in: loader.document) == true { return false }
    // A column of a split view.
    if surface.isCanvas, device.idiom == .pad, size.height == screen.height, size.width < screen.width {
      return true
    }
    // The maximum height of bars and the edges of sheets.
    let bars = bars(of: screen.width)
    return size.width == screen.width && root.frame.maxY >= screenHeight - max(140, bars.covered.top)
  }

  // MARK: - Simulated bars

  /// The bars of the scene with the insets that they cause in a view that fills the screen.
  struct Bars {
    var chrome: SceneChrome?
    var navigation: UINavigationBar?
    var toolbar: UIToolbar?
    var tabs: UITabBar?
    /// The insets for the system's overlay.
    var screen = UIEdgeInsets.zero
    /// The insets for the system's overlay and the bars.
    var covered = UIEdgeInsets.zero
  }

  func bars(of width: CGFloat) -> Bars {
    // The top-level view of a xib can have simulated bars as well.
    let owner =
      scene.controller?.nibIdentity?.object
      ?? (loader.document.kind == .xib ? scene.root?.nibIdentity?.object : nil)
    var bars = Bars()
    bars.chrome = owner.map { SceneChrome(of: $0, in: loader.document) }
    bars.screen = screenInsets(bars.chrome)
    bars.covered = bars.screen
    guard let chrome = bars.chrome, let owner else { return bars }
    let maker = ChromeMaker(loader: loader, width: width, surface: surface)
    if let navigation = chrome.navigation {
      let bar = maker.navigationBar(navigation, over: owner, sheetBarTop: chrome.sheetBarTop)
      bars.navigation = bar
      bars.covered.top += bar.frame.maxY
    }
    if chrome.tabs != nil || chrome.showsTabBar {
      let bar = maker.tabBar(chrome.tabs)
      bars.tabs = bar
      bars.covered.bottom += bar.frame.height
    }
    if chrome.showsToolbar {
      let bar = maker.toolbar(
        of: owner, controller: chrome.navigation?.controller, isAboveEdge: bars.screen.bottom > 0)
      bars.toolbar = bar
      bars.covered.bottom += bar.frame.height
    }
    return bars
  }

  private func addChrome(to window: UIWindow, around root: UIView, isDecorated: Bool) {
    let owner = scene.controller?.nibIdentity?.object
    let size = window.bounds.size
    let bars = bars(of: size.width)
    let isSheet =
      bars.chrome?.isSheet == true
      || (root.frame.minY == 0 && size.height < surface.size.height && owner != nil)
    let top = isSheet ? 0 : bars.screen.top
    let sides = UIEdgeInsets(top: 0, left: bars.screen.left, bottom: 0, right: bars.screen.right)
    for bar in [bars.navigation, bars.toolbar, bars.tabs] as [UIView?] { bar?.setSafeArea(sides) }

    if isDecorated, owner?.name == "navigationController" || root.subviews.isEmpty, let name = placeholderName
    {
      showName(name, on: window)
    }
    if let bar = bars.navigation {
      bar.frame.origin.y += top
      window.addSubview(bar)
    }
    var bottom = size.height
    if let bar = bars.tabs {
      bar.frame.size.height += bars.screen.bottom
      bar.frame.origin.y = bottom - bar.frame.height
      bottom = bar.frame.minY
      window.addSubview(bar)
    } else {
      bottom -= bars.screen.bottom
    }
    if let bar = bars.toolbar {
      bar.frame.origin.y = bottom - bar.frame.height
      window.addSubview(bar)
    }
    // The stored frames of documents without a device are already relative to the bottom of the bars.
    let isPlaced = (root as? UITableView)?.document?.keepsStoredFrames == false
    if loader.document.device != nil || isPlaced, bars.navigation != nil {
      (root as? UIScrollView ?? root.subviews.first as? UIScrollView)?.isBelowChrome = true
    }
    if bars.navigation != nil, let table = root as? UITableView, let document = table.document {
      table.roomInContent = document.roomForBars(in: table)
    }
    root.setSafeArea(insets(of: root, bars))
    // Margins are set before the first layout, which would otherwise conflict with constraints to other
    // margins.
    giveCanvasMargins(to: root)
    // Scrolling content must lie below the bars before the content below the status bar is examined.
    root.layoutIfNeeded()
    guard isDecorated else { return }
    if top > 0, bars.chrome?.showsStatusBar != false {
      addStatusBar(
        to: window, height: top, under: bars.navigation, root: root, wanted: bars.chrome?.hasLightStatusBar)
    }
    if bars.screen.bottom > 0 {
      window.addSubview(SystemOverlay.homeIndicator(in: window.bounds.size))
    }
  }
}

extension IBObject {
  /// Returns a Boolean value that indicates whether another controller of the document embeds this one.
  package func isEmbedded(in document: IBDocument) -> Bool {
    guard let id else { return false }
    var found = false
    for scene in document.scenes {
      for object in scene.objects {
        object.forEach {
          if $0.name == "segue", $0.attributes["kind"] == "embed", $0.attributes["destination"] == id {
            found = true
          }
        }
      }
    }
    return found
  }
}
