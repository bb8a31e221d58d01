internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The status bar of an image: the time, and the symbols for reception and battery.
final class StatusBar: UIView {
  /// The position of time and symbols.
  enum Kind {
    /// The time centred in 20 points.
    case classic
    /// Time and symbols beside the sensor housing.
    case notch
    case pad
  }

  private let kind: Kind
  private let color: UIColor

  init(frame: CGRect, kind: Kind, color: UIColor) {
    self.kind = kind
    self.color = color
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  private var touchStart = -TimeInterval.infinity
  /// The maximum duration of a tap, in seconds, like that of `UITapGestureRecognizer`.
  private static let longestTap = 1.5

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchStart = touches.first?.timestamp ?? -.infinity
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let window = touch.window else { return }
    if !bounds.contains(touch.location(in: window)) { touchStart = -.infinity }
  }
  /// Scrolls the content below to its top on a tap; long touches, and touches that leave the bar, do nothing.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let window = touch.window, bounds.contains(touch.location(in: window)),
      touch.timestamp - touchStart <= Self.longestTap
    else { return }
    window.scrollToTop()
  }

  static func kind(of device: IBDevice) -> Kind {
    switch device.idiom {
    case .pad: .pad
    case .phone, .none: device.safeArea().bottom > 0 ? .notch : .classic
    }
  }

  override func draw(_ rect: CGRect) {
    color.setFill()
    color.setStroke()
    let size = bounds.size
    switch kind {
    case .classic:
      let middle = size.height / 2
      drawTime(at: CGPoint(x: size.width / 2, y: middle), fontSize: 12)
      drawBars(x: 6, middle: middle, scale: 0.82)
      drawWifi(x: 26, middle: middle, scale: 0.82)
      drawBattery(right: size.width - 6, middle: middle, scale: 0.9)
    case .notch:
      // The row lies in the lower part, beside the housing; beside one within the screen as in images of an
      // iPhone 14 Pro.
      let isIsland = size.height > 54
      let middle = isIsland ? 29.5 : size.height / 2 + 1
      drawTime(
        at: CGPoint(x: isIsland ? size.width * 0.182 : size.width * 0.14, y: middle),
        fontSize: isIsland ? 17 : 15)
      let right = size.width - (isIsland ? 32.5 : 14.5)
      drawBattery(right: right, middle: middle, scale: isIsland ? 1.08 : 1)
      drawWifi(x: right - (isIsland ? 51 : 49), middle: middle, scale: isIsland ? 1.1 : 1)
      drawBars(x: right - (isIsland ? 76 : 71), middle: middle, scale: isIsland ? 1.08 : 1)
    case .pad:
      let middle = size.height / 2
      drawTime(at: CGPoint(x: 38, y: middle), fontSize: 12)
      drawBattery(right: size.width - 10, middle: middle, scale: 0.9)
      drawWifi(x: size.width - 58, middle: middle, scale: 0.82)
    }
  }

  private func drawTime(at middle: CGPoint, fontSize: CGFloat) {
    let text = StyledText(
      "9:41", [.font: UIFont.systemFont(ofSize: fontSize, weight: .semibold), .foregroundColor: color])
    let size = text.size()
    text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
  }

  private func drawBars(x: CGFloat, middle: CGFloat, scale: CGFloat) {
    let bottom = middle + 5.5 * scale
    for (index, height) in [4, 6, 8.5, 11].enumerated() {
      let rect = CGRect(
        x: x + CGFloat(index) * 4.7 * scale, y: bottom - height * scale, width: 3 * scale,
        height: height * scale)
      UIBezierPath(roundedRect: rect, cornerRadius: 0.8 * scale).fill()
    }
  }

  private func drawWifi(x: CGFloat, middle: CGFloat, scale: CGFloat) {
    let foot = CGPoint(x: x + 7.5 * scale, y: middle + 5.3 * scale)
    for radius in [10.2, 6.4] {
      let arc = UIBezierPath(
        arcCenter: foot, radius: radius * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25,
        clockwise: true)
      arc.lineWidth = 2.1 * scale
      arc.stroke()
    }
    let dot = UIBezierPath(
      arcCenter: foot, radius: 3.4 * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
    dot.addLine(to: foot)
    dot.close()
    dot.fill()
  }

  private func drawBattery(right: CGFloat, middle: CGFloat, scale: CGFloat) {
    let width = 24.5 * scale, height = 11.5 * scale
    let box = CGRect(x: right - width - 2.3 * scale, y: middle - height / 2, width: width, height: height)
    color.withAlphaComponent(0.4).setStroke()
    let frame = UIBezierPath(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.3 * scale)
    frame.lineWidth = 1
    frame.stroke()
    color.withAlphaComponent(0.45).setFill()
    UIBezierPath(
      roundedRect: CGRect(x: box.maxX + 1, y: middle - 2 * scale, width: 1.4 * scale, height: 4 * scale),
      cornerRadius: 0.7 * scale
    ).fill()
    color.setFill()
    UIBezierPath(roundedRect: box.insetBy(dx: 2 * scale, dy: 2 * scale), cornerRadius: 1.9 * scale).fill()
    color.setStroke()
  }
}
