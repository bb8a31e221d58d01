internal import CoreGraphics
public import Foundation

/// Stands for a wish to hear of traits; kept to end it.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that tells when its traits change: a view, a view controller, a presentation, a scene.
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// What is called with the object and its earlier traits.
  public typealias TraitChangeHandler<Environment> = @MainActor (
    _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Hears of changes of some traits until the object goes.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    watchers.add(traits) { [weak self] in if let self { handler(self, $0) } }
  }
  /// The same, where the handler names the object's class, as it does in an initialiser.
  @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    watchers.add(traits) { [weak self] in
      if let environment = self as? Environment { handler(environment, $0) }
    }
  }
  /// The same, with a method that takes nothing or the object.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    watchers.add(traits) { [weak self, weak target = target as AnyObject] _ in
      guard let target, !ActionDispatch.send(action, to: target, sender: self, event: nil) else { return }
      notYet("registerForTraitChanges(_:target:action:) with a target without a table of its methods")
    }
  }
  /// The same, with a method of the object itself.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  /// Hears of them no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    watchers.remove(registration)
  }

  private var watchers: TraitWatchers {
    switch self {
    case let view as UIView: view.needExtras().traitWatchers
    case let controller as UIViewController: controller.traitWatchers
    case let presentation as UIPresentationController: presentation.container.needExtras().traitWatchers
    case let scene as UIWindowScene: scene.traitWatchers
    default: TraitWatchers()
    }
  }
}

/// Who wants to hear of an object's traits.
@MainActor final class TraitWatchers {
  private var list: [TraitWatcher] = []

  func add(
    _ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let new = TraitWatcher(traits, body)
    list.append(new)
    return new
  }
  func remove(_ registration: any UITraitChangeRegistration) { list.removeAll { $0 === registration } }

  /// Tells those one of whose traits differs.
  func tell(_ traits: UITraitCollection, _ previous: UITraitCollection) {
    for watcher in list
    where watcher.traits.contains(where: { traits.values.differs(previous.values, in: $0) }) {
      watcher.body(previous)
    }
  }
}

private final class TraitWatcher: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let body: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ body: @escaping (UITraitCollection) -> Void) {
    (self.traits, self.body) = (traits, body)
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}
