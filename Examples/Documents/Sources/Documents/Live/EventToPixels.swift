import UIKit

/// From a touch to pixels: the handler changes properties and marks views, layout and drawing follow once at
/// the end of the turn, and an event without a handler goes up the responder chain.
final class EventToPixels: UIViewController {
  private let card = Card(frame: CGRect(x: 96, y: 320, width: 200, height: 160))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    view.addSubview(card)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("touchesEnded in the controller, to which the view's responder chain leads")
    let chain = sequence(first: self as UIResponder, next: \.next).map { "\(type(of: $0))" }
    print("  on from there: \(chain.dropFirst().joined(separator: ", "))")
  }
}

/// A card with a bar that grows at each touch.
private final class Card: UIView {
  private let bar = UIView()
  private var count = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    contentMode = .redraw
    bar.backgroundColor = .sky
    bar.isUserInteractionEnabled = false
    addSubview(bar)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("touchesBegan: the handler sets count to \(count + 1), and marks the view three times")
    for _ in 0..<3 {
      setNeedsLayout()
      setNeedsDisplay()
    }
    count += 1
    print("the handler returns; nothing is laid out or drawn yet")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("layoutSubviews()")
    bar.frame = CGRect(x: 20, y: 110, width: CGFloat(count) * 40, height: 30)
  }

  override func draw(_ rect: CGRect) {
    print("draw(_:), whose picture is kept until the view is marked again")
    ("\(count)" as NSString).draw(
      at: CGPoint(x: 20, y: 20),
      withAttributes: [.font: UIFont.systemFont(ofSize: 60), .foregroundColor: UIColor.ink])
  }
}
