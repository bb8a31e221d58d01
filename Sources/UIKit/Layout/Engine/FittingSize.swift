internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension UIView {
  /// The size nearest to a target that nothing inside resists.
  final func fittingSize(near target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns whether constraints or its content say anything about the view's size, once
  /// `updateConstraints()` has run where it is due.
  final func isSizedByContent() -> Bool {
    startConstraints()
    updateConstraintsBelow()
    let content = intrinsicContentSize
    return settings.contains(.usesConstraints) || content.width >= 0 || content.height >= 0 || wrapsToWidth
  }

  /// The size of this view in a system of its own: the constraints inside, and the target with its
  /// priorities. Costs as much as laying out the tree below for the first time.
  ///
  /// - Parameter limit: The largest size that content may ask for; required constraints may ask for more.
  final func fittingSize(
    near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, limit: CGSize? = nil
  ) -> CGSize {
    // Nothing to solve: the size stays, as tests of packages that ask so on iPhones expect.
    guard isSizedByContent() else { return bounds.size }
    let engine = LayoutEngine(root: self, isFitting: true)
    let item = engine.item(of: self)
    engine.arrive(below: self)
    let insets = alignmentRectInsets
    for (variable, length, priority) in [
      (item.x.length!, target.width - insets.left - insets.right, horizontal),
      (item.y.length!, target.height - insets.top - insets.bottom, vertical),
    ] {
      raiseUnless(!length.isNaN, "systemLayoutSizeFitting: the target \(target) is no size")
      engine.system.add(
        [ConstraintSystem.Term(variable, 1)], .equal, min(max(0, length), .greatestFiniteMagnitude),
        priority: Double(priority.usable))
    }
    if let limit {
      for (variable, length) in [(item.x.length!, limit.width), (item.y.length!, limit.height)] {
        engine.system.add(
          [ConstraintSystem.Term(variable, 1)], .lessThanOrEqual, max(0, length),
          priority: Double(UILayoutPriority.required.rawValue) - 1)
      }
    }
    engine.update()
    engine.giveBackText()
    let size = engine.solved(item).size
    func up(_ length: CGFloat) -> CGFloat { length.roundedUp(toPixelsOf: engine.rounding.scale) }
    return CGSize(
      width: up(size.width + insets.left + insets.right), height: up(size.height + insets.top + insets.bottom)
    )
  }

  final var isAmbiguous: Bool {
    updateLayoutEngine()
    guard let item = constraintStore?.item, let engine = item.engine else { return false }
    return item.variables.contains { engine.system.isAmbiguous($0) }
  }

  /// Whether constraints leave the place and the length along one axis open.
  package final func ambiguity(along axis: NSLayoutConstraint.Axis) -> (place: Bool, length: Bool) {
    guard let item = constraintStore?.item, let engine = item.engine else { return (false, false) }
    func isOpen(_ variable: ConstraintSystem.Variable?) -> Bool {
      variable.map(engine.system.isAmbiguous) ?? false
    }
    return (isOpen(item[axis].origin), isOpen(item[axis].length))
  }

  /// How fast the layout holds the view to its content along an axis, and whether it has stretched it all the
  /// same; nil where the content says no length.
  package final func hold(along axis: NSLayoutConstraint.Axis) -> (
    isStretched: Bool, hugging: Float, resistance: Float
  )? {
    guard let item = constraintStore?.item, let engine = item.engine, let content = item.content?[axis],
      let length = item[axis].length
    else { return nil }
    return (engine.system[length] > content.length, content.hugging, content.resistance)
  }

  final func constraintsDetermining(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    updateLayoutEngine()
    return constraintStore?.item.map { $0.constraintsDetermining(axis) } ?? []
  }

  /// Pushes the first ambiguous number of the view 50 points further; a second call lets it go.
  final func exerciseAmbiguity() {
    updateLayoutEngine()
    guard let item = constraintStore?.item, let engine = item.engine else { return }
    if let push = item.push {
      engine.system.remove(push)
      item.push = nil
    } else if let variable = item.variables.first(where: { engine.system.isAmbiguous($0) }) {
      item.push = engine.system.add(
        [ConstraintSystem.Term(variable, 1)], .equal, engine.system[variable] + 50, priority: 1)
    }
    engine.isUnsolved = true
    superview?.layer.setNeedsLayout()
  }
}

extension UILayoutGuide {
  /// Whether constraints leave open where the guide lies or how large it is.
  public var hasAmbiguousLayout: Bool {
    owner?.updateLayoutEngine()
    guard let item = constraintStore?.item, let engine = item.engine else { return false }
    return item.variables.contains { engine.system.isAmbiguous($0) }
  }

  /// The constraints that determine the guide's place and size along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.updateLayoutEngine()
    return constraintStore?.item.map { $0.constraintsDetermining(axis) } ?? []
  }
}

extension EngineItem {
  fileprivate func constraintsDetermining(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let engine else { return [] }
    var found: [NSLayoutConstraint] = []
    for variable in [self[axis].origin, self[axis].length] {
      guard let variable else { continue }
      for handle in engine.system.influences(of: variable) {
        if let constraint = engine.constraint(handle), !found.contains(where: { $0 === constraint }) {
          found.append(constraint)
        }
      }
    }
    return found
  }
}

extension LayoutEngine {
  /// After a trial, text goes back to the widths that the tree's own layout broke it to.
  func giveBackText() {
    for view in brokenTexts { view.setWrappingWidth(view.constraintStore?.item?.content?.wrap) }
  }
}
