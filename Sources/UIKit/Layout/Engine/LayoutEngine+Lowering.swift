internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension NSLayoutConstraint.Attribute {
  /// The quantity that an attribute reads from an item: a point of a span, as a fraction of the length from
  /// its start, or the length itself.
  struct Reading {
    var axis: NSLayoutConstraint.Axis
    /// The fraction of the length; nil for the length itself.
    var fraction: Double?
    var isMargin = false
    var baseline: Baseline?
  }
  enum Baseline {
    case first, last
  }

  /// Returns the reading of the attribute; `isFlipped` indicates that leading is right.
  func reading(isFlipped: Bool) -> Reading? {
    switch self {
    case .left: Reading(axis: .horizontal, fraction: 0)
    case .right: Reading(axis: .horizontal, fraction: 1)
    case .leading: Reading(axis: .horizontal, fraction: isFlipped ? 1 : 0)
    case .trailing: Reading(axis: .horizontal, fraction: isFlipped ? 0 : 1)
    case .centerX: Reading(axis: .horizontal, fraction: 0.5)
    case .top: Reading(axis: .vertical, fraction: 0)
    case .bottom: Reading(axis: .vertical, fraction: 1)
    case .centerY: Reading(axis: .vertical, fraction: 0.5)
    case .width: Reading(axis: .horizontal, fraction: nil)
    case .height: Reading(axis: .vertical, fraction: nil)
    case .firstBaseline: Reading(axis: .vertical, fraction: 0, baseline: .first)
    case .lastBaseline: Reading(axis: .vertical, fraction: 1, baseline: .last)
    case .leftMargin: Reading(axis: .horizontal, fraction: 0, isMargin: true)
    case .rightMargin: Reading(axis: .horizontal, fraction: 1, isMargin: true)
    case .leadingMargin: Reading(axis: .horizontal, fraction: isFlipped ? 1 : 0, isMargin: true)
    case .trailingMargin: Reading(axis: .horizontal, fraction: isFlipped ? 0 : 1, isMargin: true)
    case .centerXWithinMargins: Reading(axis: .horizontal, fraction: 0.5, isMargin: true)
    case .topMargin: Reading(axis: .vertical, fraction: 0, isMargin: true)
    case .bottomMargin: Reading(axis: .vertical, fraction: 1, isMargin: true)
    case .centerYWithinMargins: Reading(axis: .vertical, fraction: 0.5, isMargin: true)
    case .notAnAttribute: nil
    }
  }
}

extension LayoutEngine {
  /// A constraint in terms of the system's variables, and the items on which it depends without mentioning
  /// them.
  struct Lowering {
    var form = LinearForm()
    var relation = NSLayoutConstraint.Relation.equal
    var passed: [EngineItem] = []
  }

  /// Lowers a constraint; returns nil if an item has been deallocated or the items have no common ancestor.
  func lower(_ constraint: NSLayoutConstraint) -> Lowering? {
    guard let first = constraint.first as? any LayoutItem, let firstView = first.itemView else { return nil }
    let (one, two) = constraint.attributes
    if let offsets = constraint.offsets { return lower(constraint, offsets) }
    var result = Lowering(relation: constraint.relationStorage)
    var sign = 1.0
    if one.kind == .size {
      guard let reading = one.reading(isFlipped: false) else { return nil }
      addLength(of: item(of: first), reading.axis, times: 1, to: &result)
      if let second = constraint.second as? any LayoutItem, let reading = two.reading(isFlipped: false) {
        guard second.itemView != nil else { return nil }
        addLength(of: item(of: second), reading.axis, times: -constraint.multiplierStorage, to: &result)
      }
    } else {
      let second = constraint.second as? any LayoutItem
      guard
        let space = second?.itemView.map({ firstView.nearestAncestor(with: $0) })
          ?? (first as? UIView)?.superview
      else { return nil }
      // A view's direction is that of its immediate content: the view that contains both items decides.
      let isFlipped = one.kind == .x && space.isRightToLeft
      if isFlipped, one.isDirectional || two.isDirectional {
        sign = -1
        result.relation = result.relation.turned
      }
      guard let reading = one.reading(isFlipped: isFlipped) else { return nil }
      add(reading, of: first, in: space, times: 1, to: &result)
      if let second, let reading = two.reading(isFlipped: isFlipped) {
        add(reading, of: second, in: space, times: -constraint.multiplierStorage, to: &result)
      }
    }
    result.form.constant -= sign * constraint.constantStorage
    return result
  }

  /// Lowers a constraint between distances.
  private func lower(_ constraint: NSLayoutConstraint, _ offsets: OffsetSides) -> Lowering? {
    var result = Lowering(relation: constraint.relationStorage)
    func add(_ side: AnchorSide, times factor: Double) -> Bool {
      guard let item = side.item as? any LayoutItem, let view = item.itemView else { return false }
      guard let end = side.end else {
        guard let reading = side.attribute.reading(isFlipped: false) else { return false }
        addLength(of: self.item(of: item), reading.axis, times: factor, to: &result)
        result.passed.append(self.item(of: item))
        return true
      }
      guard let endItem = end.item as? any LayoutItem, let endView = endItem.itemView,
        let space = view.nearestAncestor(with: endView)
      else { return false }
      let isFlipped = side.attribute.kind == .x && space.isRightToLeft
      guard let start = side.attribute.reading(isFlipped: isFlipped),
        let stop = end.attribute.reading(isFlipped: isFlipped)
      else { return false }
      self.add(start, of: item, in: space, times: -factor, to: &result)
      self.add(stop, of: endItem, in: space, times: factor, to: &result)
      result.passed += [self.item(of: item), self.item(of: endItem)]
      return true
    }
    guard add(offsets.first, times: 1) else { return nil }
    if let second = offsets.second, !add(second, times: -constraint.multiplierStorage) { return nil }
    result.form.constant -= constraint.constantStorage
    return result
  }

  func item(of item: any LayoutItem) -> EngineItem {
    if let view = item as? UIView { return self.item(of: view) }
    guard let guide = item as? UILayoutGuide else {
      raiseException("a layout item is a view or a guide")
    }
    return self.item(of: guide)
  }

  // MARK: - Attributes

  /// Adds a line of an item in the coordinate space of `space`, which is the item's view or above it.
  private func add(
    _ reading: NSLayoutConstraint.Attribute.Reading, of target: any LayoutItem, in space: UIView,
    times factor: Double, to result: inout Lowering
  ) {
    var target = target
    var reading = reading
    var shift: CGFloat?
    if let baseline = reading.baseline, let view = target as? UIView {
      let text = view.textView(for: baseline)
      if text !== view {
        target = text
        result.passed.append(item(of: text))
      }
      item(of: text).readsInsets = true
      if let lines = text.textBaselines {
        let line = baseline == .first ? lines.first : lines.last
        (reading.fraction, shift) = (line.fraction, line.shift)
      }
    }
    let axis = reading.axis
    guard let fraction = reading.fraction else { return }
    let view = target as? UIView
    var scroll: UIScrollView?
    if view === space, fraction != 0.5, shift == nil { scroll = view as? UIScrollView }
    let item: EngineItem
    if let scroll {
      // The edges of a scroll view are those of its content.
      item = self.item(of: scroll.contentLayoutGuide)
    } else {
      item = self.item(of: target)
    }

    if view === space {
      if let view { addInnerOrigin(of: view, axis, times: factor, to: &result) }
    } else {
      addOrigin(of: item, axis, times: factor, to: &result)
      addWay(from: item.space, to: space, axis, times: factor, to: &result)
    }
    // A view placed by its frame is read without its transform.
    let isSeen = view !== space && item.isPlaced
    let size = isSeen ? factor * (view?.zoomInScroll ?? 1) : factor
    if fraction != 0 { addLength(of: item, axis, times: size * fraction, to: &result) }
    if reading.isMargin, let view {
      item.readsInsets = true
      result.form.constant += size * marginShift(of: view, axis, fraction)
    }
    if let shift { result.form.constant += size * shift }
  }

  /// Returns the distance of a margin from the alignment rectangle's edge, or between the centres of margins
  /// and rectangle.
  private func marginShift(of view: UIView, _ axis: NSLayoutConstraint.Axis, _ fraction: Double) -> CGFloat {
    let margins = view.layoutMargins.span(axis), alignment = view.alignmentRectInsets.span(axis)
    let low = margins.low - alignment.low, high = margins.high - alignment.high
    return fraction == 0 ? low : fraction == 1 ? -high : (low - high) / 2
  }

  /// Adds the origin of a view's alignment rectangle in the view's own coordinate space. A scroll view's
  /// content begins at zero.
  private func addInnerOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, to result: inout Lowering
  ) {
    let origin = view.settings.contains(.scrolls) ? .zero : view.layer.bounds.origin
    let start = axis == .horizontal ? origin.x : origin.y
    result.form.constant += factor * (start + view.alignmentRectInsets.span(axis).low)
  }

  /// Adds the origins of the views from `start` up to the one below `space`.
  private func addWay(
    from start: UIView?, to space: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double,
    to result: inout Lowering
  ) {
    var view = start
    while let current = view, current !== space {
      let item = self.item(of: current)
      result.passed.append(item)
      addOrigin(of: item, axis, times: factor, to: &result)
      let origin = current.layer.bounds.origin
      let inner = axis == .horizontal ? origin.x : origin.y
      result.form.constant -= factor * (inner + current.alignmentRectInsets.span(axis).low)
      view = current.superview
    }
  }

  // MARK: - Positions and sizes

  /// Adds the origin of an item's alignment rectangle, in its space's coordinates.
  func addOrigin(
    of item: EngineItem, _ axis: NSLayoutConstraint.Axis, times factor: Double, to result: inout Lowering
  ) {
    if let variable = item[axis].origin {
      result.form.add(variable, times: factor)
    } else if let view = item.view {
      let place = frameSpan(of: view, axis)
      result.form.add(place.origin, times: factor)
      result.form.constant += factor * view.alignmentRectInsets.span(axis).low
    } else if let guide = item.guide, let owner = guide.owner, guide.role != .scrollContent {
      if !guide.isInContent {
        let origin = owner.layer.bounds.origin
        result.form.constant += factor * (axis == .horizontal ? origin.x : origin.y)
      }
      addEdge(.low, of: guide, in: owner, axis, times: factor, to: &result)
    }
  }

  func addLength(
    of item: EngineItem, _ axis: NSLayoutConstraint.Axis, times factor: Double, to result: inout Lowering
  ) {
    if let variable = item[axis].length {
      result.form.add(variable, times: factor)
      if item.guide != nil {
        if axis == .horizontal { item.sizesWidth = true } else { item.sizesHeight = true }
      }
    } else if let view = item.view {
      let insets = view.alignmentRectInsets.span(axis)
      result.form.add(frameSpan(of: view, axis).length, times: factor)
      result.form.constant -= factor * (insets.low + insets.high)
    } else if let guide = item.guide, let owner = guide.owner {
      addEdge(.high, of: guide, in: owner, axis, times: factor, to: &result)
      addEdge(.low, of: guide, in: owner, axis, times: -factor, to: &result)
    }
  }

  /// Adds the length of the bounds.
  private func addFrameLength(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double, to result: inout Lowering
  ) {
    let item = self.item(of: view)
    if !item.isPlaced { result.passed.append(item) }
    addLength(of: item, axis, times: factor, to: &result)
    let insets = view.alignmentRectInsets.span(axis)
    result.form.constant += factor * (insets.low + insets.high)
  }

  enum End {
    case low, high
  }

  /// Adds the start or the end of a system guide, relative to its owner's bounds or, for margins of a scroll
  /// view, its content.
  private func addEdge(
    _ end: End, of guide: UILayoutGuide, in owner: UIView, _ axis: NSLayoutConstraint.Axis,
    times factor: Double, to result: inout Lowering
  ) {
    item(of: owner).readsInsets = true
    guard let edges = owner.edges(of: guide.role) else { return }
    let edge =
      switch (axis, end) {
      case (.horizontal, .low): edges.left
      case (.horizontal, .high): edges.right
      case (.vertical, .low): edges.top
      case (.vertical, .high): edges.bottom
      }
    if let offset = offsetVariable(of: guide, in: owner, axis, end, edge) {
      result.form.add(offset, times: factor)
    } else {
      result.form.constant += factor * edge.offset
    }
    guard edge.isFar else { return }
    if guide.isInContent, let scroll = owner as? UIScrollView {
      let content = item(of: scroll.contentLayoutGuide)
      addLength(of: content, axis, times: factor, to: &result)
    } else {
      addFrameLength(of: owner, axis, times: factor, to: &result)
    }
  }

  /// Returns the frame of a view that constraints do not place: as it is, or, while a fitting size is
  /// computed, as the autoresizing mask would change it.
  private func frameSpan(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> (
    origin: LinearForm, length: LinearForm
  ) {
    let frame = view.layoutFrame.span(axis)
    var origin = LinearForm(), length = LinearForm()
    origin.constant = frame.origin
    length.constant = frame.length
    guard isFitting, view !== root, let superview = view.superview,
      let around = knownLength(of: superview, axis)
    else { return (origin, length) }
    let mask = view.autoresizingMask.span(axis)
    let old = superview.layer.bounds.size
    let room = axis == .horizontal ? old.width : old.height
    let rest = room - frame.origin - frame.length
    let total = (mask.low ? frame.origin : 0) + (mask.length ? frame.length : 0) + (mask.high ? rest : 0)
    let count = (mask.low ? 1.0 : 0) + (mask.length ? 1 : 0) + (mask.high ? 1 : 0)
    guard count > 0 else { return (origin, length) }
    func share(_ part: CGFloat) -> Double { total != 0 ? part / total : 1 / count }
    var change = around
    change.constant -= room
    if mask.low { origin.add(change, times: share(frame.origin)) }
    if mask.length { length.add(change, times: share(frame.length)) }
    return (origin, length)
  }

  /// Returns the length of a view's bounds if it depends on variables.
  private func knownLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearForm? {
    var result = Lowering()
    addFrameLength(of: view, axis, times: 1, to: &result)
    return result.form.terms.isEmpty ? nil : result.form
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation with both sides negated.
  var turned: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension UILayoutGuide {
  /// A Boolean value that indicates whether the guide moves with a scroll view's content, as its margins do.
  final var isInContent: Bool {
    (role == .layoutMargins || role == .readableContent) && owner?.settings.contains(.scrolls) == true
  }
}
