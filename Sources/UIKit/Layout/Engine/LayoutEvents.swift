internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The notifications that constraints, guides and views send to the layout engine: the one place where the
/// public API meets it.
@MainActor enum LayoutEvents {
  /// The number of lists that observe constraint changes in their cells; without any, cells are not searched.
  static var listeners = 0

  /// Notifies an enclosing cell that constraints in the view have changed: it may need another size.
  static func tellCell(around view: UIView) {
    guard listeners > 0 else { return }
    var around = view.superview
    while let one = around, !one.settings.contains(.sizesItself) { around = one.superview }
    (around as? any SelfSizingCell)?.constraintsChanged()
  }

  /// Called when `view` has added the constraint; its items are known to be in the view's tree.
  static func installed(_ constraint: NSLayoutConstraint, on view: UIView) {
    tellCell(around: view)
    view.markUsesConstraints()
    // The first layout with constraints creates the engine.
    guard let engine = view.treeEngine else { return view.layer.setNeedsLayoutUnlessActive() }
    change(engine) { engine in
      engine.placeIfUnmentioned(constraint.first)
      engine.placeIfUnmentioned(constraint.second)
      engine.arrive(constraint)
    }
  }

  /// Called when `view` has removed the constraint.
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

  /// Changes the state of a tree's engine; a window's engine then waits for a turn of the run loop.
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

  /// Called when a guide was removed; its constraints have been removed already.
  static func guideRemoved(_ guide: UILayoutGuide) {
    if let item = guide.constraintStore?.item { item.engine?.forget(item) }
  }

  /// Called when the view is about to leave its superview; the constraints that cross the edge have been
  /// removed already.
  static func willLeaveSuperview(_ view: UIView) {
    guard view.settings.contains(.usesConstraints) else { return }
    view.topmost.constraintStore?.engine?.depart(below: view)
  }

  /// Called when the view has a new superview.
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

  /// Called when the view's margins or safe area have changed: margin attributes and the view's own guides
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

  /// Called when a hugging or compression resistance priority has changed.
  static func contentPrioritiesChanged(of view: UIView) {
    tellCell(around: view)
    guard let item = view.constraintStore?.item, item.x.length != nil else { return }
    change(item.engine) { $0.markContentStale(item) }
  }

  /// Called when the view's scroll view has changed its scale.
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

  /// Called when the view's display scale has changed: if it is at the top of its tree, solved frames are
  /// rounded again.
  static func displayScaleChanged(of view: UIView) {
    change(view.constraintStore?.engine) { $0.isUnsolved = true }
  }

  /// Called when leading and trailing may have been exchanged.
  static func directionChanged(of view: UIView) {
    guard let engine = view.treeEngine else { return }
    view.forEachConstrained { view in
      for item in [engine.knownItem(of: view)] + view.ownGuides.map({ engine.knownItem(of: $0) }) {
        if let item { engine.markStale(item) }
      }
    }
  }
}

/// An object that counts a list among those that observe constraint changes, as long as the list retains it.
@MainActor final class ListHearing {
  init() { LayoutEvents.listeners += 1 }
  isolated deinit { LayoutEvents.listeners -= 1 }
}

/// A cell or bar button whose size may have to be measured again when constraints in it change; marked by its
/// setting `sizesItself`.
@MainActor protocol SelfSizingCell: UIView {
  func constraintsChanged()
}

extension UIView {
  /// A Boolean value that indicates whether the frame, and not constraints, determines the view's position.
  final var isPlacedByFrame: Bool {
    translatesAutoresizingMaskIntoConstraints || settings.contains(.keepsStoredFrame) || isEncapsulated
  }

  /// Marks the view as an element of a list, which places it regardless of its constraints until it is
  /// removed.
  final func becomeElement() { settings.insert(.isOfList) }

  /// A Boolean value that indicates whether a window, a list or a bar holds the view at its size, as UIKit
  /// does by constraints called UIView-Encapsulated-Layout.
  final var isEncapsulated: Bool {
    if settings.contains(.fillsWindow) { return superview is UIWindow }
    return settings.contains(.isOfList)
      && (superview is UIScrollView || superview is UITableViewCell || superview is BarButton)
  }

  /// Called when the frame has been set, for any reason.
  final func frameChanged(_ item: EngineItem) {
    if !item.isPlaced || item.readsInsets { item.engine?.markStale(item) }
  }

  /// Called when the bounds origin has changed. Constraints that lead out of a scroll view, or to its frame
  /// guide, have to follow; all others move along.
  final func innerOriginChanged(_ item: EngineItem) {
    guard let engine = item.engine else { return }
    guard settings.contains(.scrolls) else { return engine.markStale(item) }
    for constraint in item.passers { engine.markStale(constraint) }
    for guide in ownGuides where guide.role != .free && guide.role != .scrollContent {
      for constraint in guide.constraintStore?.mentions.all ?? [] { engine.markStale(constraint) }
    }
  }

  /// Applies the changes made while views above were laid out: constraints, including the first of the tree,
  /// and views here and below that need `updateConstraints()`. `layoutSubviews()` sets the solved frames.
  final func solveBeforeLayout() -> LayoutEngine {
    updateConstraintsBelow()
    let engine = treeEngine ?? topmost.needEngine()
    engine.update()
    engine.removeUnplaced(in: self)
    return engine
  }

  /// Applies the changes made while this view was laid out, and sets the frames of the subviews that they
  /// move: changes of a view's own constraints do not request another `layoutSubviews()`.
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

  /// Writes to standard error which views still request layout.
  final func nameLayoutCulprits() {
    let names = layoutCulprits
    let list = names.isEmpty ? "the constraints" : names.prefix(5).joined(separator: ", ")
    warn("layout still asks for layout after 10 rounds: \(list)")
  }
}
