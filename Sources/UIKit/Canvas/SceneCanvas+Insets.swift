internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The safe areas and margins of a scene. On the canvas, they are those of Interface Builder.
extension SceneCanvas {
  /// The distance of a sheet from the status bar or the card behind it, in points (corpus/metrics.json,
  /// "navigationBar_in_sheet").
  private static let cardOffset: CGFloat = 10

  /// Returns a Boolean value that indicates whether the canvas gives a safe area to a view that does not fill
  /// the screen. This is the case for plain views and for the cells of xibs.
  func hasCanvasInsets(_ root: UIView) -> Bool {
    root.nibIdentity?.className == "UIView" || scene.controller == nil && root is UICollectionReusableView
  }

  /// Returns the safe area of a view that does not fill the screen, on the canvas of a phone.
  ///
  /// At the top it excludes the bars above the view if the device has a home indicator, if the view is high
  /// or in a navigation stack, and generally since Xcode 14.3. In earlier versions, low views of six projects
  /// have no inset above a home button.
  ///
  /// At the bottom it has an inset for views that are wider than the screen or as high: their window has
  /// their size, while other views lie at the top of a window with the size of the screen (stored frames of
  /// seven projects). Since Xcode 14 it also has one for views of xibs with a custom class (three projects),
  /// and since Xcode 14.3 for all views of xibs and freeform scenes (eleven documents; ten earlier ones have
  /// none).
  ///
  /// Before Xcode 14.3, an embedded scene has no inset at the top on a device with a home button if it is
  /// lower than seven tenths of the screen: 17 scenes of six projects (of ten higher ones of five projects,
  /// six have it).
  func insetsOfPart(_ frame: CGRect) -> UIEdgeInsets {
    let bars = bars(of: surface.size.width), version = loader.document.toolsVersion
    let screen = device.size(orientation)
    let isCell = scene.root is UICollectionReusableView
    var insets = UIEdgeInsets.zero
    let isHigh = frame.height > screen.height * 0.7
    let isFree = scene.controller.map { $0.nibIdentity?.object.size("freeformSize") != nil } ?? true
    let isFixed = scene.controller != nil && (!isFree || bars.navigation != nil)
    let isEmbedded = scene.controller?.nibIdentity?.object.isEmbedded(in: loader.document) == true
    if isEmbedded, bars.screen.bottom == 0, version < .xcode14dot3, !isHigh {
      insets.top = 0
    } else if isHigh || isFixed || bars.screen.bottom > 0 || !isCell && version >= .xcode14dot3 {
      insets.top = endOfOpaqueBar(bars) == nil ? max(0, bars.covered.top - frame.minY) : 0
    }
    let isOfClass = scene.controller == nil && scene.root?.nibIdentity?.object.customClass != nil
    let fillsWindow = isFree && version >= (isOfClass ? .xcode14 : .xcode14dot3)
    if fillsWindow && !isCell || frame.width > screen.width || frame.height >= screen.height {
      insets.bottom = bars.tabs == nil ? bars.screen.bottom : bars.covered.bottom
    }
    return insets
  }

  /// Sets the margins of a xib's top-level view.
  ///
  /// Since Xcode 9 the canvas gives it the margins of a controller's view and, on a screen with a home
  /// indicator, the screen's insets at the top and bottom, whatever part of the screen it covers
  /// (`corpus/metrics.json`, "root view L/R" and "T/B"). In earlier versions it has the margins of a view, 8
  /// points on all sides: all of 22 stored distances in xibs of six projects.
  func giveCanvasMargins(to root: UIView) {
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

  /// Returns a Boolean value that indicates whether a frame is that of a sheet in a freeform scene.
  func isFreeCard(_ frame: CGRect) -> Bool {
    guard let free = scene.controller?.nibIdentity?.object.size("freeformSize") else { return false }
    return free.width == frame.width && abs(free.height - frame.height - Self.cardOffset) < 0.75
  }

  /// Returns the insets for the status bar, the sensor housing and the home indicator.
  ///
  /// If the status bar is hidden and there is nothing else at the top, as on iPads and phones with a home
  /// button, its space is released. Xcode 11 to 14.2 have no status bar above the views of xibs (stored
  /// frames of seven projects); other versions have one, whatever is simulated.
  ///
  /// A document with safe areas that names no device has none: four documents.
  func screenInsets(_ chrome: SceneChrome?) -> UIEdgeInsets {
    var version = loader.document.toolsVersion
    if surface.isCanvas, loader.document.device == nil, loader.document.useSafeAreas { return .zero }
    // Scenes of a tab bar controller that is presented full screen count the insets once: all thirteen of two
    // owners. All fourteen of three other owners, whose tabs are not presented, count them twice.
    if version.holdsInsetsTwice, chrome?.isInPresentedTabs == true { version = .xcode16 }
    var insets =
      surface.isCanvas
      ? UIEdgeInsets(device.safeArea(orientation, toolsVersion: version))
      : device.screenInsets(orientation, toolsVersion: version)
    // Before safe areas, the canvas kept the status bar above phones in landscape: all four stored distances,
    // of four projects.
    if surface.isCanvas, SystemRelease.current < .iOS11, device.idiom == .phone, orientation == .landscape {
      insets.top = device.safeArea().top
    }
    let isHidden =
      if surface.isCanvas, scene.controller == nil, loader.document.kind == .xib {
        (IBToolsVersion.xcode11 ..< .xcode14dot3).contains(version)
          && !(device.idiom == .pad && device.safeArea().bottom > 0)
      } else {
        chrome?.showsStatusBar == false && !isHeldFree(version)
          || surface.isCanvas && !loader.document.showsStatusBar
      }
    if isHidden, device.idiom == .pad || device.safeArea().bottom == 0 { insets.top = 0 }
    // A bar at the top that does not belong to a sheet indicates that the canvas has no insets for the
    // screen: nine scenes of three documents.
    let bar = chrome?.navigation?.controller?.child(key: "navigationBar")?.frame
    if surface.isCanvas, device.idiom == .phone, device.safeArea().bottom > 0, bar?.y == 0, bar?.height == 44
    {
      insets = .zero
    }
    return insets
  }

  /// Returns a Boolean value that indicates whether the space of a hidden status bar remains free. This is so
  /// since Xcode 9 in views with the size of the screen: five stored scenes of four owners. Six earlier ones
  /// start at the edge.
  private func isHeldFree(_ version: IBToolsVersion) -> Bool {
    surface.isCanvas && version >= .xcode9 && scene.root?.bounds.size == surface.size
  }

  /// Returns the bottom of an opaque bar, at which the view of its controller starts, or nil if the view
  /// extends to the edge.
  ///
  /// A bar simulated by a scene before this one takes precedence over the controller's own: eight stored
  /// scenes of two owners. Some documents without a device store the view with the height of the screen
  /// nevertheless, with contents laid out for the remaining space.
  func endOfOpaqueBar(_ bars: Bars) -> CGFloat? {
    let owner = scene.controller?.nibIdentity?.object
    guard let bar = bars.navigation, owner?.bool("extendedLayoutIncludesOpaqueBars") != true else {
      return nil
    }
    return bars.chrome?.isSimulatedBarTranslucent ?? bar.isTranslucent ? nil : bars.covered.top
  }

  /// Returns the safe area of a root view.
  ///
  /// Below an opaque bar it starts at the top of the view, whatever the stored height of the view is, unless
  /// it is that of the screen.
  func insets(of root: UIView, _ bars: Bars) -> UIEdgeInsets {
    var insets = insetsByHeight(of: root, bars)
    if surface.isCanvas, root.frame.height < screenHeight - 0.75, endOfOpaqueBar(bars) != nil {
      insets.top = 0
    }
    return insets
  }

  /// Returns a Boolean value that indicates whether the scene, or the navigation controller around it,
  /// simulates a page or form sheet. It is below the inset of the status bar and, since Xcode 13, above that
  /// of the home indicator (five stored scenes).
  private func isSheet(_ chrome: SceneChrome?) -> Bool {
    scene.controller?.nibIdentity?.object.isSimulatedSheet == true
      || chrome?.navigation?.controller?.isSimulatedSheet == true
  }

  /// Returns the safe area of a root view from its height.
  ///
  /// On the canvas, a root view may be lower than the screen because of the bars above or below it, because
  /// it belongs to a sheet, or in a freeform scene.
  private func insetsByHeight(of root: UIView, _ bars: Bars) -> UIEdgeInsets {
    var covered = bars.covered
    let frame = root.frame, height = screenHeight
    if surface.isCanvas {
      let hasSafeArea = loader.document.hasSafeArea
      // Below opaque bars, the contents of a view with the height of the screen are laid out for the
      // remaining space: twelve scenes of five documents end that much higher. Those of documents without a
      // device do not.
      if !hasSafeArea || loader.document.device != nil, endOfOpaqueBar(bars) != nil, frame.minY == 0,
        frame.height == height
      {
        return UIEdgeInsets(top: 0, left: 0, bottom: covered.top + covered.bottom, right: 0)
      }
      if !hasSafeArea, device.safeArea().bottom > 0 { return .zero }
    }
    if frame.minY > 0 {
      covered.top = max(0, covered.top - frame.minY)
      covered.bottom = max(0, covered.bottom - (height - frame.maxY))
      return covered
    }
    if surface.isCanvas, isSheet(bars.chrome) {
      covered.top = bars.chrome?.isSheet == true ? bars.navigation?.frame.height ?? 0 : 0
      if loader.document.toolsVersion >= .xcode13 { covered.bottom = 0 }
      return covered
    }
    let missing = height - frame.height
    func isMissing(_ length: CGFloat) -> Bool { abs(missing - length) < 0.75 }
    let card = Self.cardOffset
    let status = device.screenInsets(orientation, toolsVersion: loader.document.toolsVersion).top
    if missing < 0.75 { return covered }
    // In Xcode 26, a sheet is below the inset of the status bar only.
    if isMissing(status), loader.document.toolsVersion.holdsInsetsTwice {
      let top = bars.navigation?.frame.maxY ?? (device.safeArea().bottom > 0 ? status : 0)
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    if isMissing(status), device.safeArea().bottom == 0 {
      // The bar of a tab bar controller belongs to the sheet (six stored scenes of three owners).
      covered.top = bars.chrome?.isSheet == true ? bars.navigation?.frame.height ?? 0 : 0
      covered.bottom = bars.chrome?.tabs == nil ? 0 : bars.tabs?.frame.height ?? 0
    } else if isMissing(card) {
      (covered.top, covered.bottom) = (
        bars.chrome?.isSheet == true ? bars.navigation?.frame.height ?? 0 : 0,
        bars.chrome?.tabs == nil ? 0 : bars.tabs?.frame.height ?? 0
      )
    } else if isMissing(card + status), let bar = bars.navigation {
      // Before Xcode 13, a sheet extends below the home indicator.
      covered.top = bar.frame.height
      if loader.document.toolsVersion >= .xcode13 { covered.bottom = 0 }
    } else if isMissing(card + status), loader.document.toolsVersion >= .xcode13dot3 {
      // Since Xcode 13.3, a sheet nevertheless has the inset of the status bar, and none at the bottom.
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
}

extension IBDevice {
  /// Returns the insets for the system's overlay, without the doubled values of Xcode 26.
  func screenInsets(_ orientation: IBOrientation, toolsVersion: IBToolsVersion) -> UIEdgeInsets {
    let version = toolsVersion.holdsInsetsTwice ? .xcode16 : toolsVersion
    return UIEdgeInsets(safeArea(orientation, toolsVersion: version))
  }
}
