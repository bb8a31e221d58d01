internal import CoreGraphics
public import Foundation

/// A class whose instances share settings.
///
/// What is set on a proxy reaches each view when it comes into a window, unless the view has a value of its
/// own. The properties are those that Apple marks for it; methods with arguments, as for states, and
/// properties of the user's classes are not handed on, save those of bars' items.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all instances of the class; always the same one.
  static func appearance() -> Self
  /// The proxy for instances inside instances of the containers, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// The proxy for instances under traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// The proxy for instances under traits inside instances of the containers.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class inside whose instances others may look different.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy for all instances of the class; the same one each time.
  public static func appearance() -> Self { proxy(in: [], under: nil) }

  /// The proxy for instances inside instances of the containers, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, under: nil) }

  /// The proxy for instances under traits.
  public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], under: trait) }

  /// The proxy for instances under traits inside instances of the containers.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, under: trait) }

  private static func proxy(
    in containers: [any UIAppearanceContainer.Type], under trait: UITraitCollection?
  ) -> Self {
    unsafeDowncast(AppearanceProxies.proxy(self, in: containers, under: trait), to: Self.self)
  }
}
