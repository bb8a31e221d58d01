// long file: a scene and what a screen shows around it, whose insets depend on one another.
internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore

/// One scene as a screen shows it: the root view with status bar, the bars of the controllers around it and
/// the home indicator.
///
/// The bars are made for the picture alone: nothing in the scene's own tree is changed but its safe area, and
/// the place of content that scrolls below the bars. Root views that are not a whole screen, such as cells,
/// are shown by themselves.
@MainActor package struct SceneCanvas {
  private let scene: NibScene
  private let loader: NibLoader
  private let surface: SceneSurface
  /// How high the screen is; a canvas that is drawn freely may be higher.
  private let screenHeight: CGFloat
  private var device: IBDevice { surface.device }
  private var orientation: IBOrientation { surface.orientation }

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
    defer { giveCanvasMargins(to: root) }
    var own = root.frame
    guard isWholeScreen(root, on: screen) else {
      let window = makeWindow(of: own.size, style)
      root.frame.origin = .zero
      window.addSubview(root)
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
    addChrome(to: window, around: root, isDecorated: isDecorated)
    return window
  }

  /// Tells the tables of a scene how wide the screen is, which a scene drawn freely may not be.
  private func tellScreen(to view: UIView) {
    (view as? UITableView)?.document?.screenWidth = CGFloat(device.size(orientation).width)
    for child in view.subviews { tellScreen(to: child) }
  }

  /// Whether the canvas gives a view that is not a whole screen a safe area: plain views, and the cells of
  /// xibs.
  private func hasCanvasInsets(_ root: UIView) -> Bool {
    root.nibIdentity?.className == "UIView" || scene.controller == nil && root is UICollectionReusableView
  }

  /// The safe area of a view that is not a whole screen, on the canvas of a phone. It leaves room for the
  /// bars above the view where the device has a home indicator, where the view is high or in a stack's bar,
  /// and since Xcode 14.3; before, low views of six projects have none above a home button. Below it leaves
  /// room under views that are wider than the screen or as high, whose window is as large as they are where
  /// others lie at the top of one that is as large as the screen (stored frames of seven projects), since
  /// Xcode 14 under those of xibs that are of a class of their own (three projects), and under all of xibs
  /// and scenes drawn freely since Xcode 14.3 (eleven documents; ten of before have none). What another scene
  /// embeds has nothing above a home button before Xcode 14.3, where it is lower than seven tenths of the
  /// screen: 17 scenes of six projects (of ten higher ones of five, six have it).
  private func insetsOfPart(_ frame: CGRect) -> UIEdgeInsets {
    let bars = bars(of: surface.size.width), version = loader.document.toolsVersion
    let screen = device.size(orientation)
    let isCell = scene.root is UICollectionReusableView
    var insets = UIEdgeInsets.zero
    let isHigh = frame.height > screen.height * 0.7
    let isFree = scene.controller.map { $0.nibIdentity?.object.size("freeformSize") != nil } ?? true
    let isFixed = scene.controller != nil && (!isFree || bars.navigation != nil)
    let isEmbedded = scene.controller?.nibIdentity?.object.isEmbedded(in: loader.document) == true
    if isEmbedded, bars.screen.bottom == 0, version < .xcode14_3, !isHigh {
      insets.top = 0
    } else if isHigh || isFixed || bars.screen.bottom > 0 || !isCell && version >= .xcode14_3 {
      insets.top = endOfOpaqueBar(bars) == nil ? max(0, bars.covered.top - frame.minY) : 0
    }
    let isOfClass = scene.controller == nil && scene.root?.nibIdentity?.object.customClass != nil
    let fillsWindow = isFree && version >= (isOfClass ? .xcode14 : .xcode14_3)
    if fillsWindow && !isCell || frame.width > screen.width || frame.height >= screen.height {
      insets.bottom = bars.tabs == nil ? bars.screen.bottom : bars.covered.bottom
    }
    return insets
  }

  /// Since Xcode 9 the canvas gives a xib's own view the margins of a controller's, and on a screen with a
  /// home indicator those of the screen above and below, whatever of it the view covers
  /// (`corpus/metrics.json`, "root view L/R" and "T/B"). Before, it has a view's, 8 points on all sides: all
  /// of 22 stored distances in xibs of six projects.
  private func giveCanvasMargins(to root: UIView) {
    guard
      surface.isCanvas, SystemRelease.current >= .iOS11, scene.controller == nil, !(root is UITableViewCell),
      root.extras?.margins == nil
    else { return }
    let side: CGFloat = root.bounds.width < 400 ? 16 : 20
    var margins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    let screen = screenInsets(nil), area = root.safeAreaInsets
    if root.insetsLayoutMarginsFromSafeArea, screen.bottom > 0 {
      margins.top = max(0, screen.top - area.top)
      margins.bottom = max(0, screen.bottom - area.bottom)
    }
    root.layoutMargins = margins
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

  /// A sheet stands these many points below the status bar or the card behind it (corpus/metrics.json,
  /// "navigationBar_in_sheet").
  private static let cardOffset: CGFloat = 10

  /// Whether a view is a sheet's on a screen of a free size.
  private func isFreeCard(_ frame: CGRect) -> Bool {
    guard let free = scene.controller?.nibIdentity?.object.size("freeformSize") else { return false }
    return free.width == frame.width && abs(free.height - frame.height - Self.cardOffset) < 0.75
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
  private struct Bars {
    var chrome: SceneChrome?
    var navigation: UINavigationBar?
    var toolbar: UIToolbar?
    var tabs: UITabBar?
    /// What the system's own overlay covers.
    var screen = UIEdgeInsets.zero
    /// The same with the bars.
    var covered = UIEdgeInsets.zero
  }

  private func bars(of width: CGFloat) -> Bars {
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

  /// What status bar, sensor housing and home indicator cover. A status bar that is hidden gives its room
  /// away where it is all that there is at the top: on iPads, and phones with a home button. Xcode 11 to 14.2
  /// show none above the views of xibs (stored frames of seven projects), other versions do, whatever is
  /// simulated.
  private func screenInsets(_ chrome: SceneChrome?) -> UIEdgeInsets {
    var version = loader.document.toolsVersion
    // Scenes of a tab bar controller that is presented over the full screen hold them once: all thirteen of
    // two owners; all fourteen of three others, whose tabs nothing presents, twice.
    if version.holdsInsetsTwice, chrome?.isInPresentedTabs == true { version = .xcode16 }
    var insets =
      surface.isCanvas
      ? UIEdgeInsets(device.safeArea(orientation, toolsVersion: version))
      : device.screenInsets(orientation, toolsVersion: version)
    // Before safe areas the canvas kept the status bar above phones held sideways: all four stored distances,
    // of four projects.
    if surface.isCanvas, SystemRelease.current < .iOS11, device.idiom == .phone, orientation == .landscape {
      insets.top = device.safeArea().top
    }
    let isHidden =
      if surface.isCanvas, scene.controller == nil, loader.document.kind == .xib {
        (IBToolsVersion.xcode11 ..< .xcode14_3).contains(version)
      } else {
        chrome?.showsStatusBar == false && !isHeldFree(version)
          || surface.isCanvas && !loader.document.showsStatusBar
      }
    if isHidden, device.idiom == .pad || device.safeArea().bottom == 0 { insets.top = 0 }
    // A bar at the top that is no sheet's tells that the canvas left no room for the screen: nine scenes of
    // three documents.
    let bar = chrome?.navigation?.controller?.child(key: "navigationBar")?.frame
    if surface.isCanvas, device.idiom == .phone, device.safeArea().bottom > 0, bar?.y == 0, bar?.height == 44
    {
      insets = .zero
    }
    return insets
  }

  /// Whether the room of a status bar that the scene hides is left free all the same: since Xcode 9 in what
  /// is as large as the screen, in five stored scenes of four owners; six before begin at the edge.
  private func isHeldFree(_ version: IBToolsVersion) -> Bool {
    surface.isCanvas && version >= .xcode9 && scene.root?.bounds.size == surface.size
  }

  /// Where an opaque bar ends, below which the view of its controller begins; nil where the view reaches up
  /// to the edge. Some documents without a device store the view as high as the screen all the same, and what
  /// is in it as laid out for what the bar leaves.
  private func endOfOpaqueBar(_ bars: Bars) -> CGFloat? {
    let owner = scene.controller?.nibIdentity?.object
    guard let bar = bars.navigation, owner?.bool("extendedLayoutIncludesOpaqueBars") != true else {
      return nil
    }
    let simulated = owner?.child(named: "simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics")
    return simulated.map({ $0.bool("translucent") != false }) ?? bar.isTranslucent ? nil : bars.covered.top
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
    // Frames of documents without a device count from the lower edge of the bars already.
    if loader.document.device != nil, bars.navigation != nil {
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
      window.addSubview(SystemOverlay.homeIndicator(in: window.bounds.size, .label))
    }
  }

  /// The safe area of a root view. Below an opaque bar it begins whatever height the view is stored with, if
  /// not the screen's.
  private func insets(of root: UIView, _ bars: Bars) -> UIEdgeInsets {
    var insets = insetsByHeight(of: root, bars)
    if surface.isCanvas, root.frame.height < screenHeight - 0.75, endOfOpaqueBar(bars) != nil {
      insets.top = 0
    }
    return insets
  }

  /// The safe area of a root view, which on the canvas may be lower than the screen: by the bars that it lies
  /// below or above, or because it is a sheet's, or of a free size.
  private func insetsByHeight(of root: UIView, _ bars: Bars) -> UIEdgeInsets {
    var covered = bars.covered
    let frame = root.frame, height = screenHeight
    if surface.isCanvas, !loader.document.hasSafeArea {
      // Below opaque bars what is in a view that is as high as the screen is laid out for what they leave:
      // seven scenes of three documents end that much higher, none elsewhere.
      if endOfOpaqueBar(bars) != nil, frame.minY == 0, frame.height == height {
        return UIEdgeInsets(top: 0, left: 0, bottom: covered.top + covered.bottom, right: 0)
      }
      if device.safeArea().bottom > 0 { return .zero }
    }
    if frame.minY > 0 {
      covered.top = max(0, covered.top - frame.minY)
      covered.bottom = max(0, covered.bottom - (height - frame.maxY))
      return covered
    }
    let missing = height - frame.height
    func isMissing(_ length: CGFloat) -> Bool { abs(missing - length) < 0.75 }
    let card = Self.cardOffset
    let status = device.screenInsets(orientation, toolsVersion: loader.document.toolsVersion).top
    if missing < 0.75 { return covered }
    // In Xcode 26 the status bar's inset is all that a sheet stands below.
    if isMissing(status), loader.document.toolsVersion.holdsInsetsTwice {
      let top = bars.navigation?.frame.maxY ?? (device.safeArea().bottom > 0 ? status : 0)
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    if isMissing(status), device.safeArea().bottom == 0 {
      // The bar of a tab bar controller is the sheet's own (six stored scenes of three owners).
      covered.top = bars.chrome?.isSheet == true ? bars.navigation?.frame.height ?? 0 : 0
      covered.bottom = bars.chrome?.tabs == nil ? 0 : bars.tabs?.frame.height ?? 0
    } else if isMissing(card) {
      (covered.top, covered.bottom) = (
        bars.chrome?.isSheet == true ? bars.navigation?.frame.height ?? 0 : 0,
        bars.chrome?.tabs == nil ? 0 : bars.tabs?.frame.height ?? 0
      )
    } else if isMissing(card + status), let bar = bars.navigation {
      // Before Xcode 13.3 a sheet reaches below the home indicator.
      covered.top = bar.frame.height
      if loader.document.toolsVersion >= .xcode13_3 { covered.bottom = 0 }
    } else if isMissing(card + status), loader.document.toolsVersion >= .xcode13_3 {
      // Since Xcode 13.3 a sheet has the status bar's inset all the same, and none below.
      (covered.top, covered.bottom) = (status, 0)
    } else if isMissing(card + status) || isMissing(card + status + (bars.navigation?.frame.height ?? 0)) {
      covered.top = 0
    } else if isMissing(covered.top) || isMissing(bars.navigation?.frame.height ?? 0) {
      covered.top = 0
    } else if isMissing(covered.top + covered.bottom) {
      (covered.top, covered.bottom) = (0, 0)
    } else {
      covered.bottom = 0
    }
    return covered
  }

  /// What Xcode writes in the middle of a controller whose view it does not show.
  private var placeholderName: String? {
    switch scene.controller {
    case is UINavigationController: "Navigation Controller"
    case is UITabBarController: "Tab Bar Controller"
    case is UISplitViewController: "Split View Controller"
    case is UIPageViewController: "Page View Controller"
    default: nil
    }
  }

  private func showName(_ name: String, on window: UIWindow) {
    window.backgroundColor = .secondarySystemBackground
    let label = UILabel(frame: .zero)
    label.text = name
    label.font = .systemFont(ofSize: 22, weight: .medium)
    label.textColor = .tertiaryLabel
    let size = label.sizeThatFits(window.bounds.size)
    label.frame = CGRect(
      x: (window.bounds.width - size.width) / 2, y: (window.bounds.height - size.height) / 2,
      width: size.width,
      height: size.height)
    window.addSubview(label)
  }

  private func addStatusBar(
    to window: UIWindow, height: CGFloat, under bar: UINavigationBar?, root: UIView, wanted: Bool?
  ) {
    let frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
    let isCovered = bar.map { !$0.isClear } ?? false
    let isLight = wanted ?? (isCovered ? bar?.isDarkBar : Self.isDark(below: frame, in: root))
    let color: UIColor = isLight.map { $0 ? .white : .black } ?? .label
    window.addSubview(StatusBar(frame: frame, kind: StatusBar.kind(of: device), color: color))
  }

  /// Whether what lies below the status bar is dark; nil where it follows the interface style.
  private static func isDark(below frame: CGRect, in root: UIView) -> Bool? {
    let spot = CGPoint(x: frame.midX * 0.4, y: frame.midY)
    var found: UIColor?
    func look(_ view: UIView, _ point: CGPoint) {
      guard !view.isHidden, view.alpha > 0.5, view.layer.bounds.contains(point) else { return }
      if let color = view.backgroundColor, color.cgColor.alpha > 0.6 { found = color }
      if let image = (view as? UIImageView)?.image, image.size.width > 0 { found = .darkGray }
      for child in view.subviews { look(child, child.layer.fromSuperlayer(point)) }
    }
    look(root, root.layer.fromSuperlayer(spot))
    guard let found else { return nil }
    return found.isDark(with: root.traitCollection)
  }
}

extension IBDevice {
  /// What the system's overlay covers; the doubled figures of Xcode 26 are not taken over.
  func screenInsets(_ orientation: IBOrientation, toolsVersion: IBToolsVersion) -> UIEdgeInsets {
    let version = toolsVersion.holdsInsetsTwice ? .xcode16 : toolsVersion
    return UIEdgeInsets(safeArea(orientation, toolsVersion: version))
  }
}

extension IBObject {
  /// Whether another controller of the document embeds this one.
  func isEmbedded(in document: IBDocument) -> Bool {
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

extension UIColor {
  /// Whether white stands out from the colour better than black.
  func isDark(with traits: UITraitCollection) -> Bool {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      return false
    }
    return 0.299 * red + 0.587 * green + 0.114 * blue < 0.55
  }
}

extension UINavigationBar {
  /// Whether the bar's ground is dark; nil where it follows the interface style.
  var isDarkBar: Bool? {
    if barStyle != .default { return true }
    let color = scrollEdgeAppearance?.backgroundColor ?? standard?.backgroundColor ?? barTintColor
    return color?.isDark(with: traitCollection)
  }
}
