internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// Checks a scene for ambiguous layout. Related views result in one finding, because one change solves the
  /// problem.
  func checkDetermined(below root: UIView) {
    var found: [OpenViews] = []
    let views = determinable(root)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for group in groups(of: views, in: root, along: axis) {
        // An ambiguity of the same views along both axes is reported once.
        if group.tie == nil, let same = found.firstIndex(where: { $0.tie == nil && $0.views == group.views })
        {
          found[same].open += group.open
        } else {
          found.append(group)
        }
      }
    }
    for group in found {
      openViews.formUnion(group.views.map { ObjectIdentifier($0) })
      // The place of what is in an open view is open with it.
      let isInside = group.views.allSatisfy { view in
        !view.ambiguity(along: group.axis).length
          && found.contains { $0.axis == group.axis && $0.holds(view) }
      }
      if isInside { continue }
      // Devices do not count: views that are stretched on one may be squeezed on another.
      let cause = "\(group.axis) \(group.culprits[0].nibIdentity?.id ?? "")"
      if group.isSqueezed {
        for view in group.culprits { squeezed[group.axis, default: []].insert(ObjectIdentifier(view)) }
      }
      // The shortage depends on the constraint that is broken, which is reported.
      if group.isSqueezed, let views = contradicted[group.axis],
        group.views.contains(where: { view in
          sequence(first: view, next: \.superview).contains {
            views.contains(ObjectIdentifier($0)) && !isRoot($0)
          }
        })
      {
        continue
      }
      // Two points more or less for one of several views are not seen, unless code changes the contents.
      let isSmall =
        group.tie.map { tie in
          abs(tie.shortage) <= Self.unseen
            || abs(tie.shortage) < 3 && !tie.views.contains { decisions.isOutlet($0.nibIdentity?.id) }
        } ?? false
      report(
        .ambiguous, group.culprits[0], group.message, group.remedy,
        severity: isSmall || isUnseen(group) || isAccepted(group) ? .note : nil, cause: cause)
    }
  }

  private func isRoot(_ view: UIView) -> Bool { view.superview.map { $0 is UIWindow } ?? true }

  /// Returns a Boolean value that indicates whether the document says of all views of a group that they are
  /// not to be verified, as Interface Builder's "Never Verify" does.
  private func isAccepted(_ group: OpenViews) -> Bool {
    group.culprits.allSatisfy { $0.nibIdentity?.object.string("verifyAmbiguity") == "off" }
  }

  /// Returns a Boolean value that indicates whether every solution looks alike: plain texts share a few
  /// points that none of them needs, or a place that is open is where the view is drawn, at the superview's
  /// origin.
  private func isUnseen(_ group: OpenViews) -> Bool {
    guard let tie = group.tie else {
      if group.views.allSatisfy({ isPlainContainer($0, along: group.axis) }) { return true }
      guard let drawn = group.views.first?.drawnFrame else { return false }
      let places = ["x": drawn.minX, "y": drawn.minY]
      return group.open.allSatisfy { abs(places[$0] ?? .infinity) < 2 }
    }
    return tie.stretches && (-tie.shortage <= Self.shared || areAtEnds(tie.views, along: group.axis))
      && tie.views.allSatisfy { $0 is UILabel && ($0.backgroundColor?.cgColor.alpha ?? 0) == 0 }
  }

  /// Returns a Boolean value that indicates whether one of two texts begins at the left and the other ends at
  /// the right, so that nothing moves wherever the room between them is.
  private func areAtEnds(_ views: [UIView], along axis: NSLayoutConstraint.Axis) -> Bool {
    let labels = views.compactMap { $0 as? UILabel }.sorted {
      $0.convert(CGPoint.zero, to: nil).x < $1.convert(CGPoint.zero, to: nil).x
    }
    guard axis == .horizontal, labels.count == 2, views.count == 2 else { return false }
    return [.left, .natural].contains(labels[0].textAlignment) && labels[1].textAlignment == .right
  }

  /// Returns a Boolean value that indicates whether nothing shows where a view ends: it draws nothing, cuts
  /// nothing off and takes no touches, and what it contains stays where it is.
  private func isPlainContainer(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let identity = view.nibIdentity else { return false }
    let color = view.backgroundColor
    let isDrawn = (color?.cgColor.alpha ?? 0) > 0 && color != view.superview?.backgroundColor
    return identity.className == "UIView" && identity.object.customClass == nil && !isDrawn
      && !view.clipsToBounds && view.layer.borderWidth == 0 && view.gestureRecognizers?.isEmpty != false
      && !decisions.isOutlet(identity.id)
      && (identity.children.isEmpty || !view.ambiguity(along: axis).place)
  }

  /// The room that texts can share unseen, in points: half a line.
  private static let shared: CGFloat = 8

  /// Returns the groups of views that are ambiguous together along an axis, without those in which code
  /// decides a length, which are recorded as unchecked.
  private func groups(of views: [UIView], in root: UIView, along axis: NSLayoutConstraint.Axis)
    -> [OpenViews]
  {
    OpenViews.related(views, in: root, along: axis).flatMap { related -> [OpenViews] in
      for view in related {
        let isLength = view.ambiguity(along: axis).length
        guard
          let reason = isLength
            ? decisions.reason(view, along: axis) : decisions.placeholderReason(view, along: axis)
        else { continue }
        let part = axis == .horizontal ? ("the width of", "x of") : ("the height of", "y of")
        leaveUnchecked(view, isLength ? part.0 : part.1, reason)
        return []
      }
      if let reason = decisions.codeReason(related, along: axis) ?? fontReason(related) {
        leaveUnchecked(related[0], axis == .horizontal ? "the width of" : "the height of", reason)
        return []
      }
      let shown = related.filter(\.isShownWithAncestors)
      guard !shown.isEmpty else { return [] }
      let causes = OpenViews.causes(shown, along: axis)
      return causes.filter { cause in
        guard let tie = cause.tie else { return true }
        // As misfits, half a point is within the precision of measured texts and rounded lengths.
        if abs(tie.shortage) <= 0.5 { return false }
        guard let reason = tieReason(tie, along: axis) else { return true }
        leaveUnchecked(tie.views[0], axis == .horizontal ? "the width of" : "the height of", reason)
        return false
      }
    }
  }

  /// Returns why the lengths of texts are not known, or nil if they are.
  private func fontReason(_ views: [UIView]) -> String? {
    let texts = views + views.flatMap { ($0 as? UIStackView)?.arrangedSubviews ?? [] }
    return texts.lazy.compactMap(decisions.unknownFont).first.map { "the font \($0) is not known" }
  }

  /// Returns why nothing can be said about views that share the room in a view of which they have too much or
  /// too little, or nil: the room or the texts that are squeezed are not those of the app.
  private func tieReason(_ tie: OpenViews.Tie, along axis: NSLayoutConstraint.Axis) -> String? {
    for view in tie.views {
      if let reason = decisions.neighbourReason(view) { return reason }
      if let size = appSize(around: view), size.axes.contains(axis),
        !tie.stretches || !isFreeNib(size.view) || isContentOfOwner(size.view)
      {
        return size.reason
      }
      guard !tie.stretches, let label = view as? UILabel, let text = label.text else { continue }
      let content = label.intrinsicContentSize
      let needs = axis == .horizontal ? content.width : content.height
      let share = (needs - tie.shortage) / max(needs, 1)
      if let reason = decisions.textReason(label, text, share: share, in: open.document) { return reason }
    }
    return nil
  }

  /// Returns the views of the document with ambiguous constraints, hidden ones included, in its order.
  private func determinable(_ view: UIView) -> [UIView] {
    // Hidden views determine the places of others all the same.
    guard view.nibIdentity?.isInstalled != false, !isLoose(view) else { return [] }
    let own =
      view.superview != nil && !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout
        && view.nibIdentity?.id.map(labelsOfCells.contains) != true
      ? [view] : []
    return own + (view.nibIdentity?.children ?? []).flatMap(determinable)
  }
}

/// A group of views whose layout is ambiguous together along an axis.
@MainActor private struct OpenViews {
  let axis: NSLayoutConstraint.Axis
  /// The views in the order of the document.
  let views: [UIView]
  /// The views whose content priorities are equal, so that any of them may change its size, or nil if there
  /// are none.
  let tie: Tie?
  /// Descriptions of the ambiguous values.
  var open: [String]

  struct Tie {
    var views: [UIView]
    /// A Boolean value that indicates whether one of them is stretched rather than compressed.
    var stretches: Bool
    /// The content hugging priority if one is stretched, otherwise the compression resistance priority.
    var priority: Float
    /// The length that the contents of all views need more than the views have, in points. Negative if they
    /// are stretched.
    var shortage: CGFloat
  }

  /// Returns a Boolean value that indicates whether a view is below one of the views.
  func holds(_ view: UIView) -> Bool {
    views.contains { $0 !== view && view.isDescendant(of: $0) }
  }

  private init(_ views: [UIView], _ tie: Tie?, along axis: NSLayoutConstraint.Axis) {
    (self.views, self.tie, self.axis) = (views, tie, axis)
    let ambiguities = views.map { $0.ambiguity(along: axis) }
    let names = axis == .horizontal ? ("x", "width") : ("y", "height")
    let parts = [
      (names.0, ambiguities.contains(where: \.place)), (names.1, ambiguities.contains(where: \.length)),
    ]
    open = [parts.filter(\.1).map(\.0).joined(separator: " and ")]
  }

  /// Returns the causes of an ambiguity of views: each set of views with equal content priorities, or
  /// otherwise all of them.
  static func causes(_ views: [UIView], along axis: NSLayoutConstraint.Axis) -> [OpenViews] {
    let held = views.filter { $0.ambiguity(along: axis).length }.compactMap { view in
      view.hold(along: axis).map { (view: view, hold: $0) }
    }
    let stretches = held.contains { $0.hold.excess > 0 }
    var ties: [(priority: Float, views: [UIView], excess: CGFloat)] = []
    for (view, hold) in held {
      let priority = stretches ? hold.hugging : hold.resistance
      if let tie = ties.firstIndex(where: { $0.priority == priority }) {
        ties[tie].views.append(view)
        ties[tie].excess += hold.excess
      } else {
        ties.append((priority, [view], hold.excess))
      }
    }
    ties.removeAll { $0.views.count < 2 }
    if ties.isEmpty { return [OpenViews(views, nil, along: axis)] }
    return ties.map {
      let tie = Tie(
        views: $0.views, stretches: stretches, priority: $0.priority, shortage: -$0.excess)
      return OpenViews(views, tie, along: axis)
    }
  }

  /// Groups the views that are ambiguous along an axis. Views are in the same group if constraints of the
  /// tree connect them.
  static func related(_ views: [UIView], in root: UIView, along axis: NSLayoutConstraint.Axis) -> [[UIView]] {
    let open = views.filter { view in
      let ambiguity = view.ambiguity(along: axis)
      return ambiguity.place || ambiguity.length
    }
    var groups = Dictionary(uniqueKeysWithValues: open.enumerated().map { (ObjectIdentifier($1), $0) })
    for constraint in root.constraintsOfTree
    where constraint.isActive && constraint.firstAttribute.axis == axis {
      guard let first = constraint.firstItem.flatMap(UIView.owning),
        let second = constraint.secondItem.flatMap(UIView.owning),
        let one = groups[ObjectIdentifier(first)], let other = groups[ObjectIdentifier(second)], one != other
      else { continue }
      for (view, group) in groups where group == max(one, other) { groups[view] = min(one, other) }
    }
    return Dictionary(grouping: open) { groups[ObjectIdentifier($0)] ?? 0 }
      .sorted { $0.key < $1.key }
      .map(\.value)
  }

  /// A Boolean value that indicates whether views with equal content priorities are compressed.
  var isSqueezed: Bool { tie.map { !$0.stretches } ?? false }

  /// The views that must change: those with equal priorities, or the first, on which the others depend.
  var culprits: [UIView] { tie?.views ?? [views[0]] }

  var message: String {
    let others = views.count - culprits.count
    let named = culprits.prefix(4).map(\.inWords) + (culprits.count > 4 ? ["\(culprits.count - 4) more"] : [])
    let list =
      named.count == 1
      ? named[0] : named.dropLast().joined(separator: ", ") + " and " + named[named.count - 1]
    guard let tie else {
      let rest = others == 0 ? "" : ", and with it \(others) more \(others == 1 ? "view" : "views")"
      return "the constraints of \(list) leave \(open.joined(separator: ", ")) open\(rest)"
    }
    let rest = others == 0 ? "" : "; \(others) more \(others == 1 ? "view moves" : "views move") with them"
    if !tie.stretches, tie.shortage >= 1 {
      return "\(list) are squeezed: they need \(tie.shortage.inPoints) points more in "
        + "\(axis == .horizontal ? "width" : "height") than what is fixed around them leaves, and nothing "
        + "says which of them gives way (compression resistance \(tie.priority.inWords))\(rest)"
    }
    return
      "\(list) \(tie.stretches ? "hug their contents" : "resist compression") equally (\(tie.priority.inWords)), so the "
      + "constraints leave open which of them \(tie.stretches ? "grows" : "shrinks") in \(axis == .horizontal ? "width" : "height")\(rest)"
  }

  var remedy: String {
    guard let tie else {
      return
        "add constraints for it, or change hugging and compression priorities so that one view gives way first"
    }
    if !tie.stretches, tie.shortage >= 1 {
      return "shorten what is fixed around them, let them scroll, or give the one that is to shrink a lower "
        + "compression resistance"
    }
    let kind = tie.stretches ? "hugging" : "compression resistance"
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    return
      "give the one that is to \(tie.stretches ? "grow" : "shrink") a lower \(direction) \(kind) priority, such as "
      + (tie.priority - 1).inWords
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute, or nil for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .notAnAttribute: nil
    default: .vertical
    }
  }
}

extension Float {
  /// The priority as a text.
  fileprivate var inWords: String { CGFloat(self).inPoints }
}
