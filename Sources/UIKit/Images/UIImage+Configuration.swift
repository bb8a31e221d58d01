internal import CoreGraphics
public import Foundation

extension UIImage {
  /// The traits by which an image is chosen.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // Here and in the subclass all is constant.
    /// The traits, or nil where any will do.
    public let traitCollection: UITraitCollection?

    init(traitCollection: UITraitCollection? = nil) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// A configuration with the traits of both; where they differ the given ones win.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }

    /// This configuration with the other's settings on top.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }

    /// The configuration itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// As the system prefers it.
    case `default` = -1
    /// Not set.
    case unspecified = 0
    /// Smaller than medium by a fifth.
    case small = 1
    /// As high as the text's capitals ask for.
    case medium = 2
    /// Larger than medium by nearly a third.
    case large = 3
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    /// Not set.
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

    /// The font weight of the same name.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}

extension UIFont.Weight {
  /// The symbol weight of the same name.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let all = (1...9).compactMap(UIImage.SymbolWeight.init(rawValue:))
    return all.min { abs($0.fontWeight().rawValue - rawValue) < abs($1.fontWeight().rawValue - rawValue) }
      ?? .regular
  }
}
