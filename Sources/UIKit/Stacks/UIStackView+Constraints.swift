internal import CoreGraphics
internal import Foundation

/// The constraints that arrange a stack's views, with UIKit's identifiers.
///
/// Along the axis, neighbours are tied by their spacing and the ends to the canvas; the distribution adds
/// equal sizes, proportional sizes or equal distances. Across it, each view is tied to the canvas according
/// to the alignment, and the stack is no larger than its views unless another constraint makes it so.
@MainActor struct StackConstraints {
  private let stack: UIStackView
  private let manner: StackManner
  private let along: StackAxis
  private let across: StackAxis
  private let shown: [UIView]
  private(set) var made: [NSLayoutConstraint] = []

  /// The priority of the canvas boundary: above any optional constraint, and broken without a report, so that
  /// a view that is too large sticks out (`UISV-spanning-boundary`).
  private static let boundary = UILayoutPriority(999.5)
  /// The pull of the stack across its axis (`UISV-spanning-fit`).
  private static let fit = UILayoutPriority(51)
  /// The pull of the stack along its axis, where its distances may grow: weaker than that across, as a row of
  /// fixed icons keeps its height beside a column that fills the rest. Inferred from a frame that Xcode
  /// stored; Apple publishes no number.
  private static let fitAlong = UILayoutPriority(50)
  /// The priority of proportional sizes: `corpus/metrics.json`, "stackView.fillProportionally".
  private static let proportion = UILayoutPriority(999)
  nonisolated static let hidingIdentifier = "UISV-hiding"
  /// Just below required: if the required constraint that hides a view is broken, the view is as short as the
  /// others allow, invisible and outside the row.
  private static let hiding = UILayoutPriority(999.9)
  /// The priority of the positions of hidden views: they yield in position rather than in length.
  private static let placing = UILayoutPriority(999.8)
  /// The priority of equal distances between centres.
  private static let centring = UILayoutPriority(149)
  /// The priority that suppresses the ambiguity of a view whose size across the axis nothing determines: zero
  /// (`UISV-ambiguity-suppression`), or on Xcode's canvas its size there.
  private static let suppression = UILayoutPriority(25)
  /// The priority that keeps rows aligned by baselines at the top or the bottom.
  private static let rest = UILayoutPriority(49)

  init(_ stack: UIStackView) {
    self.stack = stack
    manner = stack.manner
    along = StackAxis(manner.axis, inMargins: manner.isMarginsRelative)
    across = StackAxis(
      manner.axis == .horizontal ? .vertical : .horizontal, inMargins: manner.isMarginsRelative)
    shown = stack.arranged.filter { !$0.isHidden }
    chain()
    distribute()
    align()
    placeHidden()
  }

  private mutating func add(
    _ identifier: String, _ first: AnyObject, _ one: NSLayoutConstraint.Attribute,
    _ second: AnyObject?, _ two: NSLayoutConstraint.Attribute = .notAnAttribute,
    by relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: one, relatedBy: relation, toItem: second, attribute: two,
      multiplier: multiplier,
      constant: constant)
    constraint.identifier = identifier
    constraint.priority = priority
    made.append(constraint)
  }

  // MARK: - Distribution

  private var keepsLeastSpacing: Bool {
    manner.distribution == .equalSpacing || manner.distribution == .equalCentering
  }

  private mutating func chain() {
    guard let first = shown.first, let last = shown.last else { return }
    add("UISV-canvas-connection", first, along.start, stack, along.canvasStart)
    for (view, next) in zip(shown, shown.dropFirst()) {
      let relation: NSLayoutConstraint.Relation = keepsLeastSpacing ? .greaterThanOrEqual : .equal
      let isByBaselines = manner.isBaselineRelative && manner.axis == .vertical
      add(
        "UISV-spacing", next, isByBaselines ? .firstBaseline : along.start, view,
        isByBaselines ? .lastBaseline : along.end, by: relation, plus: stack.space(after: view))
    }
    add("UISV-canvas-connection", last, along.end, stack, along.canvasEnd)
  }

  private mutating func distribute() {
    switch manner.distribution {
    case .fill: evenTexts()
    case .fillEqually:
      guard let first = shown.first else { return }
      for view in shown.dropFirst() { add("UISV-fill-equally", view, along.length, first, along.length) }
    case .fillProportionally: shareInProportion()
    case .equalSpacing: spread(from: along.end, to: along.start, "UISV-distributing", .required)
    case .equalCentering: spread(from: along.middle, to: along.middle, "UISV-distributing", Self.centring)
    }
    // A stack whose length nothing else determines is as short as its least spacing allows, as stored in
    // scroll views.
    if keepsLeastSpacing, shown.count > 1 {
      add("UISV-spanning-fit", stack, along.length, nil, priority: Self.fitAlong)
    }
  }

  /// Makes texts of several lines side by side as wide as the widest, if that leaves each its text: labels,
  /// and buttons with configurations, whose titles are such. In 38 of 41 stacks of `corpus/files` they are
  /// stored so, and others are not.
  private mutating func evenTexts() {
    guard manner.axis == .horizontal else { return }
    let texts = shown.filter {
      ($0 as? UIButton)?.configuration != nil || ($0 as? UILabel)?.numberOfLines ?? 1 != 1
    }
    guard let first = texts.first else { return }
    for text in texts.dropFirst() {
      add(
        "UISV-text-width-disambiguation", text, along.length, first, along.length,
        priority: UILayoutPriority(500))
    }
  }

  /// Gives each view its share of views and gaps together; the last gets the rest if not all shares can be
  /// satisfied. Views without any intrinsic length share evenly; beside one without a length the others keep
  /// theirs (stored frames of two documents: a bar between two buttons, two lines around a text).
  private mutating func shareInProportion() {
    let own = shown.map { stack.naturalLength(of: $0) }
    let gaps = shown.dropLast().reduce(0) { $0 + stack.space(after: $1) }
    let total = own.reduce(0) { $0 + max(0, $1) } + gaps
    let without = own.lazy.filter { $0 == UIView.noIntrinsicMetric }.count
    if without == shown.count, total == gaps {
      for view in shown.dropFirst() {
        add("UISV-fill-proportionally", view, along.length, shown[0], along.length, priority: Self.proportion)
      }
      return
    }
    guard total > 0, without == 0 else { return }
    let margins = manner.isMarginsRelative ? stack.layoutMargins.span(manner.axis) : (0, 0)
    // If not all views can get their shares, the later ones do not, as two documents of `corpus/files` show.
    for (index, (view, length)) in zip(shown, own).enumerated() {
      let part = length / total
      guard part > 0 else { continue }
      let priority = UILayoutPriority(Self.proportion.rawValue - 0.01 * Float(min(index, 50)))
      add(
        "UISV-fill-proportionally", view, along.length, stack, along.length, times: part,
        plus: -part * (margins.0 + margins.1), priority: priority)
    }
  }

  /// Makes the distances between a line of each view and a line of the next equal.
  private mutating func spread(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, _ identifier: String,
    _ priority: UILayoutPriority
  ) {
    var first: AnchorSide?
    for (view, next) in zip(shown, shown.dropFirst()) {
      let gap = AnchorSide(view, from, end: AnchorSide.End(item: next, attribute: to))
      if let first {
        let constraint = NSLayoutConstraint(gap, .equal, first, multiplier: 1, constant: 0)
        constraint.identifier = identifier
        constraint.priority = priority
        made.append(constraint)
      } else {
        first = gap
      }
    }
  }

  // MARK: - Alignment

  private mutating func align() {
    var alignment = manner.alignment
    if manner.axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline {
      alignment = .leading
    }
    for view in shown {
      switch alignment {
      case .fill:
        add("UISV-alignment", view, across.start, stack, across.canvasStart)
        add("UISV-alignment", view, across.end, stack, across.canvasEnd)
      case .leading:
        add("UISV-alignment", view, across.start, stack, across.canvasStart)
        bound(view, start: false, end: true)
      case .trailing:
        add("UISV-alignment", view, across.end, stack, across.canvasEnd)
        bound(view, start: true, end: false)
      case .center:
        add("UISV-alignment", view, across.middle, stack, across.canvasMiddle)
        bound(view, start: true, end: true)
      case .firstBaseline, .lastBaseline:
        let isFirst = alignment == .firstBaseline
        let line: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
        if view !== shown[0] { add("UISV-alignment", view, line, shown[0], line) }
        bound(view, start: true, end: true)
        add(
          "UISV-canvas-connection", view, isFirst ? across.start : across.end, stack,
          isFirst ? across.canvasStart : across.canvasEnd, priority: Self.rest)
      }
    }
    if alignment != .fill, !shown.isEmpty {
      add("UISV-spanning-fit", stack, across.length, nil, priority: Self.fit)
    }
  }

  private mutating func bound(_ view: UIView, start: Bool, end: Bool) {
    add(
      "UISV-ambiguity-suppression", view, across.length, nil,
      plus: view.extras?.lengthOnCanvas?.span(of: across) ?? 0,
      priority: Self.suppression)
    if start {
      add(
        "UISV-spanning-boundary", view, across.start, stack, across.canvasStart, by: .greaterThanOrEqual,
        priority: Self.boundary)
    }
    if end {
      add(
        "UISV-spanning-boundary", view, across.end, stack, across.canvasEnd, by: .lessThanOrEqual,
        priority: Self.boundary)
    }
  }

  // MARK: - Hidden views

  /// Gives hidden views no length and places them in the middle of the gap where they would be
  /// (`facts/ios26/autolayout.json`, "nstack_view"), unless constraints of their own place them.
  private mutating func placeHidden() {
    var before: UIView?
    for (index, view) in stack.arranged.enumerated() {
      guard view.isHidden else {
        before = view
        continue
      }
      add(Self.hidingIdentifier, view, along.length, nil)
      add(Self.hidingIdentifier, view, along.length, nil, priority: Self.hiding)
      if let before, shown.count > 1 {
        let isInside = stack.arranged[index...].contains { !$0.isHidden }
        add(
          "UISV-spacing", view, along.start, before, along.end,
          plus: isInside ? stack.space(after: before) / 2 : 0, priority: Self.placing)
      } else {
        // Before the first of several views it ends at the stack's start, beside a single one it begins
        // there: all eleven of six documents.
        let isBefore = shown.count > 1
        add(
          "UISV-canvas-connection", view, isBefore ? along.end : along.start, stack, along.canvasStart,
          priority: Self.placing)
      }
      switch manner.alignment {
      case .trailing: add("UISV-alignment", view, across.end, stack, across.canvasEnd, priority: Self.placing)
      case .center:
        add("UISV-alignment", view, across.middle, stack, across.canvasMiddle, priority: Self.placing)
      case .fill:
        add("UISV-alignment", view, across.start, stack, across.canvasStart, priority: Self.placing)
        add("UISV-alignment", view, across.end, stack, across.canvasEnd, priority: Self.placing)
      default: add("UISV-alignment", view, across.start, stack, across.canvasStart, priority: Self.placing)
      }
    }
  }
}
