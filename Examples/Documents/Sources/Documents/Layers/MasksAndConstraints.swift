import UIKit

/// Autoresizing masks and constraints belong to views: when a view grows, masks have been applied before
/// `layoutSubviews()`, constraints hold after it, and a layer without a view stays as it is.
func masksAndConstraints() -> UIView {
  let page = Page("Who is resized", sheet: CGSize(width: 260, height: 150))
  for width in [140, 220] as [CGFloat] {
    let sheet = page.addSheet("the view is \(text(width)) wide")
    let view = Telling(frame: CGRect(x: 20, y: 15, width: 140, height: 120))
    sheet.addSubview(view)
    view.layoutIfNeeded()
    print("the width is set to \(text(width))")
    view.frame.size.width = width
    view.tell("  before the layout")
    view.layoutIfNeeded()
    view.tell("  after the layout")
  }
  return page
}

/// A view with a subview that a mask resizes, one that constraints place, and a plain sublayer.
private final class Telling: UIView {
  private let masked = UIView(frame: CGRect(x: 10, y: 10, width: 120, height: 24))
  private let constrained = UIView()
  private let sublayer = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .rule
    masked.backgroundColor = .sky
    masked.autoresizingMask = .flexibleWidth
    addSubview(masked)
    constrained.backgroundColor = .leaf
    constrained.translatesAutoresizingMaskIntoConstraints = false
    addSubview(constrained)
    NSLayoutConstraint.activate([
      constrained.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      constrained.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      constrained.topAnchor.constraint(equalTo: topAnchor, constant: 46),
      constrained.heightAnchor.constraint(equalToConstant: 24),
    ])
    sublayer.backgroundColor = UIColor.coral.cgColor
    sublayer.frame = CGRect(x: 10, y: 82, width: 120, height: 24)
    layer.addSublayer(sublayer)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    tell("  in layoutSubviews()")
    super.layoutSubviews()
  }

  func tell(_ moment: String) {
    let widths = [masked.frame.width, constrained.frame.width, sublayer.frame.width].map { text($0) }
    print("\(moment): by its mask \(widths[0]), by constraints \(widths[1]), the layer \(widths[2])")
  }
}
