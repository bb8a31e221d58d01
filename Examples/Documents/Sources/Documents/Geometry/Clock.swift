import UIKit

/// An analogue clock whose hands turn about an anchor point near their end; a timer's block sets them.
func clock() -> UIView {
  let page = Page(
    "A clock's hands turn about (0.5, 0.9)", sheet: CGSize(width: 110, height: 110), columns: 6,
    isRuled: false)
  let times = [(0, 0, 0), (3, 15, 30), (6, 40, 45), (9, 5, 15), (10, 10, 35)].map {
    DateComponents(hour: $0.0, minute: $0.1, second: $0.2)
  }
  for time in times {
    let face = ClockView(anchorPoint: CGPoint(x: 0.5, y: 0.9))
    let timer = Timer(timeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { face.show(time) } }
    timer.fire()
    timer.invalidate()
    let name = String(format: "%02d:%02d:%02d", time.hour!, time.minute!, time.second!)
    page.addSheet(name).addSubview(face)
    print(name)
    for (hand, view) in [("hour", face.hourHand), ("minute", face.minuteHand), ("second", face.secondHand)] {
      let angle = atan2(view.transform.b, view.transform.a) * 180 / .pi
      print(
        "  \(hand) hand: \(text(angle < -1e-9 ? angle + 360 : angle)) degrees, center \(text(view.center)),"
          + " frame \(text(view.frame))")
    }
  }
  let wrong = ClockView(anchorPoint: CGPoint(x: 0.5, y: 0.5))
  wrong.show(times[4])
  page.addSheet("about (0.5, 0.5)").addSubview(wrong)
  return page
}

/// A clock face with three hands.
final class ClockView: UIView {
  let hourHand = UIImageView(image: hand(CGSize(width: 6, height: 34), .ink))
  let minuteHand = UIImageView(image: hand(CGSize(width: 4, height: 46), .ink))
  let secondHand = UIImageView(image: hand(CGSize(width: 2, height: 52), .coral))

  init(anchorPoint: CGPoint) {
    super.init(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    isOpaque = false
    for hand in [hourHand, minuteHand, secondHand] {
      hand.layer.anchorPoint = anchorPoint
      hand.center = CGPoint(x: 50, y: 50)
      addSubview(hand)
    }
    addPin("", at: CGPoint(x: 50, y: 50), color: .coral)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  func show(_ time: DateComponents) {
    let hours = CGFloat(time.hour!) / 12 * .pi * 2
    let minutes = CGFloat(time.minute!) / 60 * .pi * 2
    let seconds = CGFloat(time.second!) / 60 * .pi * 2
    hourHand.transform = CGAffineTransform(rotationAngle: hours)
    minuteHand.transform = CGAffineTransform(rotationAngle: minutes)
    secondHand.transform = CGAffineTransform(rotationAngle: seconds)
  }

  override func draw(_ rect: CGRect) {
    UIColor.paper.setFill()
    UIColor.ink.setStroke()
    let dial = UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2))
    dial.lineWidth = 3
    dial.fill()
    dial.stroke()
    for mark in 0..<12 {
      let angle = CGFloat(mark) / 6 * .pi
      let tick = UIBezierPath()
      tick.move(to: CGPoint(x: 50 + 45 * sin(angle), y: 50 - 45 * cos(angle)))
      tick.addLine(to: CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle)))
      tick.lineWidth = mark % 3 == 0 ? 3 : 1
      tick.stroke()
    }
  }

  private static func hand(_ size: CGSize, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: size.width / 2).fill()
    }
  }
}
