internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension LayoutEngine {
  /// Brings the system up to date with views and constraints,
  /// solves it, and marks for layout whose subviews have to move.
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
      // Text that is broken anew may take room from other text.
      for _ in 0..<4 {
        guard breakText() else { break }
        bringIn()
        take(system.solve())
      }
      // Solutions before the last one have texts that are not broken yet: an offset would be cut to these.
      let contents = resizedContents
      resizedContents = []
      for item in contents where item.engine === self { sizeContent(of: item) }
    }
  }

  /// Everything that was noted goes into the system.
  private func bringIn() {
    while isPending {
      // What is lowered may make items, and items have contents.
      let contents = staleContents
      staleContents = []
      for item in contents where item.engine === self { updateContent(of: item) }
      let items = staleItems
      staleItems = []
      for item in items where item.engine === self {
        item.isStale = false
        for constraint in dependents(of: item) { markStale(constraint) }
      }
      let stale = staleRecords
      staleRecords = []
      for index in stale { refresh(index) }
      let new = arrivals
      arrivals = []
      for constraint in new where isFitting || constraint.holder != nil { install(constraint) }
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

  /// Marks what a variable places for layout.
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

  /// Has the superview of a view set its frame: in its next layout, or at the end of the present one.
  func needsPlacing(_ item: EngineItem) {
    guard let superview = item.view?.superview else { return }
    if superview.isLayoutActive { unplaced.append(item) } else { superview.layer.setNeedsLayout() }
  }

  /// The same for an item of a new constraint, if it is a view that no other constraint mentions: its frame
  /// may differ from a solution that does not change.
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

  /// The solved alignment rectangle, its edges on pixels.
  private func rounded(_ item: EngineItem) -> CGRect {
    let exact = solved(item)
    let x = rounding.spanAcross(exact.minX, exact.width), y = rounding.span(exact.minY, exact.height)
    return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// The alignment rectangle as solved, in the points of the
  /// item's space; zero where there is nothing to solve.
  func solved(_ item: EngineItem) -> CGRect {
    func value(_ variable: ConstraintSystem.Variable?) -> CGFloat { variable.map { system[$0] } ?? 0 }
    return CGRect(
      x: value(item.x.origin), y: value(item.y.origin), width: value(item.x.length),
      height: value(item.y.length))
  }

  /// A scroll view's content is as large as constraints on its edges say.
  private func sizeContent(of item: EngineItem) {
    guard let scroll = item.guide?.owner as? UIScrollView, !type(of: scroll).sizesOwnContent else { return }
    let solved = rounded(item).size
    var size = scroll.contentSize
    if item.sizesWidth { size.width = solved.width }
    if item.sizesHeight { size.height = solved.height }
    guard scroll.contentSize != size else { return }
    // While fingers zoom, the offset is theirs.
    if scroll.zooming == nil { scroll.contentSize = size } else { scroll.scrolling.contentSize = size }
  }
}

extension UIView {
  /// Runs `updateConstraints()` where it is due and solves, for the tree that this view is in.
  final func updateLayoutEngine() {
    let top = topmost
    top.startConstraints()
    guard top.settings.contains(.usesConstraints) else { return }
    top.updateConstraintsBelow()
    let engine = top.needEngine()
    engine.update()
    engine.sizeRoot()
  }

  /// The engine of the tree below this view, which is in no superview.
  final func needEngine() -> LayoutEngine {
    let store = needConstraintStore()
    if let engine = store.engine { return engine }
    let new = LayoutEngine(root: self)
    store.engine = new
    new.arrive(below: self)
    return new
  }

  /// A view in no superview whose class makes constraints is asked for them, as one that is added to another.
  final func startConstraints() {
    if !settings.contains(.usesConstraints), type(of: self).requiresConstraintBasedLayout {
      markUsesConstraints()
    }
  }

  /// Lays out this tree as far as it needs it: at most ten rounds of solving and placing.
  final func solveAndLayOut() {
    UIView.layoutsUnderWay += 1
    defer {
      UIView.layoutsUnderWay -= 1
      if UIView.layoutsUnderWay == 0 { reportConflicts() }
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

  /// Calls of `layoutIfNeeded()` that have not returned.
  static var layoutsUnderWay = 0

  /// Tells of contradictions that a layout has left.
  final func reportConflicts() {
    guard let engine = topmost.constraintStore?.engine else { return }
    engine.reportConflicts()
    engine.reportConstantConflicts()
  }

  /// Gives the subviews that constraints place their solved frames. What changed since the layout began
  /// counts: a view may set `preferredMaxLayoutWidth` of its labels between two calls.
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

  /// How far the exact place of this view lies from the rounded one.
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
  /// Gives a root that its frame does not place the size that the solution says, where constraints speak of
  /// it; it stays where it is. Nothing holds the size that it had: tests of MondrianLayout and Cartography,
  /// which hold on iPhones, have such views as large as their content, and empty without one.
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

  /// Sets a view's frame from the solution, through its alignment insets. `drift` is that of the superview.
  ///
  /// A view of which no constraint speaks stays where it is (tests of ReactiveCollectionsKit, which hold on
  /// iPhones, see what such a collection view shows).
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
    // Whatever the anchor point: Folding Cell, published since 2016, moves its constraints to make up for it.
    let center = CGPoint(
      x: across.origin + size.width / 2 * zoom, y: down.origin + size.height / 2 * zoom)
    guard layer.bounds.size != size || layer.position != center else { return }
    framesSet += 1
    if layer.bounds.size != size { view.bounds = CGRect(origin: layer.bounds.origin, size: size) }
    if layer.position != center { view.center = center }
  }
}
