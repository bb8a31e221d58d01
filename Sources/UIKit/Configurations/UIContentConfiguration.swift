// long file: what a list's content shows, and the view that shows it
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// What a cell's content shows, as a value that makes the view for it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state, asked before the view is shown in it.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; set only to what `supports(_:)` said yes to.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show another configuration; else a new view is made.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// One of the type that is shown, by default.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a configuration may depend on.
public protocol UIConfigurationState {
  /// The traits of the view that is configured.
  var traitCollection: UITraitCollection { get set }
  /// A state in which nothing is set but the traits.
  init(traitCollection: UITraitCollection)
  /// A value of the app's own; nil for one that is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// Those of the view that is configured, or what the app sets.
  public var traitCollection: UITraitCollection
  /// Kept for the app: what it configures a view by.
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false,
    isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which all is off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own; nil for one that is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Those of the cell that is configured, or what the app sets.
  public var traitCollection: UITraitCollection
  /// Kept for the app: what it configures a view by.
  public var isDisabled = false, isHighlighted = false, isSelected = false, isFocused = false,
    isPinned = false
  /// The first three are the cell's; `isReordering` stays false unless the app sets it.
  public var isEditing = false, isExpanded = false, isSwiped = false, isReordering = false
  /// Kept for the app, as the above.
  public var cellDragState = DragState.none, cellDropState = DropState.none

  /// How far the cell is dragged.
  public enum DragState: Sendable { case none, lifting, dragging }
  /// Whether something is dragged over the cell's list, and would be dropped into the cell.
  public enum DropState: Sendable { case none, notTargeted, targeted }

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which all is off.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own; nil for one that is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// A picture, a text and a second text, laid out as lists have them.
///
/// Source of the distances: Apple's documentation of the default cells; side margins are those of the cell.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// `natural` is by the direction of the language.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// Of `text` alone: an attributed text is shown as it is.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
    /// By default one that follows the user's text size.
    public var font: UIFont
    /// What `colorTransformer` gets; the label colour by default, or the secondary one.
    public var color: UIColor
    /// Makes the colour that is shown of `color`; nil takes it as it is.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// `natural` unless set.
    public var alignment = TextAlignment.natural
    /// How a text goes on that has no room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines; 0 is any number.
    public var numberOfLines = 0
    /// Whether the font becomes smaller where the text has no room. False unless set.
    public var adjustsFontSizeToFitWidth = false
    /// 0…1 of the font's size, where `adjustsFontSizeToFitWidth` is true; 0 is no limit.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may come closer before a text is cut.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a pointer that rests on a cut text shows all of it.
    public var showsExpansionTextWhenTruncated = false {
      didSet {
        if showsExpansionTextWhenTruncated {
          notYet("UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated")
        }
      }
    }
    /// `none` unless set; the text itself stays.
    public var transform = TextTransform.none
    /// The colour that is shown: `color` by way of `colorTransformer`.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }
  /// How the picture looks.
  public struct ImageProperties {
    /// For `reservedLayoutSize`: the room that a symbol has anyway.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
    /// Over the symbol's own configuration; nil for that alone.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of templates; nil for the tint around.
    public var tintColor: UIColor?
    /// Makes the colour that is shown of `tintColor`, or where that is nil of the view's tint; nil takes it
    /// as it is.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points; cuts the picture off.
    public var cornerRadius: CGFloat = 0
    /// In points; a side of 0 is not limited. Larger pictures are scaled down.
    public var maximumSize = CGSize.zero
    /// The room that the picture is in the middle of, at least, in points; along a side that is zero, that of
    /// symbols for a symbol and none for others.
    public var reservedLayoutSize = CGSize.zero
    /// Kept for the app: no screen here inverts colours.
    public var accessibilityIgnoresInvertColors = false
  }

  /// Before the texts; nil for none, which keeps no room.
  public var image: UIImage?
  /// Of `image`.
  public var imageProperties = ImageProperties()
  /// The first text; nil for none.
  public var text: String?
  /// In place of `text`, with looks of its own.
  public var attributedText: NSAttributedString?
  /// Of the first text; an attributed one comes before them where it says the same.
  public var textProperties: TextProperties
  /// Below the first text, or at the trailing end; nil for none.
  public var secondaryText: String?
  /// In place of `secondaryText`, with looks of its own.
  public var secondaryAttributedText: NSAttributedString?
  /// Of the second text; an attributed one comes before them where it says the same.
  public var secondaryTextProperties: TextProperties
  /// Along which axes the margins are at least the cell's; above and below there are none of these.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// In points; 11 above and below, or what rows of tables have.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
  /// Whether the second text stands at the trailing end, where both have room; else below the first.
  public var prefersSideBySideTextAndSecondaryText = false
  /// In points, as the two that follow.
  public var imageToTextPadding: CGFloat = 16
  /// Between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// Between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, secondaryColor: UIColor = .label) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: text), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
  }

  /// With the distances of a cell from the edges above and below.
  private func inCell() -> Self {
    var value = self
    (value.directionalLayoutMargins.top, value.directionalLayoutMargins.bottom) = (
      TableMetrics.contentPadding, TableMetrics.contentPadding
    )
    return value
  }

  /// Body text and a caption below it, 11 points from above and below, or what rows of tables have.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .caption1).inCell()
  }
  /// The same as `cell()`.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// Body texts beside each other, the second in the secondary colour.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.body, .body, secondaryColor: .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value.inCell()
  }
  /// A headline and a footnote below it.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote)
  }
  /// Two footnotes, in the label colour.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote)
  }
  /// The same as `header()`: capitals are left to the app.
  public static func groupedHeader() -> UIListContentConfiguration { header() }
  /// The same as `header()`.
  public static func groupedFooter() -> UIListContentConfiguration { header() }
  /// Two footnotes, the first in the secondary colour.
  public static func header() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.footnote, .footnote)
    value.textProperties.color = .secondaryLabel
    return value
  }
  /// The same as `header()`.
  public static func footer() -> UIListContentConfiguration { header() }
  /// The same as `cell()`.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// The same as `cell()`.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  /// The same as `sidebarCell()`.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }
  /// The same as `sidebarSubtitleCell()`.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }
  /// A headline and a footnote below it, as `plainHeader()`.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote)
  }
  /// A title of the third size, in bold, and a footnote below it.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var value = UIListContentConfiguration(.title3, .footnote)
    value.textProperties.font = .systemFont(ofSize: value.textProperties.font.pointSize, weight: .bold)
    return value
  }
  /// The same as `plainHeader()`.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// A new `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same for every state here: colours do not change with selection.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows a list's content.
open class UIListContentView: UIView, UIContentView {
  private var current: UIListContentConfiguration
  private let picture = UIImageView(), first = UILabel(), second = UILabel()
  private let texts = UIStackView(), row = UIStackView()
  /// Keeps the room of pictures that have less, so that the texts of a list begin below each other.
  private let pictureRoom = UIView()
  private var picturesLimits: [NSLayoutConstraint] = []
  /// What the content keeps clear of: top, bottom, leading and trailing, in this order.
  private var edges: [NSLayoutConstraint] = []

  /// The view asks for the height that its texts need in the width that it gets.
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

  /// Nil: the view is not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Always a `UIListContentConfiguration`; setting another kind does nothing.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      current = new
      show()
    }
  }
  /// Where the first text lies; nil without one.
  open var textLayoutGuide: UILayoutGuide? { guide(around: first, &guides.text) }
  /// Where the second text lies; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(around: second, &guides.second) }
  /// Where the picture lies; nil without one.
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

  /// How far the texts lie from the leading edge, in points; nil without texts.
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
    // Beside the text, the second one is as wide as its words, at the end.
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
    // The room is no wider than it has to be.
    let least = pictureRoom.widthAnchor.constraint(equalToConstant: 0)
    let lowest = pictureRoom.heightAnchor.constraint(equalToConstant: 0)
    for loose in [least, lowest] { loose.priority = .defaultHigh - 1 }
    picturesLimits += [least, lowest]
    NSLayoutConstraint.activate(picturesLimits)
  }

  /// The width that is kept for a picture, in points. Symbols have that of a wide one in a text of the body
  /// style; not measured.
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
