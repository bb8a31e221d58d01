internal import CoreGraphics
public import Foundation

/// The conditions under which an interface is shown: style, size classes, scale, preferred text size and
/// more.
///
/// A collection never changes. A trait that it does not know has the value "unspecified", 0 for the scale.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  // The one stored value is constant and Sendable.
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection that knows no trait.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// A collection that knows what any of the collections knows; where two differ the later one wins.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    values = traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) }
    super.init()
  }

  /// A collection that knows what the body sets.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    values = TraitValues().mutated(by: mutations)
    super.init()
  }

  /// A collection that knows the idiom alone.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: TraitValues(userInterfaceIdiom: idiom))
  }

  /// A collection that knows the style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  /// A collection that knows the reading direction alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: TraitValues(layoutDirection: layoutDirection))
  }

  /// A collection that knows the scale alone, in pixels a point.
  public convenience init(displayScale scale: CGFloat) { self.init(values: TraitValues(displayScale: scale)) }

  /// A collection that knows the horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  /// A collection that knows the vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: TraitValues(verticalSizeClass: verticalSizeClass))
  }

  /// A collection that knows the force touch capability alone.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(values: TraitValues(forceTouchCapability: capability))
  }

  /// A collection that knows the preferred text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  /// A collection that knows the display's gamut alone.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: TraitValues(displayGamut: displayGamut))
  }

  /// A collection that knows the contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: TraitValues(accessibilityContrast: accessibilityContrast))
  }

  /// A collection that knows the level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  /// A collection that knows the legibility weight alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: TraitValues(legibilityWeight: legibilityWeight))
  }

  /// A collection that knows the active appearance alone.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(values: TraitValues(activeAppearance: activeAppearance))
  }

  /// A collection that knows alone how bright images may be.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(values: TraitValues(imageDynamicRange: imageDynamicRange))
  }

  /// A collection that knows alone whether the scene is recorded.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(values: TraitValues(sceneCaptureState: sceneCaptureState))
  }

  /// A collection that knows the typesetting language alone.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(values: TraitValues(typesettingLanguage: typesettingLanguage))
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The direction in which the language reads.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels a point; 0 where not known.
  open var displayScale: CGFloat { values.displayScale }
  /// How roomy the width is.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How roomy the height is.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the display measures force.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The display's range of colours.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether the user asked for stronger contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the content lies on the ground or above it.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the user asked for heavier type.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the interface looks active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// How bright images may be: no brighter than white, on the displays here.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
  /// Whether what the scene shows is recorded.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// The language whose script decides how far lines lie apart; nil for that of the text. Kept for the app.
  open var typesettingLanguage: Locale.Language? { values.typesettingLanguage }

  /// Whether this collection agrees with every trait that the other knows.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.contains($0.values) } ?? true
  }

  /// Whether a dynamic colour may look different under the other collection.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection.map { values.looksDifferent($0.values) } ?? true
  }

  /// What sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The traits whose values another collection does not share; against nil those that this one knows.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    let custom = values.custom.merging(other.custom) { own, _ in own }.values.map(\.trait).sorted {
      $0.identifier < $1.identifier
    }
    return (TraitValues.systemTraits + custom).filter { values.differs(other, in: $0) }
  }

  /// A copy with some traits replaced.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// A copy with one trait of the program's own replaced.
  open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The value of a trait of the program's own; its default where the collection does not know it.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Runs the body while this collection is the current one of this thread.
  open func performAsCurrent(_ actions: () -> Void) {
    let system = UITraitCollection.system
    UITraitCollection.systemOnThread.with(system) {
      UITraitCollection.currentOnThread.with(self, actions)
    }
  }

  /// Runs the body while this collection is the current one and stands in for what the system gives, as that
  /// of a device which a document is shown on.
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

  /// The traits on which it depends which of an asset's pictures is shown.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitLegibilityWeight.self,
    ]
  }

  /// The collection by which this thread resolves dynamic colours and images.
  ///
  /// UIKit sets it around a view's drawing and layout. Outside of them it is what was set last on this
  /// thread, at first `UITraitCollection.standard`.
  public class var current: UITraitCollection {
    get { currentOnThread.value }
    set { currentOnThread.value = newValue }
  }

  static let currentOnThread = ThreadLocal<UITraitCollection> { .standard }

  /// What the system gives to screens: the current collection outside of all `performAsCurrent`.
  static var system: UITraitCollection { systemOnThread.value ?? current }
  /// The system's collection while another is the current one; nil while it is that itself.
  private static let systemOnThread = ThreadLocal<UITraitCollection?> { nil }

  /// The traits of an iPhone that nobody configured: upright, light, left to right, large text, 3 pixels a
  /// point as `UIScreen.main`.
  package static let standard = UITraitCollection(
    values: TraitValues(
      userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
      displayScale: 3, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      forceTouchCapability: .unavailable, preferredContentSizeCategory: .large, displayGamut: .P3,
      accessibilityContrast: .normal, userInterfaceLevel: .base, legibilityWeight: .regular,
      activeAppearance: .active, imageDynamicRange: .standard, sceneCaptureState: .inactive))

  /// The collection itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a collection that knows the same traits.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }

  /// Equal for collections that know the same traits.
  open override var hash: Int { values.hashValue }

  /// The class, the address and the known traits.
  open override var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<UITraitCollection: 0x\(address); \(values.summary.joined(separator: ", "))>"
  }
}

/// Something that is shown under traits: a screen, a window, a view or a view controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits under which the object is shown.
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed, with the earlier ones; nil the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
