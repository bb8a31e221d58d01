internal import Foundation

// Settings that bars' items share. Bars ask for them when they show an item which has none of its own.

extension UIBarItem: UIAppearance {
  /// The proxy for all instances of the class; the same one each time.
  public static func appearance() -> Self { proxy(in: [], under: nil) }

  /// The proxy for instances in bars inside instances of the containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, under: nil) }

  /// The proxy for instances under traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], under: trait) }

  /// The proxy for instances under traits, in bars inside instances of the containers.
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
    titleTextAttributes(for: state)
      ?? BarItemProxies.value(for: self) { $0.attributesByState[state.rawValue] }
  }
}

extension UIBarButtonItem {
  /// The title that items of its class share.
  final var sharedTitle: String? { BarItemProxies.value(for: self, \.title) }
  /// The colour: the item's own, else the one that items of its class share.
  final var shownTint: UIColor? {
    tintColor ?? BarItemProxies.value(for: self) { ($0 as? UIBarButtonItem)?.tintColor }
  }
  /// What the item's look has, or else the one that items of its class share, in the bar that shows it.
  ///
  /// - Parameter look: The look of a button, or of a back button.
  final func shown<Value>(
    _ look: KeyPath<UIBarButtonItem, BarItemLook>, _ read: (BarItemLook, UIBarMetrics) -> Value?
  ) -> Value? {
    let metrics = holder?.metrics ?? .default
    return read(self[keyPath: look], metrics)
      ?? BarItemProxies.value(for: self) { item in
        (item as? UIBarButtonItem).flatMap { read($0[keyPath: look], metrics) }
      }
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
  private static let registry = ProxyRegistry<UIBarItem>()

  /// The proxy of a class in a context; always the same one.
  static func proxy(
    _ type: UIBarItem.Type, in containers: [any UIAppearanceContainer.Type], under trait: UITraitCollection?
  ) -> UIBarItem {
    // `make` answers with an instance of the class that it is given.
    registry.proxy(of: type, in: containers, under: trait) {
      unsafeDowncast(NSObject.make(type), to: UIBarItem.self)
    }
  }

  /// What the most special proxy says that says anything.
  static func value<Value>(for item: UIBarItem, _ read: (UIBarItem) -> Value?) -> Value? {
    guard !registry.isEmpty else { return nil }
    let bar = item.holder as? UIView
    for proxy in registry.fitting(item, in: bar, under: bar?.traitCollection).reversed() {
      if let value = read(proxy.object) { return value }
    }
    return nil
  }
}
