internal import CoreGraphics
public import Foundation

/// A configuration for unavailable content: an image, two texts and two buttons in the centre of the view.
///
/// The distances and sizes are not measured.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of the parts.
  public enum Alignment: Int, Sendable { case center, natural }

  /// The appearance of a text.
  public struct TextProperties {
    /// The font, which follows the user's text size if it is that of a text style.
    public var font: UIFont
    /// The colour of plain text; attributed text has its own.
    public var color: UIColor
    /// The line break mode of text that does not fit on a line.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that determines whether the font shrinks if the text does not fit. The default is
    /// `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font's size, 0…1, if ``adjustsFontSizeToFitWidth`` is `true`; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The appearance of an image.
  public struct ImageProperties {
    /// The symbol configuration. The default is 48 points, regular.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images. The default is the secondary label colour; `nil` uses the view's tint
    /// colour.
    public var tintColor: UIColor?
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points; a side of zero is not limited.
    public var maximumSize = CGSize.zero
    /// Stored only. A Boolean value that determines whether the image ignores inverted colours. Unavailable
    /// on Linux: there is no Smart Invert.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The behaviour of a button.
  public struct ButtonProperties {
    /// The action of a tap.
    public var primaryAction: UIAction?
    /// The menu that opens on a tap if there is no action, otherwise on a long press.
    public var menu: UIMenu?
    /// A Boolean value that determines whether the button is enabled. The default is `true`.
    public var isEnabled = true
  }

  /// The image above the texts; `nil` for none. In a ``loading()`` configuration an activity indicator
  /// replaces it.
  public var image: UIImage?
  /// The appearance of ``image``.
  public var imageProperties = ImageProperties()
  /// The primary text; `nil` for none. Setting it keeps that of a search from following the search text.
  public var text: String? { didSet { isOfSearch = false } }
  /// The attributed text that replaces ``text``.
  public var attributedText: NSAttributedString?
  /// The appearance of the primary text. The default is a bold title of the second level in the label colour.
  public var textProperties = TextProperties(font: .boldStyle(.title2), color: .label)
  /// The secondary text, below the primary one; `nil` for none.
  public var secondaryText: String?
  /// The attributed text that replaces ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text. The default is a subheadline in the secondary label colour.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The configuration of the button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of ``button``, whose action provides title and image if the button has none.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the secondary button, which is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of ``secondaryButton``, like ``buttonProperties``.
  public var secondaryButtonProperties = ButtonProperties()
  /// The alignment. The default is `center`; `natural` aligns to the leading side.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least the superview's: both, if the horizontal one is included.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between the lower text and the first button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 4
  /// The background. The default is clear.
  public var background = UIBackgroundConfiguration.clear()
  /// A Boolean value that indicates whether an activity indicator replaces the image.
  var isLoading = false
  /// A Boolean value that indicates whether the text is that of a search without results, and not the
  /// client's.
  private var isOfSearch = false

  private init() {
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48, weight: .regular)
    imageProperties.tintColor = .secondaryLabel
  }

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Returns a configuration with an activity indicator above a text for loading.
  public static func loading() -> UIContentUnavailableConfiguration {
    var value = UIContentUnavailableConfiguration()
    value.isLoading = true
    value.text = "Loading…"
    value.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    value.imageToTextPadding = 8
    return value
  }

  /// Returns a configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var value = UIContentUnavailableConfiguration()
    value.image = UIImage(systemName: "magnifyingglass")
    value.text = "No Results"
    value.isOfSearch = true
    value.secondaryText = "Check the spelling or try a new search."
    return value
  }

  /// Returns a new ``UIContentUnavailableView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// Returns the configuration for a state: that of a search without results names the search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isOfSearch, let state = state as? UIContentUnavailableConfigurationState else { return self }
    var value = self
    value.text = state.searchText.flatMap { $0.isEmpty ? nil : "No Results for “\($0)”" } ?? "No Results"
    value.isOfSearch = true
    return value
  }
}

/// The key of a custom value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key of the client's.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration for unavailable content may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller's view, or those set by the client.
  public var traitCollection: UITraitCollection
  /// The text of the search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom value of the client's.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// A view that shows a configuration for unavailable content.
open class UIContentUnavailableView: UIView, UIContentView {
  private var current: UIContentUnavailableConfiguration
  private let picture = UIImageView(), wheel = UIActivityIndicatorView(style: .medium), first = UILabel(),
    second = UILabel()
  private let column = UIStackView()
  private var buttons: [UIButton] = []
  private var limits: [NSLayoutConstraint] = []
  private var backdrop = BackgroundHost()

  /// Creates a view whose parts are centred vertically in the safe area, within the margins.
  public init(configuration: UIContentUnavailableConfiguration) {
    current = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    [picture, wheel, first, second].forEach(column.addArrangedSubview)
    picture.contentMode = .scaleAspectFit
    addSubview(column)
    let room = layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
      column.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ])
    show()
  }

  /// Returns `nil`: the view is not decoded from archives.
  public required init?(coder: NSCoder) { nil }

  /// The configuration, always a ``UIContentUnavailableConfiguration``. Setting another type does nothing.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      current = new
      show()
    }
  }
  /// Stored only. A Boolean value that determines whether the user can scroll the unavailable content; the
  /// view lies above the scroll view.
  open var scrollEnabled = true

  private func show() {
    let isCentered = current.alignment == .center
    column.alignment = isCentered ? .center : .leading
    directionalLayoutMargins = current.directionalLayoutMargins
    preservesSuperviewLayoutMargins = current.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    wheel.isHidden = !current.isLoading
    if current.isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
    let look = current.imageProperties
    picture.image = current.image
    picture.isHidden = current.image == nil || current.isLoading
    picture.preferredSymbolConfiguration = look.preferredSymbolConfiguration
    picture.tintColor = look.tintColor
    picture.layer.cornerRadius = look.cornerRadius
    picture.clipsToBounds = look.cornerRadius > 0
    NSLayoutConstraint.deactivate(limits)
    limits = [
      look.maximumSize.width > 0
        ? picture.widthAnchor.constraint(lessThanOrEqualToConstant: look.maximumSize.width) : nil,
      look.maximumSize.height > 0
        ? picture.heightAnchor.constraint(lessThanOrEqualToConstant: look.maximumSize.height) : nil,
    ].compactMap { $0 }
    NSLayoutConstraint.activate(limits)
    fill(first, current.text, current.attributedText, current.textProperties)
    fill(second, current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties)
    first.accessibilityTraits = .header
    showButtons()
    let above = picture.isHidden ? wheel : picture
    column.setCustomSpacing(current.imageToTextPadding, after: above)
    column.setCustomSpacing(
      second.isHidden ? current.textToButtonPadding : current.textToSecondaryTextPadding, after: first)
    column.setCustomSpacing(current.textToButtonPadding, after: second)
    if let button = buttons.first {
      column.setCustomSpacing(current.buttonToSecondaryButtonPadding, after: button)
    }
    backdrop.show(current.background, in: self)
  }

  private func showButtons() {
    for button in buttons { button.removeFromSuperview() }
    let wanted = [
      (current.button, current.buttonProperties),
      (current.secondaryButton, current.secondaryButtonProperties),
    ]
    buttons = wanted.compactMap { look, properties in
      let hasText = look.title?.isEmpty == false || properties.primaryAction?.title.isEmpty == false
      guard hasText || look.image != nil || properties.primaryAction?.image != nil else { return nil }
      let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
      button.menu = properties.menu
      button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
      button.isEnabled = properties.isEnabled
      return button
    }
    buttons.forEach(column.addArrangedSubview)
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.font = look.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.textAlignment = current.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (label.text ?? "").isEmpty
  }
}

extension UIFont {
  /// Returns the bold font of a text style.
  fileprivate static func boldStyle(_ style: TextStyle) -> UIFont {
    let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return UIFont(descriptor: plain.withSymbolicTraits(.traitBold) ?? plain, size: 0)
  }
}

/// The configuration that a controller shows in place of its content.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// A Boolean value that indicates whether the controller has to update it.
  var isStale = true
}

extension UIViewController {
  /// Shows the configuration in front of the controller's view.
  final func showUnavailableContent() {
    guard let shown = unavailable.configuration?.updated(for: contentUnavailableConfigurationState),
      let root = viewIfLoaded
    else {
      unavailable.view?.removeFromSuperview()
      return unavailable.view = nil
    }
    if let view = unavailable.view, view.supports(shown), view.superview === root {
      return view.configuration = shown
    }
    unavailable.view?.removeFromSuperview()
    let made = shown.makeContentView()
    unavailable.view = made
    root.addSubview(made)
    placeUnavailableContent()
  }

  /// Performs a scheduled update before the layout of the controller's view.
  final func settleUnavailableContent() {
    guard unavailable.isStale else { return }
    unavailable.isStale = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    // A configuration that was set before the view was loaded, or that depends on the state.
    if unavailable.configuration != nil { showUnavailableContent() }
  }

  /// Lays out the view after the controller's; it does not move while content scrolls.
  final func placeUnavailableContent() {
    guard let view = unavailable.view, let root = viewIfLoaded else { return }
    if view.frame != root.bounds { view.frame = root.bounds }
  }

  final var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = barItems.navigation?.searchController?.searchBar.text
    return state
  }
}
