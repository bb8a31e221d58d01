internal import Foundation
internal import QuartzCore

extension UIColor {
  /// The system colours as objects, by name; colours of the fixed palette are not among them.
  private static let systemColors: [String: UIColor] = {
    var colors: [String: UIColor] = [:]
    for (name, color) in SystemColor.palette { colors[name] = UIColor(name, color) }
    for (alias, name) in SystemColor.aliases { colors[alias] = UIColor(alias, SystemColor.palette[name]!) }
    colors["tintColor"] = UIColor(kind: .dynamic(name: "tintColor", tint))
    return colors
  }()

  /// The view that is coloured or drawn: its tint is `tintColor`. Used on the main thread only.
  nonisolated(unsafe) static var tintedView: UIView?

  private static func tint(_ traits: UITraitCollection) -> UIColor {
    guard MainThread.isCurrent, let view = tintedView else { return systemBlue.resolvedColor(with: traits) }
    // A view's tint may be this colour itself.
    tintedView = nil
    defer { tintedView = view }
    return MainActor.assumeIsolated { view.effectiveTintColor }.resolvedColor(with: traits)
  }

  private convenience init(_ name: String, _ color: SystemColor) {
    self.init(kind: .dynamic(name: name) { color.swatch($0).color })
  }

  /// The colour that Interface Builder and archives know by a name such as `systemBackgroundColor`,
  /// `groupTableViewBackgroundColor` or `redColor`; nil for other names.
  ///
  /// The suffix `Color` may be missing.
  package static func system(named name: String) -> UIColor? {
    systemColors[name] ?? fixed(named: name) ?? systemColors[name + "Color"] ?? fixed(named: name + "Color")
  }

  /// Red that adapts to its surroundings.
  public class var systemRed: UIColor { systemColors["systemRedColor"]! }
  /// Green that adapts to its surroundings.
  public class var systemGreen: UIColor { systemColors["systemGreenColor"]! }
  /// Blue that adapts to its surroundings.
  public class var systemBlue: UIColor { systemColors["systemBlueColor"]! }
  /// Orange that adapts to its surroundings.
  public class var systemOrange: UIColor { systemColors["systemOrangeColor"]! }
  /// Yellow that adapts to its surroundings.
  public class var systemYellow: UIColor { systemColors["systemYellowColor"]! }
  /// Pink that adapts to its surroundings.
  public class var systemPink: UIColor { systemColors["systemPinkColor"]! }
  /// Purple that adapts to its surroundings.
  public class var systemPurple: UIColor { systemColors["systemPurpleColor"]! }
  /// Teal that adapts to its surroundings.
  public class var systemTeal: UIColor { systemColors["systemTealColor"]! }
  /// Indigo that adapts to its surroundings.
  public class var systemIndigo: UIColor { systemColors["systemIndigoColor"]! }
  /// Brown that adapts to its surroundings.
  public class var systemBrown: UIColor { systemColors["systemBrownColor"]! }
  /// Mint that adapts to its surroundings.
  public class var systemMint: UIColor { systemColors["systemMintColor"]! }
  /// Cyan that adapts to its surroundings.
  public class var systemCyan: UIColor { systemColors["systemCyanColor"]! }
  /// The base gray.
  public class var systemGray: UIColor { systemColors["systemGrayColor"]! }
  /// The second gray, nearer to the background.
  public class var systemGray2: UIColor { systemColors["systemGray2Color"]! }
  /// The third gray.
  public class var systemGray3: UIColor { systemColors["systemGray3Color"]! }
  /// The fourth gray.
  public class var systemGray4: UIColor { systemColors["systemGray4Color"]! }
  /// The fifth gray.
  public class var systemGray5: UIColor { systemColors["systemGray5Color"]! }
  /// The sixth gray, nearest to the background.
  public class var systemGray6: UIColor { systemColors["systemGray6Color"]! }
  /// The tint of the view whose background it is, or that draws with it; system blue elsewhere.
  public class var tintColor: UIColor { systemColors["tintColor"]! }
  /// The ink of primary text.
  public class var label: UIColor { systemColors["labelColor"]! }
  /// The ink of secondary text.
  public class var secondaryLabel: UIColor { systemColors["secondaryLabelColor"]! }
  /// The ink of tertiary text.
  public class var tertiaryLabel: UIColor { systemColors["tertiaryLabelColor"]! }
  /// The ink of quaternary text.
  public class var quaternaryLabel: UIColor { systemColors["quaternaryLabelColor"]! }
  /// The ink of links.
  public class var link: UIColor { systemColors["linkColor"]! }
  /// The ink of placeholders in text fields.
  public class var placeholderText: UIColor { systemColors["placeholderTextColor"]! }
  /// The hairline between things, which lets some of the ground through.
  public class var separator: UIColor { systemColors["separatorColor"]! }
  /// The hairline between things, opaque.
  public class var opaqueSeparator: UIColor { systemColors["opaqueSeparatorColor"]! }
  /// The ground of the interface.
  public class var systemBackground: UIColor { systemColors["systemBackgroundColor"]! }
  /// The ground of content on the ground.
  public class var secondarySystemBackground: UIColor { systemColors["secondarySystemBackgroundColor"]! }
  /// The ground of content on the secondary ground.
  public class var tertiarySystemBackground: UIColor { systemColors["tertiarySystemBackgroundColor"]! }
  /// The ground of grouped interfaces.
  public class var systemGroupedBackground: UIColor { systemColors["systemGroupedBackgroundColor"]! }
  /// The ground of the groups.
  public class var secondarySystemGroupedBackground: UIColor {
    systemColors["secondarySystemGroupedBackgroundColor"]!
  }
  /// The ground of content in the groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    systemColors["tertiarySystemGroupedBackgroundColor"]!
  }
  /// The overlay of thin and small shapes.
  public class var systemFill: UIColor { systemColors["systemFillColor"]! }
  /// The overlay of medium-size shapes.
  public class var secondarySystemFill: UIColor { systemColors["secondarySystemFillColor"]! }
  /// The overlay of large shapes.
  public class var tertiarySystemFill: UIColor { systemColors["tertiarySystemFillColor"]! }
  /// The overlay of large areas of complex content.
  public class var quaternarySystemFill: UIColor { systemColors["quaternarySystemFillColor"]! }
  /// The ink of text on a dark ground, in every style.
  public class var lightText: UIColor { systemColors["lightTextColor"]! }
  /// The ink of text on a light ground, in every style.
  public class var darkText: UIColor { systemColors["darkTextColor"]! }
  /// The ground of grouped tables.
  public class var groupTableViewBackground: UIColor { systemColors["groupTableViewBackgroundColor"]! }
  /// The ground of the back of a utility, as in iOS 6.
  public class var viewFlipsideBackground: UIColor { systemColors["viewFlipsideBackgroundColor"]! }
  /// The ground behind a scroll view's content, as in iOS 6.
  public class var scrollViewTexturedBackground: UIColor {
    systemColors["scrollViewTexturedBackgroundColor"]!
  }
  /// The ground behind a turning page, as in iOS 6.
  public class var underPageBackground: UIColor { systemColors["underPageBackgroundColor"]! }
}
