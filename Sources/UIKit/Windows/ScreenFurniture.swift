internal import CoreGraphics
internal import Foundation

/// What the system shows in front of all windows of a phone or pad: the status bar and the home indicator. It takes no touches.
final class ScreenFurniture: UIView {
  /// What is shown follows from this.
  private struct Look: Equatable {
    var size: CGSize
    var scale: CGFloat
    var kind: StatusBar.Kind
    /// How high the status bar is; 0 where there is none.
    var height: CGFloat
    var isLight: Bool
    var hasIndicator: Bool
    var isIndicatorLight: Bool
  }

  private var look: Look?

  /// Shows what the frontmost controller that fills a screen wants.
  func follow(_ screen: UIScreen) {
    let new = Self.look(of: screen)
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
    if new.hasIndicator { addSubview(Self.homeIndicator(in: new.size, new.isIndicatorLight ? .white : .black)) }
  }

  /// The bar that stands in for a home button on a screen of a size.
  static func homeIndicator(in size: CGSize, _ color: UIColor) -> UIView {
    // 134 of 375 points wide, 5 high, 8 above the edge.
    let width = (size.width * 0.357).rounded()
    let view = UIView(frame: CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5))
    view.backgroundColor = color
    view.layer.cornerRadius = 2.5
    return view
  }

  private static func look(of screen: UIScreen) -> Look {
    let size = screen.bounds.size, isPad = UIDevice.current.userInterfaceIdiom == .pad
    let window = UIWindow.filling(screen), root = window?.rootViewController
    let isDark = (root?.viewIfLoaded ?? window)?.traitCollection.userInterfaceStyle == .dark
    // Lying phones have no status bar.
    let isHidden = UIApplication.shared.isStatusBarHidden(for: root) || !isPad && size.width > size.height
    let isOnBlack = root?.viewIfLoaded.map(SheetShelf.holds) ?? false
    let style = isOnBlack ? .lightContent : UIApplication.shared.statusBarStyle(for: root)
    return Look(
      size: size, scale: screen.scale, kind: isPad ? .pad : screen.hasHomeIndicator ? .notch : .classic,
      height: isHidden ? 0 : screen.safeArea.top, isLight: style == .default ? isDark : style == .lightContent,
      hasIndicator: screen.hasHomeIndicator && root?.statusBarController(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden != true,
      isIndicatorLight: isDark)
  }
}

extension UIWindow {
  /// The frontmost window with a controller that fills a screen.
  static func filling(_ screen: UIScreen) -> UIWindow? {
    shown(on: screen).last { $0.bounds.size == screen.bounds.size && $0.rootViewController != nil }
  }
}
