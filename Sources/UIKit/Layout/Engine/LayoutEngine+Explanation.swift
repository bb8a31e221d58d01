internal import ConstraintSolver
internal import CoreGraphics

/// The frames of views that constraints do not place, and the edges of system guides, as constraints that a
/// report can name.
@MainActor struct FrameFacts {
  /// The items of views placed by their frames, in order of creation.
  var items: [EngineItem] = []
  /// An edge of a system guide.
  struct GuideEdge {
    var guide: UILayoutGuide
    var axis: NSLayoutConstraint.Axis
    var end: LayoutEngine.End
    var edge: GuideEdges.Edge
    /// The variable for the distance from the owner's edge.
    var offset: ConstraintSystem.Variable
  }
  var edges: [GuideEdge] = []
}

extension LayoutEngine {
  /// Returns a minimal set of contradictory constraints among `members`, including the facts on which the
  /// contradiction rests: the autoresizing masks of views, and the edges of guides, in the form of UIKit's
  /// constraints for them. That lengths are not negative is presupposed.
  ///
  /// Solves a system of its own, so it is only used for reports.
  func explanation(
    of members: [NSLayoutConstraint], breaking broken: NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    guard let root else { return members }
    let engine = LayoutEngine(root: root, isFitting: true)
    engine.frameFacts = FrameFacts()
    for member in members { engine.install(member) }
    let facts = engine.installFrameFacts()
    guard let conflict = engine.system.solve().conflicts.first else { return members }
    var named = conflict.members.compactMap { engine.constraint($0) ?? facts[$0] }
    guard named.contains(where: { $0 === broken }) else { return members }
    // If a nonnegative length is part of the contradiction, no other length is needed.
    for one in named where one !== broken {
      let rest = named.filter { $0 !== one }
      if !Self.areSatisfiable(rest, in: root) { named = rest }
    }
    return named
  }

  /// Returns whether constraints can be satisfied given only that lengths are not negative.
  static func areSatisfiable(_ constraints: [NSLayoutConstraint], in root: UIView) -> Bool {
    let engine = LayoutEngine(root: root, isFitting: true)
    engine.frameFacts = FrameFacts()
    for constraint in constraints { engine.install(constraint) }
    return engine.system.solve().conflicts.isEmpty
  }

  /// Adds the facts of frames and guides to the system.
  private func installFrameFacts() -> [ConstraintSystem.Constraint: NSLayoutConstraint] {
    var facts: [ConstraintSystem.Constraint: NSLayoutConstraint] = [:]
    func fix(_ variable: ConstraintSystem.Variable?, at value: CGFloat, as fact: NSLayoutConstraint) {
      guard let variable else { return }
      let handle = system.add(
        [ConstraintSystem.Term(variable, 1)], .equal, value, priority: 1000, breakRank: 2)
      facts[handle] = fact
    }
    // Lowering an edge that is relative to its owner's far edge may create further items.
    for item in frameFacts?.items ?? [] {
      guard let view = item.view else { continue }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let frame = view.layoutFrame.span(axis), insets = view.alignmentRectInsets.span(axis)
        fix(
          item[axis].origin, at: frame.origin + insets.low,
          as: NSAutoresizingMaskLayoutConstraint.origin(of: view, axis))
        fix(
          item[axis].length, at: frame.length - insets.low - insets.high,
          as: NSAutoresizingMaskLayoutConstraint(
            item: view, attribute: axis == .horizontal ? .width : .height, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: frame.length))
      }
    }
    for edge in frameFacts?.edges ?? [] { fix(edge.offset, at: edge.edge.offset, as: edge.constraint) }
    return facts
  }

  /// Returns the variable for the distance of a guide's edge from its owner's; nil if the engine uses the
  /// distance itself.
  func offsetVariable(
    of guide: UILayoutGuide, in owner: UIView, _ axis: NSLayoutConstraint.Axis, _ end: End,
    _ edge: GuideEdges.Edge
  ) -> ConstraintSystem.Variable? {
    guard let facts = frameFacts else { return nil }
    if let known = facts.edges.first(where: { $0.guide === guide && $0.axis == axis && $0.end == end }) {
      return known.offset
    }
    let offset = system.makeVariable()
    frameFacts?.edges.append(
      FrameFacts.GuideEdge(guide: guide, axis: axis, end: end, edge: edge, offset: offset))
    return offset
  }
}

extension FrameFacts.GuideEdge {
  /// The edge as UIKit's constraint for it, such as `UIViewSafeAreaLayoutGuide-top`.
  @MainActor fileprivate var constraint: NSLayoutConstraint {
    let low: NSLayoutConstraint.Attribute = axis == .horizontal ? .left : .top
    let high: NSLayoutConstraint.Attribute = axis == .horizontal ? .right : .bottom
    let own = end == .low ? low : high, other = edge.isFar ? high : low
    let isInset = end == .high && edge.isFar
    let owner: AnyObject = guide.owner ?? guide
    let made = NSLayoutConstraint(
      item: isInset ? owner : guide, attribute: isInset ? other : own, relatedBy: .equal,
      toItem: isInset ? guide : owner, attribute: isInset ? own : other, multiplier: 1,
      constant: isInset ? -edge.offset : edge.offset)
    made.identifier = "\(guide.identifier)-\(own.name)"
    return made
  }
}

extension NSAutoresizingMaskLayoutConstraint {
  /// Returns the constraint for the position of a view's frame in its superview.
  fileprivate static func origin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> NSAutoresizingMaskLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .left : .top
    let around = view.superview, isContent = around?.settings.contains(.scrolls) ?? true
    let start = isContent ? 0 : around?.layer.bounds.span(axis).origin ?? 0
    return NSAutoresizingMaskLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: around,
      attribute: around == nil ? .notAnAttribute : attribute, multiplier: 1,
      constant: view.layoutFrame.span(axis).origin - start)
  }
}
