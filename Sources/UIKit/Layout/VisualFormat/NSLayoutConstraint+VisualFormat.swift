internal import CoreGraphics
internal import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints of a visual format, in its order; those of the alignment options come last.
  static func make(
    _ format: String, _ options: FormatOptions, metrics: [String: Any], views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics, views: views)
    let parsed = try parser.parse()
    let alignments = options.alignments
    // A single view is aligned with none: the forms of many apps request that, and run on iOS.
    guard parsed.views.count < 2 || alignments.allSatisfy({ ($0.kind == .x) != (parsed.axis == .horizontal) })
    else {
      let edge = parsed.axis == .horizontal ? "horizontal" : "vertical"
      throw VisualFormatError(
        message:
          "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is"
          + " also \(edge).", format: format, position: 0)
    }
    return try VisualFormatBuilder(format: format, parsed: parsed, options: options).constraints()
  }
}

/// A builder that creates the constraints of a parsed format.
@MainActor private struct VisualFormatBuilder {
  let format: String
  let parsed: VisualFormat
  let options: NSLayoutConstraint.FormatOptions

  private typealias Attribute = NSLayoutConstraint.Attribute

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    let boxes = parsed.views
    if let gap = parsed.leading {
      let around = try superview(of: boxes[0])
      result += connect(from: around, isInside: true, to: boxes[0].item, by: gap)
    }
    for (index, box) in boxes.enumerated() {
      for predicate in box.predicates { result.append(length(of: box, predicate)) }
      if index < parsed.gaps.count {
        result += connect(from: box.item, isInside: false, to: boxes[index + 1].item, by: parsed.gaps[index])
      }
    }
    if let gap = parsed.trailing {
      let last = boxes[boxes.count - 1]
      result += connect(from: last.item, toInside: try superview(of: last), by: gap)
    }
    for attribute in options.alignments {
      for (one, two) in zip(boxes, boxes.dropFirst()) {
        result.append(
          NSLayoutConstraint(
            item: one.item, attribute: attribute, relatedBy: .equal, toItem: two.item, attribute: attribute,
            multiplier: 1, constant: 0))
      }
    }
    return result
  }

  private func superview(of box: VisualFormat.Box) throws(VisualFormatError) -> UIView {
    if let view = (box.item as? UIView)?.superview ?? (box.item as? UILayoutGuide)?.owningView { return view }
    throw VisualFormatError(
      message: "Unable to interpret '|' character, because the related view doesn't have a superview",
      format: format, position: box.position)
  }

  private func length(of box: VisualFormat.Box, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
    let attribute: Attribute = parsed.axis == .horizontal ? .width : .height
    var other: AnyObject?
    if case .item(let item) = predicate.object { other = item }
    let constraint = NSLayoutConstraint(
      item: box.item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: predicate.multiplier,
      constant: predicate.constant)
    constraint.priority = predicate.priority
    return constraint
  }

  // MARK: - Edges and spacing

  /// The attributes at which a view begins and ends in the format's direction.
  private var edges: (start: Attribute, end: Attribute, startMargin: Attribute, endMargin: Attribute) {
    guard parsed.axis == .horizontal else { return (.top, .bottom, .topMargin, .bottomMargin) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right, .leftMargin, .rightMargin)
    case .directionRightToLeft: return (.right, .left, .rightMargin, .leftMargin)
    default: return (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }

  /// Returns `second.start relation first.end + gap`, or with the first's start if the second lies inside it.
  private func connect(
    from first: AnyObject, isInside: Bool, to second: AnyObject, by gap: VisualFormat.Gap
  ) -> [NSLayoutConstraint] {
    let isBaseline = !isInside && parsed.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let start: Attribute = isBaseline ? .firstBaseline : edges.start
    let end: Attribute = isBaseline ? .lastBaseline : isInside ? edges.start : edges.end
    if isInside, case .standard = gap { return make(second, start, first, edges.startMargin, [Self.flush]) }
    return make(second, start, first, end, distances(gap))
  }

  /// Returns `superview.end relation view.end + gap`.
  private func connect(
    from view: AnyObject, toInside superview: UIView, by gap: VisualFormat.Gap
  ) -> [NSLayoutConstraint] {
    if case .standard = gap { return make(superview, edges.endMargin, view, edges.end, [Self.flush]) }
    return make(superview, edges.end, view, edges.end, distances(gap))
  }

  private static var flush: VisualFormat.Predicate { VisualFormat.Predicate(object: .number) }

  private func distances(_ gap: VisualFormat.Gap) -> [VisualFormat.Predicate] {
    switch gap {
    case .none: [Self.flush]
    case .standard: [VisualFormat.Predicate(object: .number, constant: SystemSpacing.standard)]
    case .predicates(let predicates): predicates
    }
  }

  /// Creates constraints. Distances count in the format's direction; if that is leftwards, they are negated
  /// and relations turned.
  private func make(
    _ one: AnyObject, _ first: Attribute, _ two: AnyObject, _ second: Attribute,
    _ predicates: [VisualFormat.Predicate]
  ) -> [NSLayoutConstraint] {
    let isLeftwards = options.contains(.directionRightToLeft) && parsed.axis == .horizontal
    return predicates.map { predicate in
      var relation = predicate.relation
      if isLeftwards, let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) {
        relation = turned
      }
      let constraint = NSLayoutConstraint(
        item: one, attribute: first, relatedBy: relation, toItem: two, attribute: second, multiplier: 1,
        constant: isLeftwards ? -predicate.constant : predicate.constant)
      constraint.priority = predicate.priority
      return constraint
    }
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes at which the views are aligned.
  var alignments: [NSLayoutConstraint.Attribute] {
    (1...12).compactMap { bit in
      contains(NSLayoutConstraint.FormatOptions(rawValue: 1 << UInt(bit)))
        ? NSLayoutConstraint.Attribute(rawValue: bit) : nil
    }
  }
}
