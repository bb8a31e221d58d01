internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UITableViewCell {
  /// The distance of text from the sides, by the width of the table (`corpus/metrics.json`, "table cell
  /// content view").
  var margin: CGFloat { max((table?.layer.bounds.width ?? layer.bounds.width) < 390 ? 16 : 20, table?.readableMargin ?? 0) }

  /// What the content keeps clear of at the left and right.
  var contentSafeArea: UIEdgeInsets { table?.insetsContentViewsToSafeArea == true ? safeAreaInsets : .zero }

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// What a separator takes of the content's height: a pixel before iOS 13 (`corpus/metrics.json`, "contentView height").
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
    // A document's own frame holds while nothing narrows the cell.
    let isNarrow = letters > 0 || safe.right > 0, wasNarrow = parts.wasNarrowed
    parts.wasNarrowed = isNarrow
    if storedSize != size || isNarrow || wasNarrow || wasMoved || isRightToLeft || (parts.accessoryView != nil && content.nibIdentity == nil) {
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
    direct([isEdited ? editingAccessoryView : parts.accessoryView, parts.accessory, parts.editControl, parts.reorderControl])
    for view in [parts.background, parts.selectedBackground, parts.multipleSelectionBackground] {
      if let view, view.superview === self { view.frame = CGRect(origin: .zero, size: size) }
    }
    placeSeparators(in: CGSize(width: size.width - letters, height: size.height), from: start)
    direct([parts.separator])
    roundCorners()
  }

  // MARK: - Accessory

  /// Puts the accessory at the right end and gives where the content ends.
  ///
  /// Stored frames of Xcode 13 and later: the content of a 375 points wide cell is 26.5 narrower for a
  /// disclosure indicator and 40 for a checkmark, 16 of it margin (`corpus/metrics.json`,
  /// `facts/ios26/collections_tables.json`).
  private func placeAccessory(in size: CGSize) -> CGFloat {
    let isEditing = parts.isEditing && table?.isEditing ?? false
    for view in [parts.accessoryView, editingAccessoryView] { view?.isHidden = view !== (isEditing ? editingAccessoryView : parts.accessoryView) }
    let type = isEditing ? editingAccessoryType : parts.accessoryType
    if let view = isEditing ? editingAccessoryView : parts.accessoryView {
      if view.superview !== self { addSubview(view) }
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
      view.addAction(UIAction { [weak self] _ in self.map { $0.table?.tapAccessory(of: $0) } }, for: .touchUpInside)
      parts.accessory = view
      addSubview(view)
    }
    let x = size.width - margin - length.width
    parts.accessory?.frame = CGRect(
      x: x, y: ((size.height - length.height) / 2).rounded(), width: length.width, height: length.height)
    return x
  }

  // MARK: - Labels

  /// Texts of the sizes for accessibility are below each other.
  private var shownStyle: CellStyle {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return isLarge && (style == .value1 || style == .value2) ? .subtitle : style
  }

  private func placeLabels() {
    guard parts.text != nil || parts.detail != nil || parts.image != nil else { return }
    let area = content.bounds.size
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    let right = area.width - (area.width < layer.bounds.width ? 8 : margin)
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
      // Each is as wide as the cell leaves, so that its own alignment counts; that of values beside titles does not.
      if style == .value1 || style == .value2 { for label in [text, detail] { label?.textAlignment = .natural } }
      parts.text?.frame = CGRect(x: left, y: top, width: width, height: heights[0])
      parts.detail?.frame = CGRect(x: left, y: top + heights[0] + gap, width: width, height: heights[1])
    case .value1: placeValue1(text, detail, from: left, to: right, height: area.height)
    case .value2:
      let labelWidth: CGFloat = 91
      let size = text.map { fitting($0, labelWidth) } ?? .zero
      parts.text?.frame = CGRect(
        x: left, y: ((area.height - size.height) / 2).rounded(), width: labelWidth, height: size.height)
      let start = left + labelWidth + 6
      let other = detail.map { fitting($0, right - start) } ?? .zero
      parts.detail?.frame = CGRect(
        x: start, y: ((area.height - other.height) / 2).rounded(), width: max(0, right - start),
        height: other.height)
    }
  }

  /// The title keeps its width as long as the value is left a part; both lie in the middle of the height.
  private func placeValue1(
    _ text: UILabel?, _ detail: UILabel?, from left: CGFloat, to right: CGFloat, height: CGFloat
  ) {
    let width = max(0, right - left)
    let first = text.map { fitting($0, width) } ?? .zero
    let second = detail.map { fitting($0, width) } ?? .zero
    let gap: CGFloat = text != nil && detail != nil ? 6 : 0
    let room = max(0, width - gap)
    var widths = (first.width, second.width)
    if first.width + second.width > room {
      widths.0 = min(first.width, max(room - second.width, room * 0.6))
      widths.1 = min(second.width, room - widths.0)
    }
    parts.text?.frame = CGRect(
      x: left, y: ((height - first.height) / 2).rounded(), width: widths.0, height: first.height)
    parts.detail?.frame = CGRect(
      x: right - widths.1, y: ((height - second.height) / 2).rounded(), width: widths.1, height: second.height
    )
  }

  private func fitting(_ label: UILabel, _ width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  // MARK: - Height

  /// The height that the labels ask for, separator included: 44 at least; 10 points above and below the
  /// lines, as in the stored subtitle cells of 55.5 points (`corpus/metrics.json`, "Subtitle 17/12").
  func fittingHeight(width: CGFloat) -> CGFloat {
    var lines: CGFloat = 0
    let room = max(0, width - 2 * margin)
    let heights = [parts.text, parts.detail].compactMap { $0 }.filter { $0.text?.isEmpty == false }
      .map { fitting($0, room).height }
    switch shownStyle {
    case .subtitle: lines = heights.reduce(0, +) + (heights.count > 1 ? 1 : 0)
    case .default, .value1, .value2: lines = heights.max() ?? 0
    }
    return max(44, lines + 20) - hairline
  }

  /// The height of a row that leaves it to its cell.
  func automaticHeight(width: CGFloat, metrics: TableMetrics) -> CGFloat {
    if let storedSize, storedSize.height > 0 { return storedSize.height }
    if contentView.settings.contains(.usesConstraints) {
      let beside = layer.bounds.width > 0 ? max(0, layer.bounds.width - contentView.layer.bounds.width) : 0
      let height = contentView.systemLayoutSizeFitting(
        CGSize(width: max(0, width - beside), height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      if height > 0 { return height + hairline }
    }
    return max(0, sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  // MARK: - Separators and corners

  /// A line of one pixel at the lower edge; grouped sections also have one above and below that reach from
  /// side to side.
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
    lower.backgroundColor = table.separatorColor
    lower.frame = CGRect(
      x: x, y: size.height - line, width: max(0, size.width - x - (isWhole ? 0 : insets.right)), height: line)
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
    upper.backgroundColor = table.separatorColor
    upper.frame = CGRect(x: 0, y: 0, width: size.width, height: line)
  }

  private func roundCorners() {
    guard let table, let place, table.style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupRadius
    if !corners.isEmpty { layer.masksToBounds = true }
  }
}
