internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension LayoutEngine {
  /// Updates the system from views and constraints, solves it, and marks the views whose subviews have to
  /// move for layout.
  func update() {
    guard isDirty else { return }
    whileUpdating {
      let oldScale = rounding.scale
      rounding.scale = root?.pixelScale ?? oldScale
      let room = narrowed
      narrowed = []
      for item in room where item.engine === self { markContentStale(item) }
      bringIn()
      take(system.solve())
      if rounding.scale != oldScale { for variable in itemOfVariable.keys { markMoved(variable) } }
      // Text that is broken again may take space from other text.
      for _ in 0..<4 {
        guard breakText() else { break }
        bringIn()
        take(system.solve())
      }
      // Before the last solution, texts are not broken yet: an offset would be limited by those sizes.
      let contents = resizedContents
      resizedContents = []
      for item in contents where item.engine === self { sizeContent(of: item) }
    }
  }

  /// Applies all recorded changes to the system.
  private func bringIn() {
    while isPending {
      let items = staleItems
      staleItems = []
      for item in items where item.engine === self {
        item.isStale = false
        for constraint in dependents(of: item) { markStale(constraint) }
      }
      let stale = staleRecords
      staleRecords = []
      for index in stale {
        if let constraint = records[index]?.constraint { FrameTrace.current?.note(constraint) }
        refresh(index)
      }
      let new = arrivals
      arrivals = []
      for constraint in new where isFitting || constraint.holder != nil {
        if !isFitting { FrameTrace.current?.note(constraint) }
        install(constraint)
      }
      // Lowering may create items, and items have contents, whose order depends on the constraints.
      let contents = staleContents
      staleContents = []
      updateContents(of: contents.filter { $0.engine === self })
    }
    if !orders.isEmpty { settleOrder() }
    isUnsolved = false
  }

  private var isPending: Bool {
    !staleContents.isEmpty || !staleItems.isEmpty || !staleRecords.isEmpty || !arrivals.isEmpty
  }

  /// Marks what has to be laid out after a solution.
  private func take(_ outcome: ConstraintSystem.Outcome) {
    for variable in outcome.changed { markMoved(variable) }
    for conflict in outcome.conflicts { note(conflict) }
  }

  /// Marks the view or guide that a variable places for layout.
  private func markMoved(_ variable: ConstraintSystem.Variable) {
    guard let item = itemOfVariable[variable] else { return }
    if let view = item.view {
      if !isFitting { needsPlacing(item) }
      if !item.isWrapStale, view.wrapsToWidth { noteWrapping(item) }
    } else if !isFitting, let guide = item.guide {
      guide.owner?.layer.setNeedsLayoutUnlessActive()
      if guide.role == .scrollContent {
        resizedContents.append(item)
      } else {
        guide.frameStorage = rounded(item)
      }
    }
  }

  /// Schedules the placement of a view by its superview: in its next layout, or at the end of the current
  /// one.
  func needsPlacing(_ item: EngineItem) {
    guard let superview = item.view?.superview else { return }
    if superview.isLayoutActive { unplaced.append(item) } else { superview.layer.setNeedsLayout() }
  }

  /// Schedules the placement of an item of a new constraint if it is a view that no other constraint
  /// mentions: its frame may differ from a solution that does not change.
  func placeIfUnmentioned(_ item: AnyObject?) {
    guard let item = (item as? UIView)?.constraintStore?.item, item.isPlaced, item.engine === self,
      !isMentioned(item.x), !isMentioned(item.y)
    else { return }
    needsPlacing(item)
  }

  /// Sets the frames of the views in `unplaced` whose superview is `superview`; of all if that is nil.
  func placeUnplaced(in superview: UIView? = nil) {
    while !unplaced.isEmpty {
      let items = removeUnplaced(in: superview)
      guard !items.isEmpty else { return }
      for item in items {
        guard item.engine === self, let view = item.view, let superview = view.superview else { continue }
        place(view, item, drift: superview.drift)
      }
    }
  }

  /// Removes the items of a superview from `unplaced`, and those that are no longer in the tree.
  @discardableResult func removeUnplaced(in superview: UIView?) -> [EngineItem] {
    guard !unplaced.isEmpty else { return [] }
    let (all, isOfAny) = (unplaced, superview == nil)
    func isRemoved(_ item: EngineItem) -> Bool {
      isOfAny || item.engine !== self || item.view?.superview === superview
    }
    unplaced = all.filter { !isRemoved($0) }
    return all.filter { isRemoved($0) }
  }

  private func noteWrapping(_ item: EngineItem) {
    item.isWrapStale = true
    wrapping.append(item)
  }

  /// Returns the solved alignment rectangle with its edges rounded to pixels.
  private func rounded(_ item: EngineItem) -> CGRect {
    let exact = solved(item)
    let x = rounding.spanAcross(exact.minX, exact.width), y = rounding.span(exact.minY, exact.height)
    return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// Returns the exact solved alignment rectangle, in the item's space; zero for what is not solved.
  func solved(_ item: EngineItem) -> CGRect {
    func value(_ variable: ConstraintSystem.Variable?) -> CGFloat { variable.map { system[$0] } ?? 0 }
    return CGRect(
      x: value(item.x.origin), y: value(item.y.origin), width: value(item.x.length),
      height: value(item.y.length))
  }

  /// Sets a scroll view's content size to that of the constraints on its edges.
  private func sizeContent(of item: EngineItem) {
    guard let scroll = item.guide?.owner as? UIScrollView, !type(of: scroll).sizesOwnContent else { return }
    let solved = rounded(item).size
    var size = scroll.contentSize
    if item.sizesWidth { size.width = solved.width }
    if item.sizesHeight { size.height = solved.height }
    guard scroll.contentSize != size else { return }
    // During a pinch, the zoom controls the offset.
    if scroll.zooming == nil { scroll.contentSize = size } else { scroll.scrolling.contentSize = size }
  }
}

extension UIView {
  /// Runs pending `updateConstraints()` calls and solves the constraints of the tree that contains this view.
  final func updateLayoutEngine() {
    let top = topmost
    top.startConstraints()
    guard top.settings.contains(.usesConstraints) else { return }
    top.updateConstraintsBelow()
    let engine = top.needEngine()
    engine.update()
    engine.sizeRoot()
  }

  /// Returns the engine of the tree below this view, which has no superview.
  final func needEngine() -> LayoutEngine {
    let store = needConstraintStore()
    if let engine = store.engine { return engine }
    let new = LayoutEngine(root: self)
    store.engine = new
    new.arrive(below: self)
    return new
  }

  /// Starts the constraints of a view without a superview whose class requires them, as adding a view to
  /// another does.
  final func startConstraints() {
    if !settings.contains(.usesConstraints), type(of: self).requiresConstraintBasedLayout {
      markUsesConstraints()
    }
  }

  /// Lays out this tree as far as needed, in at most ten rounds of solving and placing.
  final func solveAndLayOut() {
    UIView.layoutsUnderWay += 1
    defer {
      UIView.layoutsUnderWay -= 1
      if UIView.layoutsUnderWay == 0 {
        reportConflicts()
        LayoutObserver.layoutDidEnd?(self)
      }
    }
    for _ in 0..<10 {
      updateLayoutEngine()
      treeEngine?.placeUnplaced()
      layer.layoutIfNeeded()
      guard let engine = treeEngine else { return }
      if !engine.isDirty, UIView.layoutsUnderWay == 1 { engine.doubtConflicts() }
      guard engine.isDirty else { return }
    }
  }

  /// The number of calls of `layoutIfNeeded()` that have not returned.
  static var layoutsUnderWay = 0

  /// Reports the conflicts that a layout has left.
  final func reportConflicts() {
    guard let engine = topmost.constraintStore?.engine else { return }
    engine.reportConflicts()
    engine.reportConstantConflicts()
  }

  /// Sets the solved frames of the subviews that constraints place. Changes since the layout began are
  /// included: a view may set `preferredMaxLayoutWidth` of its labels between two calls.
  final func applySolvedFrames() {
    guard settings.contains(.usesConstraints), let engine = treeEngine, !engine.isFitting else { return }
    updateConstraintsBelow()
    if engine.isDirty {
      engine.update()
      engine.removeUnplaced(in: self)
    }
    let drift = drift
    for child in layer.children {
      guard let view = UIView.owner(of: child), let item = view.constraintStore?.item, item.isPlaced,
        item.engine === engine
      else { continue }
      engine.place(view, item, drift: drift)
    }
  }

  /// The distance from the rounded position of this view to the exact one.
  fileprivate var drift: CGPoint {
    var view: UIView? = self
    while let current = view {
      if let item = current.constraintStore?.item, item.isPlaced { return item.drift }
      view = current.superview
    }
    return .zero
  }
}

extension LayoutEngine {
  /// Sets the solved size of a root that its frame does not place, if constraints determine it; the root
  /// keeps its position. Nothing holds the previous size: tests of MondrianLayout and Cartography, which pass
  /// on iPhones, have such views as large as their content, and empty without one.
  func sizeRoot() {
    guard let root, root.superview == nil, let item = knownItem(of: root), item.x.length != nil else {
      return
    }
    let insets = root.alignmentRectInsets, solved = rounded(item).size, old = root.layer.bounds.size
    var size = old
    if isMentioned(item.x) { size.width = solved.width + insets.left + insets.right }
    if isMentioned(item.y) { size.height = solved.height + insets.top + insets.bottom }
    guard abs(old.width - size.width) > 1e-3 || abs(old.height - size.height) > 1e-3 else { return }
    let origin = root.layoutFrame.origin, anchor = root.layer.anchorPoint
    root.bounds = CGRect(origin: root.layer.bounds.origin, size: size)
    root.center = CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
  }

  private func isMentioned(_ span: EngineItem.Span) -> Bool {
    if let origin = span.origin, system.isMentioned(origin) { return true }
    return span.length.map { system.isMentioned($0, besides: span.bound) } ?? false
  }

  /// Sets a view's frame from the solution, with its alignment insets. `drift` is that of the superview.
  ///
  /// A view that no constraint mentions stays where it is (tests of ReactiveCollectionsKit, which pass on
  /// iPhones, check what such a collection view shows).
  fileprivate func place(_ view: UIView, _ item: EngineItem, drift: CGPoint) {
    guard isMentioned(item.x) || isMentioned(item.y) else { return }
    let insets = view.alignmentRectInsets, zoom = view.zoomInScroll
    let rect = solved(item)
    let x = rect.minX - insets.left * zoom + drift.x, y = rect.minY - insets.top * zoom + drift.y
    let width = rect.width + insets.left + insets.right
    let across = rounding.spanAcross(x, width)
    let down = rounding.span(y, rect.height + insets.top + insets.bottom)
    if rounding.manner == .edges {
      let new = CGPoint(x: rounding.goesLeft(x, width) ? 0 : x - across.origin, y: y - down.origin)
      if abs(new.x - item.drift.x) > 1e-9 || abs(new.y - item.drift.y) > 1e-9 {
        item.drift = new
        if view.settings.contains(.usesConstraints) { view.layer.setNeedsLayoutUnlessActive() }
      }
    }
    let layer = view.layer
    let size = CGSize(width: across.length, height: down.length)
    // Regardless of the anchor point: Folding Cell, published since 2016, moves its constraints to compensate
    // for it.
    let center = CGPoint(
      x: across.origin + size.width / 2 * zoom, y: down.origin + size.height / 2 * zoom)
    guard layer.bounds.size != size || layer.position != center else { return }
    framesSet += 1
    if layer.bounds.size != size { view.bounds = CGRect(origin: layer.bounds.origin, size: size) }
    if layer.position != center { view.center = center }
  }
}
