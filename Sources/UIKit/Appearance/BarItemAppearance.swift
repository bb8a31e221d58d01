internal import Foundation

// Settings that bars' items share. Bars ask for them when they show an item which has none of its own.

extension UIBarItem: UIAppearance {
  public static func appearance() -> Self { proxy(in: [], under: nil) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, under: nil) }

  public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], under: trait) }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, under: trait) }

  private static func proxy(
    in containers: [any UIAppearanceContainer.Type], under trait: UITraitCollection?
  ) -> Self {
    unsafeDowncast(BarItemProxies.proxy(self, in: containers, under: trait), to: Self.self)
  }

  /// The title's attributes for a state: the item's own, else those that items of its class share.
  final func shownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes(for: state) ?? BarItemProxies.value(for: self) { $0.attributesByState[state.rawValue] }
  }
}

extension UIBarButtonItem {
  /// The colour: the item's own, else the one that items of its class share.
  final var shownTint: UIColor? { tintColor ?? BarItemProxies.value(for: self) { ($0 as? UIBarButtonItem)?.tintColor } }
  /// What lies behind the content for a state.
  final func shownBackground(for state: UIControl.State) -> UIImage? {
    backgroundImage(for: state, barMetrics: .default)
      ?? BarItemProxies.value(for: self) { ($0 as? UIBarButtonItem)?.backgroundImage(for: state, barMetrics: .default) }
  }
  /// How far the title lies from its place, in points.
  final var shownTitleShift: UIOffset {
    let own = titlePositionAdjustment(for: .default)
    guard own == .zero else { return own }
    return BarItemProxies.value(for: self) {
      ($0 as? UIBarButtonItem).map { $0.titlePositionAdjustment(for: .default) }.flatMap { $0 == .zero ? nil : $0 }
    } ?? .zero
  }
}

extension UITabBarItem {
  /// How far the title lies from its place, in points.
  final var shownTitleShift: UIOffset {
    guard titlePositionAdjustment == .zero else { return titlePositionAdjustment }
    return BarItemProxies.value(for: self) {
      ($0 as? UITabBarItem).map(\.titlePositionAdjustment).flatMap { $0 == .zero ? nil : $0 }
    } ?? .zero
  }
}

/// The proxies of bars' items, each an item of its class.
@MainActor private enum BarItemProxies {
  private struct Proxy {
    let type: UIBarItem.Type
    let containers: [any UIAppearanceContainer.Type]
    let trait: UITraitCollection?
    let item: UIBarItem
  }

  private static var proxies: [Proxy] = []
  private static var indexes: [String: Int] = [:]

  /// The proxy of a class in a context; always the same one.
  static func proxy(
    _ type: UIBarItem.Type, in containers: [any UIAppearanceContainer.Type], under trait: UITraitCollection?
  ) -> UIBarItem {
    let key = "\(ObjectIdentifier(type)) \(trait.map { "\($0)" } ?? "") \(containers)"
    if let index = indexes[key] { return proxies[index].item }
    let item = NSObject.make(type) as! UIBarItem
    indexes[key] = proxies.count
    proxies.append(Proxy(type: type, containers: containers, trait: trait, item: item))
    return item
  }

  /// What the most special proxy says that says anything.
  static func value<Value>(for item: UIBarItem, _ read: (UIBarItem) -> Value?) -> Value? {
    guard !proxies.isEmpty else { return nil }
    let bar = item.holder as? UIView
    let fitting = proxies.filter { proxy in
      proxy.item !== item && type(of: item).isSubclass(of: proxy.type) && AppearanceProxies.isInside(bar, proxy.containers)
        && (proxy.trait.map { bar?.traitCollection.containsTraits(in: $0) ?? false } ?? true)
    }
    // Of equals the one that was asked for last, as of views.
    let ordered = fitting.reversed().enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.type != b.type, a.type.isSubclass(of: b.type) || b.type.isSubclass(of: a.type) { return a.type.isSubclass(of: b.type) }
      return a.containers.count == b.containers.count ? one.offset < other.offset : a.containers.count > b.containers.count
    }
    for (_, proxy) in ordered {
      if let value = read(proxy.item) { return value }
    }
    return nil
  }
}
