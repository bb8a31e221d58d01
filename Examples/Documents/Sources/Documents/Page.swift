import UIKit

/// A titled picture made of sheets of squared paper, set in rows; it grows as sheets are added.
final class Page: UIView {
  private static let margin: CGFloat = 16
  private static let header: CGFloat = 46
  private static let footer: CGFloat = 34
  private let sheetSize: CGSize
  private let columns: Int
  private let isRuled: Bool
  private var sheets = 0

  /// A page whose sheets all have `sheet`'s size in points, in rows of `columns`, squared unless not ruled.
  init(_ title: String, sheet: CGSize, columns: Int = 2, isRuled: Bool = true) {
    sheetSize = sheet
    self.columns = columns
    self.isRuled = isRuled
    super.init(frame: .zero)
    backgroundColor = .paper
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 16, weight: .semibold)
    label.textColor = .ink
    label.sizeToFit()
    label.frame.origin = CGPoint(x: Page.margin, y: 15)
    addSubview(label)
    frame.size.width = Page.margin * 2 + label.frame.width
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The next sheet, with a line of text below it.
  func addSheet(_ caption: String) -> Sheet {
    let column = CGFloat(sheets % columns)
    let row = CGFloat(sheets / columns)
    sheets += 1
    let origin = CGPoint(
      x: Page.margin + column * (sheetSize.width + Page.margin),
      y: Page.header + row * (sheetSize.height + Page.footer))
    let sheet = Sheet(frame: CGRect(origin: origin, size: sheetSize), color: .white, isRuled: isRuled)
    sheet.clipsToBounds = true
    sheet.layer.borderWidth = 1
    sheet.layer.borderColor = UIColor.rule.cgColor
    addSubview(sheet)
    let label = UILabel(
      frame: CGRect(x: origin.x, y: origin.y + sheetSize.height + 4, width: sheetSize.width, height: 18))
    label.text = caption
    label.font = .systemFont(ofSize: 12)
    label.textColor = .ink
    addSubview(label)
    let width = Page.margin + CGFloat(min(sheets, columns)) * (sheetSize.width + Page.margin)
    frame.size = CGSize(
      width: max(frame.width, width), height: Page.header + (row + 1) * (sheetSize.height + Page.footer) + 4)
    return sheet
  }
}

/// A rectangle that shows its own coordinates: a line every 20 points, a number every 100, a ring at (0, 0).
final class Sheet: UIView {
  private let color: UIColor
  private let isRuled: Bool

  init(frame: CGRect, color: UIColor, isRuled: Bool = true) {
    self.color = color
    self.isRuled = isRuled
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = color
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    guard isRuled else { return }
    let onPaper = color == .white
    let line = onPaper ? UIColor.rule : UIColor.white.withAlphaComponent(0.4)
    let text: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 9), .foregroundColor: onPaper ? UIColor.lightGray : UIColor.white,
    ]
    for horizontal in [true, false] {
      let (low, high) = horizontal ? (bounds.minX, bounds.maxX) : (bounds.minY, bounds.maxY)
      for value in stride(from: (low / 20).rounded(.up) * 20, through: high - 1, by: 20) {
        line.withAlphaComponent(value.truncatingRemainder(dividingBy: 100) == 0 ? 1 : 0.45).setFill()
        UIRectFill(
          horizontal
            ? CGRect(x: value, y: bounds.minY, width: 1, height: bounds.height)
            : CGRect(x: bounds.minX, y: value, width: bounds.width, height: 1))
        guard value != 0, value.truncatingRemainder(dividingBy: 100) == 0 else { continue }
        let place =
          horizontal
          ? CGPoint(x: value + 3, y: bounds.minY + 1) : CGPoint(x: bounds.minX + 3, y: value + 1)
        ("\(Int(value))" as NSString).draw(at: place, withAttributes: text)
      }
    }
    guard bounds.contains(CGPoint.zero), bounds.origin != .zero else { return }
    UIColor.white.setStroke()
    let ring = UIBezierPath(ovalIn: CGRect(x: -4, y: -4, width: 9, height: 9))
    ring.lineWidth = 1.5
    ring.stroke()
  }
}
