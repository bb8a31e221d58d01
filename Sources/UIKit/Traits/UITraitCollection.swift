internal import CoreGraphics
public import Foundation

/// The environment of an interface: style, size classes, scale, preferred text size and more.
///
/// A collection is immutable. A trait that it does not specify has the value `unspecified`, or 0 for the
/// scale.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // The only stored value is constant and Sendable.
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection without specified traits.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Creates a collection with the traits of all collections; if two differ, the later one takes precedence.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    values = traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) }
    super.init()
  }

  /// Creates a collection with the traits that the closure sets.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    values = TraitValues().mutated(by: mutations)
    super.init()
  }

  /// Creates a collection with only the idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(userInterfaceIdiom: idiom))
  }

  /// Creates a collection with only the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// Creates a collection with only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  /// Creates a collection with only the scale, in pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(values: TraitValues(displayScale: scale)) }

  /// Creates a collection with only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// Creates a collection with only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// Creates a collection with only the force touch capability.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(values: TraitValues(forceTouchCapability: capability))
  }

  /// Creates a collection with only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// Creates a collection with only the display's gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: TraitValues(displayGamut: displayGamut))
  }

  /// Creates a collection with only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// Creates a collection with only the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// Creates a collection with only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitValues(legibilityWeight: legibilityWeight))
  }

  /// Creates a collection with only the active appearance.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(values: TraitValues(activeAppearance: activeAppearance))
  }

  /// Creates a collection with only the dynamic range of images.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(values: TraitValues(imageDynamicRange: imageDynamicRange))
  }

  /// Creates a collection with only the state of the scene's recording.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(values: TraitValues(sceneCaptureState: sceneCaptureState))
  }

  /// Creates a collection with only the typesetting language.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(values: TraitValues(typesettingLanguage: typesettingLanguage))
  }

  /// The user interface idiom.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The interface style: light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The display's capability to measure force.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The display's colour gamut.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The user's preferred contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level of the content: base or elevated.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The user's preferred weight of text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The active appearance of the interface.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The dynamic range of images: no brighter than white, on supported displays.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  /// The state of the scene's recording.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// Stored only. The language whose script determines the line spacing; `nil` for that of the text.
  open var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

  /// Returns whether this collection has all traits that the other specifies.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Returns whether a dynamic colour may differ with the other collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { values.looksDifferent($0.values) } ?? true
  }

  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Returns the traits whose values differ from those of another collection; for `nil`, those that this one
  /// specifies.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    let custom = values.custom.merging(other.custom) { own, _ in own }.values.map(\.trait).sorted {
      $0.identifier < $1.identifier
    }
    return (TraitValues.systemTraits + custom).filter { values.differs(other, in: $0) }
  }

  /// Returns a copy with some traits replaced.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// Returns a copy with a custom trait replaced.
  open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The value of a custom trait, which is the trait's default if the collection does not specify it.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Runs the closure with this collection as the current one of this thread.
  open func performAsCurrent(_ actions: () -> Void) {
    let system = UITraitCollection.system
    UITraitCollection.systemOnThread.with(system) {
      UITraitCollection.currentOnThread.with(self, actions)
    }
  }

  /// Runs the closure with this collection as the current one and as the system's, such as that of the device
  /// on which a document is shown.
  package final func performAsSystem(_ actions: () -> Void) {
    UITraitCollection.systemOnThread.with(self) {
      UITraitCollection.currentOnThread.with(self, actions)
    }
  }

  /// The traits on which the system's colours depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
    ]
  }

  /// The traits on which the choice of an asset's image depends.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
    ]
  }

  /// The collection with which this thread resolves dynamic colours and images.
  ///
  /// UIKit sets it during a view's drawing and layout. Otherwise it is the last value set on this thread,
  /// initially `UITraitCollection.standard`.
  public class var current: UITraitCollection {
    get { currentOnThread.value }
    set { currentOnThread.value = newValue }
  }

  static let currentOnThread = ThreadLocal<UITraitCollection> { .standard }

  /// The system's collection for screens: the current collection outside of all `performAsCurrent`.
  static var system: UITraitCollection { systemOnThread.value ?? current }
  /// The system's collection while another is the current one, otherwise `nil`.
  private static let systemOnThread = ThreadLocal<UITraitCollection?> { nil }

  /// The traits of an iPhone in its default configuration: portrait, light, left to right, large text, 3
  /// pixels per point like `UIScreen.main`.
  package static let standard = UITraitCollection(
    values: TraitValues(
      userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
      displayScale: 3, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      forceTouchCapability: .unavailable, preferredContentSizeCategory: .large, displayGamut: .P3,
      accessibilityContrast: .normal, userInterfaceLevel: .base, legibilityWeight: .regular,
      activeAppearance: .active, imageDynamicRange: .standard, sceneCaptureState: .inactive))

  /// Returns the object itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is a collection with the same traits.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  /// A hash that is equal for collections with the same traits.
  open override var hash: Int { values.hashValue }

  /// The class, the address and the specified traits.
  open override var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<UITraitCollection: 0x\(address); \(values.summary.joined(separator: ", "))>"
  }
}

/// An object with an environment of traits: a screen, a window, a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits have changed, with the previous ones; `nil` the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
