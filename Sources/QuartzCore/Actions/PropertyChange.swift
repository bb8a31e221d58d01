internal import CoreGraphics
internal import Foundation
internal import RenderTree
internal import Synchronization

/// The action that a change of a property asks for, looked up before the change and run after it.
///
/// A class, so that its absence, which nearly every change finds, is one word.
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
  /// Whether changes of layers that belong to views look for actions: while views are animated.
  package static var viewsAreAnimated: Bool {
    get { animatesViews.load(ordering: .relaxed) }
    set { animatesViews.store(newValue, ordering: .relaxed) }
  }
  // Read at each change, also of layers that a thread has for itself.
  private static let animatesViews = Atomic(false)

  /// To be called before the property `key` changes; what comes back is run when it has. Nil for a layer that
  /// is not shown, or that belongs to a view while no view is animated, unless a class of the program's says
  /// what its changes do.
  @inline(__always) final func willChange(_ key: StaticString) -> PropertyChange? {
    // Most changes are of layers that nobody has seen yet: they need not be asked whose they are.
    guard Self.viewsAreAnimated || marks.rawValue & LayerMarks.ofChanges.rawValue != 0 else { return nil }
    guard
      owner == nil ? marks.contains(.isShown) : Self.viewsAreAnimated || marks.contains(.choosesActions)
    else { return observedChange }
    return findChange("\(key)") ?? observedChange
  }

  private var observedChange: PropertyChange? {
    marks.contains(.isObserved) ? PropertyChange(key: "", layer: self, action: nil) : nil
  }

  /// The same for a property that a subclass adds: its class is asked, whoever the layer belongs to.
  final func willChangeCustom(_ key: String) -> PropertyChange? {
    marks.contains(.isShown) && isOnScreen ? change(forKey: key) : nil
  }

  /// The same for a layer that is about to be seen, or to go out of sight.
  @inline(__always) final func willOrder(out: Bool) -> PropertyChange? {
    marks.contains(.isShown) ? ordering(out ? kCAOnOrderOut : kCAOnOrderIn) : nil
  }

  /// What a layer does that comes into sight or goes. Most have nothing that could say so, and are not asked.
  final func ordering(_ event: String) -> PropertyChange? {
    let isGivenActions = extras.map { $0.actions != nil || $0.style != nil || $0.delegate != nil } ?? false
    guard isGivenActions || owner?.choosesActions ?? false || Self.actionMethods.areOverridden(in: self),
      isOnScreen
    else { return nil }
    return change(forKey: event)
  }

  private func findChange(_ key: String) -> PropertyChange? {
    // A view's animation begins on no screen too, and is discarded with the next frame
    // (`ios26/animation.json`).
    owner != nil || isOnScreen ? change(forKey: key) : nil
  }

  private func change(forKey key: String) -> PropertyChange? {
    guard !CATransaction.disableActions(), let action = action(forKey: key), !(action is NSNull) else {
      return nil
    }
    guard action is CATransition else { return PropertyChange(key: key, layer: self, action: action) }
    // The old picture is what is shown before the change: the transition begins now.
    action.run(forKey: key, object: self, arguments: nil)
    return nil
  }

  /// The layer is part of a frame on a screen for the first time: whether its class, or its view's, says what
  /// changes of a view's layer do outside of animations.
  final func becomeShown() {
    marks.insert(.isShown)
    if let owner, owner.choosesActions || Self.actionMethods.areOverridden(in: self) {
      marks.insert(.choosesActions)
    }
  }

  private static let actionMethods = ClassMethods(
    of: CALayer.self, overriddenIn: [ActionOverride.self, DefaultActionOverride.self])

  /// `documented_facts.json`, "implicit.not"; that paths have none is documented with `shadowPath` and
  /// `CAShapeLayer.path`.
  private static let unanimatedKeys: Set<String> = ["doubleSided", "path", "shadowPath"]
  /// `documented_facts.json`, "implicit.transition".
  private static let fadingKeys: Set<String> = ["filters", "backgroundFilters", "compositingFilter"]
  /// What is exchanged at once, though its animation runs as long as others do
  /// (`documented_facts.json`, "implicit.list").
  static let exchangedKeys: Set<String> = ["mask", "sublayers"]

  /// The animation of a layer that nobody gives an action: from what is shown now, as the transaction says.
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
  // Another body than the one it overrides: the two must not be one.
  override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }
}
