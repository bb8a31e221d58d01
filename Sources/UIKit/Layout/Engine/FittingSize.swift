internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension UIView {
  /// Returns the size nearest to a target that no content or constraint resists.
  final func fittingSize(near target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns whether constraints or its content determine anything about the view's size, after running
  /// pending `updateConstraints()` calls.
  final func isSizedByContent() -> Bool {
    startConstraints()
    updateConstraintsBelow()
    let content = intrinsicContentSize
    return settings.contains(.usesConstraints) || content.width >= 0 || content.height >= 0 || wrapsToWidth
  }

  /// Returns the size of this view in a system of its own: the constraints inside, and the target with its
  /// priorities. The cost is that of laying out the tree below for the first time.
  ///
  /// - Parameters:
  ///   - target: The target size.
  ///   - horizontal: The priority of the target width.
  ///   - vertical: The priority of the target height.
  ///   - limit: The maximum size that content may request; required constraints may exceed it.
  /// - Returns: The size in points.
  final func fittingSize(
    near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, limit: CGSize? = nil
  ) -> CGSize {
    // Without anything to solve, the size stays, as tests of packages that run on iPhones expect.
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

  /// Returns whether constraints leave the position and the length along one axis ambiguous.
  package final func ambiguity(along axis: NSLayoutConstraint.Axis) -> (place: Bool, length: Bool) {
    guard let item = constraintStore?.item, let engine = item.engine else { return (false, false) }
    func isOpen(_ variable: ConstraintSystem.Variable?) -> Bool {
      variable.map(engine.system.isAmbiguous) ?? false
    }
    return (isOpen(item[axis].origin), isOpen(item[axis].length))
  }

  /// Returns the priorities with which the layout holds the view to its content size along an axis, and the
  /// length that it has beyond its content, in points; nil if the content has no length.
  package final func hold(along axis: NSLayoutConstraint.Axis) -> (
    excess: CGFloat, hugging: Float, resistance: Float
  )? {
    guard let item = constraintStore?.item, let engine = item.engine, let content = item.content?[axis],
      let length = item[axis].length
    else { return nil }
    return (CGFloat(engine.system[length]) - content.length, content.hugging, content.resistance)
  }

  final func constraintsDetermining(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    updateLayoutEngine()
    return constraintStore?.item.map { $0.constraintsDetermining(axis) } ?? []
  }

  /// Pushes the first ambiguous number of the view by 50 points; a second call removes the push.
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
  /// A Boolean value that indicates whether constraints leave the guide's position or size ambiguous.
  public var hasAmbiguousLayout: Bool {
    owner?.updateLayoutEngine()
    guard let item = constraintStore?.item, let engine = item.engine else { return false }
    return item.variables.contains { engine.system.isAmbiguous($0) }
  }

  /// Returns the constraints that determine the guide's position and size along an axis.
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
  /// Restores, after a trial, the widths to which the tree's own layout broke texts.
  func giveBackText() {
    for view in brokenTexts { view.setWrappingWidth(view.constraintStore?.item?.content?.wrap) }
  }
}
