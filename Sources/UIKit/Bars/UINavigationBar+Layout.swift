internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UINavigationBar {
  /// The height of the row of title and buttons (`corpus/metrics.json`, "bars").
  static let rowHeight: CGFloat = 44
  /// The additional height of the row of title and buttons since iOS 26 (`corpus/metrics.json`,
  /// "navigationBar_X26").
  static var newRowExtra: CGFloat { SystemRelease.current >= .iOS26 ? 10 : 0 }
  /// The height of the row of a large title.
  static let largeRowHeight: CGFloat = 52
  /// The height of the prompt: safe areas of scenes with one are 78 below the status bar.
  static let promptHeight: CGFloat = 34
  /// The additional height of a bar at the top of a sheet (`corpus/metrics.json`, "navigationBar_in_sheet").
  static let sheetExtra: CGFloat = 12
  /// The height of the row of title and buttons on a phone in landscape (`corpus/metrics.json`, "bars");
  /// since iOS 26 that of the platters, which is not measured.
  static var compactRowHeight: CGFloat { SystemRelease.hasPlatters ? BarPlatter.height : 32 }
  /// The height of a search bar's row, whose field ends 15 points above the bar's bottom edge; not measured.
  static let searchRowHeight: CGFloat = 52

  var standardHeight: CGFloat {
    Self.rowHeight + (showsLargeTitle ? Self.largeRowHeight + tallTitleHeight : 0)
      + (topItem?.prompt == nil ? 0 : Self.promptHeight)
  }

  /// The height of the row of a large title, if the bar has one.
  var titleRoom: CGFloat { showsLargeTitle && !isCompact ? Self.largeRowHeight + tallTitleHeight : 0 }

  /// The search controller whose bar is in the last row.
  var search: UISearchController? { topItem?.searchController }
  /// A Boolean value that indicates whether an active search has replaced title and buttons.
  var isGivenToSearch: Bool { search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false }

  /// Returns the height of a navigation controller's bar, less the part that the content hides.
  ///
  /// - Parameter width: The bar's width; from 700 points its row is 50 high (`corpus/metrics.json`, "bars").
  /// - Returns: The height in points.
  func shownHeight(width: CGFloat) -> CGFloat {
    let rows = collapse ?? BarCollapse(titleRoom: titleRoom)
    if isGivenToSearch { return searchHeight }
    let row =
      isCompact
      ? Self.compactRowHeight : width >= 700 && titleRoom == 0 && Self.newRowExtra == 0 ? 50 : Self.rowHeight
    return row + (isCompact ? 0 : Self.newRowExtra) + (topItem?.prompt == nil ? 0 : Self.promptHeight)
      + rows.titleShown
      + shownSearchHeight
  }

  private var searchHeight: CGFloat {
    guard let search else { return 0 }
    return Self.searchRowHeight + (search.searchBar.hasScopes ? ControlMetrics.scopeBarHeight : 0)
  }
  /// The visible height of the search bar's row.
  private var shownSearchHeight: CGFloat {
    guard let search else { return 0 }
    if search.isActive || collapse?.searchRoom ?? 0 == 0 { return searchHeight }
    return collapse?.searchShown ?? searchHeight
  }

  /// The additional height for a large title, or the title of the back button, that contains cedillas: since
  /// iOS 15 the bars of documents titled "Kişiler" are stored 104, then 104.5 or 104.33 points high, those
  /// titled "Ürünler" or "Yapılacaklar" 96 (`corpus/files`, `corpus/metrics.json`).
  private var tallTitleHeight: CGFloat {
    let titles = [topItem?.title, backItem?.title].compactMap { $0?.decomposedStringWithCanonicalMapping }
    guard SystemRelease.current >= .iOS15, titles.contains(where: { $0.unicodeScalars.contains("\u{327}") })
    else {
      return 0
    }
    if SystemRelease.current == .iOS15 { return 8 }
    return CGFloat(8.1).roundedUp(toPixelsOf: window == nil ? UIScreen.main.scale : pixelScale)
  }

  var showsLargeTitle: Bool {
    guard prefersLargeTitles, let items, !items.isEmpty else { return false }
    // An automatic item follows the one below it; if all are automatic, titles are large.
    switch items.last(where: { $0.largeTitleDisplayMode != .automatic })?.largeTitleDisplayMode {
    case .never, .inline: return false
    case .automatic, .always, nil: return true
    }
  }

  /// The distance of text from the sides: as in views that fill screens (`corpus/metrics.json`, "margins"),
  /// as images of iOS 16 show on 393 points; measured in iOS 26 on such a screen
  /// (`facts/ios26/chrome_ios26.json`).
  var margin: CGFloat { layer.bounds.width < (SystemRelease.current < .iOS26 ? 414 : 390) ? 16 : 20 }
  private var isDark: Bool { barStyle != .default }
  /// The background image that replaces the bar's material.
  private var backgroundImage: UIImage? { parts.backgroundImages.shown(in: metrics) }

  var appearance: UINavigationBarAppearance? {
    if let edgeAppearance { return edgeAppearance }
    let item = topItem
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    return compact ?? item?.standardAppearance ?? standard
  }

  private var edgeAppearance: UINavigationBarAppearance? {
    guard isAtTop else { return nil }
    let compact = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    return compact ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// A Boolean value that indicates whether no content lies below the bar.
  private var isAtTop: Bool { isAtScrollEdge || (showsLargeTitle && collapse == nil) }

  /// A Boolean value that indicates whether the standard background is hidden, so that the content's
  /// background is visible.
  var isClear: Bool {
    guard appearance == nil, barTintColor == nil, backgroundImage == nil, isTranslucent else {
      return false
    }
    return barStyle == .default && isAtTop
  }

  func layoutBar() {
    if parts.isStale { rebuild() }
    let size = layer.bounds.size
    let top = reachesTop ? max(0, layer.frame.minY) : 0
    parts.background.frame = CGRect(x: 0, y: -top, width: size.width, height: size.height + top)
    let prompt = parts.prompt == nil ? 0 : Self.promptHeight
    let search = placeSearch()
    let large =
      parts.largeTitle == nil
      ? 0 : collapse.map { $0.titleShown + $0.pulled } ?? min(Self.largeRowHeight, size.height)
    var row = boundsClearOfSides
    (row.origin.y, row.size.height) = (prompt, max(0, size.height - large - prompt - search))
    // There is no space below the platters: with 10 points above, titles are centred 32 points below the
    // edge of a window without a safe area (`facts/ios26/chrome_ios26.json`).
    let lower = row.maxY
    row.size.height -= max(0, min(Self.newRowExtra, row.height - Self.rowHeight))
    if let label = parts.prompt {
      label.frame = CGRect(x: row.minX + margin, y: 10, width: row.width - 2 * margin, height: 18)
    }
    placeRow(in: row)
    if let label = parts.largeTitle {
      let fitting = label.sizeThatFits(CGSize(width: size.width, height: Self.largeRowHeight))
      // 3 points below the row, as measured in facts/ios26/chrome_ios26.json.
      let slid = collapse.map { $0.titleShown + $0.pulled - $0.titleRoom } ?? 0
      parts.largeArea.frame = CGRect(x: 0, y: lower, width: size.width, height: large)
      label.frame = directed(
        CGRect(
          x: row.minX + margin, y: 3 + slid, width: min(fitting.width, row.width - 2 * margin),
          height: fitting.height),
        in: CGRect(origin: .zero, size: size))
    }
    let shown: [UIView?] =
      parts.left + parts.right + [parts.chevron, parts.title, parts.titleView, parts.prompt]
    for case let view? in shown {
      view.isHidden = isGivenToSearch
    }
  }

  /// Lays out the search bar at the bottom edge, and returns its visible height.
  private func placeSearch() -> CGFloat {
    let size = layer.bounds.size, shown = search == nil ? 0 : min(shownSearchHeight, size.height)
    parts.searchArea.isHidden = shown == 0
    guard let bar = search?.searchBar else { return 0 }
    parts.searchArea.frame = CGRect(x: 0, y: size.height - shown, width: size.width, height: shown)
    // The field begins at the margin, and 1 point below the top of its row if title and buttons are above it.
    let inset = margin - ControlMetrics.searchFieldInset
    let slid = shown - searchHeight - (isGivenToSearch ? 0 : 7)
    let row = boundsClearOfSides.insetBy(dx: inset, dy: 0)
    bar.frame = directed(
      CGRect(x: row.minX, y: slid, width: row.width, height: searchHeight),
      in: CGRect(origin: .zero, size: size))
    return shown
  }

  /// Called when content has moved rows. The small title replaces the large one once that is hidden.
  func rowsDidChange(from old: BarCollapse?) {
    setNeedsLayout()
    if old?.titleRoom != collapse?.titleRoom { parts.isStale = true }
    guard let title = parts.title, parts.largeTitle != nil, let collapse else { return }
    let alpha: CGFloat = collapse.titleShown > Self.titleExchange ? 0 : 1
    guard title.alpha != alpha else { return }
    guard window != nil, old != nil else { return title.alpha = alpha }
    // Not measured.
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { title.alpha = alpha }
  }
  /// The remaining height of the large title's row at which the small title appears; not measured.
  private static let titleExchange: CGFloat = 8

  // MARK: - Creating the views

  private func rebuild() {
    parts.isStale = false
    for view in parts.left + parts.right { view.removeFromSuperview() }
    for view in [parts.chevron, parts.title, parts.titleView, parts.largeTitle, parts.prompt] as [UIView?] {
      view?.removeFromSuperview()
    }
    (parts.left, parts.right, parts.backTitles) = ([], [], [])
    (parts.chevron, parts.title, parts.titleView, parts.largeTitle, parts.prompt) = (nil, nil, nil, nil, nil)
    showBackground()
    guard let item = topItem else { return }
    item.holder = self
    makeButtons(of: item)
    makeTitle(of: item)
    for view in parts.left + parts.right { addSubview(view) }
    for view in [parts.chevron, parts.title, parts.titleView, parts.prompt] as [UIView?] {
      if let view { addSubview(view) }
    }
    if let label = parts.largeTitle {
      parts.largeArea.clipsToBounds = true
      parts.largeArea.isUserInteractionEnabled = false
      if parts.largeArea.superview !== self { insertSubview(parts.largeArea, aboveSubview: parts.background) }
      parts.largeArea.addSubview(label)
    }
    showSearch()
  }

  private func showSearch() {
    guard let bar = search?.searchBar, bar.superview !== parts.searchArea else {
      if search == nil { for view in parts.searchArea.subviews { view.removeFromSuperview() } }
      return
    }
    for view in parts.searchArea.subviews { view.removeFromSuperview() }
    bar.searchBarStyle = .minimal
    parts.searchArea.clipsToBounds = true
    parts.searchArea.addSubview(bar)
    if parts.searchArea.superview !== self { insertSubview(parts.searchArea, aboveSubview: parts.background) }
  }

  private func showBackground() {
    var look = BarLook(tint: barTintColor, isTranslucent: isTranslucent, style: barStyle)
    if let appearance {
      look = BarLook(appearance)
      if isAtTop, edgeAppearance == nil { look.clear() }
    } else {
      look.image = backgroundImage
      if backgroundImage != nil { (look.effect, look.color) = (nil, nil) }
      look.shadowImage = shadowImage
      if isClear { (look.effect, look.color, look.shadow, look.shadowImage) = (nil, nil, nil, nil) }
    }
    parts.background.show(look)
  }

  private func makeButtons(of item: UINavigationItem) {
    let appearance = appearance
    func button(_ item: UIBarButtonItem) -> BarButton {
      item.holder = self
      return BarButton(
        item: item,
        look: item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)
    }
    let left = item.leadingItems.filter { !$0.isHidden }
    if let back = backItem, item.showsBackButton {
      back.holder = self
      back.backBarButtonItem?.holder = self
      parts.chevron = BackChevron(image: appearance?.ownIndicator?.image ?? backIndicatorImage)
      let action = UIAction { [weak self] _ in self?.goBack() }
      // In iOS 26 the chevron is shown alone, unless the client has given the back item a title.
      let title = SystemRelease.hasPlatters ? back.backBarButtonItem?.title ?? "" : backTitle(of: back)
      let shown = UIBarButtonItem(title: title, image: back.backBarButtonItem?.image, primaryAction: action)
      if !title.isEmpty, shown.image == nil {
        parts.backTitles = title == "Back" ? [title, ""] : [title, "Back", ""]
      }
      shown.tintColor = back.backBarButtonItem?.tintColor
      shown.accessibilityIdentifier = back.backBarButtonItem?.accessibilityIdentifier
      if title.isEmpty { shown.accessibilityLabel = backTitle(of: back) }
      if SystemRelease.hasPlatters {
        parts.chevron?.tintColor = shown.tintColor ?? extras?.tint ?? BarPlatter.contentColor
      }
      if let look = back.backBarButtonItem?.backLook { shown.backLook = look }
      shown.holder = self
      parts.left.append(BarButton(item: shown, look: appearance?.backButtonAppearance, isBack: true))
    }
    parts.left += (leadingItems + left).map(button)
    parts.right = item.trailingItems.filter { !$0.isHidden }.map(button)
  }

  private func backTitle(of item: UINavigationItem) -> String {
    if item.backButtonDisplayMode == .minimal { return "" }
    if let title = item.backBarButtonItem?.title { return title }
    if item.backBarButtonItem?.image != nil { return "" }
    let title = item.backButtonTitle ?? item.title
    return item.backButtonDisplayMode == .generic || title == nil || title == "" ? "Back" : title ?? ""
  }

  private func makeTitle(of item: UINavigationItem) {
    if let text = item.prompt {
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      label.textColor = isDark ? .white : .secondaryLabel
      parts.prompt = label
    }
    let text = item.title ?? ""
    let room =
      collapse.map(\.titleRoom)
      ?? (layer.bounds.height >= Self.rowHeight + Self.largeRowHeight ? titleRoom : 0)
    if room > 0 { parts.largeTitle = titleLabel(item.largeTitle ?? text, of: item, isLarge: true) }
    if let view = item.titleView {
      parts.titleView = BarButton(item: UIBarButtonItem(customView: view), look: nil)
    } else if !text.isEmpty, room == 0 || collapse != nil {
      parts.title = titleLabel(text, of: item, isLarge: false)
      parts.title?.alpha = room > 0 && (collapse?.titleShown ?? 0) > Self.titleExchange ? 0 : 1
    }
  }

  private func titleLabel(_ text: String, of item: UINavigationItem, isLarge: Bool) -> UILabel {
    let label = UILabel(frame: .zero)
    label.accessibilityTraits = .header
    if let spoken = item.accessibilityLabel { label.accessibilityLabel = spoken }
    if let hint = item.accessibilityHint { label.accessibilityHint = hint }
    let attributes =
      isLarge
      ? appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
      : appearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
    label.show(title: text, attributes: attributes)
    label.font =
      UIFont.of(attributes[.font])
      ?? (isLarge ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold))
    label.textColor = attributes[.foregroundColor] as? UIColor ?? (isDark ? .white : .label)
    return label
  }
}
