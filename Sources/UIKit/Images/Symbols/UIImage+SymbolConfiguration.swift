internal import CoreGraphics
internal import CoreText
public import Foundation

extension UIImage {
  /// The size, weight and colours of a symbol; what is not set comes from where the symbol is shown.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    struct Settings: Equatable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var palette: [UIColor] = []
      var hierarchical: UIColor?
    }

    let settings: Settings

    init(settings: Settings, traitCollection: UITraitCollection? = nil) {
      self.settings = settings
      super.init(traitCollection: traitCollection)
    }

    convenience init(traits: UITraitCollection) { self.init(settings: Settings(), traitCollection: traits) }

    /// A configuration that sets nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(settings: Settings()) }

    /// The scale alone.
    public convenience init(scale: SymbolScale) { self.init(settings: Settings(scale: scale)) }

    /// The size of text beside it alone, in points.
    public convenience init(pointSize: CGFloat) { self.init(settings: Settings(pointSize: pointSize)) }

    /// The weight alone.
    public convenience init(weight: SymbolWeight) { self.init(settings: Settings(weight: weight)) }

    /// The size in points and the weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(settings: Settings(pointSize: pointSize, weight: weight))
    }

    /// The size in points, the weight and the scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(settings: Settings(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(settings: Settings(textStyle: textStyle))
    }

    /// The size of a text style, and the scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(settings: Settings(textStyle: textStyle, scale: scale))
    }

    /// The size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// The size and weight of a font, and the scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(rawValue: font.ctFont.request.face.weight.rawValue + 1) ?? .regular
      self.init(settings: Settings(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// The colours of a symbol's layers; only the first is used here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(settings: Settings(palette: paletteColors))
    }

    /// One colour from which the layers' colours are derived; it is used as it is here.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(settings: Settings(hierarchical: hierarchicalColor))
    }

    /// A configuration that prefers one colour.
    open class func preferringMonochrome() -> Self { SymbolConfiguration(settings: Settings()) as! Self }

    /// A configuration that prefers the symbol's own colours; symbols have one colour here.
    open class func preferringMulticolor() -> Self { SymbolConfiguration(settings: Settings()) as! Self }

    /// This configuration without the text style.
    open var withoutTextStyle: SymbolConfiguration { changed { $0.textStyle = nil } }

    /// This configuration without the scale.
    open var withoutScale: SymbolConfiguration { changed { $0.scale = .unspecified } }

    /// This configuration without the weight.
    open var withoutWeight: SymbolConfiguration { changed { $0.weight = .unspecified } }

    /// This configuration without the size and the weight.
    open var withoutPointSizeAndWeight: SymbolConfiguration {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    private func changed(_ change: (inout Settings) -> Void) -> SymbolConfiguration {
      var copy = settings
      change(&copy)
      return SymbolConfiguration(settings: copy, traitCollection: traitCollection)
    }

    /// This configuration with the other's settings on top.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration else { return self }
      var merged = settings
      if let added = (other as? SymbolConfiguration)?.settings {
        if added.pointSize != nil || added.textStyle != nil {
          (merged.pointSize, merged.textStyle) = (added.pointSize, added.textStyle)
        }
        if added.weight != .unspecified { merged.weight = added.weight }
        if added.scale != .unspecified { merged.scale = added.scale }
        if !added.palette.isEmpty { merged.palette = added.palette }
        if added.hierarchical != nil { merged.hierarchical = added.hierarchical }
      }
      let traits = other.traitCollection ?? traitCollection
      return SymbolConfiguration(settings: merged, traitCollection: traits) as! Self
    }

    /// This configuration for other traits.
    open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      SymbolConfiguration(settings: settings, traitCollection: traitCollection) as! Self
    }

    /// Whether the other configuration has the same settings.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      otherConfiguration?.settings == settings
    }

    /// Whether the other object is a configuration with the same settings.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.settings == settings && other.traitCollection == traitCollection
    }

    /// Equal for equal configurations.
    open override var hash: Int { settings.weight.hashValue ^ (settings.pointSize?.hashValue ?? 0) }
  }
}
