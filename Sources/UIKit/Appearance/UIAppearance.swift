internal import CoreGraphics
public import Foundation

/// A class whose instances share an appearance.
///
/// Values that are set on a proxy are applied to each view when it enters a window, unless the view has a
/// value of its own. The properties are those that Apple marks for it.
///
/// - Note: Methods with arguments, such as those for states, and properties of the client's classes are not
///   applied, except those of bar items.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all instances of the class, which is always the same object.
  static func appearance() -> Self
  /// Returns the proxy for instances inside instances of the containers, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// Returns the proxy for instances with the given traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for instances with the given traits inside instances of the containers.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class inside whose instances others may have a different appearance.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy for all instances of the class, which is always the same object.
  public static func appearance() -> Self { proxy(in: [], under: nil) }

  /// Returns the proxy for instances inside instances of the containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, under: nil) }

  /// Returns the proxy for instances with the given traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], under: trait) }

  /// Returns the proxy for instances with the given traits inside instances of the containers.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, under: trait) }

  private static func proxy(
    in containers: [any UIAppearanceContainer.Type], under trait: UITraitCollection?
  ) -> Self {
    unsafeDowncast(AppearanceProxies.proxy(self, in: containers, under: trait), to: Self.self)
  }
}
