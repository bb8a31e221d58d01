internal import ConstraintSolver
internal import CoreGraphics
internal import Foundation

extension LayoutEngine {
  /// The rank by which contents with required priorities yield to required constraints: buttons and labels in
  /// stored frames that cannot satisfy both are as long as their constraints require.
  static let contentRank = -2

  /// Updates the constraints of the intrinsic sizes of items.
  ///
  /// New contents with equal priorities yield in the order in which constraints mentioned their lengths
  /// first: if two labels are one below the other, the upper one yields, unless the constraint at the bottom
  /// was added before the one between them. Stored frames of 20 of 21 such pairs in two sets of documents are
  /// so.
  func updateContents(of items: [EngineItem]) {
    let sizes = items.map { item in (item: item, size: updateContent(of: item)) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      func mention(_ item: EngineItem) -> Int {
        item.content?[axis] != nil ? -1 : axis == .horizontal ? item.mentions.width : item.mentions.height
      }
      let order = sizes.enumerated().sorted {
        (mention($0.element.item), $0.offset) < (mention($1.element.item), $1.offset)
      }
      for case let (item, size?) in order.map(\.element) { setContent(of: item, axis, to: size) }
    }
  }

  /// Records the lengths that a required constraint mentions, except those that a stack view arranges.
  func noteMentions(in lowering: Lowering, of constraint: NSLayoutConstraint) {
    guard constraint.priorityStorage == .required, !constraint.isOfStack else { return }
    for term in lowering.form.terms {
      guard let item = itemOfVariable[term.variable], !(item.view?.superview is UIStackView) else { continue }
      if item.x.length == term.variable { item.mentions.width = min(item.mentions.width, mentionCount) }
      if item.y.length == term.variable { item.mentions.height = min(item.mentions.height, mentionCount) }
    }
    mentionCount += 1
  }

  /// Prepares an item for its intrinsic size, and returns it; nil if it does not matter.
  private func updateContent(of item: EngineItem) -> CGSize? {
    item.isContentStale = false
    guard let view = item.view else { return nil }
    if view.alignmentRectInsets != item.alignment {
      item.alignment = view.alignmentRectInsets
      markStale(item)
    }
    guard item.x.length != nil else { return nil }
    if item.content == nil {
      serial += 1
      item.content = ContentConstraints(serial: serial)
    }
    if item.readsInsets, view.textBaselines != nil { markStale(item) }
    // Text is broken to the width of the solution, which has to be found without.
    item.content?.wrap = nil
    if view.wrapsToWidth {
      view.setWrappingWidth(nil)
      if isFitting { brokenTexts.append(view) }
      if !item.isWrapStale {
        item.isWrapStale = true
        wrapping.append(item)
      }
    }
    return view.contentSizeForLayout
  }

  /// Orders contents with equal priorities so that those of earlier views yield first.
  func settleOrder() {
    let lists = orders
    orders = []
    for list in lists {
      let items = list.compactMap { knownItem(of: $0) }.filter { $0.content != nil }
      let isOrdered = zip(items, items.dropFirst()).allSatisfy { $0.content!.serial < $1.content!.serial }
      guard !isOrdered else { continue }
      for item in items {
        let old = item.content!
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContent(of: item, axis, to: nil) }
        serial += 1
        item.content = ContentConstraints(serial: serial, wrap: old.wrap)
        setContent(of: item, .horizontal, to: old.width?.length)
        setContent(of: item, .vertical, to: old.height?.length)
      }
    }
  }

  /// Orders the contents of views by their order in the array, to break ties.
  func keepOrder(of views: [UIView]) { orders.append(views) }

  private func setContent(of item: EngineItem, to size: CGSize) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { setContent(of: item, axis, to: size) }
  }

  private func setContent(of item: EngineItem, _ axis: NSLayoutConstraint.Axis, to size: CGSize) {
    let length = axis == .horizontal ? size.width : size.height
    setContent(of: item, axis, to: length >= 0 && length.isFinite ? length : nil)
  }

  /// Sets the intrinsic length of an item along an axis; nil for none.
  func setContent(of item: EngineItem, _ axis: NSLayoutConstraint.Axis, to length: CGFloat?) {
    let old = item.content?[axis]
    guard let length, let view = item.view, let variable = item[axis].length else {
      guard let old else { return }
      for constraint in old.constraints { system.remove(constraint) }
      item.content?[axis] = nil
      isUnsolved = true
      return
    }
    var hugging = view.contentHuggingPriority(for: axis).usable
    var resistance = view.contentCompressionResistancePriority(for: axis).usable
    // A text that can be wrapped is wrapped rather than sticking out, even if its width is required: as
    // stored in two repositories, and in none otherwise. Of equals it yields before contents that cannot.
    if axis == .horizontal, view.wrapsToWidth { resistance = max(1, min(resistance, 999).nextDown) }
    if let drawn = view.extras?.drawnSizePriority { (hugging, resistance) = (drawn.usable, drawn.usable) }
    func add(_ relation: ConstraintSystem.Relation, _ priority: Double) -> ConstraintSystem.Constraint {
      isUnsolved = true
      return system.add(
        [ConstraintSystem.Term(variable, 1)], relation, length, priority: priority,
        breakRank: LayoutEngine.contentRank)
    }
    func updateNearly(
      _ bound: inout ConstraintSystem.Constraint?, _ relation: ConstraintSystem.Relation, isRequired: Bool
    ) {
      if isRequired, bound == nil { bound = add(relation, ContentConstraints.Pair.nearlyRequired) }
      if !isRequired, let old = bound {
        system.remove(old)
        bound = nil
        isUnsolved = true
      }
    }
    var pair =
      old
      ?? ContentConstraints.Pair(
        length: length, hugging: hugging, resistance: resistance,
        most: add(.lessThanOrEqual, Double(hugging)), least: add(.greaterThanOrEqual, Double(resistance)))
    if pair.length != length {
      for constraint in pair.constraints { system.setConstant(length, of: constraint) }
      pair.length = length
      isUnsolved = true
    }
    if pair.hugging != hugging {
      system.setPriority(Double(hugging), of: pair.most)
      pair.hugging = hugging
      isUnsolved = true
    }
    if pair.resistance != resistance {
      system.setPriority(Double(resistance), of: pair.least)
      pair.resistance = resistance
      isUnsolved = true
    }
    updateNearly(&pair.nearlyMost, .lessThanOrEqual, isRequired: hugging >= 1000)
    updateNearly(&pair.nearlyLeast, .greaterThanOrEqual, isRequired: resistance >= 1000)
    item.content?[axis] = pair
  }

  /// Breaks text to the widths of the solution. Returns whether the system has to be solved again.
  func breakText() -> Bool {
    let items = wrapping
    wrapping = []
    var changed = false
    for item in items {
      item.isWrapStale = false
      guard let view = item.view, let variable = item.x.length, view.wrapsToWidth else { continue }
      let insets = view.alignmentRectInsets
      let width = system[variable] + insets.left + insets.right
      // A text as wide as its own longest line is broken correctly.
      if let wrap = item.content?.wrap, let own = item.content?.width?.length, width <= wrap,
        abs(system[variable] - own) < 1e-6
      {
        continue
      }
      guard width > 0, item.content?.wrap != width else { continue }
      let whole = item.content?.width?.length ?? 0
      item.content?.wrap = width
      view.setWrappingWidth(width)
      if isFitting { brokenTexts.append(view) }
      setContent(of: item, to: view.contentSizeForLayout)
      if item.readsInsets { markStale(item) }
      // Lines may leave some of the width, or fill it and still be parts of a longer one.
      if let own = item.content?.width?.length, own < max(whole, system[variable]) - 1e-6 {
        narrowed.append(item)
      }
      changed = true
    }
    return changed
  }
}

extension UILayoutPriority {
  /// The priority on Xcode's canvas of the size that a view without content is drawn with: of those simulated
  /// (60, 255, 999) the one that places most views of documents of other projects.
  static var drawnSize: UILayoutPriority { UILayoutPriority(999) }
  /// The priority of such a size where it only decides what nothing else does.
  static var leastDrawnSize: UILayoutPriority { UILayoutPriority(1) }

  /// The nearest valid priority: documents can contain others. NaN becomes the least.
  var usable: Float { rawValue >= 1 ? min(rawValue, 1000) : 1 }
}
