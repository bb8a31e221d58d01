internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// A Boolean value that indicates whether the view is the content view of a cell that is a xib's own view
  /// on the canvas, so that nothing but its contents determines its height.
  var isSelfSizingOnCanvas: Bool {
    if let cell = superview as? UITableViewCell, cell.content === self {
      return cell.isOnCanvas && cell.table == nil
    }
    return self is UICollectionReusableView && superview is UIWindow && nibIdentity != nil
  }
}

extension UITableViewCell {
  /// The margin of text at the sides, which depends on the width of the table (`corpus/metrics.json`, "table
  /// cell content view").
  var margin: CGFloat {
    max((table?.layer.bounds.width ?? layer.bounds.width) < 390 ? 16 : 20, table?.readableMargin ?? 0)
  }

  /// The insets of the safe area that the content avoids horizontally.
  var contentSafeArea: UIEdgeInsets { table?.insetsContentViewsToSafeArea == true ? safeAreaInsets : .zero }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// The height that a separator adds to a self-sizing row.
  ///
  /// Source: the rows of a table without separators in the pictures of public tests of iOS 26
  /// (essential-feed-case-study) are as high as their content.
  private var separatorHeight: CGFloat {
    if leavesOutSeparator, separatorRoom == 0 { return 0 }
    return if let table, table.separatorStyle == .none { 0 } else { hairline }
  }

  /// The height that a separator takes from the content: one pixel before iOS 13 (`corpus/metrics.json`,
  /// "contentView height").
  private var separatorRoom: CGFloat {
    guard SystemRelease.current < .iOS13, let table, table.separatorStyle != .none else { return 0 }
    return hairline
  }

  func layoutCell() {
    parts.accessory?.isMirrored = isRightToLeft
    let size = layer.bounds.size, safe = contentSafeArea, letters = table?.indexRoom ?? 0
    let room = CGSize(width: size.width - letters - safe.right, height: size.height)
    let end = placeAccessory(in: CGSize(width: placeReorderControl(in: room), height: size.height))
    let start = placeEditControl(at: safe.left, in: size), wasMoved = content.frame.minX != start
    // On a canvas, the frame that the document stores applies unless something narrows the cell.
    let isNarrow = letters > 0 || safe.right > 0, wasNarrow = parts.wasNarrowed
    parts.wasNarrowed = isNarrow
    let hasOwnAccessory = parts.accessoryView != nil && content.nibIdentity == nil
    if storedSize != size || isNarrow || wasNarrow || wasMoved || isRightToLeft || !isOnCanvas
      || hasOwnAccessory
    {
      let height = max(0, size.height - separatorRoom)
      content.frame = CGRect(x: start, y: 0, width: max(0, end - start), height: height)
      placeLabels()
      if isRightToLeft {
        for case let view? in [parts.text, parts.detail, parts.image] as [UIView?] {
          view.layer.position.x = content.bounds.width - view.layer.position.x
        }
        direct([content])
      }
    }
    let isEdited = parts.isEditing && table?.isEditing ?? false
    direct([
      isEdited ? editingAccessoryView : parts.accessoryView, parts.accessory, parts.editControl,
      parts.reorderControl,
    ])
    for view in [parts.background, parts.selectedBackground, parts.multipleSelectionBackground] {
      if let view, view.superview === self { view.frame = CGRect(origin: .zero, size: size) }
    }
    placeSeparators(in: CGSize(width: size.width - letters, height: size.height), from: start)
    direct([parts.separator])
    roundCorners()
  }

  // MARK: - Accessory

  /// Places the accessory at the trailing end and returns the x-coordinate where the content ends.
  ///
  /// Stored frames of Xcode 13 and later: the content of a 375 points wide cell is 26.5 narrower for a
  /// disclosure indicator and 40 for a checkmark, 16 of it margin (`corpus/metrics.json`,
  /// `facts/ios26/collections_tables.json`).
  private func placeAccessory(in size: CGSize) -> CGFloat {
    let isEditing = parts.isEditing && table?.isEditing ?? false
    for view in [parts.accessoryView, editingAccessoryView] {
      view?.isHidden = view !== (isEditing ? editingAccessoryView : parts.accessoryView)
    }
    let type = isEditing ? editingAccessoryType : parts.accessoryType
    if let view = isEditing ? editingAccessoryView : parts.accessoryView {
      if view.superview !== self { addAccessory(view) }
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
      let own = view.bounds.size
      let x = size.width - margin - own.width
      view.frame = CGRect(
        x: x, y: ((size.height - own.height) / 2).rounded(), width: own.width, height: own.height)
      return x
    }
    guard let length = CellAccessory.size(of: type) else {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
      return size.width
    }
    if parts.accessory?.type != type {
      parts.accessory?.removeFromSuperview()
      let view = CellAccessory(type: type)
      view.isMirrored = isRightToLeft
      view.addAction(
        UIAction { [weak self] _ in self.map { $0.table?.tapAccessory(of: $0) } }, for: .touchUpInside)
      parts.accessory = view
      addAccessory(view)
    }
    let x = size.width - margin - length.width
    parts.accessory?.frame = CGRect(
      x: x, y: ((size.height - length.height) / 2).rounded(), width: length.width, height: length.height)
    return x
  }

  /// Adds an accessory or an editing control below the separators, whichever was added first.
  func addAccessory(_ view: UIView) {
    guard let separator = parts.separator else { return addSubview(view) }
    insertSubview(view, belowSubview: separator)
  }

  // MARK: - Labels

  /// The style that is laid out: texts at the accessibility sizes are stacked.
  private var shownStyle: CellStyle {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return isLarge && (style == .value1 || style == .value2) ? .subtitle : style
  }

  private func placeLabels() {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let area = content.bounds.size
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    let right = area.width - endMargin(before: layer.bounds.width - content.frame.maxX)
    alignLabels()
    if let image = parts.image?.image {
      let scale = min(1, area.height / max(image.size.height, 1))
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      parts.image?.frame = CGRect(
        x: left, y: (area.height - size.height) / 2, width: size.width, height: size.height
      ).edgesRounded(scale: 1 / hairline)
      left += size.width + margin
    } else {
      parts.image?.frame = .zero
    }
    let width = max(0, right - left)
    let text = parts.text.flatMap { $0.text?.isEmpty == false ? $0 : nil }
    let detail = parts.detail.flatMap { $0.text?.isEmpty == false ? $0 : nil }
    switch shownStyle {
    case .default:
      parts.text?.frame = CGRect(x: left, y: 0, width: width, height: area.height)
    case .subtitle:
      let heights = [text, detail].map { $0.map { fitting($0, width).height } ?? 0 }
      let gap: CGFloat = text != nil && detail != nil ? 1 : 0
      let top = ((area.height - heights[0] - gap - heights[1]) / 2).rounded()
      parts.text?.frame = CGRect(x: left, y: top, width: width, height: heights[0])
      parts.detail?.frame = CGRect(x: left, y: top + heights[0] + gap, width: width, height: heights[1])
    case .value1: placeValue1(text, detail, from: left, to: right, height: area.height)
    case .value2:
      let labelWidth = Self.value2Width
      let size = text.map { fitting($0, labelWidth) } ?? .zero
      parts.text?.frame = CGRect(
        x: left, y: ((area.height - size.height) / 2).rounded(), width: labelWidth, height: size.height)
      let start = left + labelWidth + Self.gap
      let other = detail.map { fitting($0, right - start) } ?? .zero
      parts.detail?.frame = CGRect(
        x: start, y: ((area.height - other.height) / 2).rounded(), width: max(0, right - start),
        height: other.height)
    }
  }

  /// Aligns stacked labels, which are as wide as the cell allows: a label that its style aligns to the right
  /// beside the other begins at the leading edge instead, unless the client has aligned it.
  private func alignLabels() {
    let isStacked = shownStyle != style
    guard isStacked != parts.isStacked else { return }
    parts.isStacked = isStacked
    let label = style == .value1 ? parts.detail : parts.text
    if label?.textAlignment == (isStacked ? .right : .natural) {
      label?.textAlignment = isStacked ? .natural : .right
    }
  }

  /// Lays out the style `value1`. The title keeps its width as long as some remains for the value; both are
  /// centred vertically.
  private func placeValue1(
    _ text: UILabel?, _ detail: UILabel?, from left: CGFloat, to right: CGFloat, height: CGFloat
  ) {
    let widths = value1Widths(text, detail, in: max(0, right - left))
    let first = text.map { fitting($0, widths.text).height } ?? 0
    let second = detail.map { fitting($0, widths.detail).height } ?? 0
    parts.text?.frame = CGRect(
      x: left, y: ((height - first) / 2).rounded(), width: widths.text, height: first)
    parts.detail?.frame = CGRect(
      x: right - widths.detail, y: ((height - second) / 2).rounded(), width: widths.detail, height: second)
  }

  /// The width of the title in the style `value2`, and the distance between title and value, in points.
  private static let value2Width: CGFloat = 91, gap: CGFloat = 6

  private func value1Widths(_ text: UILabel?, _ detail: UILabel?, in width: CGFloat) -> (
    text: CGFloat, detail: CGFloat
  ) {
    let first = text.map { fitting($0, width).width } ?? 0,
      second = detail.map { fitting($0, width).width } ?? 0
    let room = max(0, width - (text != nil && detail != nil ? Self.gap : 0))
    guard first + second > room else { return (first, second) }
    let title = min(first, max(room - second, room * 0.6))
    return (title, min(second, room - title))
  }

  /// Returns the space after the text, in points: less before an accessory.
  ///
  /// - Parameter room: The space between the content and the end of the cell.
  /// - Returns: The space in points.
  private func endMargin(before room: CGFloat) -> CGFloat { room > 0 ? 8 : margin }

  private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: - Height

  /// Returns the height that the labels require.
  func fittingHeight(width: CGFloat) -> CGFloat {
    // Accessories, editing controls and reorder controls beside the content, if they have been placed.
    let beside = max(0, layer.bounds.width - content.layer.bounds.width)
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    if let image = parts.image?.image { left += image.size.width + margin }
    // In a right-to-left layout, the content ends at its left.
    let behind = isRightToLeft ? content.frame.minX : layer.bounds.width - content.frame.maxX
    let room = max(0, width - beside - left - endMargin(before: behind))
    let text = parts.text.flatMap { $0.text?.isEmpty == false ? $0 : nil }
    let detail = parts.detail.flatMap { $0.text?.isEmpty == false ? $0 : nil }
    func height(_ label: UILabel?, _ width: CGFloat) -> CGFloat {
      label.map { fitting($0, width).height } ?? 0
    }
    let lines: CGFloat
    switch shownStyle {
    case .subtitle: lines = height(text, room) + height(detail, room) + (text != nil && detail != nil ? 1 : 0)
    case .default: lines = height(text, room)
    case .value1:
      let widths = value1Widths(text, detail, in: room)
      lines = max(height(text, widths.text), height(detail, widths.detail))
    case .value2:
      lines = max(height(text, Self.value2Width), height(detail, max(0, room - Self.value2Width - Self.gap)))
    }
    return max(TableMetrics.leastRow, lines + 2 * TableMetrics.linePadding) - hairline
  }

  /// Returns a Boolean value that indicates whether texts and a picture of the cell's style, or constraints
  /// from the top of the content to its bottom, determine how high the cell is.
  func determinesHeight(width: CGFloat) -> Bool {
    if parts.text != nil || parts.detail != nil || parts.image != nil { return true }
    guard contentUsesConstraints else { return !constraints.isEmpty }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0
  }

  /// Returns the height of a self-sizing row, which a subclass can override by its fitting size.
  func automaticHeight(width: CGFloat) -> CGFloat {
    isMeasured = true
    defer { isMeasured = false }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(0, size.height)
  }

  /// Returns the height of a self-sizing row of a document's table: without the pixel of the separator, which
  /// the content would have to fill although none of its constraints requires it.
  func contentHeight(width: CGFloat) -> CGFloat {
    leavesOutSeparator = true
    defer { leavesOutSeparator = false }
    return automaticHeight(width: width)
  }

  /// Returns the size that the content's constraints require, and a separator; if they determine no height,
  /// that of the labels.
  func fittingSize(near target: CGSize, along horizontal: UILayoutPriority, and vertical: UILayoutPriority)
    -> CGSize
  {
    let (isAsked, old, place) = (!isMeasured, bounds, center)
    isMeasured = true
    defer {
      // The cell keeps the width at which its table measures it; other callers get the cell back as it was.
      if isAsked {
        if bounds != old {
          UIView.performWithoutAnimation {
            bounds = old
            center = place
            layoutCell()
          }
        }
        isMeasured = false
      }
    }
    // The configuration determines the height; accessories and controls narrow the content.
    updateConfigurationIfNeeded()
    if layer.bounds.width != target.width, horizontal == .required {
      // The left edge stays: how much the table's margins inset the cell depends on the positions of its
      // edges.
      UIView.performWithoutAnimation { frame.size.width = target.width }
    }
    layoutCell()
    if contentUsesConstraints {
      let beside = layer.bounds.width > 0 ? max(0, layer.bounds.width - contentView.layer.bounds.width) : 0
      var size = contentView.systemLayoutSizeFitting(
        CGSize(width: max(0, target.width - beside), height: target.height),
        withHorizontalFittingPriority: horizontal,
        verticalFittingPriority: vertical)
      size.width += beside
      if size.height > 0 {
        // In iOS 26 the space for the separator is part of the margins of a list's content.
        let isList = SystemRelease.current >= .iOS26 && contentConfiguration is UIListContentConfiguration
        size.height = isList ? max(table?.metrics.row ?? 0, size.height) : size.height + separatorHeight
        return size
      }
    } else if !constraints.isEmpty {
      // The subviews are in the cell itself.
      var size = super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      if size.height > 0 { size.height += separatorHeight }
      return size
    }
    return sizeThatFits(target)
  }

  // MARK: - Separators and corners

  /// Lays out the separators: a line of one pixel at the lower edge. Grouped sections also have one above and
  /// below, which span the full width.
  private func placeSeparators(in size: CGSize, from start: CGFloat) {
    guard let table, let place, table.separatorStyle != .none else {
      parts.separator?.isHidden = true
      parts.topSeparator?.isHidden = true
      return
    }
    let line = hairline
    let isWhole = table.style == .grouped && place.isLast
    let insets = separatorInset
    let x = isWhole ? 0 : insets.left + start
    let lower = parts.separator ?? UIView(frame: .zero)
    if parts.separator == nil {
      parts.separator = lower
      addSubview(lower)
    }
    lower.isHidden = table.style == .insetGrouped && place.isLast
    lower.frame = CGRect(
      x: x, y: size.height - line, width: max(0, size.width - x - (isWhole ? 0 : insets.right)), height: line)
    paint(lower, as: table)
    guard table.style == .grouped, place.isFirst else {
      parts.topSeparator?.isHidden = true
      return
    }
    let upper = parts.topSeparator ?? UIView(frame: .zero)
    if parts.topSeparator == nil {
      parts.topSeparator = upper
      addSubview(upper)
    }
    upper.isHidden = false
    upper.frame = CGRect(x: 0, y: 0, width: size.width, height: line)
    paint(upper, as: table)
  }

  /// Applies the separator colour, or the table's separator effect.
  private func paint(_ separator: UIView, as table: UITableView) {
    let known = separator.subviews.first as? UIVisualEffectView
    separator.backgroundColor = table.separatorEffect == nil ? table.separatorColor : nil
    guard let effect = table.separatorEffect else { known?.removeFromSuperview(); return }
    let view = known ?? UIVisualEffectView(effect: nil)
    if known == nil { separator.addSubview(view) }
    if view.effect !== effect { view.effect = effect }
    view.frame = separator.bounds
    view.contentView.backgroundColor = table.separatorColor
  }

  private func roundCorners() {
    guard let table, let place, table.style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let rounded = placeLayer
    rounded.maskedCorners = corners
    rounded.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupRadius(height: layer.bounds.height)
    if !corners.isEmpty { layer.masksToBounds = true }
  }
}
