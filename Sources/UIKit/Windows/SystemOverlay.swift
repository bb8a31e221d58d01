internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// What the system shows in front of all windows of a phone or pad: the
/// status bar and the home indicator. The status bar alone takes touches.
final class SystemOverlay: UIView {
  /// What is shown follows from this.
  private struct Look: Equatable {
    var size: CGSize
    var scale: CGFloat
    var kind: StatusBar.Kind
    /// How high the status bar is; 0 where there is none.
    var height: CGFloat
    var isLight: Bool
    var hasIndicator: Bool
  }

  /// What controllers want of it.
  private struct Wishes {
    weak var root: UIViewController?
    /// The controller whose light or dark ink goes along with.
    weak var speaker: UIViewController?
    var style: UIStatusBarStyle
    var hidesBar: Bool
    var hidesIndicator: Bool
    /// What a picture of the document would have; nil for an app, whose code says it.
    var drawn: DrawnStatusBar?
    /// The style that `drawn` is of.
    var isDark: Bool
    /// The state of `changes` that they were asked in.
    var change: Int
  }

  private var look: Look?
  private var wishes: Wishes?
  private static var changes = 0

  /// Has controllers asked again before the next frame: one said so, or another may be the one that decides.
  static func wishesMayHaveChanged() { changes += 1 }

  private func wishes(of root: UIViewController?, on screen: UIScreen, isDark: Bool) -> Wishes {
    if let wishes, wishes.change == Self.changes, wishes.root === root, wishes.isDark == isDark {
      return wishes
    }
    let application = UIApplication.shared, change = Self.changes
    let speaker = root?.statusBarController(\.childForStatusBarStyle)
    let new = Wishes(
      root: root, speaker: speaker, style: application.statusBarStyle(for: root),
      hidesBar: application.isStatusBarHidden(for: root),
      hidesIndicator: root?.statusBarController(\.childForHomeIndicatorAutoHidden)
        .prefersHomeIndicatorAutoHidden ?? false,
      drawn: screen.showsDocument ? DrawnStatusBar(of: root, on: screen) : nil, isDark: isDark,
      change: change)
    wishes = new
    return new
  }

  /// Shows what the frontmost controller that fills a screen wants.
  func follow(_ screen: UIScreen) {
    let new = look(of: screen)
    guard new != look else { return }
    look = new
    frame = screen.bounds
    for view in subviews { view.removeFromSuperview() }
    if new.height > 0 {
      let box = CGRect(x: 0, y: 0, width: new.size.width, height: new.height)
      let bar = StatusBar(frame: box, kind: new.kind, color: new.isLight ? .white : .black)
      bar.contentScaleFactor = new.scale
      addSubview(bar)
    }
    if new.hasIndicator { addSubview(Self.homeIndicator(in: new.size)) }
  }

  /// The status bar where it is at a point of the screen.
  func statusBar(at point: CGPoint) -> UIView? {
    subviews.first { $0 is StatusBar && $0.frame.contains(point) }
  }

  /// The bar that stands in for a home button on a screen of a size: dark on what is light, light on what is
  /// dark, as on an iPhone.
  static func homeIndicator(in size: CGSize) -> UIView {
    // 134 of 375 points wide, 5 high, 8 above the edge.
    let width = (size.width * 0.357).rounded()
    let view = UIView(
      frame: CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5))
    view.layer.backgroundFilters = [LayerFilter.contrast]
    view.layer.cornerRadius = 2.5
    return view
  }

  private func look(of screen: UIScreen) -> Look {
    let size = screen.bounds.size, isPad = UIDevice.current.userInterfaceIdiom == .pad
    let window = UIWindow.filling(screen), root = window?.rootViewController
    let isDarkWindow = window?.traitCollection.userInterfaceStyle == .dark
    let wishes = wishes(of: root, on: screen, isDark: isDarkWindow)
    let view = wishes.speaker?.viewIfLoaded
    let isDark = view.map { $0.traitCollection.userInterfaceStyle == .dark } ?? isDarkWindow
    // Lying phones have no status bar.
    let isHidden = wishes.hidesBar || wishes.drawn?.isHidden == true || !isPad && size.width > size.height
    let isOnBlack = root?.viewIfLoaded.map(SheetShelf.holds) ?? false
    let style = isOnBlack ? .lightContent : wishes.style
    let isLight = style == .default ? isDark : style == .lightContent
    return Look(
      size: size, scale: screen.scale, kind: isPad ? .pad : screen.hasHomeIndicator ? .notch : .classic,
      height: isHidden ? 0 : screen.safeArea.top,
      isLight: isOnBlack ? true : wishes.drawn?.isLight ?? isLight,
      hasIndicator: screen.hasHomeIndicator && !wishes.hidesIndicator)
  }
}

extension UIWindow {
  /// The frontmost window with a controller that fills a screen.
  package static func filling(_ screen: UIScreen) -> UIWindow? {
    shown(on: screen).last { $0.frame == screen.bounds && $0.rootViewController != nil }
  }
}
