internal import CoreGraphics
internal import Foundation

/// The traits that a view, a controller, a presentation, a window or a scene overrides for itself and its
/// descendants.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait, which is then inherited.
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isKnown(in: self) }
    return custom[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { return system.forget(in: &self) }
    custom[ObjectIdentifier(trait)] = nil
  }

  /// Returns whether a trait has another value in the other values.
  func differs(_ other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }
}

extension SystemTrait {
  fileprivate static func isKnown(in values: TraitValues) -> Bool { differs(values, TraitValues()) }
  fileprivate static func forget(in values: inout TraitValues) {
    values[keyPath: path] = TraitValues()[keyPath: path]
  }
  fileprivate static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    func key(_ values: TraitValues) -> AnyHashable? { values[keyPath: path] as? AnyHashable }
    return key(a) != key(b)
  }
}

extension UIView {
  /// The traits that this view overrides for itself and its subviews.
  public var traitOverrides: any UITraitOverrides {
    get { extras?.overrides ?? TraitValues() }
    set { setOverrides((newValue as? TraitValues) ?? TraitValues()) }
  }

  final func setOverrides(_ overrides: TraitValues) {
    let overrides = overrides == TraitValues() ? nil : overrides
    guard overrides != extras?.overrides else { return }
    changeTraits { $0.overrides = overrides }
  }

  /// Sets the traits that the controller of this view overrides.
  final func setControllerOverrides(_ overrides: TraitValues) {
    let overrides = overrides == TraitValues() ? nil : overrides
    guard overrides != extras?.controllerOverrides else { return }
    changeTraits { $0.controllerOverrides = overrides }
  }

  /// Changes the values by which this view's traits differ from its superview's.
  final func changeTraits(_ change: (ViewExtras) -> Void) {
    let previous = effectiveTraits, extras = needExtras()
    change(extras)
    layer.setSource(.hasOwnTraits, extras.allOverrides != nil || extras.textSizes != nil)
    traitsMayHaveChanged()
    tellTraits(previous)
  }

  /// Returns the traits of this view inside a view with other traits.
  final func ownTraits(over rest: UITraitCollection) -> UITraitCollection {
    guard let extras else { return rest }
    let overrides = extras.allOverrides
    guard overrides != nil || extras.textSizes != nil else { return rest }
    var values = overrides.map { rest.values.merged(with: $0) } ?? rest.values
    if let limits = extras.textSizes, let rank = values.preferredContentSizeCategory.rank {
      if let least = limits.least, let low = least.rank, rank < low {
        values.preferredContentSizeCategory = least
      }
      if let largest = limits.largest, let high = largest.rank, rank > high {
        values.preferredContentSizeCategory = largest
      }
    }
    return UITraitCollection(values: values)
  }

  /// Notifies this view, its descendants and their controllers of changed traits. `previous` are the previous
  /// ones, as far as a view does not override them.
  final func tellTraits(_ previous: UITraitCollection) {
    // Trees may be deeper than the stack.
    var waiting = [(view: self, previous: previous)]
    while let (view, previous) = waiting.popLast() {
      let traits = view.effectiveTraits
      guard traits != previous else { continue }
      view.keepTraits()
      if traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
        view.textSizeDidChange()
      }
      if traits.layoutDirection != previous.layoutDirection { view.directionDidChange() }
      if traits.displayScale != previous.displayScale { LayoutEvents.displayScaleChanged(of: view) }
      if traits.values.measuresDifferently(previous.values) {
        view.environmentDidChange()
      } else if traits.values.placesDifferently(previous.values) {
        view.setNeedsLayout()
      }
      let controller = view.extras?.controller
      controller?.setNeedsUpdateContentUnavailableConfiguration()
      controller?.traitCollectionDidChange(previous)
      view.traitCollectionDidChange(previous)
      controller?.traitWatchers.tell(traits, previous)
      view.extras?.traitWatchers.tell(traits, previous)
      waiting += view.subviews.reversed().map { below in
        (below, below.ownTraits(over: previous))
      }
    }
  }
}

extension UITraitCollection {
  /// Changes the system's traits for all windows, as a user does in the settings, and notifies of the change.
  @MainActor package static func change(_ body: (inout any UIMutableTraits) -> Void) {
    UIWindow.tellingTraits(UIWindow.known) { current = current.modifyingTraits { body(&$0) } }
  }
}

extension UIWindow {
  /// Performs a change of windows' traits, then notifies the windows, their scenes, and a scene that may have
  /// no window.
  static func tellingTraits(_ windows: [UIWindow], of scene: UIWindowScene? = nil, _ change: () -> Void) {
    let scenes = Set((windows.map(\.windowScene) + [scene]).compactMap(\.self)),
      scenesBefore = scenes.map { ($0, $0.traitCollection) }
    let before = windows.map(\.traitCollection)
    change()
    for (scene, traits) in scenesBefore where scene.traitCollection != traits {
      scene.traitWatchers.tell(scene.traitCollection, traits)
    }
    for (window, traits) in zip(windows, before) where window.traitCollection != traits {
      window.traitsMayHaveChanged()
      window.tellTraits(traits)
    }
  }
}

extension UIWindowScene {
  /// The traits that the scene overrides for itself and its windows.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits ?? TraitValues() }
    set {
      let values = (newValue as? TraitValues).flatMap { $0 == TraitValues() ? nil : $0 }
      if values != ownTraits { UIWindow.tellingTraits(windows, of: self) { ownTraits = values } }
    }
  }
}

extension TraitValues {
  func merged(with other: TraitValues) -> TraitValues {
    var result = self
    result.merge(other)
    return result
  }
}

extension UIViewController {
  /// The traits that this controller overrides for itself, its view and its children.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits }
    set { ownTraits = (newValue as? TraitValues) ?? TraitValues() }
  }
}
