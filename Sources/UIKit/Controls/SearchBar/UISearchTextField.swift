public import CoreGraphics
public import Foundation

/// The text field of a search bar: a magnifying glass on its left.
open class UISearchTextField: UITextField {
  /// An empty field with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clearButtonMode = .always
    fieldText.placeholderColor = .secondaryLabel
    if SystemRelease.current >= .iOS26 { font = .systemFont(ofSize: 17, weight: .medium) }
  }

  /// A field read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fieldText.placeholderColor = .secondaryLabel
  }

  /// The ground of the field; nil is the system's pale gray.
  final var ground: UIColor? { didSet { setNeedsDisplay() } }
  /// What stands in place of the magnifying glass.
  final var icon: UIImage? { didSet { setNeedsDisplay() } }
  /// How far its parts are moved, in points.
  final var iconShift = UIOffset.zero { didSet { setNeedsDisplay() } }
  final var clearShift = UIOffset.zero { didSet { setNeedsDisplay() } }
  final var textShift = UIOffset.zero { didSet { setNeedsDisplay() } }
  final var buttonShift = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The search bar's own button at the right end.
  final var barButton: UIButton?

  /// Shows a button at the right end: while there is no text, or while no text is edited.
  final func setBarButton(_ button: UIButton?, yieldsToText: Bool) {
    if barButton !== nil || button != nil {
      rightView = button
      rightYieldsToText = yieldsToText
      rightViewMode = button == nil ? .never : yieldsToText ? .always : .unlessEditing
    }
    barButton = button
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let left = ControlMetrics.searchTextStart
    let right = ControlMetrics.searchTextEnd(hasButton: hasText || rightView != nil)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height
    ).offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: clearShift.horizontal, dy: clearShift.vertical)
  }
  /// The bar's own button is as high as the field, with its picture of 15 points where that of the clear button is.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let barButton, rightView === barButton else { return super.rightViewRect(forBounds: bounds) }
    return CGRect(x: bounds.maxX - 35, y: bounds.minY, width: 35, height: bounds.height)
      .offsetBy(dx: buttonShift.horizontal, dy: buttonShift.vertical)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: ControlMetrics.searchFieldHeight)
  }
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    if background == nil { context.fillRounded(bounds, radius: 10, with: ground ?? .tertiarySystemFill) }
    let glass = CGRect(x: bounds.minX + 9, y: bounds.midY - 7.5, width: 15, height: 15)
      .offsetBy(dx: iconShift.horizontal, dy: iconShift.vertical)
    if let icon {
      icon.tinted(.secondaryLabel).draw(in: UIView.ContentMode.center.rect(for: icon.size, in: glass))
    } else if leftView == nil {
      context.strokeMagnifier(in: glass, with: .secondaryLabel)
    }
    super.draw(rect)
  }
}

extension UIImage {
  /// A template in a colour; any other image as it is.
  final func tinted(_ color: UIColor) -> UIImage {
    isTemplate ? withTintColor(color, renderingMode: .alwaysOriginal) : self
  }
}
