// long file: creating, placing and removing elements share one state
internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The key of a supplementary or decoration view, or of a cell, whose kind is empty.
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

/// The attributes applied to an element, and the origin of the scrolling section in which they were applied.
struct TakenPlace {
  var attributes: UICollectionViewLayoutAttributes
  var origin: CGPoint
}

/// The cells and other elements in the view hierarchy.
struct VisibleElements {
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var views: [ElementKey: UICollectionReusableView] = [:]
  /// The scroll views of orthogonally scrolling sections, by section. Those out of view keep their offsets.
  var scrollers: [Int: OrthogonalScroller] = [:]
  /// The elements that were asked for their preferred attributes.
  var asked: Set<ElementKey> = []
  /// The cells created in the current pass.
  var fresh: [IndexPath] = []
  /// The frame of the element that the data source is being asked for.
  var place: CGRect?
  /// A cell that was visible before elements above it changed their sizes, and its position then.
  var anchor: (path: IndexPath, origin: CGPoint)?
}

extension UICollectionViewLayoutAttributes {
  /// The element's key; nil for cells.
  var elementKey: ElementKey? { representedElementKind.map { ElementKey(kind: $0, path: indexPath) } }
}

extension CGRect {
  /// Returns whether an element with this frame is shown. One without a width or height is too, since it may
  /// ask for another size.
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
    // Many layouts ask other objects; the counts are how changes are told from the previous state.
    _ = loadedCounts
    collectionViewLayout.prepareIfNeeded()
  }

  /// Places the visible elements and removes the others.
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

  /// The maximum number of times that self-sizing elements may move the others in one layout.
  private static let rounds = 10

  /// Shows the elements that are visible in the current layout. Returns `false` if an element asked for
  /// another size, which changed the layout.
  private func showItems() -> Bool {
    prepareLayout()
    // A first layout is asked for its elements before its size is read: insets that it sets meanwhile find no
    // content yet, which then begins below them, as tests of BrickKit see it on iOS.
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
    // A layout that is computed as far as it is visible may know its size only now.
    if takeContentSize() { return false }
    // Views that have left the visible area are reused for the elements that enter it.
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

  /// Reads the content size from the layout. Returns `true` if that moves the visible content: content that
  /// begins at the right grows to the left.
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

  /// Flips the view if its layout runs against the language's direction.
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

  /// Returns the first cell that was visible before this pass, while the content is dragged or decelerates.
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

  /// Keeps the anchor cell in place when elements above the visible area get another size than estimated.
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

  // MARK: - Orthogonal scrolling

  /// Places the scroll views of orthogonally scrolling sections that are visible.
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

  /// Returns the attributes of the visible elements, as placed by the layout and modified by the sections'
  /// handlers.
  func shownElements() -> [UICollectionViewLayoutAttributes] {
    let bands = collectionViewLayout.bands
    var shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
      // Views around all sections have a path of one index.
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

  // MARK: - Applying layout attributes

  /// Applies attributes to an element, unless they equal those applied last: changes made by the client since
  /// then stay, as Apple documents (UICollectionViewLayoutAttributes, "Subclassing Notes").
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

  /// Returns attributes that flip an element of a flipped view back.
  private func upright(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isFlipped, let flipped = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    flipped.transform3D = CATransform3DScale(attributes.transform3D, -1, 1, 1)
    return flipped
  }

  /// Returns whether an element has its preferred size; `false` if the layout has to be invalidated for it.
  private func fits(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool
  {
    // A layout that was invalidated completely, because a cell was created, is prepared before it is asked
    // again.
    guard !collectionViewLayout.isForgotten else { return false }
    let key = attributes.elementKey ?? ElementKey(kind: "", path: attributes.indexPath)
    guard visible.asked.insert(key).inserted,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return true }
    // The configuration determines the preferred size.
    (view as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    // Subviews animate to their new positions in the current block; intermediate layouts for measuring are
    // not animated.
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

  /// Places a new element at its initial attributes during an update, or at its final ones.
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

  /// Applies the initial attributes of an element that stays during an update: its current position, unless a
  /// client's layout returns other attributes.
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

  /// Moves an element that stays into the view it belongs to now, keeping its position: its section may have
  /// started or ceased to scroll orthogonally.
  private func bringHome(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let home = scroller(of: attributes) ?? self
    guard let old = view.superview, old !== home else { return }
    view.taken = nil
    UIView.performWithoutAnimation {
      // The view that scrolled a section is removed before its cells are.
      view.center = old.superview == nil ? view.center : home.convert(view.center, from: old)
      view.becomeElement()
      home.addSubview(view)
    }
  }

  /// Asks the data source for an element, which has its final size when it is dequeued, so that its content
  /// is laid out for it.
  private func asked<Element>(
    for attributes: UICollectionViewLayoutAttributes, _ body: () -> Element
  ) -> Element {
    let size = attributes.size, center = attributes.center, outer = visible.place
    visible.place = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    defer { visible.place = outer }
    return ViewAnimation.apart(body)
  }

  /// Does the same for an element requested by another caller than the collection view. Without attributes
  /// for it, or while the layout is being prepared, the element is returned as it is.
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

  /// Gives a reused view the frame of the element that is requested.
  private func place<View: UICollectionReusableView>(_ view: View) -> View {
    guard let place = visible.place, place.size != view.bounds.size else { return view }
    view.bounds.size = place.size
    view.center = CGPoint(x: place.midX, y: place.midY)
    return view
  }

  /// Returns a copy of the attributes while a layout is asked for initial and final attributes, since it may
  /// change those that it has returned.
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

  // MARK: - Reconfiguration

  /// Asks the data source to configure the visible cells of items again; dequeuing returns the existing cell.
  func reconfigure(_ paths: [IndexPath]) {
    // Within other changes, index paths refer to the state before all of them, and the data source is already
    // in the new state.
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

  /// Asks the layout whether it is invalidated by a bounds change. An unprepared layout is not asked: it will
  /// be prepared in any case.
  func boundsWillChange(to new: CGRect) {
    let layout = collectionViewLayout, resizes = new.size != layer.bounds.size
    guard layout.wasPrepared else { return resizes ? layout.forgetSizes() : () }
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    if resizes { layout.forgetSizes() }
    let asked = visible.asked
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    if !resizes { visible.asked = asked }
  }

  /// Invalidates the layout after a change of size that it was not asked about.
  func boundsHaveChanged() {
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
  }

  /// Prepares the layout for a size change that is animated; `old` are the bounds before.
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
