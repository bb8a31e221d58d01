internal import CoreGraphics
public import Foundation

extension UIImage {
  /// The traits that determine the choice of an image.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // All properties are constant, also in the subclass.
    /// The traits, or nil for any traits.
    public let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns the configuration with other traits, which take precedence.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }

    /// Returns the configuration with the settings of another, which take precedence.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }

    /// Returns the configuration itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The scale that the system prefers.
    case `default` = -1
    /// The scale is not set.
    case unspecified = 0
    /// A fifth smaller than medium.
    case small = 1
    /// The size that matches the capitals of text.
    case medium = 2
    /// Almost a third larger than medium.
    case large = 3
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// The weight is not set.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight = 1
    /// Heavier than ultra light.
    case thin
    /// Lighter than regular.
    case light
    /// The weight of running text.
    case regular
    /// Slightly heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest weight.
    case black

    /// Returns the font weight with the same name.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}

extension UIFont.Weight {
  /// Returns the symbol weight with the same name.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let all = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))
    return all.min { abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue) }
      ?? .regular
  }
}

extension UITraitCollection {
  /// The configuration that chooses the image for the traits.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}
