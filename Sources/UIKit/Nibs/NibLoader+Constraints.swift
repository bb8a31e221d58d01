internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension NibLoader {
  /// Adds the constraints that a view's element owns to the view, if they are installed for the size classes
  /// and their items are in the view's tree.
  ///
  /// Does nothing if views keep their stored frames.
  func installConstraints(of object: IBObject, on view: UIView) {
    guard !keepsStoredFrames else { return }
    for (constraint, element) in object.constraints(width: sizeClasses.width, height: sizeClasses.height) {
      if constraint.isPlaceholder, !usesDesignSizes { continue }
      guard let made = make(constraint, element, on: view) else { continue }
      self.made[element.ordinal] = made
      applyRuntimeAttributes(of: element, to: made)
      view.addConstraint(made)
    }
  }

  /// Returns a constraint that is not installed for the size classes but that a connection references: it is
  /// inactive until code activates it. Nil for other elements.
  func uninstalledConstraint(_ element: IBObject) -> NSLayoutConstraint? {
    guard element.name == "constraint", !keepsStoredFrames, let owner = document.owner(of: element),
      let view = made[owner.ordinal] as? UIView
    else { return nil }
    let constraint = IBConstraint(element, width: sizeClasses.width, height: sizeClasses.height)
    guard !constraint.isPlaceholder, let made = make(constraint, element, on: view) else { return nil }
    self.made[element.ordinal] = made
    applyRuntimeAttributes(of: element, to: made)
    return made
  }

  private func make(_ constraint: IBConstraint, _ element: IBObject, on view: UIView) -> NSLayoutConstraint? {
    guard let first = item(constraint.firstItem, on: view, element) else { return nil }
    var second: (any LayoutItem)?
    if let id = constraint.secondItem {
      second = item(id, on: view, element)
      if second == nil { return nil }
    }
    guard let one = constraint.firstAttribute, let two = constraint.relatedAttribute else {
      note("constraint without an attribute is left out", at: element)
      return nil
    }
    // A position with a multiplier of 0 would be a constant position.
    let (factor, isLength) = (constraint.multiplier, one.canRelate(to: .notAnAttribute))
    guard one.canRelate(to: two), factor.isFinite, isLength || factor != 0 else {
      note("constraint between \(one.rawValue) and \(two.rawValue) cannot be: left out", at: element)
      return nil
    }
    let made = NSLayoutConstraint(
      item: contentOwner(first) ?? first, attribute: attribute(one, of: first),
      relatedBy: NSLayoutConstraint.Relation(constraint.relation), toItem: contentOwner(second) ?? second,
      attribute: attribute(two, of: second), multiplier: constraint.multiplier,
      constant: constant(of: constraint, first, second, on: view))
    made.priority = UILayoutPriority(Float(max(1, constraint.priority)))
    made.identifier = constraint.identifier
    made.nibIdentity = NibIdentity(object: element, className: "NSLayoutConstraint")
    return made
  }

  /// Returns an attribute. On the canvas the strip that bars cover at the top has no height: both stored
  /// distances from its upper edge, of two projects, are from its lower one.
  private func attribute(_ attribute: IBLayoutAttribute, of item: (any LayoutItem)?)
    -> NSLayoutConstraint.Attribute
  {
    if contentOwner(item) != nil, attribute == .top { return .bottom }
    let isStrip = purpose == .canvas && (item as? UILayoutGuide)?.role == .top
    return NSLayoutConstraint.Attribute(isStrip && attribute == .top ? .bottom : attribute)
  }

  /// Returns the scroll view whose content an item ends: the strip below the content of a controller whose
  /// view scrolls. Nil for all other items.
  private func contentOwner(_ item: (any LayoutItem)?) -> UIScrollView? {
    guard let guide = item as? UILayoutGuide, guide.role == .bottom else { return nil }
    return guide.owningView as? UIScrollView
  }

  /// Returns the constant. A standard distance from the safe area is 0: all 23 such constraints of
  /// `corpus/files` are stored so. Otherwise, the value in the document takes precedence.
  private func constant(
    of constraint: IBConstraint, _ first: any LayoutItem, _ second: (any LayoutItem)?, on view: UIView
  ) -> CGFloat {
    guard constraint.isSymbolic else { return constraint.constant }
    let isArea: (any LayoutItem) -> Bool = { $0 is UILayoutGuide && $0 === $0.itemView?.safeAreaLayoutGuide }
    if isArea(first) || second.map(isArea) == true { return 0 }
    return constraint.hasConstant ? constraint.constant : standardDistance(first, second, on: view)
  }

  /// Returns the standard distance: 8 points between neighbours, 20 from an enclosing edge
  /// (`corpus/metrics.json`, "standard spacing").
  private func standardDistance(
    _ first: any LayoutItem, _ second: (any LayoutItem)?, on view: UIView
  ) -> CGFloat {
    let isAround: (any LayoutItem) -> Bool = { $0.itemView === view }
    return isAround(first) || second.map(isAround) == true ? 20 : 8
  }

  /// Returns the view or guide with an identifier; nil stands for the view that owns the constraint. Returns
  /// nil if it does not exist or is not in the owner's tree, like views that are not installed.
  private func item(_ id: String?, on view: UIView, _ constraint: IBObject) -> (any LayoutItem)? {
    guard let id else { return view }
    guard let element = document.object(withID: id) else {
      note("constraint speaks of \"\(id)\", which does not exist: left out", at: constraint)
      return nil
    }
    let found = made[element.ordinal] as? any LayoutItem ?? guide(element)
    guard let found, found.itemView?.isDescendant(of: view) == true else { return nil }
    return found
  }

  /// Returns the layout guide of an element of a view or of its controller; nil for any other element.
  func guide(_ element: IBObject) -> UILayoutGuide? {
    guard Self.guideNames.contains(element.name), let holder = document.owner(of: element) else { return nil }
    let isOfController = element.name == "viewControllerLayoutGuide"
    let owner = isOfController ? holder.child(key: "view") : holder
    guard let owner, let view = made[owner.ordinal] as? UIView else { return nil }
    let guide = view.guide(IBLayoutGuide(element).kind)
    if guide.identifier.isEmpty, let name = element.attributes["identifier"] ?? element.userLabel {
      guide.identifier = name
    }
    made[element.ordinal] = guide
    return guide
  }

  /// The element names of layout guides.
  private static let guideNames: Set = [
    "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide", "keyboardLayoutGuide",
  ]
}

extension UIView {
  /// Returns the view's guide of a kind; one that the user added is created.
  func guide(_ kind: IBLayoutGuide.Kind) -> UILayoutGuide {
    switch kind {
    case .safeArea: safeAreaLayoutGuide
    case .content: (self as? UIScrollView)?.contentLayoutGuide ?? freeGuide()
    case .frame: (self as? UIScrollView)?.frameLayoutGuide ?? freeGuide()
    case .keyboard: keyboardLayoutGuide
    // The same guides as the controller's, which may not have its view yet.
    case .top: systemGuide(.top, "_UIViewControllerTop") { BarGuide() }
    case .bottom: systemGuide(.bottom, "_UIViewControllerBottom") { BarGuide() }
    case .other("layoutMargins"): layoutMarginsGuide
    case .other("readableContent"): readableContentGuide
    case .other: freeGuide()
    }
  }

  private func freeGuide() -> UILayoutGuide {
    let new = UILayoutGuide()
    addLayoutGuide(new)
    return new
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: IBConstraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  init(_ attribute: IBLayoutAttribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .baseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    case .notAnAttribute: self = .notAnAttribute
    }
  }
}
