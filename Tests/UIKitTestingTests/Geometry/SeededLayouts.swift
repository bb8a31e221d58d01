import UIKit

/// A mistake that is written into a layout.
enum Mistake: CaseIterable {
  case frameForBounds, convertedBounds, centerForMiddle, frameSize, screenSize
  case frameUnderRotation, growingOffset, shrinkingFrame, scaleOfZero, loop, anchorPointAlone, outside
}

/// A view with a layout of the kinds that apps have, which takes what it needs from a place that a mistake
/// changes.
final class SeededView: UIView {
  let layout: (SeededView) -> Void
  var mistake: Mistake?
  let first = UIButton(), second = UIView(), third = UIView()
  private var layouts = 0

  init(frame: CGRect, _ layout: @escaping (SeededView) -> Void) {
    self.layout = layout
    super.init(frame: frame)
    for view in [first, second, third] { addSubview(view) }
  }
  required init?(coder: NSCoder) { fatalError("not decoded") }

  /// The rectangle in which the subviews are placed.
  var area: CGRect {
    switch mistake {
    case .frameForBounds: frame
    case .convertedBounds: convert(bounds, to: superview)
    default: CGRect(origin: bounds.origin, size: size)
    }
  }
  var size: CGSize {
    switch mistake {
    case .frameSize: frame.size
    case .screenSize: UIScreen.main.bounds.size
    default: bounds.size
    }
  }
  var middle: CGPoint {
    mistake == .centerForMiddle ? center : CGPoint(x: area.midX, y: area.midY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if mistake == .frameUnderRotation { second.transform = CGAffineTransform(rotationAngle: 0.3) }
    layout(self)
    switch mistake {
    case .growingOffset: second.center.x += CGFloat(4 * layouts)
    case .shrinkingFrame: second.frame.size.width *= pow(0.9, CGFloat(layouts))
    case .scaleOfZero: second.transform = CGAffineTransform(scaleX: 0, y: 1)
    case .loop: setNeedsLayout()
    case .outside: first.center.y = area.maxY + first.bounds.height / 2 + 10
    default: break
    }
  }

  /// Layouts that are right without a mistake.
  static let layouts: [(name: String, lay: (SeededView) -> Void)] = [
    (
      "card",
      { view in
        let area = view.area.insetBy(dx: 12, dy: 12)
        view.first.frame = CGRect(x: area.minX, y: area.minY, width: 40, height: 40)
        view.second.frame = CGRect(x: area.minX + 52, y: area.minY, width: area.width - 52, height: 20)
        view.third.bounds.size = CGSize(width: 16, height: 16)
        view.third.center = view.middle
      }
    ),
    (
      "badge",
      { view in
        view.second.frame = view.area
        view.first.bounds.size = CGSize(width: 24, height: 24)
        view.first.frame.origin = CGPoint(x: view.area.maxX - 24, y: view.area.minY)
        view.third.center = view.middle
      }
    ),
    (
      "row",
      { view in
        let width = view.size.width / 3
        for (index, part) in [view.first, view.second, view.third].enumerated() {
          part.frame = CGRect(
            x: view.area.minX + CGFloat(index) * width, y: view.area.minY, width: width,
            height: view.size.height)
        }
        view.third.center.y = view.middle.y
      }
    ),
    (
      "column",
      { view in
        var y = view.area.minY
        for part in [view.second, view.first, view.third] {
          part.frame = CGRect(x: view.area.minX, y: y, width: view.size.width, height: view.size.height / 4)
          y = part.frame.maxY + 4
        }
        view.third.center.x = view.middle.x
      }
    ),
    (
      "avatar",
      { view in
        let side = min(view.size.width, view.size.height) - 20
        view.first.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        view.first.center = view.middle
        view.second.frame = view.first.frame.insetBy(dx: -4, dy: -4)
        view.third.frame = CGRect(x: view.area.minX, y: view.area.maxY - 6, width: view.size.width, height: 6)
      }
    ),
    (
      "slider",
      { view in
        view.second.frame = CGRect(
          x: view.area.minX, y: view.middle.y - 2, width: view.size.width, height: 4)
        view.third.frame = CGRect(
          x: view.area.minX, y: view.middle.y - 2, width: view.size.width * 0.4, height: 4)
        view.first.bounds.size = CGSize(width: 28, height: 28)
        view.first.frame.origin = CGPoint(
          x: view.area.minX + view.size.width * 0.4 - 14, y: view.middle.y - 14)
      }
    ),
    (
      "page dots",
      { view in
        for (index, dot) in [view.first, view.second, view.third].enumerated() {
          dot.frame = CGRect(
            x: view.middle.x + CGFloat(index - 1) * 14 - 4, y: view.area.maxY - 20, width: 8, height: 8)
        }
        view.second.bounds.size.width = view.size.width / 20
      }
    ),
    (
      "bubble",
      { view in
        let width = view.size.width * 0.7
        view.second.frame = CGRect(
          x: view.area.maxX - width, y: view.area.minY + 4, width: width, height: view.area.height - 8)
        view.first.frame = view.second.frame.insetBy(dx: 8, dy: 6)
        view.third.center = CGPoint(x: view.area.minX + 12, y: view.middle.y)
      }
    ),
    (
      "player",
      { view in
        view.first.frame = CGRect(x: view.middle.x - 22, y: view.middle.y - 22, width: 44, height: 44)
        view.second.frame = CGRect(
          x: view.area.minX + 16, y: view.area.maxY - 24, width: view.size.width - 32, height: 2)
        view.third.frame = CGRect(x: view.area.maxX - 60, y: view.area.minY + 8, width: 44, height: 20)
      }
    ),
    (
      "header",
      { view in
        let (top, rest) = view.area.divided(atDistance: 32, from: .minYEdge)
        view.second.frame = top
        view.third.frame = rest
        view.first.frame = CGRect(
          x: view.middle.x - view.size.width / 8, y: top.minY + 4, width: view.size.width / 4, height: 24)
      }
    ),
  ]
}
