internal import CoreGraphics
internal import Foundation
package import InterfaceBuilder
internal import QuartzCore

/// One scene as a screen shows it: the root view with status bar, the bars of the controllers around it and
/// the home indicator.
///
/// The bars are made for the picture alone: nothing in the scene's own tree is changed but its safe area, and
/// the place of content that scrolls below the bars. Root views that are not a whole screen, such as cells,
/// are shown by themselves.
@MainActor package struct SceneCanvas {
  let scene: NibScene
  let loader: NibLoader
  let surface: SceneSurface
  /// How high the screen is; a canvas that is drawn freely may be higher.
  let screenHeight: CGFloat
  var device: IBDevice { surface.device }
  var orientation: IBOrientation { surface.orientation }

  package init(scene: NibScene, loader: NibLoader, surface: SceneSurface) {
    self.scene = scene
    self.loader = loader
    self.surface = surface
    screenHeight = Self.screenHeight(of: scene, in: loader.document, on: surface)
  }

  /// A window with the root view and everything around it; nil where the scene shows nothing. The root view
  /// is moved out of wherever it was: take it out again when the picture is made.
  ///
  /// Undecorated, the window has the bars that take part in layout, and nothing that is only to be looked at.
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

  /// A bar that the view of a sheet arranges at its top is as high as one that the sheet has around it: four
  /// of four in three projects.
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

  /// Tells the tables of a scene how wide the screen is, which a scene drawn freely may not be.
  private func tellScreen(to view: UIView) {
    (view as? UITableView)?.document?.screenWidth = CGFloat(device.size(orientation).width)
    for child in view.subviews { tellScreen(to: child) }
  }

  private var sizesCells: Bool { surface.sizesCells && !loader.keepsStoredFrames }

  /// Has the tables in a view place their cells as a running app does.
  private func leaveStoredFrames(_ view: UIView) {
    if let table = view as? UITableView { table.document?.leaveStoredFrames(in: table) }
    (view as? UITableViewCell)?.isOnCanvas = false
    for child in view.subviews { leaveStoredFrames(child) }
  }

  /// Gives a cell that is a scene of its own the size of a row in a table as wide as the screen, or on the
  /// document's own canvas as wide as the cell is there.
  private func fit(_ cell: UITableViewCell, in window: UIWindow) {
    let width = surface.isCanvas ? cell.bounds.width : surface.size.width
    cell.frame.size.width = width
    cell.frame.size.height = cell.asksForHeight ? cell.contentHeight(width: width) : cell.bounds.height
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

  /// A controller's view as wide as the screen and nearly as high at least, or a view of exactly its size.
  private func isWholeScreen(_ root: UIView, on screen: CGSize) -> Bool {
    let size = root.bounds.size
    guard scene.controller != nil else { return size == screen }
    if scene.controller?.nibIdentity?.object.isEmbedded(in: loader.document) == true { return false }
    // A column of a split view.
    if surface.isCanvas, device.idiom == .pad, size.height == screen.height, size.width < screen.width {
      return true
    }
    // What bars and the edges of sheets take away at most.
    let bars = bars(of: screen.width)
    return size.width == screen.width && root.frame.maxY >= screenHeight - max(140, bars.covered.top)
  }

  // MARK: - Chrome

  /// The bars of the scene, and how far they reach into a whole screen.
  struct Bars {
    var chrome: SceneChrome?
    var navigation: UINavigationBar?
    var toolbar: UIToolbar?
    var tabs: UITabBar?
    /// What the system's own overlay covers.
    var screen = UIEdgeInsets.zero
    /// The same with the bars.
    var covered = UIEdgeInsets.zero
  }

  func bars(of width: CGFloat) -> Bars {
    // A xib's own view can have simulated bars as well.
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
    // Stored frames of documents without a device count from the lower edge of the bars already.
    let isPlaced = (root as? UITableView)?.document?.keepsStoredFrames == false
    if loader.document.device != nil || isPlaced, bars.navigation != nil {
      (root as? UIScrollView ?? root.subviews.first as? UIScrollView)?.isBelowChrome = true
    }
    if bars.navigation != nil, let table = root as? UITableView, let document = table.document {
      table.roomInContent = document.roomForBars(in: table)
    }
    root.setSafeArea(insets(of: root, bars))
    // Before the first layout, which would contradict constraints to other margins.
    giveCanvasMargins(to: root)
    // Content that scrolls has to lie below the bars before anybody looks what is below the status bar.
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
  /// Whether another controller of the document embeds this one.
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
