internal import CoreGraphics
internal import CoreText
internal import InterfaceBuilder

/// How the canvas that a document was stored on measured its texts.
extension NibLoader {
  /// Whether the canvas that a scene was stored on measured texts of one line in whole points, whatever its
  /// pixels. Heights of labels of one line tell, of which all of a scene are alike: on devices with three
  /// pixels a point those of 63 scenes are whole, of 47 not, and of 2 some are; with two, of 189, 203 and 31.
  /// In 97 of these scenes other frames end between points. Texts of several lines are measured in pixels.
  func measuresInPoints(around object: IBObject) -> Bool {
    guard purpose == .canvas else { return false }
    let scene = document.scene(of: object)
    if let known = scenesInPoints[scene?.line ?? 0] { return known }
    var votes = 0
    for root in scene?.objects ?? [document.root] {
      root.forEach { label in
        guard let (font, stored) = line(of: label), label.string("text") != nil,
          let line = lineHeight(of: font)
        else { return }
        let whole = line.roundedUp(toPixelsOf: 1)
        // What is so high in pixels too tells nothing.
        guard line.roundedUp(toPixelsOf: 2) < whole, line.roundedUp(toPixelsOf: 3) < whole else { return }
        if stored == whole { votes += 1 } else if stored > line - 0.02, stored < line + 0.5 { votes -= 1 }
      }
    }
    scenesInPoints[scene?.line ?? 0] = votes > 0
    return votes > 0
  }

  /// The height of a line in a font of iOS; nil for other fonts, and for text styles.
  private func lineHeight(of font: IBFont) -> CGFloat? {
    guard let size = font.pointSize.map({ CGFloat($0) }) else { return nil }
    return switch font.face {
    case .named(let name, _): CTFont.document(name, size: size) { _ in nil }.map { UIFont($0).lineHeight }
    case .textStyle: nil
    default: UIFont.systemFont(ofSize: size).lineHeight
    }
  }
}
