internal import CoreGraphics
internal import Foundation

extension CGSize {
  /// No limit in either direction.
  static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

extension UIButton {
  /// Returns the size that title, image, background and insets require.
  final func naturalSize(in limit: CGSize) -> CGSize {
    if let configurationStorage { return configuredSize(configurationStorage) }
    let image = currentImage == nil ? CGSize.zero : pictureSize
    let title = titleSize(in: limit)
    let background = currentBackgroundImage?.size
    let padding = isPadded ? ControlMetrics.buttonPadding : 0
    var size = image
    if hasTitle || currentImage == nil && background == nil {
      let line = hasTitle ? title.height : emptyTitleHeight
      size.height = max(size.height, line + 2 * padding)
      size.width += title.width
    } else if currentImage != nil, kind == .custom || kind == .system {
      // A button with an image alone is at least as high as a line of the title's font: 22 points, 27 with a
      // font of 22 points (`corpus/files`, buttons with lower images of seven documents).
      let font = titleView?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
      size.height = max(size.height, font.lineHeight.rounded(.up))
    }
    if isPadded { size.width = max(size.width, ControlMetrics.buttonLeastWidth) }
    size.width += insets.content.left + insets.content.right
    size.height += insets.content.top + insets.content.bottom
    // A background image is not drawn smaller than its own size: 95 buttons of twelve projects have the sizes
    // of their background images.
    let least = background ?? .zero
    return CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
  }

  /// A Boolean value that indicates whether there is padding above and below the title: not with custom
  /// insets, an image or a background image.
  private var isPadded: Bool {
    insets.content == .zero && currentImage == nil && currentBackgroundImage == nil
  }

  private var hasTitle: Bool { !(titleView?.text ?? "").isEmpty }

  private var emptyTitleHeight: CGFloat {
    (titleView?.font ?? .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)).lineHeight.rounded(
      .up)
  }

  private var pictureSize: CGSize { pictureView?.sizeThatFits(.zero) ?? .zero }

  /// Returns the title's size in whole points.
  private func titleSize(in limit: CGSize) -> CGSize {
    guard hasTitle, let titleView else { return .zero }
    var size = titleView.sizeThatFits(limit)
    // Explicit line breaks count, although a label of one line shows the first line only: buttons that
    // truncate are 48 points high with two lines of 15 points, in tests of BrickKit.
    if titleView.numberOfLines == 1, let text = titleView.attributedText, text.string.contains("\n") {
      let lines = text.boundingRect(with: .unlimited, options: .usesLineFragmentOrigin, context: nil)
      size.height = max(size.height, lines.height)
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  final func defaultContentRect(in bounds: CGRect) -> CGRect {
    if let configurationStorage {
      return bounds.inset(by: configurationStorage.contentInsets.resolved(rightToLeft: isRightToLeft))
    }
    let rect = bounds.inset(by: insets.content)
    let padding = insets.isFitted && isPadded ? ControlMetrics.buttonPadding : 0
    return rect.height >= 2 * padding ? rect.insetBy(dx: 0, dy: padding) : rect
  }

  final func defaultTitleRect(in content: CGRect) -> CGRect {
    if configurationStorage != nil { return configuredFrames(in: content).title }
    guard hasTitle else { return .zero }
    let image = imageSize(in: content)
    let area = content.inset(by: insets.title)
    let room = max(0, area.width - image.width)
    let natural = titleSize(in: CGSize(width: room, height: area.height))
    let width = min(natural.width, room), height = min(natural.height, max(0, area.height))
    // The image is leading.
    let (head, tail) = isRightToLeft ? (0, image.width) : (image.width, 0)
    let (x, w) = place(width, after: head, before: tail, from: area.minX, room: area.width)
    let (y, h) = placeVertically(height, from: area.minY, room: area.height)
    return onPixels(CGRect(x: x, y: y, width: w, height: h))
  }

  final func defaultImageRect(in content: CGRect) -> CGRect {
    if configurationStorage != nil { return configuredFrames(in: content).image }
    guard currentImage != nil else { return .zero }
    let size = imageSize(in: content)
    let title = min(titleSize(in: .unlimited).width, max(0, content.width - size.width))
    let area = content.inset(by: insets.image)
    let (head, tail) = isRightToLeft ? (title, 0) : (0, title)
    let (x, w) = place(size.width, after: head, before: tail, from: area.minX, room: area.width)
    let (y, h) = placeVertically(size.height, from: area.minY, room: area.height)
    return onPixels(CGRect(x: x, y: y, width: w, height: h))
  }

  /// Returns the image's size, limited to the content's.
  private func imageSize(in content: CGRect) -> CGSize {
    guard currentImage != nil else { return .zero }
    let size = pictureSize
    return CGSize(
      width: min(size.width, max(0, content.width)), height: min(size.height, max(0, content.height)))
  }

  /// Returns the origin and length of one part along an axis, next to the parts before and after it in the
  /// same group.
  private func place(
    _ length: CGFloat, after head: CGFloat, before tail: CGFloat, from start: CGFloat, room: CGFloat
  ) -> (CGFloat, CGFloat) {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: (start + head, length)
    case .right, .trailing: (start + room - tail - length, length)
    case .fill: (start + head, max(0, room - head - tail))
    case .center: (start + (room - head - length - tail) / 2 + head, length)
    }
  }

  private func placeVertically(_ length: CGFloat, from start: CGFloat, room: CGFloat) -> (CGFloat, CGFloat) {
    switch contentVerticalAlignment {
    case .top: (start, length)
    case .bottom: (start + room - length, length)
    case .fill: (start, max(0, room))
    case .center: (start + (room - length) / 2, length)
    }
  }

  final func onPixels(_ rect: CGRect) -> CGRect {
    let scale = pixelScale
    return CGRect(
      x: rect.minX.rounded(toPixelsOf: scale), y: rect.minY.rounded(toPixelsOf: scale),
      width: rect.width, height: rect.height)
  }

  /// Lays out the label and the image view.
  final func layoutParts() {
    let content = contentRect(forBounds: bounds)
    if let titleView { titleView.frame = titleRect(forContentRect: content) }
    if let pictureView { pictureView.frame = imageRect(forContentRect: content) }
    if let activityView { activityView.frame = configuredFrames(in: content).image }
    if let indicatorView { indicatorView.frame = configuredFrames(in: content).indicator }
    if let subtitleView { subtitleView.frame = configuredFrames(in: content).subtitle }
    showSelection()
    showBackdrop()
  }

  /// Shows the background of a selected system button around its content; its outsets and radius are not
  /// measured.
  private func showSelection() {
    let content = [titleView?.frame, pictureView?.frame].compactMap { $0 }.filter { !$0.isEmpty }
    guard showsSelection, let first = content.first else {
      selectionGround?.removeFromSuperview()
      return selectionGround = nil
    }
    let ground = selectionGround ?? UIView()
    if selectionGround == nil {
      ground.isUserInteractionEnabled = false
      ground.layer.cornerRadius = 4
      insertSubview(ground, at: 0)
      selectionGround = ground
    }
    ground.frame = content.reduce(first) { $0.union($1) }.insetBy(dx: -4, dy: -2)
    ground.backgroundColor = tintColor
  }

  /// Draws the background image or the configuration's background.
  final func drawBackground() {
    if let configurationStorage {
      drawBackground(of: configurationStorage)
    } else if let image = currentBackgroundImage {
      let shown = image.isTemplate ? image.withTintColor(tintColor, renderingMode: .alwaysOriginal) : image
      let fades =
        looks[state.rawValue]?.background == nil && state.contains(.disabled) && adjustsImageWhenDisabled
      shown.draw(in: backgroundRect(forBounds: bounds), blendMode: .normal, alpha: fades ? 0.5 : 1)
    }
  }
}
