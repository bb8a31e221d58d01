internal import CoreGraphics
internal import Foundation
internal import RenderTree

/// The indexes of one layer's sublayers, each created once it is worth its cost.
final class SiblingSearch {
  /// The index of the sublayers' views, in array order.
  var views = KeptIndex()
  /// The index of the sublayers, in the order of `ranked`.
  var layers = KeptIndex()
  /// The sublayers in painting order, while there is an index of them.
  var ranked: [CALayer] = []

  func forget() {
    views.forget()
    layers.forget()
    ranked = []
  }
}

/// An index that is created after some searches without it, more if the last one was invalidated before it
/// paid off.
struct KeptIndex {
  /// The number of searches through all siblings that cost slightly less than creating an index.
  private static let least: Int32 = 16

  private(set) var index: SiblingIndex?
  private var searches: Int32 = 0
  private var patience = KeptIndex.least

  /// Counts a search, and creates the index with `make` when it is worth it.
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
  /// The number of sublayers below which a search without an index is as fast.
  package static let leastIndexedCount = 96
  /// The number of consecutive finds that may reject the point before the rest are tested one by one, since
  /// each find starts at the top of the index.
  package static let indexPatience = 16

  /// Returns the index of the sublayers' views by array index, or nil if there is none yet.
  package final func indexOfViews() -> SiblingIndex? {
    needSearch().views.wanted {
      makeIndex(children) { layer in
        guard let owner = layer.owner else { return nil }
        return owner.isHitByBounds ? layer.outline(of: .init(layer.state.bounds)) : .everywhere
      }
    }
  }

  /// Returns a Boolean value that indicates whether an index of the sublayers or their views is still valid.
  package final func stillHas(_ index: SiblingIndex) -> Bool {
    guard let search = extras?.search else { return false }
    return search.views.index === index || search.layers.index === index
  }

  /// Returns the index of the sublayers by painting order, and that order, or nil if there is none yet.
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

  /// Creates an index of some sublayers' boxes. Returns nil if too many of them are unbounded. A sublayer
  /// without a box is never found.
  private func makeIndex(_ layers: [CALayer], _ box: (CALayer) -> SiblingIndex.Box?) -> SiblingIndex? {
    // With a sublayer transform, a change of this layer's bounds would move all sublayers.
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

  /// Returns a box in the superlayer's coordinate space that contains all points at which this layer or a
  /// descendant may be hit, or nil if none can be computed. It is valid until one of those layers moves.
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

  /// Converts a box to the superlayer's coordinate space, with a margin such that no rounding in the inverse
  /// conversion puts a point outside into the box. Returns `everywhere` if the inverse is not stable.
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
    // The sum of all magnitudes involved, times a multiple of the rounding error.
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

  // MARK: - Invalidation

  /// Invalidates the index, because the sublayers have changed, or their order or positions.
  final func forgetIndex() {
    if marks.contains(.hasIndex) {
      marks.remove(.hasIndex)
      extras?.search?.forget()
    }
    forgetIndexesAbove()
  }

  /// Invalidates the indexes that depend on this layer's position.
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
  /// The box that contains no point, for siblings that are never tested.
  static let nowhere = SiblingIndex.Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  init(_ rect: CGRect) {
    self.init(
      minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width,
      maxY: rect.origin.y + rect.size.height)
  }
}
