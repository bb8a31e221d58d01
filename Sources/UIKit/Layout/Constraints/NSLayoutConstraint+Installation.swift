internal import CoreGraphics
internal import Foundation

extension NSLayoutConstraint {
  /// Creates a constraint between the sides of anchors.
  convenience init(
    _ first: AnchorSide, _ relation: Relation, _ second: AnchorSide?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    self.first = first.item
    self.second = second?.item
    attributes = (first.attribute, second?.attribute ?? .notAnAttribute)
    relationStorage = relation
    multiplierStorage = multiplier
    constantStorage = constant
    if first.end != nil || second?.end != nil {
      offsets = OffsetSides(first: first, second: second)
      checkNumbers()
    } else {
      checkForm()
    }
  }

  static func item(_ any: Any) -> AnyObject {
    if let view = any as? UIView { return view }
    if let guide = any as? UILayoutGuide { return guide }
    raiseException(
      "NSLayoutConstraint: constraint items must each be a view or layout guide; \(any) is neither")
  }

  private func checkNumbers() {
    raiseUnless(
      multiplierStorage.isFinite,
      "Multiplier is not finite!  That's illegal.  multiplier:\(multiplierStorage)")
    raiseUnless(
      constantStorage.isFinite, "Constant is not finite!  That's illegal.  constant:\(constantStorage)")
  }

  func checkForm() {
    checkNumbers()
    // A constraint for the frame of a root is not one that a client could create.
    guard !(self is NSAutoresizingMaskLayoutConstraint) else { return }
    let (one, two) = attributes
    raiseUnless(one != .notAnAttribute, "NSLayoutConstraint: the first attribute is notAnAttribute")
    if two == .notAnAttribute || multiplierStorage == 0 {
      raiseUnless(
        one.kind == .size,
        """
        NSLayoutConstraint for \(String(describing: first)): A constraint cannot be made that sets a location equal to \
        a constant. Location attributes must be specified in pairs. A multiplier of 0 or a nil second item \
        together with a location for the first attribute creates such a constraint.
        """)
    }
    if two != .notAnAttribute {
      // Edges of the two axes may be paired: SnapKit's tests, which pass on iOS, pair `left` with `top`.
      raiseUnless(
        one.kind == two.kind || one.isNamedEdge && two.isNamedEdge,
        "NSLayoutConstraint: Invalid pairing of layout attributes: \(one.name) and \(two.name)")
      raiseUnless(
        !(one.isDirectional && two.isAbsoluteEdge) && !(one.isAbsoluteEdge && two.isDirectional),
        """
        NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
        Use leading/trailing for both or neither.
        """)
    }
  }

  /// All items, including the far ends of distances.
  var items: [any LayoutItem] {
    var all: [AnyObject?] = [first, second]
    if let offsets { all += [offsets.first.end?.item, offsets.second?.end?.item] }
    return all.compactMap { $0 as? any LayoutItem }
  }

  func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor else {
      if isOfLooseGuide { return }
      raiseException(
        """
        Unable to activate constraint with anchors \(firstAnchor) and \
        \(secondAnchor.map { "\($0)" } ?? "(null)") because they have no common ancestor.  Does the constraint or its \
        anchors reference items in different view hierarchies?  That's illegal.
        """)
    }
    ancestor.hold(self)
  }

  /// A Boolean value that indicates whether the only item of the constraint is a guide that is in no view:
  /// nothing lays it out.
  private var isOfLooseGuide: Bool {
    guard let guide = first as? UILayoutGuide, guide.owningView == nil else { return false }
    return items.allSatisfy { $0 === guide }
  }

  func deactivate() { holder?.letGo(of: self) }

  /// The nearest view that is, or contains, every item; nil if there is none.
  private var commonAncestor: UIView? {
    guard let firstView = (first as? any LayoutItem)?.itemView else { return nil }
    if offsets == nil {
      guard second != nil else { return attributes.second == .notAnAttribute ? firstView : nil }
      guard let secondView = (second as? any LayoutItem)?.itemView else { return nil }
      return firstView.nearestAncestor(with: secondView)
    }
    var result = firstView
    for item in items {
      guard let view = item.itemView, let next = result.nearestAncestor(with: view) else { return nil }
      result = next
    }
    return result
  }

  func setConstant(_ value: CGFloat) {
    raiseUnless(value.isFinite, "Constant is not finite!  That's illegal.  constant:\(value)")
    guard value != constantStorage else { return }
    constantStorage = value
    if let holder { LayoutEvents.constantChanged(of: self, on: holder) }
  }

  func setPriority(_ value: UILayoutPriority) {
    raiseUnless(
      value.rawValue > 0 && value.rawValue <= 1000,
      "NSLayoutConstraint.priority: \(value.rawValue) is not above 0 and at most 1000")
    guard value != priorityStorage else { return }
    raiseUnless(
      holder == nil || (value == .required) == (priorityStorage == .required),
      """
      NSLayoutConstraint.priority: Mutating a priority from required to not on an installed constraint (or \
      vice-versa) is not supported.  You passed priority \(value.rawValue) and the existing priority was \
      \(priorityStorage.rawValue).
      """)
    priorityStorage = value
    if let holder { LayoutEvents.priorityChanged(of: self, on: holder) }
  }
}

extension UIView {
  /// Returns the nearest view that is, or contains, both views; nil if they are in different trees.
  final func nearestAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    if other.superview === self { return self }
    guard let parent = superview else { return other.isDescendant(of: self) ? self : nil }
    if parent === other || other.superview === parent { return parent }
    var mine = Set<ObjectIdentifier>()
    var view: UIView? = self
    while let current = view {
      mine.insert(ObjectIdentifier(current))
      view = current.superview
    }
    view = other
    while let current = view {
      if mine.contains(ObjectIdentifier(current)) { return current }
      view = current.superview
    }
    return nil
  }

  /// Adds a constraint to this view, removing it from its previous holder.
  final func hold(_ constraint: NSLayoutConstraint) {
    if let old = constraint.holder {
      if old === self { return }
      old.letGo(of: constraint)
    }
    let items = constraint.items
    for item in items where item.itemView?.isDescendant(of: self) != true {
      raiseException(
        """
        Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the \
        view?  That's illegal. constraint:\(constraint) view:\(self)
        """)
    }
    let store = needConstraintStore()
    store.held.add(constraint, as: .held)
    if constraint.offsets != nil { store.offsetCount += 1 }
    constraint.holder = self
    (constraint.first as? any LayoutItem)?.mention(constraint, as: .first)
    (constraint.second as? any LayoutItem)?.mention(constraint, as: .second)
    LayoutEvents.installed(constraint, on: self)
  }

  /// Removes a constraint from this view, if the view holds it.
  final func letGo(of constraint: NSLayoutConstraint) {
    guard constraint.holder === self, let store = constraintStore else { return }
    store.held.remove(constraint, as: .held)
    if constraint.offsets != nil { store.offsetCount -= 1 }
    (constraint.first as? any LayoutItem)?.constraintStore?.mentions.remove(constraint, as: .first)
    (constraint.second as? any LayoutItem)?.constraintStore?.mentions.remove(constraint, as: .second)
    constraint.holder = nil
    LayoutEvents.removed(constraint, from: self)
  }

  /// Deactivates the constraints that relate this view, or any of its subviews, to views outside.
  ///
  /// The cost is linear in the size of the tree below, if any view above holds constraints.
  final func cutConstraintsToOutside() {
    var above = superview
    var offsets = false
    var any = false
    while let view = above {
      if let store = view.constraintStore, !store.held.isEmpty {
        any = true
        offsets = offsets || store.offsetCount > 0
      }
      above = view.superview
    }
    guard any else { return }
    func cut(_ item: any LayoutItem) {
      guard let store = item.constraintStore, !store.mentions.isEmpty else { return }
      for constraint in store.mentions.all {
        if let holder = constraint.holder, !holder.isDescendant(of: self) { holder.letGo(of: constraint) }
      }
    }
    forEachBelow { view in
      cut(view)
      for guide in view.extras?.guides ?? [] { cut(guide) }
    }
    above = offsets ? superview : nil
    while let view = above {
      for constraint in view.constraintStore?.held.all ?? []
      where constraint.offsets != nil
        && constraint.items.contains(where: { $0.itemView?.isDescendant(of: self) == true })
      {
        view.letGo(of: constraint)
      }
      above = view.superview
    }
  }
}

extension LayoutItem {
  fileprivate func mention(_ constraint: NSLayoutConstraint, as role: ConstraintRole) {
    let store = needConstraintStore()
    store.mentions.remove(constraint, as: role)
    store.mentions.add(constraint, as: role)
  }
}
