import UIKit

extension UIColor {
  static let paper = UIColor(red: 0.965, green: 0.957, blue: 0.933, alpha: 1)
  static let rule = UIColor(red: 0.83, green: 0.86, blue: 0.89, alpha: 1)
  static let ink = UIColor(red: 0.13, green: 0.19, blue: 0.25, alpha: 1)
  static let sky = UIColor(red: 0.23, green: 0.51, blue: 0.83, alpha: 1)
  static let coral = UIColor(red: 0.88, green: 0.35, blue: 0.27, alpha: 1)
  static let sun = UIColor(red: 0.96, green: 0.73, blue: 0.26, alpha: 1)
  static let leaf = UIColor(red: 0.22, green: 0.62, blue: 0.43, alpha: 1)
}

extension UIView {
  /// A line of small text whose top left corner is at `point` in this view's bounds.
  @discardableResult
  func addCaption(_ text: String, at point: CGPoint, color: UIColor = .ink, size: CGFloat = 11) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: .medium)
    label.textColor = color
    label.sizeToFit()
    label.frame.origin = point
    addSubview(label)
    return label
  }

  /// A caption on a light plate, to be read on any ground.
  func addTag(_ text: String, at point: CGPoint, color: UIColor = .ink) {
    let label = addCaption(text, at: point, color: color)
    label.frame.size.width += 8
    label.frame.size.height = 16
    label.textAlignment = .center
    label.backgroundColor = UIColor.white.withAlphaComponent(0.9)
    label.layer.cornerRadius = 4
    label.clipsToBounds = true
  }

  /// A subview filled with a colour, with its name in the top left corner.
  @discardableResult
  func addBox(_ name: String, _ frame: CGRect, _ color: UIColor) -> UIView {
    let box = UIView(frame: frame)
    box.backgroundColor = color
    box.addCaption(name, at: CGPoint(x: 6, y: 4), color: .white)
    addSubview(box)
    return box
  }

  /// A round mark of 9 points about `point`, with a text on its right.
  func addPin(_ text: String, at point: CGPoint, color: UIColor = .ink) {
    let pin = UIView(frame: CGRect(x: point.x - 4.5, y: point.y - 4.5, width: 9, height: 9))
    pin.backgroundColor = color
    pin.layer.cornerRadius = 4.5
    pin.layer.borderWidth = 1.5
    pin.layer.borderColor = UIColor.white.cgColor
    addSubview(pin)
    if !text.isEmpty { addTag(text, at: CGPoint(x: point.x + 7, y: point.y - 8), color: color) }
  }

  /// A dashed rectangle around `rect` in this view's bounds.
  func addOutline(_ rect: CGRect, color: UIColor = .ink) {
    addSubview(Outline(rect: rect, color: color))
  }
}

/// A dashed rectangle.
final class Outline: UIView {
  private let color: UIColor

  init(rect: CGRect, color: UIColor) {
    self.color = color
    super.init(frame: rect.insetBy(dx: -1, dy: -1))
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(rect: bounds.insetBy(dx: 1, dy: 1))
    path.lineWidth = 1.5
    path.setLineDash([5, 4], count: 2, phase: 0)
    color.setStroke()
    path.stroke()
  }
}

/// A number as in a sentence: at most three decimals, and no trailing zeros.
func text(_ value: CGFloat) -> String {
  let rounded = (value * 1000).rounded() / 1000 + 0
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}

func text(_ point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
func text(_ rect: CGRect) -> String {
  "{\(text(rect.origin)), {\(text(rect.width)), \(text(rect.height))}}"
}
