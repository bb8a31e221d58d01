internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The layout and transitions of the columns of a split view controller, and of the views between and above
/// them.
@MainActor final class SplitStage {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  private unowned let split: UISplitViewController
  private let dividers = [UIView(frame: .zero), UIView(frame: .zero)]
  private let shade = UIControl(frame: .zero)
  private var edgePan: UIScreenEdgePanGestureRecognizer?
  private var backSwipe: UISwipeGestureRecognizer?
  /// The controller that is shown while the interface is collapsed.
  private(set) var collapsedRoot: UIViewController?

  /// The opacity of the dimming below columns; like that behind a sheet, not measured.
  private static let darkness: CGFloat = 0.2
  /// The duration of showing and hiding columns, in seconds; not measured.
  private static let duration: TimeInterval = 0.35

  init(_ split: UISplitViewController) {
    self.split = split
    for divider in dividers { divider.backgroundColor = .separator }
    shade.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    shade.alpha = 0
    shade.addAction(UIAction { [weak self] _ in self?.dismissColumns() }, for: .touchUpInside)
  }

  // MARK: - Columns

  private var view: UIView { split.view }
  private var isTriple: Bool { split.containers[.supplementary] != nil && split.containers[.primary] != nil }
  private var isWide: Bool { (split.viewIfLoaded?.bounds).map { $0.width > $0.height } ?? true }

  /// The split behaviour in effect: side by side if the screen is wider than high, otherwise over the
  /// secondary column, or, with three columns, displacing it.
  var behavior: UISplitViewController.SplitBehavior {
    if split.preferredSplitBehavior != .automatic { return split.preferredSplitBehavior }
    switch split.preferredDisplayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .oneBesideSecondary where split.style == .unspecified: return .tile
    case .twoBesideSecondary: return .tile
    default: return isWide ? .tile : isTriple ? .displace : .overlay
    }
  }

  /// The display mode while the user has not changed it.
  var standardMode: Mode {
    let wanted = split.preferredDisplayMode
    if wanted != .automatic, allows(wanted) { return wanted }
    return behavior == .tile ? .oneBesideSecondary : .secondaryOnly
  }

  private func allows(_ mode: Mode) -> Bool {
    switch (behavior, mode) {
    case (_, .secondaryOnly): true
    case (.tile, .oneBesideSecondary), (.overlay, .oneOverSecondary), (.displace, .oneBesideSecondary): true
    case (.tile, .twoBesideSecondary), (.overlay, .twoOverSecondary), (.displace, .twoDisplaceSecondary):
      isTriple
    default: false
    }
  }

  /// Returns the display mode that shows a number of columns besides the secondary one.
  func mode(showing count: Int) -> Mode {
    switch (min(count, isTriple ? 2 : 1), behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// Returns the columns that a mode shows besides the secondary one, from the edge.
  func columns(in mode: Mode) -> [Column] {
    let count =
      switch mode {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    let all: [Column] = [.primary, .supplementary].filter { split.containers[$0] != nil }
    return Array(all.suffix(count))
  }

  /// Returns a column's width: 320 points or two fifths of the total width, unless the client sets another.
  func width(of column: Column) -> CGFloat {
    let room = split.viewIfLoaded?.bounds.width ?? 0
    let (fixed, fraction, least, most) =
      column == .primary
      ? (
        split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction,
        split.minimumPrimaryColumnWidth,
        split.maximumPrimaryColumnWidth
      )
      : (
        split.preferredSupplementaryColumnWidth, split.preferredSupplementaryColumnWidthFraction,
        split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth
      )
    let low = least > 0 ? least : 0
    let standard = min(320, (room * 0.4).rounded())
    let wanted = fixed > 0 ? fixed : fraction > 0 ? room * fraction : standard
    let high = most > 0 ? most : fixed > 0 ? room : max(low, 320)
    return min(max(wanted, low), high, room)
  }

  // MARK: - Layout

  /// Lays out the visible columns.
  func place() {
    guard split.isViewLoaded else { return }
    if split.isCollapsed { return placeOne() }
    let mode = split.displayMode, area = CGRect(origin: .zero, size: view.bounds.size)
    let shown = columns(in: mode), isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    let line = 1 / max(view.traitCollection.displayScale, 1)
    showBarButtons()
    var x: CGFloat = 0, lines: [CGFloat] = []
    for column in [Column.primary, .supplementary] {
      guard let root = split.containers[column]?.viewIfLoaded, root.superview === view else { continue }
      let width = width(of: column)
      // Hidden columns lie outside of the view.
      let left = shown.contains(column) ? x : -width
      place(root, CGRect(x: left, y: 0, width: width, height: area.height), in: area)
      guard shown.contains(column) else { continue }
      x += width
      if !isOver || shown.last != column {
        lines.append(x)
        x += line
      }
    }
    if let root = split.containers[.secondary]?.viewIfLoaded, root.superview === view {
      let left = isOver ? 0 : x
      // A displaced column keeps its width beside one column.
      let pushed = mode == .twoDisplaceSecondary ? width(of: .supplementary) + line : left
      place(root, CGRect(x: left, y: 0, width: max(0, area.width - pushed), height: area.height), in: area)
    }
    for (divider, x) in zip(dividers, lines + [-1, -1]) {
      divider.isHidden = x < 0
      divider.frame = mirrored(CGRect(x: x, y: 0, width: line, height: area.height), in: area)
    }
    let covers = isOver || mode == .twoDisplaceSecondary
    shade.frame = split.containers[.secondary]?.viewIfLoaded?.frame ?? area
    shade.alpha = covers ? 1 : 0
    shade.isUserInteractionEnabled = covers
  }

  private func placeOne() {
    shade.alpha = 0
    for divider in dividers { divider.isHidden = true }
    for case let stack as UINavigationController in split.containers.values {
      stack.navigationBar.leadingItems = []
    }
    guard let root = collapsedRoot?.viewIfLoaded else { return }
    root.frame = CGRect(origin: .zero, size: view.bounds.size)
    root.setSafeArea(view.safeAreaInsets)
  }

  private func place(_ root: UIView, _ frame: CGRect, in area: CGRect) {
    let frame = mirrored(frame, in: area)
    if root.frame != frame { root.frame = frame }
    var safe = view.safeAreaInsets
    if frame.minX > 0 { safe.left = 0 }
    if frame.maxX < area.maxX { safe.right = 0 }
    root.setSafeArea(safe)
  }

  private func mirrored(_ frame: CGRect, in area: CGRect) -> CGRect {
    guard (split.primaryEdge == .trailing) != view.isRightToLeft else { return frame }
    return CGRect(x: area.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: - Showing and hiding columns

  /// Adds the views of the columns that a mode shows and removes the others.
  func install(_ mode: Mode) {
    let shown = columns(in: mode)
    arrange(shown.compactMap { split.containers[$0] } + [split.containers[.secondary]].compactMap { $0 })
  }

  /// Changes the display mode; if `animated`, columns slide in and out.
  func change(to mode: Mode, animated: Bool) {
    let old = columns(in: split.mode), new = columns(in: mode)
    let coming = new.filter { !old.contains($0) }, going = old.filter { !new.contains($0) }
    split.delegate?.splitViewController(split, willChangeTo: mode)
    for column in coming { split.delegate?.splitViewController(split, willShow: column) }
    for column in going { split.delegate?.splitViewController(split, willHide: column) }
    guard split.isViewLoaded else {
      split.mode = mode
      return
    }
    let animates = animated && split.isShown && UIView.areAnimationsEnabled
    let arriving = coming.compactMap { split.containers[$0] },
      leaving = going.compactMap { split.containers[$0] }
    if split.isShown { for controller in leaving { controller.startDisappearing(animates) } }
    for controller in arriving { add(controller, animates) }
    if animates { UIView.performWithoutAnimation { place() } }
    split.mode = mode
    let finish = { [weak split] in
      for controller in leaving
      where controller.appearance == .going || (controller.appearance == .gone && split?.isShown != true) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.finishDisappearing(animates)
      }
      if split?.isShown == true { for controller in arriving { controller.finishAppearing(animates) } }
    }
    guard animates else {
      place()
      return finish()
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      [self] in
      place()
      view.layoutIfNeeded()
    } completion: { _ in
      finish()
    }
  }

  private func add(_ controller: UIViewController, _ animated: Bool) {
    if split.isShown { controller.startAppearing(animated) }
    view.addSubview(controller.view)
    order()
    if split.isShown { controller.settleAppearing(animated) }
  }

  /// Replaces the visible controllers without animation.
  private func arrange(_ controllers: [UIViewController]) {
    for old in split.children
    where old.viewIfLoaded?.superview === view && !controllers.contains(where: { $0 === old }) {
      if split.isShown { old.startDisappearing(false) }
      old.view.removeFromSuperview()
      old.disappearAtOnce()
    }
    for new in controllers where new.viewIfLoaded?.superview !== view || new.appearance == .going {
      add(new, false)
      // While the split view controller itself is appearing, the columns finish appearing with it.
      if split.appearance == .here { new.finishAppearing(false) }
    }
    order()
    view.setNeedsLayout()
  }

  /// Orders the views: the secondary column lowest, then the dimming view, then the other columns.
  private func order() {
    if let root = split.containers[.secondary]?.viewIfLoaded, root.superview === view {
      view.sendSubviewToBack(root)
    }
    if shade.superview !== view { view.addSubview(shade) }
    if let root = split.containers[.secondary]?.viewIfLoaded, root.superview === view {
      view.insertSubview(shade, aboveSubview: root)
    }
    for divider in dividers where divider.superview !== view { view.addSubview(divider) }
  }

  /// Shows a single controller in place of all columns.
  func showAlone(_ controller: UIViewController?) {
    collapsedRoot = controller
    if split.isViewLoaded { arrange([controller].compactMap { $0 }) }
  }

  // MARK: - Buttons and gestures

  private func dismissColumns() {
    split.setMode(.secondaryOnly, animated: true)
  }

  /// The button that shows and hides columns.
  lazy var button: UIBarButtonItem = {
    let image = UIImage(systemName: "sidebar.left")
    return UIBarButtonItem(
      title: nil, image: image, primaryAction: UIAction { [weak self] _ in self?.toggle() })
  }()
  private lazy var secondaryOnlyButton = UIBarButtonItem(
    title: nil, image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
    primaryAction: UIAction { [weak self] _ in self?.dismissColumns() })

  private func toggle() {
    let wanted = split.delegate?.targetDisplayModeForAction(in: split) ?? .automatic
    if wanted != .automatic { return split.setMode(wanted, animated: true) }
    let count = columns(in: split.displayMode).count
    let most = isTriple ? 2 : 1
    split.setMode(
      mode(showing: count < most ? count + 1 : behavior == .tile && isTriple ? 1 : 0), animated: true)
  }

  /// Puts the button into the bar of the first visible column, unless the client places it elsewhere.
  private func showBarButtons() {
    guard split.style != .unspecified else { return }
    let first = columns(in: split.displayMode).first ?? .secondary
    let shows = split.displayModeButtonVisibility != .never && split.containers[.primary] != nil
    for (column, controller) in split.containers {
      guard let bar = (controller as? UINavigationController)?.navigationBar else { continue }
      var items: [UIBarButtonItem] = shows && column == first ? [button] : []
      if shows, column == .secondary, split.showsSecondaryOnlyButton, first != .secondary {
        items.append(secondaryOnlyButton)
      }
      if bar.leadingItems != items { bar.leadingItems = items }
    }
  }

  /// Installs the gesture that shows and hides columns.
  func updateGesture() {
    guard let view = split.viewIfLoaded else { return }
    let isLeft = (split.primaryEdge == .leading) != view.isRightToLeft
    for gesture in [edgePan, backSwipe] as [UIGestureRecognizer?] {
      gesture?.isEnabled = split.presentsWithGesture
    }
    edgePan?.edges = isLeft ? .left : .right
    backSwipe?.direction = isLeft ? .left : .right
    guard split.presentsWithGesture, edgePan == nil else { return }
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = isLeft ? .left : .right
    pan.onAction { [weak self] in self?.panned($0) }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = isLeft ? .left : .right
    swipe.onAction { [weak self] _ in self?.swiped() }
    view.addGestureRecognizer(pan)
    shade.addGestureRecognizer(swipe)
    (edgePan, backSwipe) = (pan, swipe)
  }

  private func panned(_ gesture: UIGestureRecognizer) {
    guard !split.isCollapsed else { return }
    switch gesture.state {
    case .began:
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      let count = columns(in: split.displayMode).count
      if count < (isTriple ? 2 : 1) { split.setMode(mode(showing: count + 1), animated: true) }
    case .ended, .cancelled: split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    default: break
    }
  }

  private func swiped() {
    split.setMode(mode(showing: max(0, columns(in: split.displayMode).count - 1)), animated: true)
  }
}
