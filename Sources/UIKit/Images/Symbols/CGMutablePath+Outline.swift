internal import CoreGraphics
internal import Foundation

extension CGMutablePath {
  /// Creates a path from a text of letters, each followed by numbers that are separated by spaces or commas.
  ///
  /// `M x y` begins a subpath, `L x y` adds a line, `Q cx cy x y` and `C ax ay bx by x y` add curves, and `Z`
  /// closes the subpath. Shapes are `O x y r` (circle), `E x y rx ry` (ellipse), `R x y w h r` (rounded
  /// rectangle) and `A x y r from to` (arc, clockwise with y pointing down, in degrees, which continues a
  /// preceding line or curve and otherwise begins a subpath). The numbers after a letter may repeat. Parsing
  /// stops at the first unknown element.
  convenience init(outline text: String) {
    self.init()
    var words = text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\n" })[...]
    var (letter, before) = ("", "")
    func numbers(_ count: Int) -> [CGFloat]? {
      let found = words.prefix(count).compactMap { Double($0) }.map { CGFloat($0) }
      guard found.count == count else { return nil }
      words.removeFirst(count)
      return found
    }
    while let word = words.first {
      if Double(word) == nil {
        letter = String(word)
        words.removeFirst()
      }
      guard let count = CGMutablePath.counts[letter], let n = numbers(count) else { return }
      if letter == "A", !["M", "L", "Q", "C"].contains(before) {
        let angle = n[3] * .pi / 180
        move(to: CGPoint(x: n[0] + n[2] * cos(angle), y: n[1] + n[2] * sin(angle)))
      }
      add(letter, n)
      before = letter
      if count == 0 { letter = "" }
    }
  }

  private static let counts = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5]

  private func add(_ letter: String, _ n: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch letter {
    case "M": move(to: point(0))
    case "L": addLine(to: point(0))
    case "Q": addQuadCurve(to: point(2), control: point(0))
    case "C": addCurve(to: point(4), control1: point(0), control2: point(2))
    case "O": addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "E": addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
    case "R":
      addRoundedRect(
        in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
    case "A":
      addArc(
        center: point(0), radius: n[2], startAngle: n[3] * .pi / 180, endAngle: n[4] * .pi / 180,
        clockwise: false)
    default: closeSubpath()
    }
  }
}
