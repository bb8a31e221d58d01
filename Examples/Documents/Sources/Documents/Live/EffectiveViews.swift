import UIKit

/// Five habits that keep views cheap: little drawing, content modes, opaque views, coarse drawing while
/// scrolling, and controls without subviews of one's own.
final class EffectiveViews: UIViewController, UIScrollViewDelegate {
  private let chart = Chart(frame: CGRect(x: 96, y: 150, width: 200, height: 60))
  private let scrollView = UIScrollView(frame: CGRect(x: 96, y: 220, width: 200, height: 120))
  private let terrain = Terrain(frame: CGRect(x: 0, y: 0, width: 200, height: 480))
  private lazy var buttons = [addButton(x: 96), addButton(x: 201)]
  private lazy var dot = UIImageView(image: circle())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    scrollView.contentSize = terrain.bounds.size
    scrollView.delegate = self
    scrollView.addSubview(terrain)
    view.addSubview(chart)
    view.addSubview(scrollView)
    buttons[0].setImage(circle(), for: .normal)
    dot.center = CGPoint(x: 20, y: 15)
    buttons[1].addSubview(dot)
  }

  /// Makes the chart wider, which stretches what it has drawn.
  func stretch() {
    chart.frame.size.width += 10
  }

  /// Makes the buttons higher, whose own contents follow.
  func growButtons() {
    for button in buttons {
      button.frame.size.height = 50
      button.layoutIfNeeded()
    }
    print("the first button places its image at \(text(buttons[0].imageView?.frame ?? .zero))")
    print("the second leaves a subview at \(text(dot.frame))")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { terrain.isCoarse = true }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { terrain.isCoarse = false }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { terrain.isCoarse = false }

  private func addButton(x: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 350, width: 95, height: 30)
    button.backgroundColor = .white
    button.contentHorizontalAlignment = .left
    button.contentEdgeInsets.left = 10
    view.addSubview(button)
    return button
  }

  private func circle() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.coral.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }.withRenderingMode(.alwaysOriginal)
  }
}

/// An opaque view that draws only the bar that changes.
private final class Chart: UIView {
  private var heights: [CGFloat] = [20, 34, 12, 48, 28]

  override init(frame: CGRect) {
    super.init(frame: frame)
    // It fills its bounds, so nothing below it has to be blended.
    isOpaque = true
    backgroundColor = .white
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heights[2] = 44
    setNeedsDisplay(column(2))
  }

  override func draw(_ rect: CGRect) {
    let drawn = heights.indices.filter { column($0).minX < rect.maxX && column($0).maxX > rect.minX }
    print("the chart draws \(text(rect)): bars \(drawn.map { "\($0 + 1)" }.joined(separator: ", "))")
    UIColor.leaf.setFill()
    for index in drawn {
      let column = column(index)
      UIRectFill(
        CGRect(x: column.minX + 6, y: 60 - heights[index], width: column.width - 12, height: heights[index]))
    }
  }

  private func column(_ index: Int) -> CGRect {
    CGRect(x: CGFloat(index) * 40, y: 0, width: 40, height: 60)
  }
}

/// Squares, which are four times as large while the view scrolls.
private final class Terrain: UIView {
  var isCoarse = false {
    didSet { if isCoarse != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = true
    backgroundColor = .sky
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    let side: CGFloat = isCoarse ? 40 : 10
    var count = 0
    for x in stride(from: bounds.minX, to: bounds.maxX, by: side) {
      for y in stride(from: bounds.minY, to: bounds.maxY, by: side) {
        UIColor.sun.withAlphaComponent(0.5 + 0.5 * sin(x / 37) * cos(y / 53)).setFill()
        UIRectFillUsingBlendMode(CGRect(x: x, y: y, width: side - 1, height: side - 1), .normal)
        count += 1
      }
    }
    print("the terrain draws \(count) squares\(isCoarse ? " while it scrolls" : "")")
  }
}
