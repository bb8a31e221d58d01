internal import CoreGraphics
internal import Foundation
internal import RenderTree
internal import Synchronization

/// The action for a change of a property, looked up before the change and run after it.
///
/// A class, so that its absence, the common case, takes one word.
final class PropertyChange {
  private let key: String
  private let layer: CALayer
  private let action: (any CAAction)?

  init(key: String, layer: CALayer, action: (any CAAction)?) {
    self.key = key
    self.layer = layer
    self.action = action
  }

  func run() {
    action?.run(forKey: key, object: layer, arguments: nil)
    if layer.marks.contains(.isObserved) { layer.tellObservers() }
  }
}

extension CALayer {
  /// A Boolean value that indicates whether changes of views' layers look for actions. `true` while views are
  /// animated.
  package static var viewsAreAnimated: Bool {
    get { animatesViews.load(ordering: .relaxed) }
    set { animatesViews.store(newValue, ordering: .relaxed) }
  }
  // Atomic, since it is read at each change, also of layers that another thread prepares.
  private static let animatesViews = Atomic(false)

  /// Looks up the action for a change of the property `key`. Must be called before the change; the result is
  /// run after it.
  ///
  /// Returns nil for a layer that has not been shown, and for a view's layer while no view is animated,
  /// unless a client's class chooses actions.
  @inline(__always) final func willChange(_ key: StaticString) -> PropertyChange? {
    // Most changes are of layers that have never been shown; skip the owner for those.
    guard Self.viewsAreAnimated || marks.rawValue & LayerMarks.ofChanges.rawValue != 0 else { return nil }
    guard
      owner == nil ? marks.contains(.isShown) : Self.viewsAreAnimated || marks.contains(.choosesActions)
    else { return observedChange }
    return findChange("\(key)") ?? observedChange
  }

  private var observedChange: PropertyChange? {
    marks.contains(.isObserved) ? PropertyChange(key: "", layer: self, action: nil) : nil
  }

  /// Looks up the action for a change of a property that a subclass adds. The subclass is asked even if the
  /// layer belongs to a view.
  final func willChangeCustom(_ key: String) -> PropertyChange? {
    marks.contains(.isShown) && isOnScreen ? change(forKey: key) : nil
  }

  /// Looks up the action for a layer that is about to become visible or to be hidden or removed.
  @inline(__always) final func willOrder(out: Bool) -> PropertyChange? {
    marks.contains(.isShown) ? ordering(out ? kCAOnOrderOut : kCAOnOrderIn) : nil
  }

  /// Looks up the action for the event of becoming visible or being hidden or removed. Skips layers for which
  /// nothing can define one.
  final func ordering(_ event: String) -> PropertyChange? {
    let isGivenActions = extras.map { $0.actions != nil || $0.style != nil || $0.delegate != nil } ?? false
    guard isGivenActions || owner?.choosesActions ?? false || Self.actionMethods.areOverridden(in: self),
      isOnScreen
    else { return nil }
    return change(forKey: event)
  }

  private func findChange(_ key: String) -> PropertyChange? {
    // A view's animation begins even if the layer is on no screen, and is discarded with the next frame
    // (`ios26/animation.json`).
    owner != nil || isOnScreen ? change(forKey: key) : nil
  }

  private func change(forKey key: String) -> PropertyChange? {
    guard !CATransaction.disableActions(), let action = action(forKey: key), !(action is NSNull) else {
      return nil
    }
    guard action is CATransition else { return PropertyChange(key: key, layer: self, action: action) }
    // The old image is what is shown before the change: the transition begins now.
    action.run(forKey: key, object: self, arguments: nil)
    return nil
  }

  /// Marks the layer as part of a frame on a screen, and determines whether its class or its view chooses
  /// actions for changes of a view's layer outside animations.
  final func becomeShown() {
    marks.insert(.isShown)
    if let owner, owner.choosesActions || Self.actionMethods.areOverridden(in: self) {
      marks.insert(.choosesActions)
    }
  }

  private static let actionMethods = ClassMethods(
    of: CALayer.self, overriddenIn: [ActionOverride.self, DefaultActionOverride.self])

  /// The properties without implicit animation (`documented_facts.json`, "implicit.not"). That paths have
  /// none is documented with `shadowPath` and `CAShapeLayer.path`.
  private static let unanimatedKeys: Set<String> = ["doubleSided", "path", "shadowPath"]
  /// The properties with an implicit transition (`documented_facts.json`, "implicit.transition").
  private static let fadingKeys: Set<String> = ["filters", "backgroundFilters", "compositingFilter"]
  /// The properties that change at once although their implicit animation has a duration
  /// (`documented_facts.json`, "implicit.list").
  static let exchangedKeys: Set<String> = ["mask", "sublayers"]

  /// Returns the implicit animation of a property: from the presented value, with the parameters of the
  /// transaction.
  final func impliedAnimation(forKey key: String) -> CAAnimation? {
    if Self.fadingKeys.contains(key) { return CATransition() }
    guard !Self.unanimatedKeys.contains(key) else { return nil }
    let value = AnimatedProperty(keyPath: key)?.value(in: presentedState(at: now))
    let isDrawn = Self.drawnProperties.contains(key)
    guard value != nil || isDrawn || Self.exchangedKeys.contains(key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = isDrawn ? makePresentation()?.readValue(forKeyPath: key) : value?.boxed
    animation.isImplicit = true
    return animation
  }
}

private final class ActionOverride: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { nil }
}

private final class DefaultActionOverride: CALayer {
  // A body that differs from the overridden one, so that the linker cannot merge the two.
  override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
}
