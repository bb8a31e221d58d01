import CoreGraphics
import QuartzCore
import UIKitTestSupport

@testable import UIKit

// The animated subjects.
extension RedirectedAnimationTests {
  /// A subject that is set by a number of 0…1 and whose visible values follow it at its speed at most.
  @MainActor final class Subject {
    let name: String
    private let setValue: (CGFloat) -> Void
    private let layers: [CALayer]
    private let look: ([CALayer]) -> [CGFloat]
    var value = 0.5

    init(
      _ name: String, _ layers: [CALayer], set: @escaping (CGFloat) -> Void,
      look: @escaping ([CALayer]) -> [CGFloat]
    ) {
      (self.name, self.layers, setValue, self.look) = (name, layers, set, look)
      setValue(0.5)
    }

    func set(_ new: Double) {
      value = new
      setValue(CGFloat(new))
    }
    var own: [CGFloat] { look(layers) }
    var shown: [CGFloat] { look(layers.compactMap { $0.presentation() }) }
  }

  /// Returns a subject that animates a property of a view.
  private func subject(
    _ name: String, _ set: @escaping (UIView, CGFloat) -> Void, _ look: @escaping (CALayer) -> [CGFloat]
  ) -> Subject {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.addSubview(view)
    return Subject(name, [view.layer], set: { set(view, $0) }, look: { $0.first.map(look) ?? [] })
  }

  private func numbers(_ color: CGColor?) -> [CGFloat] { (color?.components ?? []).map { $0 / 0.02 } }
  private func color(_ value: CGFloat) -> UIColor {
    let part = 0.02 * value
    return UIColor(red: 0.5 + part, green: 0.5 - part, blue: 0.2, alpha: 0.7 + part)
  }

  /// Returns the properties to animate. Values with limits move in the middle of them: `TrackTests` covers
  /// sums beyond a limit.
  func properties() -> [Subject] {
    var all: [Subject] = []
    func add(
      _ name: String, _ set: @escaping (UIView, CGFloat) -> Void, _ look: @escaping (CALayer) -> [CGFloat]
    ) {
      all.append(subject(name, set, look))
    }
    add("center", { $0.center = CGPoint(x: 200 * $1, y: 100 * $1) }) {
      [$0.position.x / 200, $0.position.y / 100]
    }
    add("bounds size", { $0.bounds.size = CGSize(width: 1000 + 100 * $1, height: 1100 - 100 * $1) }) {
      [$0.bounds.width / 100, $0.bounds.height / 100, $0.bounds.minX / 100]
    }
    add("bounds origin", { $0.bounds.origin.y = 50 * $1 }, { [$0.bounds.minY / 50] })
    add("frame", { $0.frame = CGRect(x: 30 * $1, y: 0, width: 1000 + 100 * $1, height: 20) }) {
      [$0.frame.minX / 100, $0.frame.width / 100, $0.frame.minY / 100]
    }
    add("scale", { $0.transform = CGAffineTransform(scaleX: 1 + 0.1 * $1, y: 1.1 - 0.1 * $1) }) {
      [$0.transform.m11 / 0.1, $0.transform.m22 / 0.1]
    }
    add("rotation", { $0.transform = CGAffineTransform(rotationAngle: $1) }) {
      [$0.transform.m11, $0.transform.m12]
    }
    add("translation", { $0.transform = CGAffineTransform(translationX: 90 * $1, y: 0) }) {
      [$0.transform.m41 / 90]
    }
    add("transform3D", { $0.transform3D = CATransform3DMakeRotation($1, 0, 1, 0) }, { [$0.transform.m11] })
    add("alpha", { $0.alpha = 0.5 + 0.02 * $1 }, { [CGFloat($0.opacity) / 0.02] })
    add("backgroundColor", { $0.backgroundColor = color($1) }, { numbers($0.backgroundColor) })
    add("cornerRadius", { $0.layer.cornerRadius = 100 + 20 * $1 }, { [$0.cornerRadius / 20] })
    add("borderWidth", { $0.layer.borderWidth = 50 + 9 * $1 }, { [$0.borderWidth / 9] })
    add("borderColor", { $0.layer.borderColor = color($1).cgColor }, { numbers($0.borderColor) })
    add("shadowOpacity", { $0.layer.shadowOpacity = Float(0.5 + 0.02 * $1) }) {
      [CGFloat($0.shadowOpacity) / 0.02]
    }
    add("shadowRadius", { $0.layer.shadowRadius = 50 + 9 * $1 }, { [$0.shadowRadius / 9] })
    add("shadowOffset", { $0.layer.shadowOffset = CGSize(width: 9 * $1, height: -9 * $1) }) {
      [$0.shadowOffset.width / 9, $0.shadowOffset.height / 9]
    }
    add("shadowColor", { $0.layer.shadowColor = color($1).cgColor }, { numbers($0.shadowColor) })
    add("zPosition", { $0.layer.zPosition = 9 * $1 }, { [$0.zPosition / 9] })
    add("anchorPoint", { $0.layer.anchorPoint.x = $1 }, { [$0.anchorPoint.x] })
    add("contentsRect", { $0.layer.contentsRect.size.width = $1 }, { [$0.contentsRect.width] })
    add("sublayerTransform", { $0.layer.sublayerTransform.m41 = 50 * $1 }) {
      [$0.sublayerTransform.m41 / 50]
    }
    return all + [constrained(), stacked()]
  }

  /// Returns a subject of a view whose height a constraint changes, and one of the same height below it.
  private func constrained() -> Subject {
    let upper = UIView(), lower = UIView()
    for view in [upper, lower] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    let height = upper.heightAnchor.constraint(equalToConstant: 1000)
    NSLayoutConstraint.activate([
      height, upper.topAnchor.constraint(equalTo: window.topAnchor),
      upper.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      upper.widthAnchor.constraint(equalToConstant: 100),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
      lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
      lower.heightAnchor.constraint(equalTo: upper.heightAnchor),
      lower.widthAnchor.constraint(equalToConstant: 100),
    ])
    return Subject("constraint", [upper.layer, lower.layer]) { [window] value in
      height.constant = 1000 + 100 * value
      window.layoutIfNeeded()
    } look: { layers in
      layers.flatMap { [$0.frame.minY / 100, $0.frame.height / 100, $0.bounds.minY / 100] }
    }
  }

  /// Returns a subject of two arranged views that their stack view's spacing moves apart.
  private func stacked() -> Subject {
    let row = (0..<2).map { _ in UIView() }
    let stack = window.addColumn(row, height: 20, .required, width: 50)
    return Subject("stack", row.map(\.layer)) { [window] value in
      stack.spacing = 100 * value
      window.layoutIfNeeded()
    } look: { layers in
      layers.map { $0.frame.minY / 100 }
    }
  }
}
