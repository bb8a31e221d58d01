internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// Checks a scene for ambiguous layout. Related views result in one finding, because one change solves the
  /// problem.
  func checkDetermined(below root: UIView) {
    var groups: [OpenViews] = []
    let views = determinable(root)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for group in OpenViews.groups(of: views, in: root, along: axis) {
        // An ambiguity of the same views along both axes is reported once.
        if group.tie == nil, let same = groups.firstIndex(where: { $0.tie == nil && $0.views == group.views })
        {
          groups[same].open += group.open
        } else {
          groups.append(group)
        }
      }
    }
    for group in groups { report(.ambiguous, group.culprits[0], group.message, group.remedy) }
  }

  /// Returns the views of the document with ambiguous constraints, in its order.
  private func determinable(_ view: UIView) -> [UIView] {
    guard view.isShownInLayout else { return [] }
    let own =
      view.superview != nil && !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout
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
  private static func causes(_ views: [UIView], along axis: NSLayoutConstraint.Axis) -> [OpenViews] {
    let held = views.filter { $0.ambiguity(along: axis).length }.compactMap { view in
      view.hold(along: axis).map { (view: view, hold: $0) }
    }
    let stretches = held.contains { $0.hold.isStretched }
    var ties: [(priority: Float, views: [UIView])] = []
    for (view, hold) in held {
      let priority = stretches ? hold.hugging : hold.resistance
      if let tie = ties.firstIndex(where: { $0.priority == priority }) {
        ties[tie].views.append(view)
      } else {
        ties.append((priority, [view]))
      }
    }
    ties.removeAll { $0.views.count < 2 }
    if ties.isEmpty { return [OpenViews(views, nil, along: axis)] }
    return ties.map {
      OpenViews(views, Tie(views: $0.views, stretches: stretches, priority: $0.priority), along: axis)
    }
  }

  /// Groups the views that are ambiguous along an axis. Views are in the same group if constraints of the
  /// tree connect them.
  static func groups(of views: [UIView], in root: UIView, along axis: NSLayoutConstraint.Axis) -> [OpenViews]
  {
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
      .flatMap { causes($0.value, along: axis) }
  }

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
    return
      "\(list) \(tie.stretches ? "hug their contents" : "resist compression") equally (\(tie.priority.inWords)), so the "
      + "constraints leave open which of them \(tie.stretches ? "grows" : "shrinks") in \(axis == .horizontal ? "width" : "height")\(rest)"
  }

  var remedy: String {
    guard let tie else {
      return
        "add constraints for it, or change hugging and compression priorities so that one view gives way first"
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
  fileprivate var axis: NSLayoutConstraint.Axis? {
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
