internal import CoreGraphics
internal import Foundation

/// The view that draws an accessory type. The detail button of a type responds to taps.
final class CellAccessory: UIControl {
  let type: UITableViewCell.AccessoryType
  /// A Boolean value that indicates whether the chevron has the tint colour, as that of an outline
  /// disclosure, which can be tapped.
  var isTinted = false

  init(type: UITableViewCell.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: type) ?? .zero))
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  /// The distance beside the detail button within which a touch still hits it, in points. Vertically, the
  /// whole height of the row does.
  private static let reach: CGFloat = 12

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let span = -Self.reach...(Self.info.width + (type == .detailButton ? Self.reach : Self.gap))
    return span.contains(point.x)
  }

  override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

  required init?(coder: NSCoder) { nil }

  private static let chevron = CGSize(width: 10.5, height: 14)
  private static let info = CGSize(width: 25, height: 24)
  private static let gap: CGFloat = 8

  /// Returns the size of an accessory type, or nil for `none`.
  static func size(of type: UITableViewCell.AccessoryType) -> CGSize? {
    switch type {
    case .none: nil
    case .disclosureIndicator: chevron
    case .checkmark: CGSize(width: 24, height: 18)
    case .detailButton: info
    case .detailDisclosureButton: CGSize(width: info.width + gap + chevron.width, height: info.height)
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let area = CGRect(origin: .zero, size: bounds.size)
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(in: area)
    case .checkmark: drawCheckmark(in: area)
    case .detailButton: drawInfo(in: CGRect(origin: .zero, size: Self.info))
    case .detailDisclosureButton:
      drawInfo(
        in: CGRect(origin: CGPoint(x: isMirrored ? area.maxX - Self.info.width : 0, y: 0), size: Self.info))
      drawChevron(in: area)
    }
  }

  /// A Boolean value that indicates whether the chevron points to the left, for right-to-left layouts.
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }

  private func drawChevron(in area: CGRect) {
    let path = UIBezierPath(), right = area.maxX, middle = area.midY
    path.move(to: CGPoint(x: right - 7.25, y: middle - 5))
    path.addLine(to: CGPoint(x: right - 2.25, y: middle))
    path.addLine(to: CGPoint(x: right - 7.25, y: middle + 5))
    path.lineWidth = 2.1
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    if isMirrored { path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: area.minX + area.maxX, ty: 0)) }
    (isTinted ? tintColor ?? .tertiaryLabel : .tertiaryLabel).setStroke()
    path.stroke()
  }

  private func drawCheckmark(in area: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: area.midX - 6, y: area.midY + 0.5))
    path.addLine(to: CGPoint(x: area.midX - 1.5, y: area.midY + 5.5))
    path.addLine(to: CGPoint(x: area.midX + 6.5, y: area.midY - 6))
    path.lineWidth = 2.1
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }

  private func drawInfo(in area: CGRect) {
    let color: UIColor = isHighlighted ? tintColor.withMultipliedAlpha(0.3) : tintColor
    color.setStroke()
    color.setFill()
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: area.midX, y: area.midY), radius: 10, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true)
    circle.lineWidth = 1.6
    circle.stroke()
    UIBezierPath(
      arcCenter: CGPoint(x: area.midX, y: area.midY - 5), radius: 1.4, startAngle: 0, endAngle: 2 * .pi,
      clockwise: true
    ).fill()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: area.midX - 1.6, y: area.midY - 1.3))
    stem.addLine(to: CGPoint(x: area.midX + 0.2, y: area.midY - 1.3))
    stem.addLine(to: CGPoint(x: area.midX + 0.2, y: area.midY + 5.3))
    stem.move(to: CGPoint(x: area.midX - 2, y: area.midY + 5.3))
    stem.addLine(to: CGPoint(x: area.midX + 2.4, y: area.midY + 5.3))
    stem.lineWidth = 1.6
    stem.stroke()
  }
}
