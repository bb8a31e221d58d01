public import CoreGraphics
internal import CoreText

extension UIFont {
  /// The weight of a font, from -1 to 1. The regular weight is 0.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value on the weight axis.
    public let rawValue: CGFloat
    /// Creates a weight with a value on the axis. Fonts use the nearest of the nine named weights.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight with a value on the axis.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Heavier than ultra light.
    public static let thin = Weight(rawValue: -0.6)
    /// Lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// Slightly heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)

    static let named: [Weight] = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]

    /// The nearest of the nine weights of the system font.
    var system: SystemFontWeight {
      let nearest = Weight.named.indices.min {
        abs(Weight.named[$0].rawValue - rawValue) < abs(Weight.named[$1].rawValue - rawValue)
      }
      return nearest.flatMap(SystemFontWeight.init(rawValue:)) ?? .regular
    }

    init(_ weight: SystemFontWeight) { self = Weight.named[weight.rawValue] }
  }

  /// The width of a font. The standard width is 0.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The value on the width axis.
    public let rawValue: CGFloat
    /// Creates a width with a value on the axis.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width with a value on the axis.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrower than condensed.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrower than standard.
    public static let condensed = Width(rawValue: -0.2)
    /// The width of body text.
    public static let standard = Width(rawValue: 0)
    /// Wider than standard.
    public static let expanded = Width(rawValue: 0.2)
  }
}
