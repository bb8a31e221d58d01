import UIKit

/// TextKit: a text that goes round a shape, and one that flows from one column into the next.
func textAroundShapes() -> UIView {
  let page = Page(
    "Text around shapes and in columns", sheet: CGSize(width: 300, height: 190), columns: 2, isRuled: false)
  let words =
    "Four score and seven years ago our fathers brought forth on this continent a new nation, conceived in liberty,"
    + " and dedicated to the proposition that all men are created equal. Now we are engaged in a great civil war, testing"
    + " whether that nation, or any nation so conceived and so dedicated, can long endure. We are met on a great battlefield"
    + " of that war."
  let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.ink,
  ]

  let round = page.addSheet("exclusionPaths: a circle")
  let storage = NSTextStorage(string: words, attributes: attributes)
  let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 190)))
  let circle = UIBezierPath(ovalIn: CGRect(x: 105, y: 34, width: 90, height: 90))
  container.exclusionPaths = [circle]
  manager.addTextContainer(container)
  storage.addLayoutManager(manager)
  round.addSubview(
    Canvas(round.bounds) { _ in
      UIColor.sun.setFill()
      circle.fill()
      let glyphs = manager.glyphRange(for: container)
      manager.drawBackground(forGlyphRange: glyphs, at: .zero)
      manager.drawGlyphs(forGlyphRange: glyphs, at: .zero)
    })
  var lines = 0
  manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, _, _ in
    lines += 1
  }
  print(
    "round the circle: \(lines) pieces of lines, \(manager.glyphRange(for: container).length) of \(storage.length) characters"
  )

  let columns = page.addSheet("two containers")
  let flowing = NSTextStorage(string: words, attributes: attributes)
  let setter = NSLayoutManager()
  let boxes = [CGRect(x: 4, y: 4, width: 140, height: 182), CGRect(x: 156, y: 4, width: 140, height: 182)]
  let containers = boxes.map { NSTextContainer(size: $0.size) }
  containers.forEach(setter.addTextContainer)
  flowing.addLayoutManager(setter)
  columns.addSubview(
    Canvas(columns.bounds) { _ in
      for (box, container) in zip(boxes, containers) {
        setter.drawGlyphs(forGlyphRange: setter.glyphRange(for: container), at: box.origin)
      }
    })
  for (number, container) in containers.enumerated() {
    print("column \(number + 1): characters \(setter.glyphRange(for: container)) of \(flowing.length)")
  }
  return page
}
