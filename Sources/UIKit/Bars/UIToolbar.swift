internal import CoreGraphics
public import Foundation
internal import InterfaceBuilder
internal import QuartzCore

/// The delegate that determines the position of a toolbar.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, usually at the bottom of the screen.
open class UIToolbar: UIView, UIBarPositioning, EdgeBar {
  /// The buttons of the items that are not hidden; `nil` for spaces.
  private var buttons: [BarButton?] = []
  private var platters: [BarPlatter] = []
  private let background = BarBackground(frame: .zero)
  private var isStale = true
  private var list: [UIBarButtonItem] = []
  /// The standard appearance, if it was set.
  final var standard: UIToolbarAppearance? { standardLook.own }
  private lazy var standardLook = StandardLook<UIToolbarAppearance> { [weak self] in self?.barItemDidChange()
  }
  /// The height of the row of buttons (`corpus/metrics.json`, "bars").
  static let rowHeight: CGFloat = 44

  override func decode(from nib: NibCoder) { decodeToolbar(from: nib) }
  override func prepare() {
    background.hasLineBelow = false
    insertSubview(background, at: 0)
  }

  /// The delegate, which determines the position of the bar; not retained.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The position that the delegate returns, by default `any`; without a delegate `bottom`.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  /// The items from the leading side on, including spaces; `nil` for none.
  open var items: [UIBarButtonItem]? {
    get { list.isEmpty ? nil : list }
    set { setItems(newValue, animated: false) }
  }
  /// Sets the items.
  ///
  /// - Note: The change is never animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    list = items ?? []
    barItemDidChange()
  }
  /// The bar style. `black` is dark unless other properties are set; an appearance takes precedence.
  open var barStyle = UIBarStyle.default {
    didSet { barItemDidChange() }
  }
  /// A Boolean value that determines whether the bar is translucent; otherwise content ends at the bar.
  open var isTranslucent = true {
    didSet {
      barItemDidChange()
      // Content above an opaque bar of a navigation controller ends at it.
      superview?.setNeedsLayout()
    }
  }
  /// The colour of the background. If `nil`, the standard one is used.
  open var barTintColor: UIColor? {
    didSet { barItemDidChange() }
  }
  /// The appearance over content. Its changes apply immediately.
  open var standardAppearance: UIToolbarAppearance {
    get { standardLook.look }
    set { standardLook.look = newValue }
  }
  /// The appearance in a window of compact height, such as on a phone in landscape. If `nil`, the standard
  /// one is used.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      compactAppearance.keep(for: oldValue) { [weak self] in self?.barItemDidChange() }
      barItemDidChange()
    }
  }
  /// The appearance in a navigation controller when the content ends above the bar. If `nil`, the standard
  /// one is used without its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      scrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.barItemDidChange() }
      barItemDidChange()
    }
  }
  /// The appearance when the content ends above the bar in a window of compact height. If `nil`,
  /// ``scrollEdgeAppearance`` is used.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      compactScrollEdgeAppearance.keep(for: oldValue) { [weak self] in self?.barItemDidChange() }
      barItemDidChange()
    }
  }
  /// A Boolean value that indicates whether content ends at the bar.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { barItemDidChange() } }
  }
  /// Sets the image at the edge in place of a line, at its own height and stretched over the bar's width. An
  /// empty image shows nothing, `nil` restores the line. The image for `any` is used for positions without
  /// one.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom == .topAttached ? .top : topOrBottom] = shadowImage
    barItemDidChange()
  }
  /// Sets the image that is stretched over the background for bar metrics, for every position. The image for
  /// `default` is used for other metrics without one; `nil` restores the standard background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[barMetrics] = backgroundImage
    barItemDidChange()
  }
  /// A Boolean value that indicates whether the bar shows only its material.
  private var isStandard: Bool {
    barTintColor == nil && image == nil && isTranslucent && barStyle == .default
  }
  private var shadowImages: [UIBarPosition: UIImage] = [:]
  private var wasLow = false
  private var images = ByBarMetrics<UIImage>()
  private var image: UIImage? { images.shown(in: metrics) }

  /// Returns the height of a bar above the home indicator or the screen's edge (`corpus/metrics.json`,
  /// "toolbar"), since iOS 26 the same (`facts/ios26/chrome_ios26.json`, "toolbar").
  static func height(isAboveIndicator: Bool) -> CGFloat {
    SystemRelease.hasPlatters ? 54 : isAboveIndicator ? 49 : rowHeight
  }
  private var naturalHeight: CGFloat {
    Self.height(isAboveIndicator: isAtBottom && (window?.screen ?? .main).hasHomeIndicator)
  }
  /// A Boolean value that indicates whether the bar extends to the bottom edge of the safe area around it, or
  /// is not yet laid out.
  ///
  /// The others are no higher above a home indicator than above a button: fifteen stored frames of seven
  /// owners are 44 high, among them bars above bars and one in a view that ends above a bar; at the safe
  /// area's end two of some 160 are.
  private var isAtBottom = true
  private func updateIsAtBottom() {
    let isLow: Bool
    if window != nil, let superview {
      let inset = superview.safeAreaInsets.bottom
      isLow = inset > 0 && frame.maxY >= superview.layer.bounds.maxY - inset - 0.5
    } else {
      isLow = true
    }
    guard isLow != isAtBottom else { return }
    isAtBottom = isLow
    invalidateIntrinsicContentSize()
  }
  /// Moving the bar may change whether it is at the bottom.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = layer.position
      super.frame = newValue
      if layer.position != old { setNeedsLayout() }
    }
  }
  open override var center: CGPoint {
    get { super.center }
    set {
      let old = layer.position
      super.center = newValue
      if layer.position != old { setNeedsLayout() }
    }
  }
  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }
  override func textSizeDidChange() { showButtonsLarge() }
  /// In another window the bar may have another position, which is known after its layout.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIsAtBottom()
    if isStale || isOfLowPhone != wasLow { rebuild() }
    placeButtons()
  }
  func barItemDidChange() {
    isStale = true
    setNeedsLayout()
  }

  // MARK: - Creation and layout

  private var shownItems: [UIBarButtonItem] { list.filter { !$0.isHidden } }

  private func rebuild() {
    isStale = false
    wasLow = isOfLowPhone
    let edge =
      isAtScrollEdge ? (isOfLowPhone ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance : nil
    let appearance = edge ?? (isOfLowPhone ? compactAppearance : nil) ?? standard
    for button in buttons { button?.removeFromSuperview() }
    for item in list { item.holder = self }
    buttons = shownItems.map { item in
      guard !item.isSpace else { return nil }
      return BarButton(
        item: item,
        look: item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
    }
    for button in buttons {
      if let button { addSubview(button) }
    }
    var look =
      appearance.map { BarLook($0) }
      ?? BarLook(tint: barTintColor, isTranslucent: isTranslucent, style: barStyle)
    if let image { (look.image, look.effect, look.color) = (image, nil, nil) }
    let position = barPosition, isTop = position == .top || position == .topAttached
    let side: UIBarPosition = isTop ? .top : .bottom
    if let image = shadowImages[side] ?? shadowImages[.any] { look.shadowImage = image }
    if isAtScrollEdge, edge == nil, isStandard || appearance != nil { look.clear() }
    background.show(look)
  }

  private func placeButtons() {
    let size = layer.bounds.size
    // The background of a bar on the bottom edge of the safe area extends to the edge of the screen (Open
    // Radar 47966034).
    let inset = superview?.safeAreaInsets.bottom ?? 0
    let rests = superview.map { abs($0.bounds.maxY - inset - layer.frame.maxY) < 1 } ?? false
    background.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height + (rests ? inset : 0))
    let row = boundsClearOfSides
    if SystemRelease.hasPlatters { return placePlatters(in: row) }
    let margin: CGFloat = size.width < 390 ? 16 : 20, length = row.width - 2 * margin
    func items() -> [ToolbarSpans.Item] {
      zip(shownItems, buttons).map { item, button in
        switch item.systemItem {
        case .flexibleSpace: .flexible
        case .fixedSpace: .fixed(item.width)
        default: .button(button?.contentSize.width ?? 0)
        }
      }
    }
    measureViews(in: row, length) { ToolbarSpans.used(by: items()) }
    let spans = ToolbarSpans(items: items(), length: length)
    let scale = max(traitCollection.displayScale, 1)
    for (button, span) in zip(buttons, spans.places) {
      guard let button else { continue }
      let height =
        button.item.customView == nil ? min(row.height, BarButton.height) : button.contentSize.height
      let frame = CGRect(
        x: row.minX + margin + span.start, y: row.midY - height / 2, width: span.length, height: height
      ).edgesRounded(scale: scale)
      button.layer.bounds.size = frame.size
      button.layer.position = CGPoint(x: frame.midX, y: frame.midY)
    }
    direct(buttons)
  }

  /// Measures the custom views in a row of which the items use `used` points.
  private func measureViews(in row: CGRect, _ length: CGFloat, used: () -> CGFloat) {
    let shown = buttons.compactMap { $0 }
    for button in shown { button.measure(in: CGSize(width: max(0, length), height: row.height)) }
    fillBar(shown, height: row.height) { length - used() }
  }

  private typealias PlatterRun = (buttons: [BarButton], spans: PlatterSpans)

  /// Returns the runs of buttons between two spaces, and the items that they form in the row with the spaces.
  private func platterRuns() -> (runs: [PlatterRun], items: [ToolbarSpans.Item]) {
    var runs: [PlatterRun] = [], items: [ToolbarSpans.Item] = [], run: [BarButton] = []
    func endRun() {
      guard !run.isEmpty else { return }
      let spans = PlatterSpans(run.map(\.span))
      items.append(.button(spans.end))
      runs.append((run, spans))
      run = []
    }
    for (item, button) in zip(shownItems, buttons) {
      if let button {
        run.append(button)
      } else if item.isSpace {
        endRun()
        items.append(item.systemItem == .flexibleSpace ? .flexible : .fixed(max(BarPlatter.gap, item.width)))
      }
    }
    endRun()
    return (runs, items)
  }

  /// Lays out the buttons between two spaces on adjacent platters.
  private func placePlatters(in row: CGRect) {
    let margin = BarPlatter.margin, scale = max(traitCollection.displayScale, 1)
    let length = row.width - 2 * margin
    measureViews(in: row, length) { ToolbarSpans.used(by: platterRuns().items) }
    let (runs, items) = platterRuns()
    let places = ToolbarSpans(items: items, length: length).places
    let starts = zip(items, places).compactMap { item, place in
      if case .button = item { place.start } else { nil }
    }
    platters = BarPlatter.fitted(
      platters, to: runs.reduce(0) { $0 + $1.spans.platters.count }, above: background)
    var free = platters.makeIterator()
    func band(_ start: CGFloat, _ length: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: row.minX + margin + start, y: row.midY - height / 2, width: length, height: height)
        .edgesRounded(scale: scale)
    }
    for (start, run) in zip(starts, runs) {
      for platter in run.spans.platters {
        guard let view = free.next() else { break }
        view.frame = band(start + platter.start, platter.length, BarPlatter.toolbarHeight)
        view.color = run.buttons[platter.items.lowerBound].platterFill
        view.isHidden = platter.isBare
      }
      for (button, place) in zip(run.buttons, run.spans.places) {
        let own = button.item.customView == nil ? nil : button.contentSize
        let width = own?.width ?? place.length
        let frame = band(
          start + place.start + (place.length - width) / 2, width, own?.height ?? BarPlatter.toolbarHeight)
        button.layer.bounds.size = frame.size
        button.layer.position = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    direct(buttons)
    direct(platters)
  }
}

/// The positions of a toolbar's buttons, as a function of their widths.
struct ToolbarSpans {
  enum Item: Equatable {
    case button(CGFloat)
    case fixed(CGFloat)
    case flexible
  }

  /// The start and the length of each item.
  var places: [(start: CGFloat, length: CGFloat)] = []

  /// The space between two adjacent buttons.
  static let gap: CGFloat = 8

  /// Returns the minimum length of items, without that of flexible spaces.
  static func used(by items: [Item]) -> CGFloat {
    ToolbarSpans(items: items, length: 0).places.last.map { $0.start + $0.length } ?? 0
  }

  init(items: [Item], length: CGFloat) {
    var gaps = items.map { _ in CGFloat(0) }
    for (index, pair) in zip(items, items.dropFirst()).enumerated() {
      if case (.button, .button) = pair { gaps[index] = Self.gap }
    }
    var used = gaps.reduce(0, +)
    var flexible = 0
    for item in items {
      switch item {
      case .button(let width), .fixed(let width): used += width
      case .flexible: flexible += 1
      }
    }
    let share = flexible > 0 ? max(0, (length - used) / CGFloat(flexible)) : 0
    var x: CGFloat = 0
    for (item, gap) in zip(items, gaps) {
      let width: CGFloat
      switch item {
      case .button(let own), .fixed(let own): width = own
      case .flexible: width = share
      }
      places.append((x, width))
      x += width + gap
    }
  }
}
