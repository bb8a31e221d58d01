internal import CoreGraphics
public import Foundation

/// A registration for changes of traits, with which it can be removed.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that notifies of changes of its traits: a view, a view controller, a presentation, a scene.
@preconcurrency @MainActor public protocol UITraitChangeObservable: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// A closure that is called with the object and its previous traits.
  public typealias TraitChangeHandler<Environment> =
    @MainActor (
      _ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection
    ) -> Void

  /// Registers a handler for changes of some traits, until the object is deallocated.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    watchers.add(traits) { [weak self] in if let self { handler(self, $0) } }
  }
  /// Registers a handler that specifies the object's class, as in an initialiser.
  @_disfavoredOverload @discardableResult public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    watchers.add(traits) { [weak self] in
      if let environment = self as? Environment { handler(environment, $0) }
    }
  }
  /// Registers a method of a target, without parameters or with the object.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    watchers.add(traits) { [weak self, weak target = target as AnyObject] _ in
      guard let target, !ActionDispatch.send(action, to: target, sender: self, event: nil) else { return }
      notYet("registerForTraitChanges(_:target:action:) with a target without a table of its methods")
    }
  }
  /// Registers a method of the object itself.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
  /// Removes a registration.
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

/// The registrations for changes of an object's traits.
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

  /// Notifies the registrations for traits that differ.
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
