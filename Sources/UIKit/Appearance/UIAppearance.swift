internal import CoreGraphics
public import Foundation

/// A class whose instances share settings.
///
/// - Note: the settings of a proxy reach no other instance yet; a proxy only keeps what is set on it.
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
  public static func appearance() -> Self { proxy(named: "") }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(named: "\(containerTypes)") }

  public static func appearance(for trait: UITraitCollection) -> Self { proxy(named: "\(trait)") }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(named: "\(trait) \(containerTypes)") }

  /// A view of this class that stands for all of them.
  private static func proxy(named context: String) -> Self {
    notYet("UIAppearance")
    let key = "\(String(reflecting: self)) \(context)"
    let view = AppearanceProxies.views[key] ?? make(frame: .zero)
    AppearanceProxies.views[key] = view
    return unsafeDowncast(view, to: Self.self)
  }
}

@MainActor private enum AppearanceProxies {
  static var views: [String: UIView] = [:]
}
