internal import CoreGraphics
internal import Foundation
internal import RenderTree

/// The indexes of one layer's sublayers, each made when it is worth its price.
final class SiblingSearch {
  /// For the views behind the sublayers, in array order.
  var views = KeptIndex()
  /// For the sublayers, in the order of `ranked`.
  var layers = KeptIndex()
  /// The sublayers in painting order, while there is an index of them.
  var ranked: [CALayer] = []

  func forget() {
    views.forget()
    layers.forget()
    ranked = []
  }
}

/// An index that is made after some searches without it, more where the last one was
/// forgotten before it paid.
struct KeptIndex {
  /// Making an index costs as much as this many searches through all siblings, or a little more.
  private static let least: Int32 = 16

  private(set) var index: SiblingIndex?
  private var searches: Int32 = 0
  private var patience = KeptIndex.least

  /// Counts a search. The index is made by `make` when its time has come.
  mutating func wanted(_ make: () -> SiblingIndex?) -> SiblingIndex? {
    searches &+= 1
    if index == nil, searches > patience {
      index = make()
      searches = 0
      if index == nil { bePatient() }
    }
    return index
  }

  mutating func forget() {
    guard index != nil else { return }
    index = nil
    if searches < patience { bePatient() } else { patience = Self.least }
    searches = 0
  }

  private mutating func bePatient() { patience = min(patience * 2, 1 << 14) }
}

extension CALayer {
  /// Lists shorter than this are searched as fast without an index.
  package static let leastIndexedCount = 96
  /// Where so many finds in a row refuse the point, the rest are asked one by one: each find starts
  /// at the top of the index.
  package static let indexPatience = 16

  /// The index of the views behind the sublayers, by array index; nil where there is none (yet).
  package final func indexOfViews() -> SiblingIndex? {
    needSearch().views.wanted {
      makeIndex(children) { layer in
        guard let owner = layer.owner else { return nil }
        return owner.isHitByBounds ? layer.outline(of: .init(layer.state.bounds)) : .everywhere
      }
    }
  }

  /// Whether an index still says where the sublayers, or the views behind them, are.
  package final func stillHas(_ index: SiblingIndex) -> Bool {
    guard let search = extras?.search else { return false }
    return search.views.index === index || search.layers.index === index
  }

  /// The index of the sublayers by painting order, and that order; nil where there is none (yet).
  final func indexOfSublayers() -> (SiblingIndex, [CALayer])? {
    let search = needSearch()
    let index = search.layers.wanted {
      search.ranked = paintingOrder
      return makeIndex(search.ranked) { $0.reach(levels: 4) ?? .everywhere }
    }
    return index.map { ($0, search.ranked) }
  }

  private func needSearch() -> SiblingSearch {
    let extras = needExtras()
    if let search = extras.search { return search }
    let new = SiblingSearch()
    extras.search = new
    return new
  }

  /// An index of some sublayers' boxes; nil where too many of them have none. A sublayer
  /// without a box is never found.
  private func makeIndex(_ layers: [CALayer], _ box: (CALayer) -> SiblingIndex.Box?) -> SiblingIndex? {
    // Under a transform of the sublayers a change of this layer's bounds would move them all.
    guard state.keepsSublayers else { return nil }
    var boundless = 0
    let boxes = layers.map { layer in
      layer.marks.insert(.isIndexed)
      let box = box(layer) ?? .nowhere
      if box == .everywhere { boundless += 1 }
      return box
    }
    marks.insert(.hasIndex)
    return boundless * 8 < layers.count ? SiblingIndex(boxes) : nil
  }

  /// A box of the superlayer's points that holds all points which this layer or one below it may be hit at;
  /// nil where none is known. It holds until one of those layers moves.
  private func reach(levels: Int) -> SiblingIndex.Box? {
    marks.insert(.isIndexed)
    guard levels > 0, !state.flags.contains(.transformLayer), !Self.hitMethods.areOverridden(in: self) else {
      return nil
    }
    var box = SiblingIndex.Box(state.bounds)
    if !state.flags.contains(.masksToBounds) {
      for layer in children {
        guard let below = layer.reach(levels: levels - 1) else { return nil }
        box.formUnion(below)
      }
    }
    let outline = outline(of: box)
    return outline == .everywhere ? nil : outline
  }

  /// The box around a box of this layer's points in the superlayer's, wide enough that no rounding on the way
  /// back puts a point outside into the box. Everywhere, where the way back is not steady.
  private func outline(of box: SiblingIndex.Box) -> SiblingIndex.Box {
    let m: CGAffineTransform
    if isPlain {
      let a = state.anchor
      m = CGAffineTransform(translationX: state.position.x - a.x, y: state.position.y - a.y)
    } else {
      let matrix = matrixInSuperlayer.flattened
      guard matrix.mapsPlaneAffinely else { return .everywhere }
      m = matrix.affinePart
    }
    let norm = max(abs(m.a) + abs(m.c), abs(m.b) + abs(m.d))
    guard abs(m.a * m.d - m.b * m.c) > 1e-4 * norm * norm else { return .everywhere }
    let halfWidth = (box.maxX - box.minX) / 2, halfHeight = (box.maxY - box.minY) / 2
    let x = box.minX + halfWidth, y = box.minY + halfHeight
    let middle = CGPoint(x: x, y: y).applying(m)
    // The sum of all magnitudes on the way, times many rounding errors.
    let anchor = state.anchor
    let lengths = abs(x) + abs(y) + halfWidth + halfHeight + abs(anchor.x) + abs(anchor.y)
    let margin =
      1e-9 * (norm * lengths + abs(state.position.x) + abs(state.position.y) + abs(m.tx) + abs(m.ty))
    let width = abs(m.a) * halfWidth + abs(m.c) * halfHeight + margin
    let height = abs(m.b) * halfWidth + abs(m.d) * halfHeight + margin
    let outline = SiblingIndex.Box(
      minX: middle.x - width, minY: middle.y - height, maxX: middle.x + width, maxY: middle.y + height)
    return outline.isFinite ? outline : .everywhere
  }

  // MARK: - Forgetting

  /// The sublayers are others, in another order or in another place.
  final func forgetIndex() {
    if marks.contains(.hasIndex) {
      marks.remove(.hasIndex)
      extras?.search?.forget()
    }
    forgetIndexesAbove()
  }

  /// This layer is in another place: the indexes that count on it are worth nothing.
  final func forgetIndexesAbove() {
    guard marks.contains(.isIndexed) else { return }
    upwards { layer in
      guard layer.marks.contains(.isIndexed) else { return false }
      layer.marks.remove(.isIndexed)
      layer.parentReference?._withUnsafeGuaranteedRef { parent in
        guard parent.marks.contains(.hasIndex) else { return }
        parent.marks.remove(.hasIndex)
        parent.extras?.search?.forget()
      }
      return true
    }
  }
}

extension SiblingIndex.Box {
  /// Holds no point: for siblings that are never asked.
  static let nowhere = SiblingIndex.Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  init(_ rect: CGRect) {
    self.init(
      minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width,
      maxY: rect.origin.y + rect.size.height)
  }
}
