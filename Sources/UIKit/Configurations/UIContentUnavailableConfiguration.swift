internal import CoreGraphics
public import Foundation

/// What is shown in place of content that is not there: a picture, two texts and two buttons in the middle of
/// the view.
///
/// The distances and sizes are not measured.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Which side the parts keep to.
  public enum Alignment: Int, Sendable { case center, natural }

  /// How a text looks.
  public struct TextProperties {
    /// Follows the user's text size where it is of a text style.
    public var font: UIFont
    /// Of plain texts; attributed ones have their own.
    public var color: UIColor
    /// How a text goes on that has no room in a line.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The most lines; 0 is any number.
    public var numberOfLines = 0
    /// Whether the font becomes smaller where the text has no room. False unless set.
    public var adjustsFontSizeToFitWidth = false
    /// 0…1 of the font's size, where `adjustsFontSizeToFitWidth` is true; 0 is no limit.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// How the picture looks.
  public struct ImageProperties {
    /// Of a symbol; 48 points, regular, unless set.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of templates; the secondary label colour unless set, nil for the tint around.
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; a side of zero is not limited.
    public var maximumSize = CGSize.zero
    /// Kept for the app: no screen here inverts colours.
    public var accessibilityIgnoresInvertColors = false
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What a tap does.
    public var primaryAction: UIAction?
    /// What a tap opens where there is no action, else a long press.
    public var menu: UIMenu?
    /// True unless set.
    public var isEnabled = true
  }

  /// Above the texts; nil for none. While `loading()` a wheel turns in its place.
  public var image: UIImage?
  /// Of `image`.
  public var imageProperties = ImageProperties()
  /// The first text; nil for none. Setting it keeps that of a search from following what is searched for.
  public var text: String? { didSet { isOfSearch = false } }
  /// In place of `text`, with looks of its own.
  public var attributedText: NSAttributedString?
  /// A bold title of the second size in the label colour, unless set.
  public var textProperties = TextProperties(font: .boldStyle(.title2), color: .label)
  /// Below the first text; nil for none.
  public var secondaryText: String?
  /// In place of `secondaryText`, with looks of its own.
  public var secondaryAttributedText: NSAttributedString?
  /// Subheadline in the secondary colour, unless set.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// Shown where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What `button` does; its action's title and image show where the button has none.
  public var buttonProperties = ButtonProperties()
  /// Shown where it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What `secondaryButton` does, as `buttonProperties`.
  public var secondaryButtonProperties = ButtonProperties()
  /// `center` unless set; `natural` keeps to the leading side.
  public var alignment = Alignment.center
  /// Along which axes the margins are at least the superview's: along both, where the horizontal one is among
  /// them.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// In points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// In points, as the three that follow.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// Between the lower text and the first button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// Between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 4
  /// What lies behind all of it; nothing unless set.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a wheel turns in place of the picture.
  var isLoading = false
  /// Whether the text is that of a search which found nothing, and not the app's.
  private var isOfSearch = false

  private init() {
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48, weight: .regular)
    imageProperties.tintColor = .secondaryLabel
  }

  /// Nothing but the looks.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// A turning wheel above a text that says so.
  public static func loading() -> UIContentUnavailableConfiguration {
    var value = UIContentUnavailableConfiguration()
    value.isLoading = true
    value.text = "Loading…"
    value.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    value.imageToTextPadding = 8
    return value
  }

  /// A search that found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var value = UIContentUnavailableConfiguration()
    value.image = UIImage(systemName: "magnifyingglass")
    value.text = "No Results"
    value.isOfSearch = true
    value.secondaryText = "Check the spelling or try a new search."
    return value
  }

  /// A new `UIContentUnavailableView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// Of a search that found nothing, what was searched for is named.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isOfSearch, let state = state as? UIContentUnavailableConfigurationState else { return self }
    var value = self
    value.text = state.searchText.flatMap { $0.isEmpty ? nil : "No Results for “\($0)”" } ?? "No Results"
    value.isOfSearch = true
    return value
  }
}

/// The name of a value that the app keeps in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of the app's own.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a configuration for content that is not there may depend on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// Those of the controller's view, or what the app sets.
  public var traitCollection: UITraitCollection
  /// What is searched for.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is searched for.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// Shows a configuration for content that is not there.
open class UIContentUnavailableView: UIView, UIContentView {
  private var current: UIContentUnavailableConfiguration
  private let picture = UIImageView(), wheel = UIActivityIndicatorView(style: .medium), first = UILabel(),
    second = UILabel()
  private let column = UIStackView()
  private var buttons: [UIButton] = []
  private var limits: [NSLayoutConstraint] = []
  private var backdrop = BackgroundHost()

  /// The parts stand in the middle of the safe area's height, within the margins.
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

  /// Nil: the view is not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Always a `UIContentUnavailableConfiguration`; setting another kind does nothing.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      current = new
      show()
    }
  }
  /// Whether a user can pull the content down although it is not there. Kept for the app: the view lies above
  /// what scrolls.
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
  /// A text style in bold.
  fileprivate static func boldStyle(_ style: TextStyle) -> UIFont {
    let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return UIFont(descriptor: plain.withSymbolicTraits(.traitBold) ?? plain, size: 0)
  }
}

/// What a controller shows in place of its content.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller has to be asked for it.
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

  /// Before the controller's view is laid out.
  final func settleUnavailableContent() {
    guard unavailable.isStale else { return }
    unavailable.isStale = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    // One that was set before the view was there, or that depends on the state.
    if unavailable.configuration != nil { showUnavailableContent() }
  }

  /// After it was laid out: what is shown stays where it is while content scrolls.
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
