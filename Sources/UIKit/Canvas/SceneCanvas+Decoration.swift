internal import CoreGraphics
internal import Foundation

/// The decoration of a scene's picture, which does not take part in layout.
extension SceneCanvas {
  /// The name that Xcode displays in the centre of a controller whose view it does not show.
  var placeholderName: String? {
    switch scene.controller {
    case is UINavigationController: "Navigation Controller"
    case is UITabBarController: "Tab Bar Controller"
    case is UISplitViewController: "Split View Controller"
    case is UIPageViewController: "Page View Controller"
    default: nil
    }
  }

  func showName(_ name: String, on window: UIWindow) {
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

  func addStatusBar(
    to window: UIWindow, height: CGFloat, under bar: UINavigationBar?, root: UIView, wanted: Bool?
  ) {
    let frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
    let isCovered = bar.map { !$0.isClear } ?? false
    let isLight = wanted ?? (isCovered ? bar?.isDarkBar : Self.isDark(below: frame, in: root))
    let color: UIColor = isLight.map { $0 ? .white : .black } ?? .label
    window.addSubview(StatusBar(frame: frame, kind: StatusBar.kind(of: device), color: color))
  }

  /// Returns a Boolean value that indicates whether the content below the status bar is dark, or nil if it
  /// follows the interface style.
  static func isDark(below frame: CGRect, in root: UIView) -> Bool? {
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

/// The status bar of a document that runs without its app's code, which looks as in a picture of the scene.
@MainActor struct DrawnStatusBar {
  var isHidden = false
  /// A Boolean value that indicates whether the status bar is white, or nil if it follows the interface
  /// style.
  var isLight: Bool?

  init(of root: UIViewController?, on screen: UIScreen) {
    guard let root, root.isViewLoaded else { return }
    let speaker = root.statusBarController(\.childForStatusBarStyle).visibleLeaf
    let simulated = SimulatedStatusBar(speaker.nibIdentity?.object)
    let frame = CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeArea.top)
    let bar = speaker.navigationController.flatMap { $0.isNavigationBarHidden ? nil : $0.navigationBar }
    isHidden = simulated.isHidden
    isLight =
      simulated.isLight
      ?? (bar?.isClear == false ? bar?.isDarkBar : SceneCanvas.isDark(below: frame, in: root.view))
  }
}

extension UIColor {
  /// Returns a Boolean value that indicates whether white has a better contrast to the colour than black.
  func isDark(with traits: UITraitCollection) -> Bool {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    guard resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      return false
    }
    return 0.299 * red + 0.587 * green + 0.114 * blue < 0.55
  }
}

extension UINavigationBar {
  /// A Boolean value that indicates whether the background of the bar is dark, or nil if it follows the
  /// interface style.
  var isDarkBar: Bool? {
    if barStyle != .default { return true }
    let color = scrollEdgeAppearance?.backgroundColor ?? standard?.backgroundColor ?? barTintColor
    return color?.isDark(with: traitCollection)
  }
}
