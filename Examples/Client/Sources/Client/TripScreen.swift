import Components
import Legacy
import Palette
import UIKit

/// The screen of one trip, 393 x 852 points, laid out by frames.
final class TripScreen: UIView {
  private let titleLabel = UILabel()
  private let card = CardView(
    image: TripScreen.landscape(CGSize(width: 361, height: 240)), heading: "Lofoten, Norway",
    text: "Nine days between the mountains and the sea, by ferry and by bicycle.")
  private let figures = [("9", "days"), ("214", "kilometres"), ("6", "islands")]
    .map { FigureView(value: $0.0, name: $0.1) }
  private let ruler = RulerView(frame: .zero)
  private let button = UIButton(type: .system)
  private let notes: NotesViewController

  init(notes: NotesViewController) {
    self.notes = notes
    super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    backgroundColor = Palette.sand
    titleLabel.text = "Next trip"
    titleLabel.font = Palette.title
    button.setTitle("Book the ferry", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = Palette.heading
    button.backgroundColor = Palette.sea
    button.layer.cornerRadius = 14
    for view in [titleLabel, card, ruler, button] + figures { addSubview(view) }
    addSubview(notes.view)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = bounds.insetBy(dx: 16, dy: 59)
    titleLabel.frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: 44)
    card.frame = CGRect(x: column.minX, y: titleLabel.frame.maxY + 12, width: column.width, height: 332)
    let width = (column.width - 24) / 3
    for (index, figure) in figures.enumerated() {
      figure.frame = CGRect(
        x: column.minX + CGFloat(index) * (width + 12), y: card.frame.maxY + 12, width: width, height: 72)
    }
    notes.view.frame = CGRect(x: column.minX, y: card.frame.maxY + 96, width: column.width, height: 110)
    ruler.frame = CGRect(x: column.minX, y: notes.view.frame.maxY + 12, width: column.width, height: 12)
    button.frame = CGRect(x: column.minX, y: column.maxY - 50, width: column.width, height: 50)
  }

  /// Mountains before an evening sky, drawn with Core Graphics.
  private static func landscape(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      Palette.dusk.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.white.withAlphaComponent(0.85).setFill()
      UIBezierPath(ovalIn: CGRect(x: size.width * 0.62, y: 40, width: 64, height: 64)).fill()
      for (height, alpha) in [(0.40, 0.55), (0.55, 0.75), (0.72, 1.0)] {
        let ridge = UIBezierPath()
        ridge.move(to: CGPoint(x: 0, y: size.height))
        for step in 0...6 {
          let x = size.width * CGFloat(step) / 6
          let lift = step % 2 == 0 ? 0.0 : 0.16
          ridge.addLine(to: CGPoint(x: x, y: size.height * CGFloat(height - lift + Double(step) * 0.02)))
        }
        ridge.addLine(to: CGPoint(x: size.width, y: size.height))
        ridge.close()
        Palette.sea.withAlphaComponent(CGFloat(alpha)).setFill()
        ridge.fill()
      }
    }
  }
}
