internal import CoreGraphics
internal import Foundation

extension UIButton.Configuration {
  /// The font of the title: 17 points, in the small sizes 15, in iOS 15 14, at the user's size of text.
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

  /// What shows that the button opens a menu.
  @MainActor func showsIndicator(on button: UIButton) -> Bool {
    indicator == .popup
      || (indicator == .automatic && button.showsMenuAsPrimaryAction
        && button.changesSelectionAsPrimaryAction)
  }

  /// The radius in a background of a height; a dynamic one grows with the text.
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

/// Where the parts of a configured button lie.
struct ButtonFrames {
  var image = CGRect.zero
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var indicator = CGRect.zero
}

/// How large the parts of a button are that shows a configuration, and what lies between them, in points.
private struct ButtonParts {
  /// Whether the image is beside the texts; else above or below.
  let isRow: Bool
  var image = CGSize.zero, title = CGSize.zero, subtitle = CGSize.zero, indicator = CGSize.zero
  /// The width that the image has in a row.
  var reserved: CGFloat = 0
  /// The width of the indicator with its gap.
  var indicatorRoom: CGFloat = 0
  var titlePadding: CGFloat = 0, imagePadding: CGFloat = 0

  /// Both texts together.
  var text: CGSize {
    CGSize(
      width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
  }

  /// All parts together.
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
    // What an update sets asks for no other one.
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
  }

  /// Brings the configuration up to date where that was asked for.
  final func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration, !isUpdatingConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    updateConfiguration()
  }

  /// The natural size with a configuration that is up to date.
  final var updatedSize: CGSize {
    updateConfigurationIfNeeded()
    return naturalSize(in: .unlimited)
  }

  /// Sets in the configuration, if there is one, what was set for the normal state: the newest is shown.
  final func configure(_ state: State, _ change: (inout Configuration) -> Void) {
    guard state == .normal, var look = configurationStorage else { return }
    change(&look)
    configuration = look
  }

  /// Gives the parts the looks of the configuration.
  final func updateConfiguredParts() {
    guard let look = shownConfiguration else { return }
    let color = look.foreground(of: self), traits = traitCollection,
      titleFont = look.shownTitleFont(traits, role)
    let alignment = look.textAlignment(rightToLeft: isRightToLeft)
    // Paragraph styles of attributed titles are stronger, and so come afterwards.
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

  /// A text that may go on in another line may have any number of lines.
  private func setLineBreaks(of label: UILabel, _ mode: NSLineBreakMode) {
    label.lineBreakMode = mode
    label.numberOfLines = mode.wraps ? 0 : 1
  }

  /// Plain texts are the label's own; all others carry what the configuration says where they do not.
  private func show(
    _ text: String, _ styled: NSAttributedString?, in label: UILabel, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    (label.font, label.textColor) = (font, color)
    guard styled != nil || transformer != nil else { return label.text = text }
    label.attributedText = UIConfigurationTextAttributesTransformer.text(
      styled ?? NSAttributedString(string: text), over: [.font: font, .foregroundColor: color], transformer)
  }

  /// Shows two small chevrons after the title.
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

  /// Shows a turning wheel in place of the image.
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
    // A symbol alone is no lower than a line of the title's font: stored heights are 34 and more.
    let hasText = [titleView, subtitleView].contains { !($0?.text ?? "").isEmpty }
    if !hasText, pictureView?.image?.isSymbolImage ?? false {
      size.height = max(size.height, look.shownTitleFont(traitCollection, role).lineHeight.rounded(.down))
    }
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  /// Where the parts lie in the content rectangle.
  final func configuredFrames(in content: CGRect) -> ButtonFrames {
    guard let configurationStorage else { return ButtonFrames() }
    return frames(of: configurationStorage, in: content)
  }

  /// How far the middle of the title lies below that of all parts together, in points.
  final var titleDrop: CGFloat {
    guard let look = configurationStorage else { return 0 }
    let parts = parts(of: look, in: nil)
    let drop = parts.subtitle == .zero ? 0 : -(parts.titlePadding + parts.subtitle.height) / 2
    guard !parts.isRow else { return drop }
    let beside = (parts.image.height + parts.imagePadding) / 2
    return look.imagePlacement == .top ? drop + beside : drop - beside
  }

  /// How large the parts are where they have some room; by themselves where that is nil, the title no wider
  /// than `width` lets it be.
  private func parts(of look: Configuration, in room: CGSize?, width: CGFloat? = nil) -> ButtonParts {
    let scale = room == nil && asksForWholePoints && look.titleFont == nil ? 1 : pixelScale
    let hasImage = activityView != nil || pictureView?.image != nil
    var parts = ButtonParts(isRow: look.imagePlacement == .leading || look.imagePlacement == .trailing)
    if hasImage { parts.image = (activityView ?? pictureView)?.intrinsicContentSize ?? .zero }
    // The image has its reservation in a row, and is in the middle of it.
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
      // What labels show whole is not broken either.
      let isWhole = own.width <= room.width + UILabel.tolerance
      let size = (isWhole ? own : label.sizeThatFits(room)).roundedUp(toPixelsOf: scale)
      return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    (parts.title, parts.subtitle) = (size(titleView), size(subtitleView))
    if parts.title != .zero, parts.subtitle != .zero { parts.titlePadding = look.titlePadding }
    if hasImage, parts.text != .zero { parts.imagePadding = look.imagePadding }
    return parts
  }

  /// Where the parts lie in the content rectangle.
  private func frames(of look: Configuration, in content: CGRect) -> ButtonFrames {
    let parts = parts(of: look, in: content.size), image = parts.image, text = parts.text
    var frames = ButtonFrames()
    // The parts as one group, then each in the group.
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

  /// Between the title and the indicator, in points; not measured.
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
  /// The side that title and subtitle keep to; automatic is the middle, or the leading side beside an image.
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
  /// Whether text goes on in another line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
