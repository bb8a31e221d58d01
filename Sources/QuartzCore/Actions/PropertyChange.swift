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
  /// is not shown, or that belongs to a view while no view is animated.
  @inline(__always) final func willChange(_ key: StaticString) -> PropertyChange? {
    // Most changes are of layers that nobody has seen yet: they need not be asked whose they are.
    guard Self.viewsAreAnimated || marks.rawValue & LayerMarks.ofChanges.rawValue != 0 else { return nil }
    guard owner == nil ? marks.contains(.isShown) : Self.viewsAreAnimated else { return observedChange }
    return findChange("\(key)") ?? observedChange
  }

  private var observedChange: PropertyChange? {
    marks.contains(.isObserved) ? PropertyChange(key: "", layer: self, action: nil) : nil
  }

  /// The same for a property that a subclass adds: its class is asked, whoever the layer belongs to.
  final func willChangeCustom(_ key: String) -> PropertyChange? {
    guard marks.contains(.isShown), !CATransaction.disableActions(), isOnScreen,
      let found = action(forKey: key)
    else { return nil }
    return found is NSNull ? nil : PropertyChange(key: key, layer: self, action: found)
  }

  private func findChange(_ key: String) -> PropertyChange? {
    // A view's animation begins on no screen too, and is discarded with the next frame
    // (`ios26/animation.json`).
    guard !CATransaction.disableActions(), owner != nil || isOnScreen else { return nil }
    let found = searchAction(forKey: key)
    if found is NSNull { return nil }
    if found == nil, Self.fadingKeys.contains(key) {
      // The old picture is what is shown before the change: the fade begins now
      // (`documented_facts.json`, "implicit.transition").
      add(CATransition(), forKey: key)
      return nil
    }
    return (found ?? implicitAnimation(forKey: key)).map { PropertyChange(key: key, layer: self, action: $0) }
  }

  private static let fadingKeys: Set<String> = ["filters", "backgroundFilters", "compositingFilter"]
  /// What is exchanged at once, though its animation runs as long as others do
  /// (`documented_facts.json`, "implicit.list").
  static let exchangedKeys: Set<String> = ["mask", "sublayers"]

  /// The animation of a layer that nobody gives an action: from what is shown now, as the transaction says.
  private func implicitAnimation(forKey key: String) -> CAAnimation? {
    // `documented_facts.json`, "implicit.not"; that a shape's path has none is documented with it.
    guard key != "doubleSided", key != "path" else { return nil }
    let value = AnimatedProperty(keyPath: key)?.value(in: presentedState(at: now))
    guard value != nil || Self.exchangedKeys.contains(key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value?.boxed
    animation.isImplicit = true
    return animation
  }
}
