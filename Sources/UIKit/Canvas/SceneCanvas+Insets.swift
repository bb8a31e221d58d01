internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The safe areas and margins of a scene, which on the canvas are Interface Builder's own.
extension SceneCanvas {
  /// A sheet stands these many points below the status bar or the card behind it (corpus/metrics.json,
  /// "navigationBar_in_sheet").
  private static let cardOffset: CGFloat = 10

  /// Whether the canvas gives a view that is not a whole screen a safe area: plain views, and the cells of
  /// xibs.
  func hasCanvasInsets(_ root: UIView) -> Bool {
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
  func insetsOfPart(_ frame: CGRect) -> UIEdgeInsets {
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

  /// Whether a view is a sheet's on a screen of a free size.
  func isFreeCard(_ frame: CGRect) -> Bool {
    guard let free = scene.controller?.nibIdentity?.object.size("freeformSize") else { return false }
    return free.width == frame.width && abs(free.height - frame.height - Self.cardOffset) < 0.75
  }

  /// What status bar, sensor housing and home indicator cover. A status bar that is hidden gives its room
  /// away where it is all that there is at the top: on iPads, and phones with a home button. Xcode 11 to 14.2
  /// show none above the views of xibs (stored frames of seven projects), other versions do, whatever is
  /// simulated.
  func screenInsets(_ chrome: SceneChrome?) -> UIEdgeInsets {
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
  /// to the edge. A bar that a scene on the way simulates counts before the controller's own: eight stored
  /// scenes of two owners. Some documents without a device store the view as high as the screen all the same,
  /// and what is in it as laid out for what the bar leaves.
  func endOfOpaqueBar(_ bars: Bars) -> CGFloat? {
    let owner = scene.controller?.nibIdentity?.object
    guard let bar = bars.navigation, owner?.bool("extendedLayoutIncludesOpaqueBars") != true else {
      return nil
    }
    return bars.chrome?.isSimulatedBarTranslucent ?? bar.isTranslucent ? nil : bars.covered.top
  }

  /// The safe area of a root view. Below an opaque bar it begins whatever height the view is stored with, if
  /// not the screen's.
  func insets(of root: UIView, _ bars: Bars) -> UIEdgeInsets {
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
    if surface.isCanvas {
      let hasSafeArea = loader.document.hasSafeArea
      // Below opaque bars what is in a view that is as high as the screen is laid out for what they leave:
      // twelve scenes of five documents end that much higher. Those without a device do not.
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
}

extension IBDevice {
  /// What the system's overlay covers; the doubled figures of Xcode 26 are not taken over.
  func screenInsets(_ orientation: IBOrientation, toolsVersion: IBToolsVersion) -> UIEdgeInsets {
    let version = toolsVersion.holdsInsetsTwice ? .xcode16 : toolsVersion
    return UIEdgeInsets(safeArea(orientation, toolsVersion: version))
  }
}
