internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// What constraints leave open in a scene: one finding for what hangs together, since one change settles it.
  func checkDetermined(below root: UIView) {
    var groups: [OpenViews] = []
    let views = determinable(root)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for group in OpenViews.groups(of: views, in: root, along: axis) {
        // What is open along both axes for the same views is said once.
        if group.tied.isEmpty, let same = groups.firstIndex(where: { $0.tied.isEmpty && $0.views == group.views }) {
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
    guard !view.isHidden else { return [] }
    let own = view.superview != nil && !view.translatesAutoresizingMaskIntoConstraints && view.hasAmbiguousLayout ? [view] : []
    return own + (view.nibIdentity?.children ?? []).flatMap(determinable)
  }
}

/// Views that constraints between them leave open together along an axis.
@MainActor private struct OpenViews {
  let axis: NSLayoutConstraint.Axis
  /// In the order of the document.
  let views: [UIView]
  /// Those of them that are held to their contents equally fast, so that any of them may give way.
  let tied: [UIView]
  /// What is open, in words.
  var open: [String]

  init(_ views: [UIView], along axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    self.views = views
    let ambiguities = views.map { $0.ambiguity(along: axis) }
    let held = zip(views, ambiguities).filter { $1.length && $0.hold(along: axis) != nil }.map(\.0)
    tied = held.count > 1 ? held : []
    let names = axis == .horizontal ? ("x", "width") : ("y", "height")
    let parts = [(names.0, ambiguities.contains(where: \.place)), (names.1, ambiguities.contains(where: \.length))]
    open = [parts.filter(\.1).map(\.0).joined(separator: " and ")]
  }

  /// The views that are open along an axis, those in one group that constraints of the tree tie to each other.
  static func groups(of views: [UIView], in root: UIView, along axis: NSLayoutConstraint.Axis) -> [OpenViews] {
    let open = views.filter { view in
      let ambiguity = view.ambiguity(along: axis)
      return ambiguity.place || ambiguity.length
    }
    var groups = Dictionary(uniqueKeysWithValues: open.enumerated().map { (ObjectIdentifier($1), $0) })
    for constraint in constraints(in: root) where constraint.isActive && constraint.firstAttribute.axis == axis {
      guard let first = constraint.firstItem.flatMap(owner), let second = constraint.secondItem.flatMap(owner),
        let one = groups[ObjectIdentifier(first)], let other = groups[ObjectIdentifier(second)], one != other
      else { continue }
      for (view, group) in groups where group == max(one, other) { groups[view] = min(one, other) }
    }
    return Dictionary(grouping: open) { groups[ObjectIdentifier($0)] ?? 0 }
      .sorted { $0.key < $1.key }
      .map { OpenViews($0.value, along: axis) }
  }

  private static func constraints(in view: UIView) -> [NSLayoutConstraint] {
    view.constraints + view.subviews.flatMap(constraints)
  }

  private static func owner(_ item: AnyObject) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

  /// The views that have to be changed: those tied, or the first, on which the others hang.
  var culprits: [UIView] { tied.isEmpty ? [views[0]] : tied }

  var message: String {
    let others = views.count - culprits.count
    let named = culprits.prefix(4).map(\.inWords) + (culprits.count > 4 ? ["\(culprits.count - 4) more"] : [])
    let list = named.count == 1 ? named[0] : named.dropLast().joined(separator: ", ") + " and " + named[named.count - 1]
    guard let hold else {
      let rest = others == 0 ? "" : ", and with it \(others) more \(others == 1 ? "view" : "views")"
      return "the constraints of \(list) leave \(open.joined(separator: ", ")) open\(rest)"
    }
    let rest = others == 0 ? "" : "; \(others) more \(others == 1 ? "view moves" : "views move") with them"
    return "\(list) \(hold.stretch ? "hug their contents" : "resist compression") equally (\(hold.priority.rawValue.inWords)), so the "
      + "constraints leave open which of them \(hold.stretch ? "grows" : "shrinks") in \(axis == .horizontal ? "width" : "height")\(rest)"
  }

  var remedy: String {
    guard let hold else { return "add constraints for it, or change hugging and compression priorities so that one view gives way first" }
    let kind = hold.stretch ? "hugging" : "compression resistance"
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    return "give the one that is to \(hold.stretch ? "grow" : "shrink") a lower \(direction) \(kind) priority, such as "
      + (hold.priority.rawValue - 1).inWords
  }

  /// How the tied views hold their contents: as the one that gives way on this layout.
  private var hold: (stretch: Bool, priority: UILayoutPriority)? {
    let holds = tied.compactMap { $0.hold(along: axis) }
    return holds.first(where: \.stretch) ?? holds.first
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis along which the attribute measures; nil of `notAnAttribute`.
  fileprivate var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
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
