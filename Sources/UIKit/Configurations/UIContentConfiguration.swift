// long file: a list content configuration and its content view
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// The content of a cell as a value that creates the view for it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state. Called before the view is shown in that state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view; only set to configurations that ``supports(_:)`` accepts.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show another configuration; otherwise a new view is created.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `true` for a configuration of the current type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a configuration may depend on.
public protocol UIConfigurationState {
  /// The traits of the configured view.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state with only the traits set.
  init(traitCollection: UITraitCollection)
  /// Accesses a custom value of the client's; `nil` if it is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the configured view, or those set by the client.
  public var traitCollection: UITraitCollection
  /// Boolean values that indicate whether the view is disabled, highlighted, selected, focused or pinned, for
  /// its configurations.
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false,
    isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all values are `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom value of the client's; `nil` if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the configured cell, or those set by the client.
  public var traitCollection: UITraitCollection
  /// Boolean values that indicate whether the cell is disabled, highlighted, selected, focused or pinned, for
  /// its configurations.
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false,
    isPinned = false
  /// Boolean values that indicate whether the cell is edited, expanded, swiped or reordered. The first three
  /// are the cell's; `isReordering` is `false` unless the client sets it.
  public var isEditing = false, isExpanded = false, isSwiped = false, isReordering = false
  /// The drag and drop states of the cell, for the client's configurations.
  public var cellDragState = DragState.none, cellDropState = DropState.none

  /// The state of a cell's drag.
  public enum DragState: Sendable { case none, lifting, dragging }
  /// The state of a drop over a cell: whether something is dragged over the cell's list, and would be dropped
  /// into the cell.
  public enum DropState: Sendable { case none, notTargeted, targeted }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all values are off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom value of the client's; `nil` if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// A configuration of list content: an image, a text and a secondary text.
///
/// Source of the distances: Apple's documentation of the default cells; side margins are those of the cell.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties {
    /// The alignment of a text; `natural` follows the language's direction.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// The transform of a plain text; an attributed text is shown unchanged.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// The font. By default it follows the user's text size.
    public var font: UIFont
    /// The colour, as input of ``colorTransformer``. The default is the label colour, or the secondary one.
    public var color: UIColor
    /// The transformer that computes the displayed colour from ``color``. If `nil`, the colour is used
    /// unchanged.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment. The default is `natural`.
    public var alignment = TextAlignment.natural
    /// The line break mode of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// A Boolean value that determines whether the font shrinks if the text does not fit. The default is
    /// `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font's size, 0…1, if ``adjustsFontSizeToFitWidth`` is `true`; 0 for no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that determines whether text is tightened before it is truncated.
    public var allowsDefaultTighteningForTruncation = false
    /// A Boolean value that determines whether the font follows the user's text size. The default is `true`.
    public var adjustsFontForContentSizeCategory = true
    /// A Boolean value that determines whether the pointer shows the full text of a truncated one.
    ///
    /// - Note: Not implemented; a warning is logged once.
    public var showsExpansionTextWhenTruncated = false {
      didSet {
        if showsExpansionTextWhenTruncated {
          notYet("UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated")
        }
      }
    }
    /// The transform of the displayed text. The default is `none`.
    public var transform = TextTransform.none
    /// Returns the displayed colour: ``color``, transformed by ``colorTransformer``.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
  /// The appearance of an image.
  public struct ImageProperties {
    /// A value for ``reservedLayoutSize``: the standard dimension of symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
    /// The symbol configuration, applied over the symbol's own; `nil` for none.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images. If `nil`, the view's tint colour is used.
    public var tintColor: UIColor?
    /// The transformer that computes the displayed colour from ``tintColor``, or from the view's tint colour
    /// if that is `nil`. If `nil`, the colour is used unchanged.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius in points, to which the image is clipped.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points; a side of 0 is not limited. Larger images are scaled down.
    public var maximumSize = CGSize.zero
    /// The minimum size of the area in which the image is centred, in points. Along a side that is zero, it
    /// is the standard dimension for a symbol and none for other images.
    public var reservedLayoutSize = CGSize.zero
    /// Stored only. A Boolean value that determines whether the image ignores inverted colours. Unavailable
    /// on Linux: there is no Smart Invert.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The image before the texts; `nil` for none, which reserves no space.
  public var image: UIImage?
  /// The appearance of ``image``.
  public var imageProperties = ImageProperties()
  /// The primary text; `nil` for none.
  public var text: String?
  /// The attributed text that replaces ``text``.
  public var attributedText: NSAttributedString?
  /// The appearance of the primary text; attributes of an attributed text take precedence.
  public var textProperties: TextProperties
  /// The secondary text, below the primary one or at the trailing end; `nil` for none.
  public var secondaryText: String?
  /// The attributed text that replaces ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text; attributes of an attributed text take precedence.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the margins are at least the cell's. There are no such margins at top and bottom.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins in points; 11 at top and bottom, or those of table rows.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
  /// A Boolean value that determines whether the secondary text is at the trailing end if both fit; otherwise
  /// it is below the primary one.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, secondaryColor: UIColor = .label) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
  }

  /// Returns the configuration with the top and bottom margins of a cell.
  private func inCell() -> Self {
    var value = self
    (value.directionalLayoutMargins.top, value.directionalLayoutMargins.bottom) = (
      TableMetrics.contentPadding, TableMetrics.contentPadding
    )
    return value
  }

  /// Returns a configuration with body text and a caption below it, with margins of 11 points at top and
  /// bottom, or those of table rows.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1).inCell()
  }
  /// Returns the same configuration as ``cell()``.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// Returns a configuration with two body texts side by side, the second in the secondary colour.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.body, .body, secondaryColor: .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value.inCell()
  }
  /// Returns a configuration with a headline and a footnote below it.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote)
  }
  /// Returns a configuration with two footnotes in the label colour.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote)
  }
  /// Returns the same configuration as ``header()``: capitals are left to the client.
  public static func groupedHeader() -> UIListContentConfiguration { header() }
  /// Returns the same configuration as ``header()``.
  public static func groupedFooter() -> UIListContentConfiguration { header() }
  /// Returns a configuration with two footnotes, the first in the secondary colour.
  public static func header() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.footnote, .footnote)
    value.textProperties.color = .secondaryLabel
    return value
  }
  /// Returns the same configuration as ``header()``.
  public static func footer() -> UIListContentConfiguration { header() }
  /// Returns the same configuration as ``cell()``.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the same configuration as ``cell()``.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  /// Returns the same configuration as ``sidebarCell()``.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  /// Returns the same configuration as ``sidebarSubtitleCell()``.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }
  /// Returns a configuration with a headline and a footnote below it, like ``plainHeader()``.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote)
  }
  /// Returns a configuration with a bold title of the third level and a footnote below it.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.title3, .footnote)
    value.textProperties.font = .systemFont(ofSize: value.textProperties.font.pointSize, weight: .bold)
    return value
  }
  /// Returns the same configuration as ``plainHeader()``.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// Returns a new ``UIListContentView``.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// Returns the configuration unchanged.
  ///
  /// - Note: Colours do not change with the selection.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows list content.
open class UIListContentView: UIView, UIContentView {
  private var current: UIListContentConfiguration
  private let picture = UIImageView(), first = UILabel(), second = UILabel()
  private let texts = UIStackView(), row = UIStackView()
  /// The area of the image, which is reserved so that the texts of a list align.
  private let pictureRoom = UIView()
  private var picturesLimits: [NSLayoutConstraint] = []
  /// The constraints to the margins: top, bottom, leading and trailing, in this order.
  private var edges: [NSLayoutConstraint] = []

  /// Creates a view whose natural height is that of its texts at the width it gets.
  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    [first, second].forEach(texts.addArrangedSubview)
    pictureRoom.addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: pictureRoom.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: pictureRoom.centerYAnchor),
      pictureRoom.widthAnchor.constraint(greaterThanOrEqualTo: picture.widthAnchor),
      pictureRoom.heightAnchor.constraint(greaterThanOrEqualTo: picture.heightAnchor),
    ])
    [pictureRoom, texts].forEach(row.addArrangedSubview)
    row.alignment = .center
    first.setContentHuggingPriority(.defaultLow, for: .horizontal)
    second.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
    picture.contentMode = .scaleAspectFit
    picture.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    show()
  }

  /// Returns `nil`: the view is not decoded from archives.
  public required init?(coder: NSCoder) { nil }

  /// The configuration, always a ``UIListContentConfiguration``. Setting another type does nothing.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      current = new
      show()
    }
  }
  /// The layout guide of the primary text, or `nil` without one.
  open var textLayoutGuide: UILayoutGuide? { guide(around: first, &guides.text) }
  /// The layout guide of the secondary text, or `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(around: second, &guides.second) }
  /// The layout guide of the image, or `nil` without one.
  open var imageLayoutGuide: UILayoutGuide? {
    pictureRoom.isHidden ? nil : guide(around: picture, &guides.picture)
  }
  private var guides: (text: UILayoutGuide?, second: UILayoutGuide?, picture: UILayoutGuide?)

  private func guide(around view: UIView, _ stored: inout UILayoutGuide?) -> UILayoutGuide? {
    guard !view.isHidden else { return nil }
    if let stored { return stored }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    stored = guide
    return guide
  }

  /// The distance of the texts from the leading edge, in points; `nil` without texts.
  var textStart: CGFloat? {
    guard !(first.isHidden && second.isHidden) else { return nil }
    layoutIfNeeded()
    let box = convert(texts.bounds, from: texts)
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - box.maxX : box.minX
  }

  override func textSizeDidChange() { show() }

  private func show() {
    let margins = current.directionalLayoutMargins,
      keeps = current.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    if edges.isEmpty || preservesSuperviewLayoutMargins != keeps {
      preservesSuperviewLayoutMargins = keeps
      NSLayoutConstraint.deactivate(edges)
      edges = [
        row.topAnchor.constraint(equalTo: topAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
        row.leadingAnchor.constraint(equalTo: keeps ? layoutMarginsGuide.leadingAnchor : leadingAnchor),
        row.trailingAnchor.constraint(equalTo: keeps ? layoutMarginsGuide.trailingAnchor : trailingAnchor),
      ]
      NSLayoutConstraint.activate(edges)
    }
    edges[0].constant = margins.top
    edges[1].constant = -margins.bottom
    edges[2].constant = margins.leading
    edges[3].constant = -margins.trailing
    picture.image = current.image
    pictureRoom.isHidden = current.image == nil
    let look = current.imageProperties
    picture.tintColor =
      look.tintColor.map { look.tintColorTransformer?($0) ?? $0 } ?? look.tintColorTransformer?(tintColor)
    picture.layer.cornerRadius = current.imageProperties.cornerRadius
    picture.clipsToBounds = current.imageProperties.cornerRadius > 0
    picture.preferredSymbolConfiguration = current.imageProperties.preferredSymbolConfiguration
    limitPicture(current.imageProperties)
    fill(first, current.text, current.attributedText, current.textProperties)
    fill(second, current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties)
    // Large texts are below each other.
    let isBeside =
      current.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts.axis = isBeside ? .horizontal : .vertical
    texts.spacing =
      isBeside ? current.textToSecondaryTextHorizontalPadding : current.textToSecondaryTextVerticalPadding
    // Beside the primary text, the secondary one is as wide as its content, at the trailing end.
    second.setContentHuggingPriority(isBeside ? .defaultHigh : .defaultLow + 1, for: .horizontal)
    row.spacing = current.imageToTextPadding
  }

  private func limitPicture(_ look: UIListContentConfiguration.ImageProperties) {
    NSLayoutConstraint.deactivate(picturesLimits)
    let largest = look.maximumSize
    let width = room(look.reservedLayoutSize.width), height = look.reservedLayoutSize.height
    picturesLimits = [
      largest.width > 0 ? picture.widthAnchor.constraint(lessThanOrEqualToConstant: largest.width) : nil,
      largest.height > 0 ? picture.heightAnchor.constraint(lessThanOrEqualToConstant: largest.height) : nil,
      width > 0 ? pictureRoom.widthAnchor.constraint(greaterThanOrEqualToConstant: width) : nil,
      height > 0 && height != UIListContentConfiguration.ImageProperties.standardDimension
        ? pictureRoom.heightAnchor.constraint(greaterThanOrEqualToConstant: height) : nil,
    ].compactMap { $0 }
    // The area is no wider than necessary.
    let least = pictureRoom.widthAnchor.constraint(equalToConstant: 0)
    let lowest = pictureRoom.heightAnchor.constraint(equalToConstant: 0)
    for loose in [least, lowest] { loose.priority = .defaultHigh - 1 }
    picturesLimits += [least, lowest]
    NSLayoutConstraint.activate(picturesLimits)
  }

  /// Returns the width that is reserved for an image, in points. For symbols it is that of a wide one with
  /// the body text style; not measured.
  private func room(_ reserved: CGFloat) -> CGFloat {
    let isStandard = reserved == UIListContentConfiguration.ImageProperties.standardDimension
    guard isStandard || (reserved == 0 && current.image?.isSymbolImage == true) else { return reserved }
    return UIFontMetrics(forTextStyle: .body).scaledValue(for: 24, compatibleWith: traitCollection)
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties
  ) {
    label.font = look.font
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    label.textColor = look.resolvedColor()
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
    label.textAlignment =
      look.alignment == .center ? .center : look.alignment == .justified ? .justified : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text =
        switch look.transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
    label.isHidden = text == nil && attributed == nil
  }
}
