import UIKit

/// A drawn view that grows: its content mode stretches or moves the kept picture, and only `redraw` has it
/// drawn again.
func keptDrawing() -> UIView {
  let page = Page("What becomes of a drawing", sheet: CGSize(width: 170, height: 110), columns: 4)
  let modes: [(String, UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("bottomRight", .bottomRight),
    ("redraw", .redraw),
  ]
  for (name, mode) in modes {
    let sheet = page.addSheet(name)
    let view = Drawn(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    view.contentMode = mode
    sheet.addSubview(view)
    view.layer.displayIfNeeded()
    let first = view.count
    view.frame.size = CGSize(width: 140, height: 90)
    view.layer.displayIfNeeded()
    let grown = view.count
    view.center.x += 10
    view.layer.displayIfNeeded()
    print("\(name): drawn \(first) time, \(grown) when it has grown, \(view.count) when it has moved")
  }
  return page
}

/// A view that draws a circle and counts how often.
private final class Drawn: UIView {
  private(set) var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .rule
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    count += 1
    UIColor.sky.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 4, dy: 4)).fill()
    ("\(count)" as NSString).draw(
      at: CGPoint(x: bounds.midX - 4, y: bounds.midY - 8), withAttributes: [.foregroundColor: UIColor.white])
  }
}
