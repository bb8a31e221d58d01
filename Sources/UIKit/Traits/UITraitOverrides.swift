internal import CoreGraphics
public import Foundation

/// The traits that a view, a controller or a window replaces for itself and all below.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether a trait is replaced.
  func contains(_ trait: UITrait) -> Bool
  /// Lets a trait be as it is around the object.
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

  /// Whether a trait has another value in the other values.
  func differs(_ other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }
}

extension SystemTrait {
  fileprivate static func isKnown(in values: TraitValues) -> Bool { differs(values, TraitValues()) }
  fileprivate static func forget(in values: inout TraitValues) { values[keyPath: path] = TraitValues()[keyPath: path] }
  fileprivate static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    func key(_ values: TraitValues) -> AnyHashable? { values[keyPath: path] as? AnyHashable }
    return key(a) != key(b)
  }
}

extension UIView {
  /// The traits that this view replaces for itself and the views below.
  public var traitOverrides: any UITraitOverrides {
    get { extras?.overrides ?? TraitValues() }
    set { setOverrides((newValue as? TraitValues) ?? TraitValues()) }
  }

  final func setOverrides(_ overrides: TraitValues) {
    let overrides = overrides == TraitValues() ? nil : overrides
    guard overrides != extras?.overrides else { return }
    let previous = effectiveTraits
    needExtras().overrides = overrides
    layer.setSource(.hasOwnTraits, overrides != nil)
    traitsMayHaveChanged()
    tellTraits(previous)
  }

  /// Tells this view, those below and their controllers of traits that are other than they were: `previous`, as far as a view
  /// does not replace them.
  final func tellTraits(_ previous: UITraitCollection) {
    // Trees may be deeper than the stack.
    var waiting = [(view: self, previous: previous)]
    while let (view, previous) = waiting.popLast() {
      let traits = view.effectiveTraits
      guard traits != previous else { continue }
      let controller = view.extras?.controller
      controller?.traitCollectionDidChange(previous)
      view.traitCollectionDidChange(previous)
      controller?.traitWatchers.tell(traits, previous)
      view.extras?.traitWatchers.tell(traits, previous)
      waiting += view.subviews.reversed().map { below in
        (below, below.extras?.overrides.map { UITraitCollection(values: previous.values.merged(with: $0)) } ?? previous)
      }
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
  /// The traits that this controller replaces for itself, its view and its children.
  public var traitOverrides: any UITraitOverrides {
    get { ownTraits }
    set { ownTraits = (newValue as? TraitValues) ?? TraitValues() }
  }
}
