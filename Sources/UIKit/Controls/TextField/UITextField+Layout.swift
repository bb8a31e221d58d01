internal import CoreGraphics
internal import CoreText
internal import Foundation
internal import QuartzCore

extension UITextField {
  /// Updates the corner radius: rounded fields clip their background to their border.
  final func borderDidChange() {
    let radius = ControlMetrics.fieldCornerRadius
    if borderStyle == .roundedRect {
      if layer.cornerRadius == 0 { layer.cornerRadius = radius }
    } else if layer.cornerRadius == radius {
      layer.cornerRadius = 0
    }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The natural size: the height of text and border, the width of the text or the placeholder.
  final var naturalSize: CGSize {
    let scale = pixelScale
    let string =
      fieldText.string.isEmpty ? fieldText.shownPlaceholder : fieldText.shownText(isSecure: isSecureTextEntry)
    var width = TextLayout(ShapedText.of(string), maximumLines: 1).size.width.rounded(.up)
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight
    width += sideSize(leftView).width + sideSize(rightView).width
    guard borderStyle != .none else {
      let height = ControlMetrics.bareFieldHeight(line: line, scale: scale, isSecure: isSecureTextEntry)
      return CGSize(width: width, height: height)
    }
    let height = ControlMetrics.borderedFieldHeight(line: line, scale: scale, isBezel: borderStyle == .bezel)
    return CGSize(
      width: max(width, 5) + ControlMetrics.fieldWidthPadding,
      height: borderStyle == .roundedRect ? max(ControlMetrics.fieldHeight, height) : height)
  }

  final func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  final var showsLeft: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRight: Bool {
    rightView != nil && isShown(rightViewMode) && !(rightYieldsToText && hasText)
  }
  final var showsClearButton: Bool { hasText && isShown(clearButtonMode) && !showsRight }

  private var textInset: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: ControlMetrics.fieldTextInset
    }
  }

  final func defaultTextRect(in bounds: CGRect) -> CGRect {
    var rect = borderRect(forBounds: bounds).insetBy(dx: textInset.width, dy: textInset.height)
    func leave(_ box: CGRect, isLeft: Bool, gap: CGFloat) {
      let low = isLeft ? box.maxX + gap : rect.minX, high = isLeft ? rect.maxX : box.minX - gap
      rect = CGRect(x: low, y: rect.minY, width: high - low, height: rect.height)
    }
    // The left view is the leading one.
    if showsLeft {
      leave(leftViewRect(forBounds: bounds), isLeft: !isRightToLeft, gap: borderStyle == .none ? 0 : 4)
    }
    if showsRight { leave(rightViewRect(forBounds: bounds), isLeft: isRightToLeft, gap: 0) }
    if showsClearButton { leave(clearButtonRect(forBounds: bounds), isLeft: isRightToLeft, gap: 4) }
    rect.size.width = max(0, rect.width)
    rect.size.height = max(0, rect.height)
    return rect
  }

  final func defaultClearRect(in bounds: CGRect) -> CGRect {
    let side = ControlMetrics.clearButton
    let box = CGRect(
      x: bounds.maxX - side - (borderStyle == .none ? 0 : 5), y: bounds.midY - side / 2, width: side,
      height: side)
    return directed(box, in: bounds)
  }

  final func sideRect(_ view: UIView?, in bounds: CGRect, atEnd: Bool) -> CGRect {
    let size = sideSize(view)
    let box = CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX,
      y: (bounds.midY - size.height / 2).rounded(toPixelsOf: pixelScale), width: size.width,
      height: size.height)
    return directed(box, in: bounds)
  }

  /// Returns the natural size of a side view, since iOS 13; one without content and constraints keeps its
  /// size.
  private func sideSize(_ view: UIView?) -> CGSize {
    guard let view else { return .zero }
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return size == .zero ? view.sizeThatFits(bounds.size) : size
  }

  final func replaceSide(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    sidesDidChange()
  }

  /// Updates the layout, since side views reduce the space for the text.
  final func sidesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  final func layoutSides() {
    func place(_ view: UIView?, _ isShown: Bool, _ rect: @autoclosure () -> CGRect) {
      guard let view else { return }
      if isShown {
        if view.superview !== self { addSubview(view) }
        view.frame = rect()
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    place(leftView, showsLeft, leftViewRect(forBounds: bounds))
    place(rightView, showsRight, rightViewRect(forBounds: bounds))
    followSideWidths()
  }

  /// Updates the layout when the natural width of a side view has changed.
  private func followSideWidths() {
    let widths = [leftView, rightView].map { sideSize($0).width }
    defer { sideWidths = widths }
    guard let sideWidths, sideWidths != widths else { return }
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: - Drawing

  final func drawField() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawBorder(in: context)
    if fieldText.string.isEmpty {
      if fieldText.placeholder != nil { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
    if showsClearButton {
      let box = clearButtonRect(forBounds: bounds)
      let isTouched = tracking.isOn && tracking.touch.map { clearsText(at: $0.location(in: self)) } ?? false
      if let image = isTouched ? clearImages.highlighted ?? clearImages.normal : clearImages.normal {
        image.tinted(.secondaryLabel).draw(in: UIView.ContentMode.center.rect(for: image.size, in: box))
        return
      }
      let side: CGFloat = 14.5
      context.fillClearGlyph(
        in: CGRect(x: box.midX - side / 2, y: box.midY - side / 2, width: side, height: side),
        disc: .tertiaryLabel, cross: .systemBackground)
    }
  }

  private func drawBorder(in context: CGContext) {
    let rect = borderRect(forBounds: bounds)
    switch borderStyle {
    case .none:
      (isEnabled ? background : disabledBackground ?? background)?.draw(in: rect)
    case .line:
      context.strokeRounded(rect, radius: 0, width: 1, with: .label)
    case .bezel:
      if backgroundColor == nil { context.fillRounded(rect, radius: 0, with: .systemBackground) }
      context.strokeRounded(rect, radius: 0, width: 1, with: .systemGray2)
      context.fillRounded(
        CGRect(x: rect.minX + 1, y: rect.minY + 1, width: rect.width - 2, height: 1), radius: 0,
        with: .systemGray5)
    case .roundedRect:
      let radius = ControlMetrics.fieldCornerRadius
      if backgroundColor == nil {
        context.fillRounded(rect, radius: radius, with: UIColor(light: .white, dark: .black))
      }
      context.strokeRounded(
        rect, radius: radius, width: ControlMetrics.fieldBorder, with: .fieldBorder)
    }
  }

  /// Draws one vertically centred line, which is shrunk if allowed and truncated if that is not enough.
  final func drawLine(_ text: StyledText, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !text.isEmpty, rect.width > 0 else { return }
    var text = text
    let natural = TextLayout(ShapedText.of(text), maximumLines: 1).size.width
    if fieldText.shrinks, natural > rect.width, let size = font?.pointSize, size > fieldText.minimumSize {
      let smaller = max(fieldText.minimumSize, size * rect.width / natural)
      text.overriding[.font] = (font ?? .systemFont(ofSize: 17)).withSize(smaller)
    }
    // Text that is less than a point too wide is not truncated: stored rectangles were measured with another
    // font.
    let width = natural > rect.width && natural < rect.width + 1 ? natural : rect.width
    let layout = TextLayout(
      ShapedText.of(text), width: width, maximumLines: 1, lineBreakMode: .truncatingTail)
    let height = layout.size.height.roundedUp(toPixelsOf: pixelScale)
    let slack = rect.height - height
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: slack
      case .center, .fill: (slack / 2).rounded(toPixelsOf: pixelScale)
      }
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY + y))
  }
}

extension UIColor {
  /// The border colour of fields with rounded corners.
  static var fieldBorder: UIColor {
    UIColor(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 1, alpha: 0.2))
  }
}
