// long file: all that makes elements, puts them in place and takes them out
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// A supplementary or decoration view, or a cell: that has no kind.
struct ElementKey: Hashable, Comparable {
  var kind: String
  var path: IndexPath

  init(kind: String, path: IndexPath) { (self.kind, self.path) = (kind, path) }
  init(cell path: IndexPath) { self.init(kind: "", path: path) }

  var isCell: Bool { kind.isEmpty }

  static func < (one: ElementKey, other: ElementKey) -> Bool {
    (one.path, one.kind) < (other.path, other.kind)
  }
}

/// The attributes that an element has, and the origin of the part of a collection view that they count from.
struct TakenPlace {
  var attributes: UICollectionViewLayoutAttributes
  var origin: CGPoint
}

/// The cells and other elements that are in the tree.
struct VisibleElements {
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var views: [ElementKey: UICollectionReusableView] = [:]
  /// The views that scroll sections of their own, by section; those out of sight keep their offsets.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// The elements that were asked for the size they prefer.
  var asked: Set<ElementKey> = []
  /// The cells made in the pass that is under way.
  var fresh: [IndexPath] = []
  /// The place of the element that the data source is asked for.
  var place: CGRect?
  /// A cell that was seen before others above it have asked for another size, and where it lay.
  var anchor: (path: IndexPath, origin: CGPoint)?
}

extension UICollectionViewLayoutAttributes {
  /// What the element is found by; nil for cells.
  var elementKey: ElementKey? { representedElementKind.map { ElementKey(kind: $0, path: indexPath) } }
}

extension CGRect {
  /// Whether an element with this frame is shown: one without a width or a height too, since it may ask for
  /// another size.
  fileprivate func isSeen(in area: CGRect) -> Bool {
    if width > 0, height > 0 { return overlaps(area) }
    return minX <= area.maxX && area.minX <= maxX && minY <= area.maxY && area.minY <= maxY
  }
}

extension UICollectionView {
  var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    let read = (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    counts = read
    return read
  }

  func forgetItems() {
    guard updateDepth == 0 else { return reloadsAfterUpdates = true }
    forgetCarry()
    closeRow(animated: false)
    counts = nil
    needsIndex = true
    resizesAnimated = false
    selection = []
    pressed = nil
    prefetching = Prefetching()
    guard dataSource != nil || documentViews == nil else { return }
    for path in visible.cells.keys.sorted() { retire(path) }
    for key in visible.views.keys.sorted() { retire(key) }
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateCounts()
    setNeedsLayout()
  }

  func leaveDocument() {
    for view in documentViews ?? [] { view.removeFromSuperview() }
    documentViews = nil
    makeExamples = nil
    visible = VisibleElements()
  }

  func prepareLayout() {
    guard dataSource != nil else {
      let make = makeExamples
      makeExamples = nil
      return make.map { show(examples: $0()) } ?? ()
    }
    // Many layouts ask somebody else; changes are told apart from what was there by these.
    _ = loadedCounts
    collectionViewLayout.prepareIfNeeded()
  }

  /// Puts the visible elements in place and takes the others out.
  func layoutItems() {
    if let background, background.nibIdentity == nil || dataSource != nil, background.frame != bounds {
      background.frame = bounds
    }
    guard dataSource != nil, !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    flipIfNeeded()
    var round = 0
    while !showItems(), round < Self.rounds { round += 1 }
    swipe?.place(in: self)
    placeIndex()
    prefetchItems()
  }

  /// How often elements that say their size may move the others before the layout is taken as it is.
  private static let rounds = 10

  /// Shows what is visible by the layout as it is. False where an element asked for another size, which
  /// changed the layout.
  private func showItems() -> Bool {
    prepareLayout()
    // A first layout is asked for its elements before its size is taken: insets that it sets meanwhile find
    // no content yet, which then begins below them, as tests of BrickKit see it on iOS.
    if contentSize != .zero { takeContentSize() }
    if let move = collectionViewLayout.takeOffsetAdjustment() {
      if moving?.contentMoved(by: move) != true {
        contentOffset = CGPoint(x: contentOffset.x + move.x, y: contentOffset.y + move.y)
      }
      prepareLayout()
    }
    keepSight()
    placeScrollers()
    visible.fresh.removeAll(keepingCapacity: true)
    let shown = shownElements()
    // A layout that is read as far as it is seen may know its size only now.
    if takeContentSize() { return false }
    // Views that have left the window serve the elements that come into it.
    let paths = Set(shown.lazy.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let keys = Set(shown.compactMap(\.elementKey))
    for path in visible.cells.keys.filter({ !paths.contains($0) }).sorted() { retire(path) }
    for key in visible.views.keys.filter({ !keys.contains($0) }).sorted() { retire(key) }
    var isSettled = true
    for attributes in shown {
      let fits = attributes.elementKey.map { showView(attributes, key: $0) } ?? showCell(attributes)
      if !fits { isSettled = false }
    }
    if !isSettled { visible.anchor = anchor(among: shown) }
    return isSettled
  }

  /// True where that moves what is seen: content that begins at the right grows to the left.
  @discardableResult func takeContentSize() -> Bool {
    let size = collectionViewLayout.collectionViewContentSize
    let startsAtRight = collectionViewLayout.startsAtRight, turns = startsAtRight != beganAtRight
    guard contentSize != size || turns else { return false }
    let insets = adjustedContentInset, room = bounds.inset(by: insets).width
    let end = max(size.width, room), way = end - max(contentSize.width, room)
    contentSize = size
    if turns {
      beganAtRight = startsAtRight
      contentOffset.x = end - room - contentOffset.x - 2 * insets.left
      return true
    }
    guard way != 0, startsAtRight else { return false }
    if moving?.contentMoved(by: CGPoint(x: way, y: 0)) != true { contentOffset.x += way }
    return true
  }

  /// Flips the view where its layout runs the other way than the language.
  private func flipIfNeeded() {
    let layout = collectionViewLayout
    let flips =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    guard flips != isFlipped else { return }
    isFlipped = flips
    for cell in visible.cells.values { cell.taken = nil }
    for view in visible.views.values { view.taken = nil }
    transform = transform.scaledBy(x: -1, y: 1)
    background?.transform = CGAffineTransform(scaleX: flips ? -1 : 1, y: 1)
  }

  /// The first cell that was there before this pass, while a finger moves the content or what it has given
  /// it.
  private func anchor(among shown: [UICollectionViewLayoutAttributes]) -> (IndexPath, CGPoint)? {
    guard let phase = moving?.phase, phase == .dragging || phase == .decelerating,
      collectionViewLayout.change == nil
    else { return nil }
    let bands = collectionViewLayout.bands
    let old = shown.filter {
      $0.elementKey == nil && bands[$0.indexPath.section] == nil && carry?.path != $0.indexPath
        && !visible.fresh.contains($0.indexPath)
    }
    return old.min { $0.indexPath < $1.indexPath }.map { ($0.indexPath, $0.frame.origin) }
  }

  /// What comes in above what is seen and asks for another size than was thought grows away from it.
  private func keepSight() {
    guard let anchor = visible.anchor else { return }
    visible.anchor = nil
    guard let now = collectionViewLayout.layoutAttributesForItem(at: anchor.path)?.frame.origin else {
      return
    }
    let way = CGPoint(
      x: canScroll(.horizontal) ? now.x - anchor.origin.x : 0,
      y: canScroll(.vertical) ? now.y - anchor.origin.y : 0)
    if way != .zero { moving?.contentMoved(by: way) }
  }

  // MARK: - Sections that scroll

  /// Puts the views in place that scroll sections of their own, as far as they can be seen.
  private func placeScrollers() {
    let bands = collectionViewLayout.bands
    guard !bands.isEmpty || !visible.scrollers.isEmpty else { return }
    for (section, scroller) in visible.scrollers where bands[section] == nil {
      scroller.removeFromSuperview()
      visible.scrollers[section] = nil
    }
    for (section, band) in bands {
      guard band.frame.overlaps(bounds) else {
        visible.scrollers[section]?.removeFromSuperview()
        continue
      }
      let scroller = visible.scrollers[section] ?? OrthogonalScroller(band, in: self)
      visible.scrollers[section] = scroller
      scroller.follow(band)
      if scroller.superview !== self { insertSubview(scroller, at: background == nil ? 0 : 1) }
    }
  }

  /// What is to be seen, as the layout places it and the handlers of sections change it.
  func shownElements() -> [UICollectionViewLayoutAttributes] {
    let bands = collectionViewLayout.bands
    var shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
      // What lies around all sections has a path of one index.
      (bands.isEmpty || ($0.elementKey != nil && !$0.scrollsWithSection)
        || bands[$0.indexPath.section] == nil)
        && ($0.frame.isSeen(in: bounds) || !CATransform3DIsIdentity($0.transform3D))
    }
    for scroller in visible.scrollers.values where scroller.superview != nil { shown += scroller.shown }
    if let carry, let carried = carriedAttributes() {
      shown.removeAll { $0.elementKey == nil && $0.indexPath == carry.path }
      shown.append(carried)
    }
    return collectionViewLayout.handled(shown)
  }

  private func scroller(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalScroller? {
    guard !visible.scrollers.isEmpty, attributes.elementKey == nil || attributes.scrollsWithSection else {
      return nil
    }
    return visible.scrollers[attributes.indexPath.section]
  }

  // MARK: - Putting in place

  /// Gives an element its place and look, unless these are what it was given last: what a program has made
  /// of it since stays, as Apple documents (UICollectionViewLayoutAttributes, "Subclassing Notes").
  func put(_ attributes: UICollectionViewLayoutAttributes, on view: UICollectionReusableView) {
    let scroller = scroller(of: attributes), origin = scroller?.band.frame.origin ?? .zero
    if let taken = view.taken, taken.origin == origin, attributes.looks(like: taken.attributes) { return }
    view.taken = (attributes.copy() as? UICollectionViewLayoutAttributes).map {
      TakenPlace(attributes: $0, origin: origin)
    }
    view.apply(attributes)
    if let swipe, swipe.path == attributes.indexPath, attributes.elementKey == nil {
      return swipe.place(in: self)
    }
    guard scroller != nil else { return upright(attributes).apply(to: view) }
    guard let local = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    local.center = CGPoint(x: local.center.x - origin.x, y: local.center.y - origin.y)
    upright(local).apply(to: view)
  }

  /// Elements of a view that is flipped are flipped back.
  private func upright(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isFlipped, let flipped = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    flipped.transform3D = CATransform3DScale(attributes.transform3D, -1, 1, 1)
    return flipped
  }

  /// Whether an element has the size it asks for; false where the layout has to be made anew for it.
  private func fits(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool
  {
    // A layout that is to forget all it knows, for a cell was made so, is prepared before it is asked again.
    guard !collectionViewLayout.isForgotten else { return false }
    let key = attributes.elementKey ?? ElementKey(kind: "", path: attributes.indexPath)
    guard visible.asked.insert(key).inserted,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return true }
    // What the cell shows decides what it asks for.
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    // What is in the view goes to its new place in the block that runs; what it tries while it is measured is
    // not seen.
    if ViewAnimation.current != nil { view.layoutIfNeeded() }
    let layout = collectionViewLayout
    let wanted = ViewAnimation.apart { view.preferredLayoutAttributesFitting(copy) }
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes)
    else {
      return true
    }
    let asked = visible.asked
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: attributes))
    visible.asked = asked
    return false
  }

  /// Puts a new element where it comes from while items change, or where it belongs.
  private func enter(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    from start: UICollectionViewLayoutAttributes?
  ) {
    UIView.performWithoutAnimation {
      put(start ?? attributes, on: view)
      view.becomeElement()
      (scroller(of: attributes) ?? self).addSubview(view)
      if start != nil { view.layoutIfNeeded() }
    }
    if start != nil { put(attributes, on: view) }
  }

  /// While items change, one that stays begins where the layout says: where it is, unless a layout of the
  /// app's says otherwise.
  private func begin(
    _ view: UICollectionReusableView, _ key: ElementKey,
    _ start: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) {
    let layout = collectionViewLayout
    guard let change = layout.change, change.isToBegin(key), let start = start(layout),
      let was = view.taken?.attributes, let place = start.copy() as? UICollectionViewLayoutAttributes
    else { return }
    place.indexPath = was.indexPath
    guard !place.isEqual(was) else { return }
    UIView.performWithoutAnimation {
      put(start, on: view)
      view.layoutIfNeeded()
    }
  }

  /// Sections may have begun or ceased to scroll by themselves: an element that stays goes where it belongs
  /// now, from where it is seen.
  private func bringHome(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let home = scroller(of: attributes) ?? self
    guard let old = view.superview, old !== home else { return }
    view.taken = nil
    UIView.performWithoutAnimation {
      // A view that scrolled a section is taken out before its cells are.
      view.center = old.superview == nil ? view.center : home.convert(view.center, from: old)
      view.becomeElement()
      home.addSubview(view)
    }
  }

  /// Asks the data source for an element, which has its size when it is dequeued: what is put into it is laid
  /// out by that.
  private func asked<Element>(
    for attributes: UICollectionViewLayoutAttributes, _ body: () -> Element
  ) -> Element {
    let size = attributes.size, center = attributes.center, outer = visible.place
    visible.place = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    defer { visible.place = outer }
    return ViewAnimation.apart(body)
  }

  /// The same for an element that somebody else than the collection view asks for; as it comes where the
  /// layout has no place for it, or is about to make one.
  func asked<Element>(
    forItemAt path: IndexPath, kind: String? = nil, _ body: () -> Element
  ) -> Element {
    guard visible.place == nil, dataSource != nil, !collectionViewLayout.isPreparing else {
      return ViewAnimation.apart(body)
    }
    let isItem = path.section < numberOfSections && path.item < numberOfItems(inSection: path.section)
    let attributes =
      kind.map { layoutAttributesForSupplementaryElement(ofKind: $0, at: path) }
      ?? (isItem ? layoutAttributesForItem(at: path) : nil)
    guard let attributes else { return ViewAnimation.apart(body) }
    return asked(for: attributes, body)
  }

  /// Gives a view that is used again the place that it is asked for.
  private func place<View: UICollectionReusableView>(_ view: View) -> View {
    guard let place = visible.place, place.size != view.bounds.size else { return view }
    view.bounds.size = place.size
    view.center = CGPoint(x: place.midX, y: place.midY)
    return view
  }

  /// While a layout is asked where elements come from and go to, it may change what it has given out.
  private func kept(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard collectionViewLayout.change != nil else { return attributes }
    return attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }

  private func showCell(_ given: UICollectionViewLayoutAttributes) -> Bool {
    let attributes = kept(given), path = attributes.indexPath
    if let cell = visible.cells[path] {
      bringHome(cell, attributes)
      if carry?.path == path {
        UIView.performWithoutAnimation { put(attributes, on: cell) }
      } else {
        begin(cell, ElementKey(cell: path)) { $0.initialLayoutAttributesForAppearingItem(at: path) }
        put(attributes, on: cell)
      }
      return fits(cell, attributes)
    }
    let item = stored(path)
    let made = asked(for: attributes) { dataSource?.collectionView(self, cellForItemAt: item) }
    guard let cell = made else { return true }
    cell.taken = nil
    visible.cells[path] = cell
    visible.fresh.append(path)
    let isChanging = collectionViewLayout.change != nil
    if isChanging { _ = collectionViewLayout.change?.isToBegin(ElementKey(cell: path)) }
    let start = isChanging ? collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path) : nil
    if !isChanging { UIView.performWithoutAnimation { put(attributes, on: cell) } }
    ViewAnimation.apart {
      cell.isSelected = selection.contains(item)
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: item)
    }
    enter(cell, attributes, from: start)
    return ViewAnimation.apart { fits(cell, attributes) }
  }

  private func showView(_ given: UICollectionViewLayoutAttributes, key: ElementKey) -> Bool {
    let attributes = kept(given)
    if let view = visible.views[key] {
      bringHome(view, attributes)
      begin(view, key) { $0.start(ofView: key) }
      put(attributes, on: view)
      return fits(view, attributes)
    }
    let isDecoration = attributes.representedElementCategory == .decorationView
    let made: UICollectionReusableView?
    if isDecoration {
      made = ViewAnimation.apart { collectionViewLayout.decorations[key.kind]?(attributes.frame) }
    } else {
      made = asked(for: attributes) {
        dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      }
    }
    guard let view = made else { return true }
    view.taken = nil
    visible.views[key] = view
    let layout = collectionViewLayout
    _ = layout.change?.isToBegin(key)
    let start = layout.change == nil ? nil : layout.start(ofView: key)
    ViewAnimation.apart {
      put(attributes, on: view)
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
    enter(view, attributes, from: start)
    return ViewAnimation.apart { fits(view, attributes) }
  }

  // MARK: - Configuring anew

  /// Has the data source fill the cells that are seen; one that dequeues gets the cell that is there.
  func reconfigure(_ paths: [IndexPath]) {
    // Among other changes, places are those before all of them, and the data source has new ones already.
    guard updateDepth == 0 else { return waitingFills += paths }
    for path in paths {
      guard let old = visible.cells[path], let dataSource else { continue }
      reconfigured = old
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      visible.asked.remove(ElementKey(kind: "", path: path))
      guard cell !== old else { continue }
      let home = old.superview ?? self
      old.removeFromSuperview()
      visible.cells[path] = nil
      collectionDelegate?.collectionView(self, didEndDisplaying: old, forItemAt: path)
      cell.taken = nil
      visible.cells[path] = cell
      cell.becomeElement()
      home.addSubview(cell)
    }
    setNeedsLayout()
  }

  func cellToReconfigure(_ identifier: String, at path: IndexPath) -> UICollectionViewCell? {
    guard let cell = reconfigured, cell.reuseIdentifier == identifier, visible.cells[path] === cell else {
      return nil
    }
    return cell
  }

  /// Asks the layout, which is not asked before it has been prepared: it is going to be, whatever it says.
  func boundsWillChange(to new: CGRect) {
    let layout = collectionViewLayout, resizes = new.size != layer.bounds.size
    guard layout.wasPrepared else { return resizes ? layout.forgetSizes() : () }
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    if resizes { layout.forgetSizes() }
    let asked = visible.asked
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    if !resizes { visible.asked = asked }
  }

  /// The size is another, of which the layout was not asked before.
  func boundsHaveChanged() {
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
  }

  /// Has the layout told of a size that has changed animated; `old` are the bounds before.
  func followAnimatedBounds(from old: CGRect) {
    guard layer.bounds.size != old.size, UIView.inheritedAnimationDuration > 0, window != nil else { return }
    let layout = collectionViewLayout
    prepareLayout()
    layout.prepare(forAnimatedBoundsChange: old)
    moveElementsWithBounds()
    layout.finalizeAnimatedBoundsChange()
  }

  private func retire(_ path: IndexPath) {
    guard let cell = visible.cells.removeValue(forKey: path) else { return }
    visible.asked.remove(ElementKey(kind: "", path: path))
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { registry.keep(cell, for: identifier) }
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: stored(path))
  }

  private func retire(_ key: ElementKey) {
    guard let view = visible.views.removeValue(forKey: key) else { return }
    visible.asked.remove(key)
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier {
      supplementaryRegistries[key.kind, default: CellRegistry()].keep(view, for: identifier)
    }
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
  }

  // MARK: - Reuse

  func dequeueCell(_ identifier: String) -> UICollectionViewCell {
    if let cell = registry.takeWaiting(identifier) {
      cell.prepareForReuse()
      return place(cell)
    }
    let cell =
      registry.type(for: identifier)?.make(frame: visible.place ?? .zero) as? UICollectionViewCell
      ?? registry.prototypes[identifier]?() as? UICollectionViewCell
    guard let cell else {
      raiseException(
        """
        dequeueReusableCell(withReuseIdentifier:for:): could not dequeue a view of kind: \
        UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the \
        identifier or connect a prototype cell in a storyboard
        """)
    }
    cell.identifier = identifier
    return place(cell)
  }

  func dequeueView(_ identifier: String, kind: String) -> UICollectionReusableView {
    if let view = supplementaryRegistries[kind]?.takeWaiting(identifier) {
      view.prepareForReuse()
      return place(view)
    }
    let type = supplementaryRegistries[kind]?.type(for: identifier)
    let view =
      type?.make(frame: visible.place ?? .zero) as? UICollectionReusableView
      ?? supplementaryRegistries[kind]?.prototypes[identifier]?() as? UICollectionReusableView
    guard let view else {
      raiseException(
        """
        dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:): could not dequeue a view of \
        kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """)
    }
    view.identifier = identifier
    return place(view)
  }
}
