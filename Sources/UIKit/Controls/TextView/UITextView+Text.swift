internal import CoreGraphics
internal import CoreText
internal import Foundation
internal import QuartzCore

/// The layer with a text view's text, so that scrolling moves an image and draws nothing.
final class TextInkLayer: CALayer {
  /// Draws the text into a context in the layer's coordinate space.
  var paint: ((CGContext) -> Void)?

  override func draw(in ctx: CGContext) { paint?(ctx) }
  /// Disables the animation of a changed scale, which belongs to the next image.
  override func action(forKey event: String) -> (any CAAction)? {
    event == "contentsScale" ? nil : super.action(forKey: event)
  }
}

extension UITextView {
  /// The padding at the left and right of every line.
  final var linePadding: CGFloat { containerStorage.lineFragmentPadding }

  /// The maximum height of the layer, since the height of an image in pixels is limited.
  private static let highestInk: CGFloat = 10_000

  final func textDidChange() {
    settledWidth = nil
    linkedStorage = nil
    findSession?.textDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    ink?.setNeedsDisplay()
  }

  /// Returns the text laid out for a width of the view; its area begins inside the insets and the padding.
  final func layout(width: CGFloat) -> TextLayout {
    let container = containerStorage
    let room = max(0, width - insetStorage.left - insetStorage.right)
    let size = CGSize(
      width: container.widthTracksTextView || container.lineWidth == .infinity ? room : container.lineWidth,
      height: container.heightTracksTextView ? .infinity : container.lineHeightLimit)
    return underOwnTraits {
      container.layout(
        shaped(
          in: AttachmentRoom(width: size.width.isFinite ? size.width : 0, container: container)),
        size: size, usesLeading: container.layoutManager?.usesFontLeading ?? true, mode: .wordWrapping,
        rules: container.layoutManager?.rules(in: container) ?? LayoutRules())
    }
  }

  /// Updates the layer's border, in the colour of the view's style.
  final func borderDidChange() {
    let isRounded = borderStyle == .roundedRect
    layer.cornerRadius = isRounded ? ControlMetrics.fieldCornerRadius : 0
    layer.borderWidth = isRounded ? ControlMetrics.fieldBorder : 0
    guard isRounded, borderWatch == nil else { return colorBorder() }
    borderWatch = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UITextView, _) in
      view.colorBorder()
    }
    colorBorder()
  }

  private func colorBorder() {
    layer.borderColor =
      borderStyle == .none ? nil : UIColor.fieldBorder.resolvedColor(with: traitCollection).cgColor
  }

  private func shaped(in room: AttachmentRoom) -> ShapedText {
    var base = AttributedText.bare(1)
    base.room = room
    let runs = linked.text.runs(base)
    return ShapedText.of(containerStorage.layoutManager?.shown(runs, in: room) ?? runs)
  }

  /// Returns the size of the text for a width, including the insets. An empty text is one line high, and a
  /// line break at the end begins a line.
  final func textSize(width: CGFloat) -> CGSize {
    let layout = layout(width: width)
    let font = pageText.font
    let least = font.lineHeight + font.ctFont.request.lineGap
    let scale = pixelScale
    let behind = endsWithLineBreak ? layout.lines.last.map { $0.height + $0.gap } ?? 0 : 0
    return CGSize(
      width: min(
        width,
        (layout.size.width + insetStorage.left + insetStorage.right + 2 * linePadding).roundedUp(
          toPixelsOf: scale)),
      height: (max(layout.size.height + (layout.lines.last?.gap ?? 0) + behind, least) + insetStorage.top
        + insetStorage.bottom).roundedUp(toPixelsOf: scale))
  }

  /// Lays the text out for the width and updates the content size.
  final func settleText() {
    let width = bounds.width
    guard settledWidth != width else { return }
    settledWidth = width
    fitContainer()
    var height = textSize(width: width).height
    if let manager = drawingFragments {
      height = max(
        height,
        (manager.used.height + insetStorage.top + insetStorage.bottom).roundedUp(toPixelsOf: pixelScale))
    }
    contentSize = CGSize(width: width, height: height)
    let ink = ink ?? makeInk()
    ink.frame = CGRect(x: 0, y: 0, width: width, height: min(height, Self.highestInk))
    ink.contentsScale = contentScaleFactor
    ink.setNeedsDisplay()
    if let views = containerStorage.attachmentViews, views.isShowing || pageText.styled != nil {
      let placed =
        drawingFragments?.placedAttachments
        ?? layout(width: width).placedAttachments.map {
          ($0, $1, $2.offsetBy(dx: linePadding, dy: 0))
        }
      views.show(placed, in: containerStorage, at: CGPoint(x: insetStorage.left, y: insetStorage.top))
    }
    findSession?.textWasLaidOut()
  }

  private func makeInk() -> TextInkLayer {
    let new = TextInkLayer()
    new.contentsGravity = .bottomLeft
    new.paint = { [weak self] context in
      guard let self else { return }
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      if drawsByManager { return drawByManager() }
      if let manager = drawingFragments { return drawFragments(of: manager, in: context) }
      layout(width: bounds.width).draw(
        in: context, at: CGPoint(x: insetStorage.left + linePadding, y: insetStorage.top))
    }
    ink = new
    layer.insertSublayer(new, at: 0)
    return new
  }

  final func reveal(_ range: NSRange) {
    // Typed text may have made the text longer.
    if bounds.width > 0 { settleText() }
    let boxes = selectionBoxes(range)
    guard let first = boxes.first else {
      return scrollRectToVisible(caretBox(at: range.location), animated: false)
    }
    scrollRectToVisible(boxes.reduce(first) { $0.union($1) }, animated: false)
  }
}
