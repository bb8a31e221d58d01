internal import CoreGraphics
internal import CoreText
public import Foundation

extension UIImage {
  /// The size, weight and colours of a symbol. Values that are not set are determined where the symbol is
  /// displayed.
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

    /// A configuration without settings.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(settings: Settings()) }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(settings: Settings(scale: scale)) }

    /// Creates a configuration with the font size of adjacent text, in points.
    public convenience init(pointSize: CGFloat) { self.init(settings: Settings(pointSize: pointSize)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(settings: Settings(weight: weight)) }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(settings: Settings(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(settings: Settings(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(settings: Settings(textStyle: textStyle))
    }

    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(settings: Settings(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      let weight = SymbolWeight(rawValue: font.ctFont.request.face.weight.rawValue + 1) ?? .regular
      self.init(settings: Settings(pointSize: font.pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with colours for the symbol's layers.
    ///
    /// - Note: Symbols have a single layer in Mica, so only the first colour is used.
    public convenience init(paletteColors: [UIColor]) {
      self.init(settings: Settings(palette: paletteColors))
    }

    /// Creates a configuration with a colour from which those of the layers are derived.
    ///
    /// - Note: Symbols have a single layer in Mica, which has this colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(settings: Settings(hierarchical: hierarchicalColor))
    }

    /// Returns a configuration that prefers a single colour.
    open class func preferringMonochrome() -> Self { SymbolConfiguration(settings: Settings()) as! Self }

    /// Returns a configuration that prefers the symbol's own colours.
    ///
    /// - Note: Symbols have a single colour in Mica.
    open class func preferringMulticolor() -> Self { SymbolConfiguration(settings: Settings()) as! Self }

    /// A copy of the configuration without its text style.
    open var withoutTextStyle: SymbolConfiguration { changed { $0.textStyle = nil } }

    /// A copy of the configuration without its scale.
    open var withoutScale: SymbolConfiguration { changed { $0.scale = .unspecified } }

    /// A copy of the configuration without its weight.
    open var withoutWeight: SymbolConfiguration { changed { $0.weight = .unspecified } }

    /// A copy of the configuration without its point size and weight.
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

    /// Returns the configuration with the settings of another, which take precedence.
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

    /// Returns the configuration with another trait collection.
    open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      SymbolConfiguration(settings: settings, traitCollection: traitCollection) as! Self
    }

    /// Returns a Boolean value that indicates whether another configuration has the same settings.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      otherConfiguration?.settings == settings
    }

    /// Returns a Boolean value that indicates whether an object is a configuration with the same settings and
    /// traits.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other.settings == settings && other.traitCollection == traitCollection
    }

    /// The hash value, which is the same for equal configurations.
    open override var hash: Int { settings.weight.hashValue ^ (settings.pointSize?.hashValue ?? 0) }
  }
}
