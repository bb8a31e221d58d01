import UIKit

/// A view subclass and free functions in Swift 5: UIKit's types used from code that knows no actors.
public class RulerView: UIView {
  /// The distance between two marks, in points.
  public var step: CGFloat = 8 { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
  }

  /// Creates a ruler from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    var x = bounds.minX + 0.5
    var index = 0
    while x < bounds.maxX {
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: index % 5 == 0 ? bounds.height : bounds.height / 2))
      x += step
      index += 1
    }
    UIColor.tertiaryLabel.setStroke()
    path.lineWidth = 1
    path.stroke()
  }
}

/// The greatest right and bottom edge among a view's subviews.
public func extent(of view: UIView) -> CGSize {
  let frames = view.subviews.map { $0.frame }
  return CGSize(width: frames.map { $0.maxX }.max() ?? 0, height: frames.map { $0.maxY }.max() ?? 0)
}
