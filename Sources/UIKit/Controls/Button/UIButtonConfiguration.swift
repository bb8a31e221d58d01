public import CoreGraphics
public import Foundation

extension UIButton {
  /// The looks of a button as a value.
  ///
  /// What is nil or automatic comes from the style that the configuration was made with.
  public struct Configuration: Hashable, @unchecked Sendable {
    // A value; the strings in it are never changed, and its transformers run on the main thread alone.
    /// Which looks the configuration starts from.
    enum Style: Hashable, Sendable {
      case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent, borderless
    }

    var style: Style
    var titleFont: UIFont?
    var styledTitle: NSAttributedString?
    var styledSubtitle: NSAttributedString?
    var hasOwnInsets = false
    private var ownInsets = NSDirectionalEdgeInsets.zero

    init(_ style: Style) { self.style = style }

    /// Tinted text without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Tinted text on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Tinted text on a pale background of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White text on a background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Like `plain()`; on the Mac like a link.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Like `gray()`; on the Mac like its buttons.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Like `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// Like `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    /// Text on a capsule of glass, of iOS 26.
    public static func glass() -> Configuration { glass(.regular) }
    /// Text on a capsule of clear glass.
    public static func clearGlass() -> Configuration { glass(.clear) }
    /// White text on a capsule of the tint colour. The colour is no glass.
    public static func prominentGlass() -> Configuration { capsule(.filled) }
    /// The same as `prominentGlass()`: the colour is no glass.
    public static func prominentClearGlass() -> Configuration { capsule(.filled) }
    private static func capsule(_ style: Style) -> Configuration {
      var value = Configuration(style)
      value.cornerStyle = .capsule
      return value
    }
    private static func glass(_ kind: UIGlassEffect.Style) -> Configuration {
      var value = capsule(.plain)
      value.baseForegroundColor = .label
      // Configurations are made where they are used: on the main thread.
      value.background.visualEffect = MainActor.assumeIsolated { UIGlassEffect(style: kind) }
      return value
    }

    /// How large a button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// Where the corners' radius comes from.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// Which side title and subtitle keep to.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// What tells that the button opens a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    /// What lies behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// `dynamic` and `fixed` take the background's radius, `capsule` half of the height; the others 4, 8 and
    /// 12 points.
    public var cornerStyle = CornerStyle.dynamic
    /// How much room is left around the content, and the size of the text.
    public var buttonSize = Size.medium
    /// The colour of text and image; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// Nil shows the button's own image for its state. An activity indicator takes its place.
    public var image: UIImage?
    /// How a symbol is drawn as the image; nil by the text.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator stands in the image's place.
    public var showsActivityIndicator = false
    /// Makes the image's colour of the configuration's.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Makes the activity indicator's colour of the configuration's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The room that the image has anyway beside the title, in points,
    /// so that titles of a column of buttons begin below each other.
    public var imageReservation: CGFloat = 0
    /// Nil shows the button's own title for its state. Setting it drops the attributes of `attributedTitle`.
    public var title: String? {
      didSet { styledTitle = nil }
    }
    /// The title with attributes; those that it does not say are the configuration's.
    public var attributedTitle: AttributedString? {
      get { styledTitle.map { AttributedString($0) } ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue.map { NSAttributedString($0) }
      }
    }
    /// Changes the attributes of the title for each state; it comes after font and colour.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the title goes on where the button is narrower. Stored frames of two documents hold the default:
    /// filled buttons of 60 points are as high as "Button" in two lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// A smaller line below the title, of 12 points, in small buttons 11; nil for none. Setting it drops the
    /// attributes of `attributedSubtitle`.
    public var subtitle: String? {
      didSet { styledSubtitle = nil }
    }
    /// The subtitle with attributes; those that it does not say are the configuration's.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle.map { AttributedString($0) } ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        styledSubtitle = newValue.map { NSAttributedString($0) }
      }
    }
    /// Changes the attributes of the subtitle for each state; it comes after font and colour.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the subtitle goes on where the button is narrower.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What tells that the button opens a menu: by itself of
    /// buttons that show which entry of their menu is chosen.
    public var indicator = Indicator.automatic
    /// Makes the indicator's colour of the configuration's.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Space around the content; at first 7 above and below and 12 beside it (`corpus/metrics.json`: 24 wider
    /// and 14 higher than the title), less for small sizes and more for the large one.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { hasOwnInsets ? ownInsets : defaultInsets }
      set {
        ownInsets = newValue
        hasOwnInsets = true
      }
    }
    /// Goes back to the insets that the size gives.
    public mutating func setDefaultContentInsets() { hasOwnInsets = false }
    /// The side of the title on which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// `automatic` is by the place of the image and the button's alignment.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button is filled by itself.
    public var automaticallyUpdateForSelection = true

    /// The configuration as a button shows it in its state: what fills the background is its
    /// `backgroundColor`, and the foreground is the dimmed one while the button is disabled or touched. What
    /// the app has set comes back with the next update, unless it sets a colour in between.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
      following(button)
    }
    var derived = Derived()

    /// Feeds what most configurations differ in into the hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(image)
      hasher.combine(baseForegroundColor)
      hasher.combine(baseBackgroundColor)
    }

    private var defaultInsets: NSDirectionalEdgeInsets {
      switch buttonSize {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
