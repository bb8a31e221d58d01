internal import Foundation

// The shared appearance of bar items. Bars read it when they show an item that has no appearance of its own.

extension UIBarItem: UIAppearance {
  /// Returns the proxy for all instances of the class, which is always the same object.
  public static func appearance() -> Self { proxy(in: [], under: nil) }

  /// Returns the proxy for instances in bars inside instances of the containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, under: nil) }

  /// Returns the proxy for instances with the given traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], under: trait) }

  /// Returns the proxy for instances with the given traits, in bars inside instances of the containers.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, under: trait) }

  private static func proxy(
    in containers: [any UIAppearanceContainer.Type], under trait: UITraitCollection?
  ) -> Self {
    unsafeDowncast(BarItemProxies.proxy(self, in: containers, under: trait), to: Self.self)
  }

  /// Returns the title's attributes for a state: the item's own, or else the shared ones of its class.
  final func shownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes(for: state)
      ?? BarItemProxies.value(for: self) { $0.attributesByState[state.rawValue] }
  }
}

extension UIBarButtonItem {
  /// The shared title of items of the class.
  final var sharedTitle: String? { BarItemProxies.value(for: self, \.title) }
  /// The tint colour: the item's own, or else the shared one of its class.
  final var shownTint: UIColor? {
    tintColor ?? BarItemProxies.value(for: self) { ($0 as? UIBarButtonItem)?.tintColor }
  }
  /// Returns a value of the item's appearance, or else of the shared one of its class, for the current bar.
  ///
  /// `look` is the appearance of a button, or of a back button.
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
  /// The offset of the title, in points.
  final var shownTitleShift: UIOffset {
    guard titlePositionAdjustment == .zero else { return titlePositionAdjustment }
    return BarItemProxies.value(for: self) {
      ($0 as? UITabBarItem).map(\.titlePositionAdjustment).flatMap { $0 == .zero ? nil : $0 }
    } ?? .zero
  }
}

/// The proxies of bar items, each an item of its class.
@MainActor private enum BarItemProxies {
  private static let registry = ProxyRegistry<UIBarItem>()

  /// Returns the proxy of a class in a context, which is always the same object.
  static func proxy(
    _ type: UIBarItem.Type, in containers: [any UIAppearanceContainer.Type], under trait: UITraitCollection?
  ) -> UIBarItem {
    // `make` returns an instance of the class that it is given.
    registry.proxy(of: type, in: containers, under: trait) {
      unsafeDowncast(NSObject.make(type), to: UIBarItem.self)
    }
  }

  /// Returns the value of the most specific proxy that has one.
  static func value<Value>(for item: UIBarItem, _ read: (UIBarItem) -> Value?) -> Value? {
    guard !registry.isEmpty else { return nil }
    let bar = item.holder as? UIView
    for proxy in registry.fitting(item, in: bar, under: bar?.traitCollection).reversed() {
      if let value = read(proxy.object) { return value }
    }
    return nil
  }
}
