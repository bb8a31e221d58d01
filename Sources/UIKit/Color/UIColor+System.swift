internal import Foundation
internal import QuartzCore

extension UIColor {
  /// The system colours by name, without the fixed colours.
  private static let systemColors: [String: UIColor] = {
    var colors: [String: UIColor] = [:]
    for (name, color) in SystemColor.palette { colors[name] = UIColor(name, color) }
    for (alias, name) in SystemColor.aliases { colors[alias] = UIColor(alias, SystemColor.palette[name]!) }
    colors["tintColor"] = UIColor(kind: .dynamic(name: "tintColor", tint))
    return colors
  }()

  /// The view that is being coloured or drawn, whose tint colour `tintColor` resolves to. Used only on the
  /// main thread.
  nonisolated(unsafe) static var tintedView: UIView?

  private static func tint(_ traits: UITraitCollection) -> UIColor {
    guard MainThread.isCurrent, let view = tintedView else { return systemBlue.resolvedColor(with: traits) }
    // The view's tint colour may be `tintColor` itself.
    tintedView = nil
    defer { tintedView = view }
    return MainActor.assumeIsolated { view.effectiveTintColor }.resolvedColor(with: traits)
  }

  private convenience init(_ name: String, _ color: SystemColor) {
    self.init(kind: .dynamic(name: name) { color.swatch($0).color })
  }

  /// Returns the colour that Interface Builder and archives refer to by a name such as
  /// `systemBackgroundColor`, `groupTableViewBackgroundColor` or `redColor`, or nil for other names.
  ///
  /// The suffix `Color` is optional.
  package static func system(named name: String) -> UIColor? {
    systemColors[name] ?? fixed(named: name) ?? systemColors[name + "Color"] ?? fixed(named: name + "Color")
  }

  /// A red that adapts to the traits.
  public class var systemRed: UIColor { systemColors["systemRedColor"]! }
  /// A green that adapts to the traits.
  public class var systemGreen: UIColor { systemColors["systemGreenColor"]! }
  /// A blue that adapts to the traits.
  public class var systemBlue: UIColor { systemColors["systemBlueColor"]! }
  /// An orange that adapts to the traits.
  public class var systemOrange: UIColor { systemColors["systemOrangeColor"]! }
  /// A yellow that adapts to the traits.
  public class var systemYellow: UIColor { systemColors["systemYellowColor"]! }
  /// A pink that adapts to the traits.
  public class var systemPink: UIColor { systemColors["systemPinkColor"]! }
  /// A purple that adapts to the traits.
  public class var systemPurple: UIColor { systemColors["systemPurpleColor"]! }
  /// A teal that adapts to the traits.
  public class var systemTeal: UIColor { systemColors["systemTealColor"]! }
  /// An indigo that adapts to the traits.
  public class var systemIndigo: UIColor { systemColors["systemIndigoColor"]! }
  /// A brown that adapts to the traits.
  public class var systemBrown: UIColor { systemColors["systemBrownColor"]! }
  /// A mint that adapts to the traits.
  public class var systemMint: UIColor { systemColors["systemMintColor"]! }
  /// A cyan that adapts to the traits.
  public class var systemCyan: UIColor { systemColors["systemCyanColor"]! }
  /// The base grey, which adapts to the traits.
  public class var systemGray: UIColor { systemColors["systemGrayColor"]! }
  /// The second grey, which is closer to the background.
  public class var systemGray2: UIColor { systemColors["systemGray2Color"]! }
  /// The third grey.
  public class var systemGray3: UIColor { systemColors["systemGray3Color"]! }
  /// The fourth grey.
  public class var systemGray4: UIColor { systemColors["systemGray4Color"]! }
  /// The fifth grey.
  public class var systemGray5: UIColor { systemColors["systemGray5Color"]! }
  /// The sixth grey, which is closest to the background.
  public class var systemGray6: UIColor { systemColors["systemGray6Color"]! }
  /// The tint colour of the view whose background it is or that draws with it, otherwise the system blue.
  public class var tintColor: UIColor { systemColors["tintColor"]! }
  /// The colour of primary text.
  public class var label: UIColor { systemColors["labelColor"]! }
  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { systemColors["secondaryLabelColor"]! }
  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { systemColors["tertiaryLabelColor"]! }
  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { systemColors["quaternaryLabelColor"]! }
  /// The colour of links.
  public class var link: UIColor { systemColors["linkColor"]! }
  /// The colour of placeholders in text fields.
  public class var placeholderText: UIColor { systemColors["placeholderTextColor"]! }
  /// The colour of thin separators, through which the background is partly visible.
  public class var separator: UIColor { systemColors["separatorColor"]! }
  /// The colour of thin separators that are opaque.
  public class var opaqueSeparator: UIColor { systemColors["opaqueSeparatorColor"]! }
  /// The background colour of the interface.
  public class var systemBackground: UIColor { systemColors["systemBackgroundColor"]! }
  /// The background colour of content on the main background.
  public class var secondarySystemBackground: UIColor { systemColors["secondarySystemBackgroundColor"]! }
  /// The background colour of content on the secondary background.
  public class var tertiarySystemBackground: UIColor { systemColors["tertiarySystemBackgroundColor"]! }
  /// The background colour of grouped interfaces.
  public class var systemGroupedBackground: UIColor { systemColors["systemGroupedBackgroundColor"]! }
  /// The background colour of groups.
  public class var secondarySystemGroupedBackground: UIColor {
    systemColors["secondarySystemGroupedBackgroundColor"]!
  }
  /// The background colour of content in groups.
  public class var tertiarySystemGroupedBackground: UIColor {
    systemColors["tertiarySystemGroupedBackgroundColor"]!
  }
  /// The overlay colour of thin and small shapes.
  public class var systemFill: UIColor { systemColors["systemFillColor"]! }
  /// The overlay colour of medium-sized shapes.
  public class var secondarySystemFill: UIColor { systemColors["secondarySystemFillColor"]! }
  /// The overlay colour of large shapes.
  public class var tertiarySystemFill: UIColor { systemColors["tertiarySystemFillColor"]! }
  /// The overlay colour of large areas with complex content.
  public class var quaternarySystemFill: UIColor { systemColors["quaternarySystemFillColor"]! }
  /// The colour of text on a dark background, in every style.
  public class var lightText: UIColor { systemColors["lightTextColor"]! }
  /// The colour of text on a light background, in every style.
  public class var darkText: UIColor { systemColors["darkTextColor"]! }
  /// The background colour of grouped tables.
  public class var groupTableViewBackground: UIColor { systemColors["groupTableViewBackgroundColor"]! }
  /// The background colour of the reverse side of a utility, as in iOS 6.
  public class var viewFlipsideBackground: UIColor { systemColors["viewFlipsideBackgroundColor"]! }
  /// The background colour behind the content of a scroll view, as in iOS 6.
  public class var scrollViewTexturedBackground: UIColor {
    systemColors["scrollViewTexturedBackgroundColor"]!
  }
  /// The background colour behind a turning page, as in iOS 6.
  public class var underPageBackground: UIColor { systemColors["underPageBackgroundColor"]! }
}
