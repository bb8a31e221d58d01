internal import Foundation
internal import QuartzCore
internal import UIKit

/// The bounds and center of a view.
@MainActor struct Placement {
  let bounds: CGRect
  let center: CGPoint

  init(_ view: UIView) { (bounds, center) = (view.bounds, view.center) }
  init(_ layer: CALayer) { (bounds, center) = (layer.bounds, layer.position) }

  /// Returns a description of the change from another placement, or nil if there is none.
  ///
  /// Differences of up to half a point are those of rounding to pixels.
  func difference(from other: Placement) -> String? {
    func text(_ p: CGPoint) -> String { "(\(Self.text(p.x)), \(Self.text(p.y)))" }
    func text(_ s: CGSize) -> String { "\(Self.text(s.width)) x \(Self.text(s.height))" }
    if Self.differ(bounds.width, other.bounds.width) || Self.differ(bounds.height, other.bounds.height) {
      return "is \(text(bounds.size)) instead of \(text(other.bounds.size))"
    }
    if Self.differ(center.x, other.center.x) || Self.differ(center.y, other.center.y) {
      return "has its center at \(text(center)) instead of \(text(other.center))"
    }
    if Self.differ(bounds.minX, other.bounds.minX) || Self.differ(bounds.minY, other.bounds.minY) {
      return "has its bounds' origin at \(text(bounds.origin)) instead of \(text(other.bounds.origin))"
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether an edge of the view, or its bounds' origin, has moved to
  /// the right or down since another placement.
  func hasMovedForward(from other: Placement) -> Bool {
    func edges(_ placement: Placement) -> [CGFloat] {
      let (center, size) = (placement.center, placement.bounds.size)
      return [
        center.x - size.width / 2, center.x + size.width / 2, center.y - size.height / 2,
        center.y + size.height / 2,
      ]
    }
    return zip(edges(self), edges(other)).contains { $0 - $1 > 0.5 }
      || Self.differ(bounds.minX, other.bounds.minX) || Self.differ(bounds.minY, other.bounds.minY)
  }

  private static func differ(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a.isFinite && b.isFinite && abs(a - b) > 0.5
  }
  private static func text(_ number: CGFloat) -> String {
    String(format: "%g", (number * 100).rounded() / 100)
  }
}

/// A layer with its placement and the layers below it.
@MainActor struct PlacedLayer {
  /// A difference between two layouts.
  struct Change {
    let text: String
    /// A Boolean value that indicates whether the contents differ rather than the place.
    let isOfContents: Bool
  }

  let layer: CALayer
  let placement: Placement
  let parts: [PlacedLayer]

  private init(_ layer: CALayer, _ parts: [PlacedLayer]) {
    self.layer = layer
    placement = Placement(layer)
    self.parts = parts
  }

  /// Creates a layer with all layers below it.
  init(_ layer: CALayer) { self.init(layer, (layer.sublayers ?? []).map { PlacedLayer($0) }) }

  /// Creates the layer of a view with those below it down to the next views of classes outside of UIKit,
  /// which place their own contents.
  init(placedBy view: UIView) {
    func placed(_ layer: CALayer) -> PlacedLayer {
      let isOfClient = (layer.delegate as? UIView)?.clientType != nil
      return PlacedLayer(layer, isOfClient ? [] : (layer.sublayers ?? []).map(placed))
    }
    self.init(view.layer, (view.layer.sublayers ?? []).map(placed))
  }

  private var view: UIView? { layer.delegate as? UIView }
  var name: String { view?.nameInFindings ?? "\(type(of: layer))" }

  /// Returns a Boolean value that indicates whether the layers and their views are of the same classes.
  func isLike(_ other: PlacedLayer) -> Bool {
    type(of: layer) == type(of: other.layer) && view.map { type(of: $0) } == other.view.map { type(of: $0) }
  }

  /// Returns the layers that are placed differently than in another layout, superlayers first, with the
  /// changes. Layers below such a layer are not compared.
  ///
  /// - Parameters:
  ///   - wanted: The other layout.
  ///   - again: A repetition of the other layout. Differences between the two are not compared.
  /// - Returns: The layers, those of the other layout, and the changes.
  func differences(from wanted: PlacedLayer, _ again: PlacedLayer) -> [(CALayer, CALayer, change: Change)] {
    if again.placement.difference(from: wanted.placement) != nil { return [] }
    if let text = placement.difference(from: wanted.placement) {
      return [(layer, wanted.layer, Change(text: text, isOfContents: false))]
    }
    guard wanted.parts.count == again.parts.count else { return [] }
    let names = partNames, others = wanted.partNames, repeated = again.partNames
    // Parts of other names are the same ones with other texts.
    let isByPlace = names.count == others.count && Set(names) != Set(others)
    let found = others.indices.flatMap { index -> [(CALayer, CALayer, change: Change)] in
      guard let own = isByPlace ? index : names.firstIndex(of: others[index]),
        let other = isByPlace ? index : repeated.firstIndex(of: others[index])
      else { return [] }
      return parts[own].differences(from: wanted.parts[index], again.parts[other])
    }
    guard found.isEmpty, parts.count != wanted.parts.count else { return found }
    let text = "has \(parts.count) parts instead of \(wanted.parts.count)"
    return [(layer, wanted.layer, Change(text: text, isOfContents: true))]
  }

  /// The names of the parts, of which equal ones are counted, so that the order of others does not matter.
  private var partNames: [String] {
    var counts: [String: Int] = [:]
    return parts.map { part in
      counts[part.name, default: 0] += 1
      return "\(part.name) \(counts[part.name, default: 0])"
    }
  }

  /// Returns the sizes that the views of classes outside of UIKit below the layer ask for, by their layers.
  func askedSizes() -> [ObjectIdentifier: [CGSize]] {
    var found: [ObjectIdentifier: [CGSize]] = [:]
    for part in parts { found.merge(part.askedSizes()) { $1 } }
    guard let view, view.clientType == type(of: view) else { return found }
    let room = CGSize(width: view.bounds.width, height: UIView.layoutFittingExpandedSize.height)
    found[ObjectIdentifier(layer)] = [view.intrinsicContentSize, view.sizeThatFits(room)]
    return found
  }
}

/// The placements of the subviews and layers that a view places.
@MainActor struct Placements {
  private let parts: [PlacedLayer]
  private let count: Int

  init(of view: UIView) {
    parts = PlacedLayer(placedBy: view).parts
    count = view.subviews.count
  }

  /// Returns the first part that has another placement now, with the change. Parts that the layout has
  /// replaced are compared with those of their class in their places.
  ///
  /// - Parameters:
  ///   - view: The view whose contents were placed.
  ///   - counts: A closure that returns whether a change counts, from the placements now and before.
  /// - Returns: The description of the part and of the change, or nil if there is none.
  func firstDifference(
    of view: UIView, where counts: (Placement, Placement) -> Bool = { _, _ in true }
  ) -> (name: String, change: String)? {
    Self.firstDifference(parts, PlacedLayer(placedBy: view).parts, counts)
  }

  private static func firstDifference(
    _ before: [PlacedLayer], _ now: [PlacedLayer], _ counts: (Placement, Placement) -> Bool
  ) -> (name: String, change: String)? {
    let isSame = before.count == now.count
    for (index, old) in before.enumerated() {
      let part =
        now.first { $0.layer === old.layer } ?? (isSame && now[index].isLike(old) ? now[index] : nil)
      guard let part else { continue }
      if let change = part.placement.difference(from: old.placement), counts(part.placement, old.placement) {
        return (part.name, change)
      }
      if let inner = firstDifference(old.parts, part.parts, counts) { return inner }
    }
    return nil
  }

  /// Returns a description of the subviews that a view has now and did not have, or nil if there are none.
  func added(to view: UIView) -> String? {
    let now = view.subviews.count
    guard now > count else { return nil }
    return "after a second layout, it has \(now) subviews instead of \(count)"
  }
}

extension CALayer {
  /// The view of the layer, or of the nearest layer around it that has one.
  @MainActor var owner: UIView? {
    sequence(first: self, next: \.superlayer).lazy.compactMap { $0.delegate as? UIView }.first
  }
}

extension UIView {
  /// The view and all views below it, superviews first.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }

  /// A Boolean value that indicates whether client code may place the subviews: a class outside of UIKit, of
  /// the view or of its controller.
  var isLaidOutByClient: Bool { clientType != nil && !(self is UIWindow) }

  /// A Boolean value that indicates whether the view has subviews or layers of its own.
  var hasContents: Bool { layer.sublayers?.isEmpty == false }

  /// The subviews, with those of the plain views among them.
  var placedViews: [UIView] {
    subviews.flatMap { [$0] + ($0.isPlainContainer ? $0.placedViews : []) }
  }

  /// A Boolean value that indicates whether the view only holds others, which the class around it places.
  var isPlainContainer: Bool {
    type(of: self) == UIView.self && !(next is UIViewController)
      || (superview as? UITableViewCell)?.contentView === self
      || (superview as? UICollectionViewCell)?.contentView === self
  }

  /// The class outside of UIKit of the view or else of its controller, or nil.
  var clientType: AnyClass? {
    func isOfClient(_ object: AnyObject) -> Bool { !String(reflecting: type(of: object)).hasPrefix("UIKit.") }
    if isOfClient(self) { return type(of: self) }
    guard let controller = next as? UIViewController, isOfClient(controller) else { return nil }
    return type(of: controller)
  }

  /// The class with the accessibility identifier or the text that the view shows. For the view of a
  /// controller it is the controller's class.
  var nameInFindings: String {
    let name = accessibilityIdentifier ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
    let own = type(of: self)
    let text = clientType.map { $0 == own ? "\(own)" : "the view of \($0)" } ?? "\(own)"
    return text + (name.map { " \"\($0)\"" } ?? "")
  }
}

extension UIGestureRecognizer {
  /// A Boolean value that indicates whether UIKit gives the recognizer to scroll views and lists: its class
  /// is internal, and the public ones begin with UI.
  var isPartOfScrolling: Bool {
    let name = String(reflecting: type(of: self))
    return name.hasPrefix("UIKit.") && !name.hasPrefix("UIKit.UI")
  }
}
