public import CoreGraphics
public import Foundation

extension UIButton {
  /// A configuration of the appearance of a button.
  ///
  /// Properties that are `nil` or automatic come from the style that the configuration was created with.
  public struct Configuration: Hashable, @unchecked Sendable {
    // A value; its strings are never mutated, and its transformers run on the main thread only.
    /// The style that the configuration starts from.
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

    /// Creates a configuration with tinted text and no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Creates a configuration with tinted text on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Creates a configuration with tinted text on a pale background of the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Creates a configuration with white text on a background of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Creates a configuration like ``plain()``; on the Mac it looks like a link.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Creates a configuration like ``gray()``; on the Mac it looks like a push button.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Creates a configuration like ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// Creates a configuration like ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    /// Creates a configuration with text on a capsule of glass, as in iOS 26.
    public static func glass() -> Configuration { glass(.regular) }
    /// Creates a configuration with text on a capsule of clear glass.
    public static func clearGlass() -> Configuration { glass(.clear) }
    /// Creates a configuration with white text on a capsule of the tint colour.
    ///
    /// - Note: The capsule is a plain colour, not glass.
    public static func prominentGlass() -> Configuration { capsule(.filled) }
    /// Creates a configuration like ``prominentGlass()``.
    ///
    /// - Note: The capsule is a plain colour, not glass.
    public static func prominentClearGlass() -> Configuration { capsule(.filled) }
    private static func capsule(_ style: Style) -> Configuration {
      var value = Configuration(style)
      value.cornerStyle = .capsule
      return value
    }
    private static func glass(_ kind: UIGlassEffect.Style) -> Configuration {
      var value = capsule(.plain)
      value.baseForegroundColor = .label
      // Configurations are created where they are used: on the main thread.
      value.background.visualEffect = MainActor.assumeIsolated { UIGlassEffect(style: kind) }
      return value
    }

    /// The size of a button.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// The source of the corner radius.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// The indicator that shows that the button opens a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }

    /// The configuration of the background.
    public var background = UIBackgroundConfiguration.clear()
    /// The corner style. `dynamic` and `fixed` use the background's radius, `capsule` half of the height; the
    /// others are 4, 8 and 12 points.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button, which determines the default content insets and the text size.
    public var buttonSize = Size.medium
    /// The colour of text and image. If `nil`, the style's colour is used.
    public var baseForegroundColor: UIColor?
    /// The colour of the background. If `nil`, the style's colour is used.
    public var baseBackgroundColor: UIColor?
    /// The image. If `nil`, the button's image for its state is shown. An activity indicator replaces it.
    public var image: UIImage?
    /// The symbol configuration of the image. If `nil`, it follows the text.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A Boolean value that determines whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The transformer that computes the image's colour from the foreground colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The transformer that computes the activity indicator's colour from the foreground colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The minimum width reserved for an image beside the title, in points, so that the titles of a column of
    /// buttons align.
    public var imageReservation: CGFloat = 0
    /// The title. If `nil`, the button's title for its state is shown. Setting it discards the attributes of
    /// ``attributedTitle``.
    public var title: String? {
      didSet { styledTitle = nil }
    }
    /// The title with attributes. Attributes that it does not set come from the configuration.
    public var attributedTitle: AttributedString? {
      get { styledTitle.map { AttributedString($0) } ?? title.map { AttributedString($0) } }
      set {
        title = newValue.map { String($0.characters) }
        styledTitle = newValue.map { NSAttributedString($0) }
      }
    }
    /// The transformer of the title's attributes for each state, applied after font and colour.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title. Stored frames of two documents have the default: filled buttons of
    /// 60 points are as high as "Button" in two lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle, a smaller line below the title, of 12 points, 11 in small buttons; `nil` for none.
    /// Setting it discards the attributes of ``attributedSubtitle``.
    public var subtitle: String? {
      didSet { styledSubtitle = nil }
    }
    /// The subtitle with attributes. Attributes that it does not set come from the configuration.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle.map { AttributedString($0) } ?? subtitle.map { AttributedString($0) } }
      set {
        subtitle = newValue.map { String($0.characters) }
        styledSubtitle = newValue.map { NSAttributedString($0) }
      }
    }
    /// The transformer of the subtitle's attributes for each state, applied after font and colour.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The indicator that shows that the button opens a menu. `automatic` shows it on buttons that show the
    /// selected element of their menu.
    public var indicator = Indicator.automatic
    /// The transformer that computes the indicator's colour from the foreground colour.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The insets around the content. The default is 7 points above and below and 12 beside it
    /// (`corpus/metrics.json`: 24 wider and 14 higher than the title), less for small sizes and more for
    /// large.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { hasOwnInsets ? ownInsets : defaultInsets }
      set {
        ownInsets = newValue
        hasOwnInsets = true
      }
    }
    /// Restores the default content insets of the size.
    public mutating func setDefaultContentInsets() { hasOwnInsets = false }
    /// The edge of the title at which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle. `automatic` depends on the placement of the image and the
    /// button's alignment.
    public var titleAlignment = TitleAlignment.automatic
    /// A Boolean value that determines whether the button is filled automatically while it is selected.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration for the button's state: its background colour is set, and the foreground is
    /// dimmed while the button is disabled or highlighted.
    ///
    /// The client's own values are restored by the next update, unless the client sets a colour in between.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
      following(button)
    }
    var derived = Derived()

    /// Hashes the properties in which most configurations differ.
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
