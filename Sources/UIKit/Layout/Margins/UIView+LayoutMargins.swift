internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// Margins as they were set.
enum OwnMargins: Equatable {
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)
}

extension UIView {
  /// The view's own margins plus its safe area, and at least as large as what the superview's margins cover
  /// of it, if the view preserves those (`facts/ios26/autolayout.json`, "layout_margins").
  final var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownLayoutMargins
    if safeAreaInsets != .zero, insetsLayoutMarginsFromSafeArea, SystemRelease.current >= .iOS11 {
      margins = margins + safeAreaInsets
    }
    if let cell = ownerAsContent {
      margins = margins.atLeast(cell.contentMargins)
    }
    if settings.contains(.preservesSuperviewMargins), let superview,
      (self as? UITableViewCell)?.isOutOfSight != true
    {
      let outer = superview.lentMargins, kind = type(of: superview)
      let f = frame, b = superview.layer.bounds
      if kind.lendsMargins(.horizontal) {
        margins.left = max(margins.left, outer.left - (f.minX - b.minX))
        margins.right = max(margins.right, outer.right - (b.maxX - f.maxX))
      }
      if kind.lendsMargins(.vertical) {
        margins.top = max(margins.top, outer.top - (f.minY - b.minY))
        margins.bottom = max(margins.bottom, outer.bottom - (b.maxY - f.maxY))
      }
    }
    if settings.contains(.followsReadableWidth) {
      let span = readableSpan(inside: margins)
      (margins.left, margins.right) = (span.x, layer.bounds.width - span.x - span.width)
    }
    return margins
  }

  /// Limits the content inside the margins to the readable width, like Interface Builder's "Follow Readable
  /// Width"; in a table, also the contents of cells.
  final func followReadableWidth() {
    set(.followsReadableWidth, true)
    (self as? UITableView)?.cellLayoutMarginsFollowReadableWidth = true
    settleMargins()
  }

  private var ownLayoutMargins: UIEdgeInsets {
    var margins: UIEdgeInsets?
    switch extras?.margins {
    case .absolute(let set): margins = set
    case .directional(let set): margins = set.resolved(rightToLeft: isRightToLeft)
    case nil: break
    }
    guard settings.contains(.hasController), let controller = extras?.controller else {
      return margins ?? type(of: self).standardMargins
    }
    let least =
      controller.viewRespectsSystemMinimumLayoutMargins
      ? controller.systemMinimumLayoutMargins.resolved(rightToLeft: isRightToLeft) : .zero
    guard let margins else { return least }
    return UIEdgeInsets(
      top: max(margins.top, least.top), left: max(margins.left, least.left),
      bottom: max(margins.bottom, least.bottom), right: max(margins.right, least.right))
  }

  /// The margins that apply to subviews that preserve them. A table in a document of Xcode 8 lends its rows
  /// 15 points, whatever its own margins are: all 23 stored distances of two projects.
  private var lentMargins: UIEdgeInsets {
    guard let version = (self as? UITableView)?.document?.toolsVersion,
      (IBToolsVersion.xcode8 ..< .xcode9).contains(version)
    else { return layoutMargins }
    return UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
  }

  /// The table cell whose content view this is.
  final var ownerAsContent: UITableViewCell? {
    guard let cell = superview as? UITableViewCell, cell.contentView === self else { return nil }
    return cell
  }

  /// Sets the margins. Equal margins do not request a layout: views may set them in every layout.
  final func setLayoutMargins(_ margins: OwnMargins) {
    guard margins != extras?.margins else { return }
    needExtras().margins = margins
    settleMargins()
    setNeedsLayout()
  }

  final func setPreservesMargins(_ on: Bool) {
    guard on != preservesSuperviewLayoutMargins else { return }
    set(.preservesSuperviewMargins, on)
    set(.followsSuperview, on || superview?.settings.contains(.passesSafeArea) == true)
    settleMargins()
  }

  final func setInsetsMargins(_ on: Bool) {
    guard on != insetsLayoutMarginsFromSafeArea else { return }
    set(.insetsMarginsFromSafeArea, on)
    settleMargins()
  }

  /// Updates margins after a resize: those of a controller's view and of readable content depend on the
  /// width.
  final func insetsAfterResize() {
    if !settings.isDisjoint(with: [.hasController, .followsReadableWidth]) { settleMargins() }
    if settings.contains(.hasReadableGuide) { LayoutEvents.insetsChanged(of: self) }
    if settings.contains(.scrolls) { (self as? UIScrollView)?.keepContentInside() }
  }

  /// Notifies this view, and subviews that follow its margins, of changed margins.
  final func settleMargins() {
    var waiting = [self]
    while let view = waiting.popLast() {
      let new = view.layoutMargins
      guard new != view.extras?.settledMargins else { continue }
      view.needExtras().settledMargins = new
      LayoutEvents.insetsChanged(of: view)
      view.layoutMarginsDidChange()
      if view.settings.contains(.hasController) { view.extras?.controller?.viewLayoutMarginsDidChange() }
      for child in view.subviews.reversed() where child.settings.contains(.preservesSuperviewMargins) {
        waiting.append(child)
      }
    }
  }
}

extension UITableViewCell {
  /// The minimum margins of the content view: the cell's, less the space between the edges of the two, as for
  /// accessories (`corpus/metrics.json`, "table cell content view" and "Default style textLabel").
  fileprivate var contentMargins: UIEdgeInsets {
    // Cells of inset groups are narrower than their table.
    let table = superview as? UITableView
    let screen = table.map { $0.document?.screenWidth ?? $0.window?.layer.bounds.width } ?? parts.screenWidth
    var (vertical, side) = ControlMetrics.cellMargins(
      cell: layer.bounds.width, table: (table ?? self).layer.bounds.width,
      screen: screen ?? UIScreen.main.bounds.width,
      home: table.map { $0.settings.contains(.hasController) ? .controllersTable : .table } ?? .none,
      toolsVersion: table?.document?.toolsVersion ?? parts.toolsVersion)
    if isOutOfSight { side = 8 }
    side = max(side, table?.readableMargin ?? 0)
    let safe = contentSafeArea
    let frame = contentView.frame, room = layer.bounds.width
    return UIEdgeInsets(
      top: vertical, left: max(0, safe.left + side - frame.minX), bottom: vertical,
      right: max(0, safe.right + side - (room - frame.maxX)))
  }

  /// A Boolean value that indicates whether the cell belongs to a document and begins below the visible part
  /// of the table. Until Xcode 11 the canvas gave such cells no margins of the table: those of three
  /// documents of `corpus/files` are stored so.
  fileprivate var isOutOfSight: Bool {
    guard let table = superview as? UITableView, table.document?.keepsStoredFrames == true,
      SystemRelease.current < .iOS14
    else { return false }
    return layer.frame.minY >= table.layer.bounds.height - table.adjustedContentInset.top
  }
}

extension UIEdgeInsets {
  fileprivate func atLeast(_ least: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, least.top), left: max(left, least.left), bottom: max(bottom, least.bottom),
      right: max(right, least.right))
  }
}
