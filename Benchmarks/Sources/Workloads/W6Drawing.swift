import CoreText
import Foundation
import UIKit

/// The parts of W6 that draw shadows, scroll, and draw paths and text.
extension W6 {
  static func runDrawing() {
    let kept = Bench(workload: "W6", variant: "d_masked100_blurcached")
    if kept.isWanted {
      let root = cards()
      draw(kept, 161.45, within: 0.6) { context, _ in root.render(in: context) }
    }
    let cold = Bench(workload: "W6", variant: "d_masked100_blurcold")
    if cold.isWanted {
      let root = cards()
      // No shadow equals an earlier one.
      var count = 0
      draw(cold, 161.45, within: 0.6) { context, _ in
        withoutActions {
          for card in root.sublayers ?? [] {
            count += 1
            card.shadowRadius = 10 + CGFloat(count) * 1e-6
          }
        }
        root.render(in: context)
      }
    }
    let scroll = Bench(workload: "W6", variant: "e_scroll_full")
    if scroll.isWanted {
      let (root, content) = rows()
      draw(scroll, 121.06, within: 0.6) { context, frame in
        withoutActions { content.position.y = -CGFloat(frame * 7 % height) }
        root.render(in: context)
      }
    }
    let filled = Bench(workload: "W6", variant: "f_paths1000")
    if filled.isWanted {
      let shapes = paths()
      draw(filled, 172.9, within: 0.7) { context, _ in
        context.setStrokeColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
        context.setLineWidth(2)
        for (path, color) in shapes {
          context.setFillColor(color)
          context.addPath(path)
          context.drawPath(using: .fillStroke)
        }
      }
    }
    let text = Bench(workload: "W6", variant: "g_text2000"),
      prelaid = Bench(workload: "W6", variant: "g_text2000_prelaid")
    if text.isWanted { drawText(text, isPrelaid: false) }
    if prelaid.isWanted { drawText(prelaid, isPrelaid: true) }
    let unseen = Bench(workload: "W6", variant: "g_text2000_unseen")
    if unseen.isWanted { drawText(unseen, isPrelaid: false, pages: 128) }
  }

  private static func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  /// Creates 100 images with rounded corners, each above its shadow.
  private static func cards() -> CALayer {
    var random = SharedRandom(seed: 33)
    let images = (0..<10).map { picture($0) }
    let root = screen()
    for i in 0..<100 {
      let x = random.integer(0, width - 200), y = random.integer(0, height - 200)
      let card = CALayer(), photo = CALayer()
      card.frame = CGRect(x: x, y: y, width: 200, height: 200)
      card.backgroundColor = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      card.cornerRadius = 24
      card.shadowOpacity = 0.5
      card.shadowRadius = 10
      card.shadowOffset = CGSize(width: 0, height: 3)
      photo.frame = card.bounds
      photo.contents = images[i % 10]
      photo.contentsRect = CGRect(x: 0, y: 0, width: 2.0 / 3, height: 2.0 / 3)
      photo.cornerRadius = 24
      photo.masksToBounds = true
      card.addSublayer(photo)
      root.addSublayer(card)
    }
    return root
  }

  /// Creates two sequences of twelve rows in a layer that moves.
  private static func rows() -> (root: CALayer, content: CALayer) {
    let images = (0..<12).map { picture($0, width: width, height: 211) }
    let root = screen(), content = CALayer()
    content.anchorPoint = .zero
    for i in 0..<24 {
      let row = CALayer()
      row.frame = CGRect(x: 0, y: 211 * i, width: width, height: 211)
      row.contents = images[i % 12]
      content.addSublayer(row)
    }
    root.addSublayer(content)
    return (root, content)
  }

  private static func paths() -> [(CGPath, CGColor)] {
    var random = SharedRandom(seed: 44)
    return (0..<1000).map { _ in
      let x = random.number(50, Double(width - 50)), y = random.number(50, Double(height - 50))
      let p = (0..<9).map { j -> CGPoint in
        let radius = random.number(20, 50), angle = 2 * Double.pi * Double(j) / 9
        return CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
      }
      let path = CGMutablePath()
      path.move(to: p[0])
      path.addCurve(to: p[3], control1: p[1], control2: p[2])
      path.addCurve(to: p[6], control1: p[4], control2: p[5])
      path.addCurve(to: p[0], control1: p[7], control2: p[8])
      path.closeSubpath()
      let rgb = random.bits()
      let color = CGColor(
        srgbRed: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
        blue: CGFloat(rgb & 255) / 255, alpha: 0.8)
      return (path, color)
    }
  }

  /// Draws 100 labels with 20 letters: strings that are laid out when they are drawn, or lines of Core Text
  /// that were laid out before.
  ///
  /// The workload draws the same page repeatedly, so that Core Text, which caches the last thousand texts in
  /// every program, does not shape any again. With many pages in turn, all texts of a frame have been removed
  /// from the cache since they were last drawn.
  private static func drawText(_ bench: Bench, isPrelaid: Bool, pages: Int = 1) {
    guard let font = UIFont(name: "DejaVu Sans", size: 36) else {
      return FileHandle.standardError.write(Data("W6/g_text2000: DejaVu Sans is not installed\n".utf8))
    }
    var random = SharedRandom(seed: 55)
    let labels = (0..<100 * pages).map { i -> (NSAttributedString, CTLine?, CGPoint) in
      let x = random.integer(0, width - 400), y = random.integer(40, height)
      // Other pages have other final letters.
      let letters = String(
        (0..<20).map { j in
          let own = j < 17 ? 0 : ((i / 100) >> ((j - 17) * 3)) & 7
          return Character(Unicode.Scalar(UInt8(97 + (7 * i + 3 * j + own) % 26)))
        })
      let text = NSAttributedString(
        string: letters, attributes: [.font: font, .foregroundColor: UIColor.black])
      return (
        text, isPrelaid ? CTLineCreateWithAttributedString(text) : nil, CGPoint(x: CGFloat(x), y: CGFloat(y))
      )
    }
    draw(bench, 230.25, within: 1.75) { context, frame in
      UIGraphicsPushContext(context)
      // The letters of Core Text are upright if y points up.
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      for (text, line, baseline) in labels[frame % pages * 100..<(frame % pages + 1) * 100] {
        if let line {
          context.textPosition = baseline
          CTLineDraw(line, context)
        } else {
          text.draw(at: CGPoint(x: baseline.x, y: baseline.y - font.ascender))
        }
      }
      UIGraphicsPopContext()
    }
  }
}
