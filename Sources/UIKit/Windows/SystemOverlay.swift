internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The views that the system displays in front of all windows of a phone or pad: the status bar and the home
/// indicator. Only the status bar receives touches.
final class SystemOverlay: UIView {
  /// The values that determine the overlay's subviews.
  private struct Look: Equatable {
    var size: CGSize
    var scale: CGFloat
    var kind: StatusBar.Kind
    /// The height of the status bar, or 0 if there is none.
    var height: CGFloat
    var isLight: Bool
    var hasIndicator: Bool
  }

  /// The preferences of view controllers for the overlay.
  private struct Wishes {
    weak var root: UIViewController?
    /// The controller whose interface style determines the default colour of the status bar.
    weak var speaker: UIViewController?
    var style: UIStatusBarStyle
    var hidesBar: Bool
    var hidesIndicator: Bool
    /// The status bar of a picture of the document, or nil for an app, whose code determines the status bar.
    var drawn: DrawnStatusBar?
    /// A Boolean value that indicates whether `drawn` was determined for dark style.
    var isDark: Bool
    /// The value of `changes` when the preferences were determined.
    var change: Int
  }

  private var look: Look?
  private var wishes: Wishes?
  private static var changes = 0

  /// Marks the preferences as needing an update before the next frame, because they or the controller that
  /// determines them may have changed.
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

  /// Updates the overlay to the preferences of the frontmost controller that fills a screen.
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

  /// Returns the status bar if it contains a point of the screen.
  func statusBar(at point: CGPoint) -> UIView? {
    subviews.first { $0 is StatusBar && $0.frame.contains(point) }
  }

  /// Creates the home indicator for a screen of a size.
  ///
  /// Its colour contrasts with the content behind it: dark on light and light on dark, as on an iPhone.
  static func homeIndicator(in size: CGSize) -> UIView {
    // On a screen with a width of 375 points it is 134 points wide, 5 points high and 8 points above the
    // edge.
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
    // Phones in landscape have no status bar.
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
  /// Returns the frontmost window with a controller that fills a screen.
  package static func filling(_ screen: UIScreen) -> UIWindow? {
    shown(on: screen).last { $0.frame == screen.bounds && $0.rootViewController != nil }
  }
}
