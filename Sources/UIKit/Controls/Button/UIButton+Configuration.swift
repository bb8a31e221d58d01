internal import CoreGraphics
internal import Foundation

extension UIButton.Configuration {
  /// Returns the font of the title: 17 points, 15 in the small sizes, 14 in iOS 15, adjusted to the user's
  /// text size.
  func shownTitleFont(_ traits: UITraitCollection, _ role: UIButton.Role) -> UIFont {
    if let titleFont { return titleFont }
    let size: CGFloat = buttonSize == .small || buttonSize == .mini ? 15 : ControlMetrics.configuredTitleSize
    let font = UIFont.system(size == 15 ? .subheadline : .body, size: size, for: traits)
    return role == .primary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
  }

  func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    let size: CGFloat = buttonSize == .small || buttonSize == .mini ? 11 : 12
    return .system(size == 11 ? .caption2 : .caption1, size: size, for: traits)
  }

  /// Returns a Boolean value that indicates whether the button shows that it opens a menu.
  @MainActor func showsIndicator(on button: UIButton) -> Bool {
    indicator == .popup
      || (indicator == .automatic && button.showsMenuAsPrimaryAction
        && button.changesSelectionAsPrimaryAction)
  }

  /// Returns the corner radius for a background of the given height. A dynamic radius grows with the text
  /// size.
  @MainActor func radius(height: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: background.cornerRadius * DynamicType.of(.body).share(rank: DynamicType.rank(traits))
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}

/// The frames of the parts of a configured button.
struct ButtonFrames {
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var indicator = CGRect.zero
}

/// The sizes of the parts of a configured button and the gaps between them, in points.
private struct ButtonParts {
  /// A Boolean value that indicates whether the image is beside the texts rather than above or below them.
  let isRow: Bool
  var image = CGSize.zero, title = CGSize.zero, subtitle = CGSize.zero, indicator = CGSize.zero
  /// The width reserved for the image in a row.
  var reserved: CGFloat = 0
  /// The width of the indicator including its gap.
  var indicatorRoom: CGFloat = 0
  var titlePadding: CGFloat = 0, imagePadding: CGFloat = 0

  /// The combined size of title and subtitle.
  var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
  }

  /// The combined size of all parts.
  var size: CGSize {
    let text = text
    var size =
      isRow
      ? CGSize(width: reserved + imagePadding + text.width, height: max(image.height, text.height))
      : CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
    size.width += indicatorRoom
    size.height = max(size.height, indicator.height)
    return size
  }
}

extension UIButton {
  final func setConfiguration(_ new: Configuration?) {
    guard new != configurationStorage else { return }
    configurationStorage = new
    invalidateIntrinsicContentSize()
    updateParts()
    // A change made during an update schedules no further update.
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Updates the configuration if an update is scheduled.
  final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    updateConfiguration()
  }

  /// The natural size after a scheduled update of the configuration.
  final var updatedSize: CGSize {
    updateConfigurationIfNeeded()
    return naturalSize(in: .unlimited)
  }

  /// Applies what was set for the normal state to the configuration, if any: the most recent value is shown.
  final func configure(_ state: State, _ change: (inout Configuration) -> Void) {
    guard state == .normal, var look = configurationStorage else { return }
    change(&look)
    configuration = look
  }

  /// Applies the configuration's appearance to the parts.
  final func updateConfiguredParts() {
    guard let look = shownConfiguration else { return }
    let color = look.foreground(of: self), traits = traitCollection,
      titleFont = look.shownTitleFont(traits, role)
    let alignment = look.textAlignment(rightToLeft: isRightToLeft)
    // The paragraph styles of an attributed title take precedence, so they are set last.
    if let title = look.title ?? look.styledTitle?.string ?? currentTitle, !title.isEmpty {
      let label = needTitleView()
      setLineBreaks(of: label, look.titleLineBreakMode)
      label.textAlignment = alignment
      show(title, look.styledTitle, in: label, titleFont, color, look.titleTextAttributesTransformer)
    } else {
      titleView?.text = nil
    }
    if let subtitle = look.subtitle, !subtitle.isEmpty {
      let label = needSubtitleView()
      setLineBreaks(of: label, look.subtitleLineBreakMode)
      label.textAlignment = alignment
      show(
        subtitle, look.styledSubtitle, in: label, look.subtitleFont(traits), color,
        look.subtitleTextAttributesTransformer)
    } else {
      subtitleView?.text = nil
    }
    showActivity(look.showsActivityIndicator, look.activityIndicatorColorTransformer?(color) ?? color)
    showIndicator(look.showsIndicator(on: self), look.indicatorColorTransformer?(color) ?? color, titleFont)
    if let image = look.image ?? currentImage, !look.showsActivityIndicator {
      let picture = needPictureView()
      picture.image = image
      let preferred = look.preferredSymbolConfigurationForImage
      picture.preferredSymbolConfiguration =
        image.isSymbolImage ? ControlMetrics.buttonSymbols(titleFont).applying(preferred) : preferred
      picture.tintColor = look.imageColorTransformer?(color) ?? color
      picture.alpha = 1
    } else {
      pictureView?.image = nil
    }
  }

  /// Sets the line break mode; text that wraps may have any number of lines.
  private func setLineBreaks(of label: UILabel, _ mode: NSLineBreakMode) {
    label.lineBreakMode = mode
    label.numberOfLines = mode.wraps ? 0 : 1
  }

  /// Shows a text in a label: plain text with the label's own properties, attributed text with the
  /// configuration's attributes where it has none.
  private func show(
    _ text: String, _ styled: NSAttributedString?, in label: UILabel, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    (label.font, label.textColor) = (font, color)
    guard styled != nil || transformer != nil else { return label.text = text }
    label.attributedText = UIConfigurationTextAttributesTransformer.text(
      styled ?? NSAttributedString(string: text), over: [.font: font, .foregroundColor: color], transformer)
  }

  /// Shows or hides two small chevrons after the title.
  private func showIndicator(_ isOn: Bool, _ color: UIColor, _ font: UIFont) {
    guard isOn else {
      indicatorView?.removeFromSuperview()
      return indicatorView = nil
    }
    let view = indicatorView ?? UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: font.pointSize, weight: .medium, scale: .small)
    view.tintColor = color
    if indicatorView == nil { addSubview(view) }
    indicatorView = view
  }

  /// Shows or hides an activity indicator in place of the image.
  private func showActivity(_ isOn: Bool, _ color: UIColor) {
    guard isOn else {
      activityView?.removeFromSuperview()
      return activityView = nil
    }
    let wheel = activityView ?? UIActivityIndicatorView(style: .medium)
    wheel.color = color
    wheel.startAnimating()
    if activityView == nil { addSubview(wheel) }
    activityView = wheel
  }

  final func configuredSize(_ look: Configuration) -> CGSize {
    let insets = look.contentInsets
    let broken = wrapsToWidth ? wrappingWidth : nil
    let width = broken.map { max(0, $0 - insets.leading - insets.trailing) }
    var size = parts(of: look, in: nil, width: width).size
    // A lone symbol is at least one line of the title's font high: stored heights are 34 and more.
    let hasText = [titleView, subtitleView].contains { !($0?.text ?? "").isEmpty }
    if !hasText, pictureView?.image?.isSymbolImage ?? false {
      size.height = max(size.height, look.shownTitleFont(traitCollection, role).lineHeight.rounded(.down))
    }
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  /// Returns the frames of the parts in the given content rectangle.
  final func configuredFrames(in content: CGRect) -> ButtonFrames {
    guard let configurationStorage else { return ButtonFrames() }
    return frames(of: configurationStorage, in: content)
  }

  /// The distance of the title's centre below the centre of all parts, in points.
  final var titleDrop: CGFloat {
    guard let look = configurationStorage else { return 0 }
    let parts = parts(of: look, in: nil)
    let drop = parts.subtitle == .zero ? 0 : -(parts.titlePadding + parts.subtitle.height) / 2
    guard !parts.isRow else { return drop }
    let beside = (parts.image.height + parts.imagePadding) / 2
    return look.imagePlacement == .top ? drop + beside : drop - beside
  }

  /// Returns the sizes of the parts, limited to `room` if it is not `nil`; otherwise their natural sizes,
  /// with the title no wider than `width` allows.
  private func parts(of look: Configuration, in room: CGSize?, width: CGFloat? = nil) -> ButtonParts {
    let scale = room == nil && asksForWholePoints && look.titleFont == nil ? 1 : pixelScale
    let hasImage = activityView != nil || pictureView?.image != nil
    var parts = ButtonParts(isRow: look.imagePlacement == .leading || look.imagePlacement == .trailing)
    if hasImage { parts.image = (activityView ?? pictureView)?.intrinsicContentSize ?? .zero }
    // In a row the image is centred in its reserved width.
    parts.reserved =
      parts.isRow && hasImage ? max(parts.image.width, look.imageReservation) : parts.image.width
    if let indicatorView {
      parts.indicator = indicatorView.intrinsicContentSize
      parts.indicatorRoom = parts.indicator.width + Self.indicatorGap
    }
    var room = room ?? CGSize(width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    room.width = max(0, room.width - parts.indicatorRoom)
    if parts.isRow, hasImage { room.width = max(0, room.width - parts.reserved - look.imagePadding) }

    func size(_ label: UILabel?) -> CGSize {
      guard let label, !(label.text ?? "").isEmpty else { return .zero }
      let own = label.sizeThatFits(.unlimited)
      // A text that its label shows whole is not wrapped either.
      let isWhole = own.width <= room.width + UILabel.tolerance
      let size = (isWhole ? own : label.sizeThatFits(room)).roundedUp(toPixelsOf: scale)
      return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    (parts.title, parts.subtitle) = (size(titleView), size(subtitleView))
    if parts.title != .zero, parts.subtitle != .zero { parts.titlePadding = look.titlePadding }
    if hasImage, parts.text != .zero { parts.imagePadding = look.imagePadding }
    return parts
  }

  /// Returns the frames of the parts in the given content rectangle.
  private func frames(of look: Configuration, in content: CGRect) -> ButtonFrames {
    let parts = parts(of: look, in: content.size), image = parts.image, text = parts.text
    var frames = ButtonFrames()
    // Places the parts as one group, then each within the group.
    var group = place(parts.size, in: content)
    if indicatorView != nil {
      let mark = parts.indicator
      frames.indicator = onPixels(
        CGRect(
          x: isRightToLeft ? group.minX : group.maxX - mark.width, y: group.midY - mark.height / 2,
          width: mark.width, height: mark.height))
      group = CGRect(
        x: group.minX + (isRightToLeft ? parts.indicatorRoom : 0), y: group.minY,
        width: group.width - parts.indicatorRoom, height: group.height)
    }
    let alignment = look.textAlignment(rightToLeft: isRightToLeft)
    let imageFirst =
      look.imagePlacement == .top || look.imagePlacement == (isRightToLeft ? .trailing : .leading)
    var textOrigin = group.origin
    if parts.isRow {
      frames.image = CGRect(
        x: (imageFirst ? group.minX : group.maxX - parts.reserved) + (parts.reserved - image.width) / 2,
        y: group.midY - image.height / 2,
        width: image.width, height: image.height)
      textOrigin.x = imageFirst ? group.maxX - text.width : group.minX
      textOrigin.y = group.midY - text.height / 2
    } else {
      frames.image = CGRect(
        x: group.midX - image.width / 2, y: imageFirst ? group.minY : group.maxY - image.height,
        width: image.width, height: image.height)
      textOrigin.x = group.midX - text.width / 2
      textOrigin.y = imageFirst ? group.maxY - text.height : group.minY
    }
    func line(_ size: CGSize, y: CGFloat) -> CGRect {
      let slack = text.width - size.width
      let x: CGFloat =
        switch alignment {
        case .left: 0
        case .right: slack
        default: slack / 2
        }
      return onPixels(CGRect(x: textOrigin.x + x, y: y, width: size.width, height: size.height))
    }
    frames.title = line(parts.title, y: textOrigin.y)
    frames.subtitle = line(parts.subtitle, y: textOrigin.y + parts.title.height + parts.titlePadding)
    frames.image = onPixels(frames.image)
    return frames
  }

  /// The gap between the title and the indicator, in points; not measured.
  private static var indicatorGap: CGFloat { 4 }

  private func place(_ size: CGSize, in content: CGRect) -> CGRect {
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading: content.minX
      case .right, .trailing: content.maxX - size.width
      case .center, .fill: content.midX - size.width / 2
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: content.minY
      case .bottom: content.maxY - size.height
      case .center, .fill: content.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension UIButton.Configuration {
  /// Returns the alignment of title and subtitle. `automatic` is centred, or leading beside an image.
  func textAlignment(rightToLeft: Bool) -> NSTextAlignment {
    let (leading, trailing): (NSTextAlignment, NSTextAlignment) =
      rightToLeft ? (.right, .left) : (.left, .right)
    return switch titleAlignment {
    case .leading: leading
    case .trailing: trailing
    case .center: .center
    case .automatic:
      subtitle != nil && image == nil ? leading : image != nil && isRowOfImageAndText ? leading : .center
    }
  }

  private var isRowOfImageAndText: Bool { imagePlacement == .leading || imagePlacement == .trailing }
}

extension NSLineBreakMode {
  /// A Boolean value that indicates whether text wraps onto further lines.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
