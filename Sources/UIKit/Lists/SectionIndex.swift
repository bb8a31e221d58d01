internal import CoreGraphics
internal import Foundation

/// The section index at the right edge of a table or collection view. A touch on a title scrolls to its
/// section.
final class SectionIndex: UIControl {
  /// The width by which the index narrows the rows, in points: contents of cells in the 320 points of early
  /// iPhones are 305 wide.
  static let width: CGFloat = 15
  private static let font = UIFont.boldSystemFont(ofSize: 11)
  /// The title that stands for a magnifying glass.
  nonisolated static let search = "{search}"

  let titles: [String]
  /// Called with the title below the finger when it changes.
  private let chosen: (Int) -> Void
  private var current: Int?
  private var colors: (text: UIColor?, ground: UIColor?, touched: UIColor?) = (nil, nil, nil)

  init(_ titles: [String], chosen: @escaping (Int) -> Void) {
    self.titles = titles
    self.chosen = chosen
    super.init(frame: .zero)
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  required init?(coder: NSCoder) { nil }

  func setColors(text: UIColor?, ground: UIColor?, touched: UIColor?) {
    colors = (text, ground, touched)
    updateGround()
    setNeedsDisplay()
  }

  private func updateGround() {
    backgroundColor = current == nil ? colors.ground : colors.touched ?? colors.ground
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: - Drawing

  private static var lineHeight: CGFloat { font.lineHeight.rounded(.up) }

  /// The titles to be drawn; nil is a dot that replaces titles for which there is no space.
  var lines: [String?] {
    let room = Int(bounds.height / Self.lineHeight)
    guard room < titles.count else { return titles }
    let shown = max(1, (room + 1) / 2)
    return (0..<(2 * shown - 1)).map { line in
      guard line % 2 == 0 else { return nil }
      let part = shown == 1 ? 0 : Double(line / 2) / Double(shown - 1)
      return titles[Int((part * Double(titles.count - 1)).rounded())]
    }
  }

  /// The area of the lines, centred vertically.
  private var block: CGRect {
    let height = min(bounds.height, CGFloat(lines.count) * Self.lineHeight)
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let block = block, color = colors.text ?? tintColor ?? .tintColor
    for (index, line) in lines.enumerated() {
      let middle = CGPoint(x: block.midX, y: block.minY + (CGFloat(index) + 0.5) * Self.lineHeight)
      if line == Self.search {
        context.strokeMagnifier(
          in: CGRect(x: middle.x - 5, y: middle.y - 5, width: 10, height: 10), with: color)
      } else {
        let text = StyledText(line ?? "\u{2022}", [.font: Self.font, .foregroundColor: color])
        let size = text.size()
        text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
      }
    }
  }

  // MARK: - Touches

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { leave() }
  override func cancelTracking(with event: UIEvent?) { leave() }

  private func leave() {
    current = nil
    updateGround()
  }

  /// Reports the title at the height of the finger, whether or not it is drawn.
  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    let block = block
    let part = (touch.location(in: self).y - block.minY) / max(block.height, 1)
    let title = min(max(0, Int((part * CGFloat(titles.count)).rounded(.down))), titles.count - 1)
    guard title != current else { return }
    current = title
    updateGround()
    chosen(title)
  }
}
