internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// What constraints leave open in a scene: one finding for what hangs together,
  /// since one change settles it.
  func checkDetermined(below root: UIView) {
    var groups: [OpenViews] = []
    let views = determinable(root)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for group in OpenViews.groups(of: views, in: root, along: axis) {
        // What is open along both axes for the same views is said once.
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

  /// The views of the document that constraints place, in its order.
  private func determinable(_ view: UIView) -> [UIView] {
    guard view.isShownInLayout else { return [] }
    let own =
      view.superview != nil && !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout
      ? [view] : []
    return own + (view.nibIdentity?.children ?? []).flatMap(determinable)
  }
}

/// Views that constraints between them leave open together along an axis.
@MainActor private struct OpenViews {
  let axis: NSLayoutConstraint.Axis
  /// In the order of the document.
  let views: [UIView]
  /// Those of them that are held to their contents equally fast, so that any of them may give way;
  /// nil where there are none.
  let tie: Tie?
  /// What is open, in words.
  var open: [String]

  struct Tie {
    var views: [UIView]
    /// Whether one of them grows, else one shrinks.
    var stretches: Bool
    /// That of hugging where one grows, else that of compression resistance.
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

  /// What is wrong with views that are open together: each set of them whose contents
  /// tie, or they themselves.
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

  /// The views that are open along an axis, those in one group that constraints of
  /// the tree tie to each other.
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

  /// The views that have to be changed: those tied, or the first, on which the others hang.
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
  /// The axis along which the attribute measures; nil of `notAnAttribute`.
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
  /// A priority as one writes it.
  fileprivate var inWords: String { CGFloat(self).inPoints }
}
