internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// The delegate of a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called when a tab was tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs at the bottom of the screen: 49 points, and the space for the home indicator below; since
/// iOS 26 at least 72.
open class UITabBar: UIView, EdgeBar {
  /// The positioning of tabs.
  public enum ItemPositioning: Int, Sendable {
    /// Filling the bar, or centred; `automatic` fills bars below 600 points.
    case automatic, fill, centered
  }

  private var list: [UITabBarItem] = []
  private var buttons: [TabButton] = []
  private let background = BarBackground(frame: .zero)
  /// The platters behind the tabs since iOS 26, and the marker of the selected tab.
  private var platters: [BarPlatter] = []
  private let capsule = UIView(frame: .zero)
  private var isStale = true
  /// The standard appearance, if it was set.
  final var standard: UITabBarAppearance? { standardLook.own }
  private lazy var standardLook = StandardLook<UITabBarAppearance> { [weak self] in self?.barItemDidChange() }
  private weak var selected: UITabBarItem?
  /// The height of the row of tabs (`corpus/metrics.json`, "bars"), as documents of all releases store it.
  static let rowHeight: CGFloat = 49
  /// Returns the height of a bar above `inset` points of safe area. Since iOS 26 a platter and the space
  /// around it need 72, measured without a safe area (`facts/ios26/chrome_ios26.json`, "tab_bar_catalyst").
  static func height(above inset: CGFloat) -> CGFloat {
    max(SystemRelease.hasPlatters ? 72 : 0, rowHeight + inset)
  }

  override func decode(from nib: NibCoder) { decodeTabBar(from: nib) }
  override func prepare() {
    background.hasLineBelow = false
    insertSubview(background, at: 0)
  }

  /// The delegate, which is not retained; a tab bar controller for its own bar.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items from the leading side on; `nil` for none.
  open var items: [UITabBarItem]? {
    get { list.isEmpty ? nil : list }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items.
  ///
  /// - Note: The change is never animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    list = items ?? []
    barItemDidChange()
  }
  /// Lets the user choose the items of the bar.
  ///
  /// - Note: Not implemented; a warning is logged once.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    notYet("UITabBar.beginCustomizingItems(_:)")
  }
  /// Returns `false`, since the user cannot change the items.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool { false }
  /// A Boolean value that indicates whether the user is choosing items. Always `false`: not implemented.
  open var isCustomizing: Bool { false }
  /// The selected item, or `nil` for none. Setting it does not notify the delegate.
  open var selectedItem: UITabBarItem? {
    get { selected }
    set {
      selected = newValue
      barItemDidChange()
    }
  }
  /// The bar style. `black` is dark unless other properties are set; an appearance takes precedence.
  open var barStyle = UIBarStyle.default {
    didSet { barItemDidChange() }
  }
  /// A Boolean value that determines whether the bar is translucent; otherwise content ends at the bar.
  open var isTranslucent = true {
    didSet {
      barItemDidChange()
      // Content above an opaque bar ends at it.
      superview?.setNeedsLayout()
      (delegate as? UITabBarController)?.selectedViewController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The colour of the background. If `nil`, the standard one is used.
  open var barTintColor: UIColor? {
    didSet { barItemDidChange() }
  }
  /// The colour of tabs that are not selected. If `nil`, they are gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { barItemDidChange() }
  }
  /// The image that is stretched over the background. If `nil`, the standard one is used.
  open var backgroundImage: UIImage? {
    didSet { barItemDidChange() }
  }
  /// The image at the top edge in place of a line, at its own height and stretched over the bar's width; an
  /// empty image shows nothing.
  open var shadowImage: UIImage? {
    didSet { barItemDidChange() }
  }
  /// The image below the icon of the selected tab.
  open var selectionIndicatorImage: UIImage? {
    didSet { barItemDidChange() }
  }
  /// The positioning of the tabs; `automatic` depends on the width.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// The width of centred tabs, in points; 0 for the standard.
  open var itemWidth: CGFloat = 0 {
    didSet { if itemWidth != oldValue { setNeedsLayout() } }
  }
  /// The spacing of centred tabs, in points; 0 for the standard.
  open var itemSpacing: CGFloat = 0 {
    didSet { if itemSpacing != oldValue { setNeedsLayout() } }
  }
  /// The appearance over content. Its changes apply immediately.
  open var standardAppearance: UITabBarAppearance {
    get { standardLook.look }
    set { standardLook.look = newValue }
  }
  /// The appearance in a tab bar controller when the content ends above the bar. If `nil`, the standard one
  /// is used without its background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      scrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.barItemDidChange() }
      barItemDidChange()
    }
  }
  /// A Boolean value that indicates whether content ends at the bar.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { barItemDidChange() } }
  }

  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height(above: safeAreaInsets.bottom))
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(above: safeAreaInsets.bottom))
  }
  override func textSizeDidChange() { showButtonsLarge() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale || layoutKind != shownKind { rebuild() }
    placeButtons()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    barItemDidChange()
  }
  func barItemDidChange() {
    isStale = true
    setNeedsLayout()
  }

  /// Selects a tapped tab; a tab bar controller selects it itself.
  private func tapped(_ item: UITabBarItem) {
    if !(delegate is UITabBarController) { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: - Creation and layout

  private func rebuild() {
    isStale = false
    for button in buttons { button.removeFromSuperview() }
    shownKind = layoutKind
    let appearance = shownAppearance, looks = appearance.map(layoutKind.look)
    let mark = (appearance?.selectionIndicatorImage ?? selectionIndicatorImage).map {
      ($0, appearance?.selectionIndicatorTintColor ?? tintColor)
    }
    buttons = list.map { item in
      item.holder = self
      let isSelected = item === selected
      let state = isSelected ? looks?.selected : looks?.normal
      let color: UIColor =
        isSelected
        ? tintColor
        : unselectedItemTintColor ?? (SystemRelease.hasPlatters ? BarPlatter.contentColor : .systemGray)
      return TabButton(
        item: item, isSelected: isSelected, look: state, color: color, mark: isSelected ? mark : nil)
    }
    for button in buttons {
      button.onTap = { [weak self] in self?.tapped($0) }
      addSubview(button)
    }
    var look =
      appearance.map { BarLook($0) }
      ?? BarLook(tint: barTintColor, isTranslucent: isTranslucent, style: barStyle)
    if let backgroundImage { (look.image, look.effect, look.color) = (backgroundImage, nil, nil) }
    if let shadowImage { look.shadowImage = shadowImage }
    if isAtScrollEdge, edgeAppearance == nil, isStandard || appearance != nil { look.clear() }
    background.show(look)
  }

  /// The position of a tab's icon relative to its title.
  private enum LayoutKind {
    case stacked, inline, compactInline

    @MainActor func look(in appearance: UITabBarAppearance) -> UITabBarItemAppearance {
      switch self {
      case .stacked: appearance.stackedLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      }
    }
  }

  private var layoutKind: LayoutKind {
    guard layer.bounds.width >= 600, !SystemRelease.hasPlatters else { return .stacked }
    return traitCollection.verticalSizeClass == .compact ? .compactInline : .inline
  }
  private var shownKind = LayoutKind.stacked
  private var shownAppearance: UITabBarAppearance? {
    edgeAppearance ?? selected?.standardAppearance ?? standard
  }
  private var edgeAppearance: UITabBarAppearance? {
    isAtScrollEdge ? selected?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
  }
  /// A Boolean value that indicates whether the bar shows only its material.
  private var isStandard: Bool {
    barTintColor == nil && backgroundImage == nil && isTranslucent && barStyle == .default
  }

  private func placeButtons() {
    let size = layer.bounds.size
    background.frame = CGRect(origin: .zero, size: size)
    platters = BarPlatter.fitted(
      platters, to: SystemRelease.hasPlatters && !buttons.isEmpty ? 1 : 0, above: background)
    capsule.isHidden = platters.isEmpty
    guard !buttons.isEmpty else { return }
    if let platter = platters.first { return place(on: platter, in: size) }
    let isWide = layoutKind != .stacked
    let count = CGFloat(buttons.count), room = boundsClearOfSides
    let stacked = isWide ? nil : shownAppearance
    func first(_ lengths: CGFloat...) -> CGFloat { lengths.first { $0 > 0 } ?? 0 }
    var width = first(stacked?.stackedItemWidth ?? 0, itemWidth, isWide ? 144 : 76)
    var spacing = first(stacked?.stackedItemSpacing ?? 0, itemSpacing, isWide ? 0 : 34)
    let positioning =
      stacked.flatMap { $0.stackedItemPositioning == .automatic ? nil : $0.stackedItemPositioning }
      ?? itemPositioning
    let wantsCenter = positioning == .centered || (positioning == .automatic && isWide)
    // Centred tabs that do not fit fill the bar.
    if !wantsCenter || width * count + spacing * (count - 1) > room.width {
      (width, spacing) = (room.width / count, 0)
    }
    var x = room.minX + (room.width - width * count - spacing * (count - 1)) / 2
    for button in buttons {
      button.isInline = isWide
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.rowHeight)
      x += width + spacing
    }
    direct(buttons)
  }

  /// Lays out the tabs side by side on a platter of 62 points, as wide as they need or the bar allows.
  /// Dimensions are those of `facts/ios26/chrome_ios26.json`, "tab_bar_catalyst"; that a screen with a home
  /// indicator leaves 21 points at the sides and below is not measured.
  private func place(on platter: BarPlatter, in size: CGSize) {
    let count = CGFloat(buttons.count), side: CGFloat = 21, padding: CGFloat = 4.25
    let width = min(85.75 * count + 16.75, size.width - 2 * side)
    // A bar without a safe area ends 10 points below its platter, or is too low for it.
    let bottom = size.height >= 62 + side ? side : min(10, max(0, size.height - 62))
    let frame = CGRect(x: (size.width - width) / 2, y: size.height - bottom - 62, width: width, height: 62)
      .edgesRounded(scale: max(traitCollection.displayScale, 1))
    platter.frame = frame
    if capsule.superview == nil {
      capsule.isUserInteractionEnabled = false
      // 235 on a platter of 253.
      capsule.backgroundColor = UIColor(
        light: UIColor(white: 0, alpha: 18 / 253), dark: UIColor(white: 1, alpha: 18 / 253))
      insertSubview(capsule, aboveSubview: platter)
    }
    let length = (frame.width - 2 * padding) / count
    for (index, button) in buttons.enumerated() {
      button.isOnPlatter = true
      button.frame = CGRect(
        x: frame.minX + padding + CGFloat(index) * length, y: frame.minY, width: length, height: frame.height)
    }
    direct(buttons)
    let chosen = zip(list, buttons).first { $0.0 === selected }?.1
    capsule.isHidden = chosen == nil
    capsule.frame = chosen.map { $0.frame.insetBy(dx: 0, dy: padding) } ?? .zero
    capsule.layer.cornerRadius = capsule.bounds.height / 2
  }
}
