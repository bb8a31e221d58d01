internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// What constraints, guides and views tell the layout engine: the one place where the API meets it.
@MainActor enum LayoutEvents {
  /// How many lists hear of constraints that change in their cells; without any, nobody looks for these.
  static var listeners = 0

  /// What constraints say in the view has changed: a cell around it may want another size.
  static func tellCell(around view: UIView) {
    guard listeners > 0 else { return }
    var around = view.superview
    while let one = around, !one.settings.contains(.sizesItself) { around = one.superview }
    (around as? any SelfSizingCell)?.constraintsChanged()
  }

  /// `view` now holds the constraint; its items are known to be in the view's tree.
  static func installed(_ constraint: NSLayoutConstraint, on view: UIView) {
    tellCell(around: view)
    view.markUsesConstraints()
    // The first layout with constraints makes the engine.
    guard let engine = view.treeEngine else { return view.layer.setNeedsLayoutUnlessActive() }
    change(engine) { engine in
      engine.placeIfUnmentioned(constraint.first)
      engine.placeIfUnmentioned(constraint.second)
      engine.arrive(constraint)
    }
  }

  /// `view` no longer holds the constraint.
  static func removed(_ constraint: NSLayoutConstraint, from view: UIView) {
    tellCell(around: view)
    guard constraint.engineRecord >= 0 else { return }
    change(view.treeEngine) { $0.depart(constraint) }
  }

  static func constantChanged(of constraint: NSLayoutConstraint, on view: UIView) {
    tellCell(around: view)
    guard constraint.engineRecord >= 0 else { return }
    change(view.treeEngine) { $0.markStale(constraint) }
  }

  /// Changes what a tree's engine knows; that of a window's then waits for a turn of the run loop.
  private static func change(_ engine: LayoutEngine?, _ change: (LayoutEngine) -> Void) {
    guard let engine else { return }
    let wasClean = !engine.isDirty
    change(engine)
    if wasClean, engine.isDirty, engine.root is UIWindow { PassingTime.begins() }
  }

  static func priorityChanged(of constraint: NSLayoutConstraint, on view: UIView) {
    tellCell(around: view)
    guard constraint.engineRecord >= 0 else { return }
    change(view.treeEngine) { $0.setPriority(of: constraint) }
  }

  /// The guide's constraints are gone already.
  static func guideRemoved(_ guide: UILayoutGuide) {
    if let item = guide.constraintStore?.item { item.engine?.forget(item) }
  }

  /// The view is about to leave its superview; the constraints that cross the edge are gone already.
  static func willLeaveSuperview(_ view: UIView) {
    guard view.settings.contains(.usesConstraints) else { return }
    view.topmost.constraintStore?.engine?.depart(below: view)
  }

  /// The view has a new superview.
  static func joinedSuperview(_ view: UIView) {
    if type(of: view).requiresConstraintBasedLayout { view.markUsesConstraints() }
    guard view.settings.contains(.usesConstraints) else { return }
    if let own = view.constraintStore?.engine {
      own.depart(below: view)
      view.constraintStore?.engine = nil
    }
    view.superview?.markUsesConstraints()
    view.topmost.constraintStore?.engine?.arrive(below: view)
  }

  /// The view's margins or safe area are other than before: attributes of margins and the view's own guides
  /// move.
  static func insetsChanged(of view: UIView) {
    guard let item = view.constraintStore?.item, item.readsInsets else { return }
    item.engine?.markStale(item)
  }

  static func intrinsicSizeChanged(of view: UIView) {
    tellCell(around: view)
    (view.superview as? UIStackView)?.arrangedContentChanged()
    guard let item = view.constraintStore?.item else { return }
    change(item.engine) { $0.markContentStale(item) }
  }

  /// Hugging or compression resistance.
  static func contentPrioritiesChanged(of view: UIView) {
    tellCell(around: view)
    guard let item = view.constraintStore?.item, item.x.length != nil else { return }
    change(item.engine) { $0.markContentStale(item) }
  }

  /// The view's scroll view has given it another scale.
  static func zoomChanged(of view: UIView) {
    guard let item = view.constraintStore?.item, item.isPlaced else { return }
    change(item.engine) { $0.renewConstraints(of: item) }
  }

  static func translatesMaskChanged(of view: UIView) {
    if !view.isPlacedByFrame { view.markUsesConstraints() }
    guard let engine = view.treeEngine else { return }
    if let item = engine.knownItem(of: view) {
      engine.rebuild(item)
    } else if !view.isPlacedByFrame {
      _ = engine.item(of: view)
    }
  }

  /// The view has another display scale: if it is at the top of its tree, solved frames are rounded again.
  static func displayScaleChanged(of view: UIView) {
    change(view.constraintStore?.engine) { $0.isUnsolved = true }
  }

  /// Leading and trailing may have changed places.
  static func directionChanged(of view: UIView) {
    guard let engine = view.treeEngine else { return }
    view.forEachConstrained { view in
      for item in [engine.knownItem(of: view)] + view.ownGuides.map({ engine.knownItem(of: $0) }) {
        if let item { engine.markStale(item) }
      }
    }
  }
}

/// Counts a list among those that hear of constraints, as long as the list holds it.
@MainActor final class ListHearing {
  init() { LayoutEvents.listeners += 1 }
  isolated deinit { LayoutEvents.listeners -= 1 }
}

/// A cell or a bar's button whose size may be asked for again when constraints in it change; its setting
/// `sizesItself` says that it is one.
@MainActor protocol SelfSizingCell: UIView {
  func constraintsChanged()
}

extension UIView {
  /// Whether the frame, and not constraints, says where the view lies.
  final var isPlacedByFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || settings.contains(.keepsStoredFrame) || isEncapsulated
  }

  /// Says that the view comes into a list, which places it whatever its constraints say until it leaves.
  final func becomeElement() { settings.insert(.isOfList) }

  /// Whether a window, a list or a bar holds the view at its size, as UIKit does by constraints called
  /// UIView-Encapsulated-Layout.
  final var isEncapsulated: Bool {
    if settings.contains(.fillsWindow) { return superview is UIWindow }
    return settings.contains(.isOfList)
      && (superview is UIScrollView || superview is UITableViewCell || superview is BarButton)
  }

  /// The frame has been set, by whomever.
  final func frameChanged(_ item: EngineItem) {
    if !item.isPlaced || item.readsInsets { item.engine?.markStale(item) }
  }

  /// What is inside has moved. Constraints that lead out of a scroll view, or to its frame guide, have to
  /// follow; all others move along.
  final func innerOriginChanged(_ item: EngineItem) {
    guard let engine = item.engine else { return }
    guard settings.contains(.scrolls) else { return engine.markStale(item) }
    for constraint in item.passers { engine.markStale(constraint) }
    for guide in ownGuides where guide.role != .free && guide.role != .scrollContent {
      for constraint in guide.constraintStore?.mentions.all ?? [] { engine.markStale(constraint) }
    }
  }

  /// Applies what came in while views above were laid out: constraints, the first of the tree among them, and
  /// views here and below that ask for `updateConstraints()`. `layoutSubviews()` sets the solved frames.
  final func solveBeforeLayout() -> LayoutEngine {
    updateConstraintsBelow()
    let engine = treeEngine ?? topmost.needEngine()
    engine.update()
    engine.removeUnplaced(in: self)
    return engine
  }

  /// Applies what came in while this view was laid out, and sets the frames of the subviews that it moves:
  /// changes of a view's own constraints do not ask for another `layoutSubviews()`.
  ///
  /// - Parameter engine: The engine of the tree before `layoutSubviews()`; nil if there was none.
  final func solveAfterLayout(_ engine: LayoutEngine?) {
    updateConstraintsBelow()
    let engine = engine ?? treeEngine ?? topmost.needEngine()
    if engine.isDirty {
      engine.update()
      engine.sizeRoot()
    }
    engine.placeUnplaced(in: self)
  }

  /// The classes of the views at and below this one that need layout.
  final var layoutCulprits: [String] {
    var names: [String] = []
    forEachBelow { view in
      if view.layer.marks.contains(.needsLayout) { names.append("\(type(of: view))") }
    }
    return names
  }

  /// Says on standard error which views still ask for layout.
  final func nameLayoutCulprits() {
    let names = layoutCulprits
    let list = names.isEmpty ? "the constraints" : names.prefix(5).joined(separator: ", ")
    warn("layout still asks for layout after 10 rounds: \(list)")
  }
}
