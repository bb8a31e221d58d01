internal import CoreGraphics
internal import CoreText
internal import InterfaceBuilder

/// The kinds of single-line texts of a scene that the canvas on which it was stored measured in whole points,
/// regardless of its pixels. Texts of several lines are measured in pixels.
struct CanvasMeasuring {
  /// A Boolean value that indicates whether label heights are whole points. Their widths stay in pixels,
  /// which places 7,947 of 8,912 views of 601 public documents: beside whole heights 115 widths are stored
  /// whole and 39 in pixels, in scenes with stack views 2 and 21, and where the former count as whole it is
  /// 7,939.
  var labelsInPoints = false
  /// A Boolean value that indicates whether widths and heights of buttons with a configuration are whole
  /// points.
  var buttonsInPoints = false
}

extension NibLoader {
  /// Returns the measuring of the texts in the scene of an object.
  ///
  /// The heights stored in the scene decide, of which those of a kind are alike: on devices with three pixels
  /// per point the labels of 63 scenes are whole, of 47 not, and of 2 some are, and the buttons of 36, 29 and
  /// 2; with two pixels the labels of 189, 203 and 31, and the buttons of 15, 11 and none. In 97 of the first
  /// scenes other frames end between points. Labels and buttons of one scene agree in 22 of 24.
  func measuring(around object: IBObject) -> CanvasMeasuring {
    guard purpose == .canvas else { return CanvasMeasuring() }
    let scene = document.scene(of: object)
    if let known = measurings[scene?.line ?? 0] { return known }
    var labels = 0, buttons = 0, hasStackView = false
    for root in scene?.objects ?? [document.root] {
      root.forEach { view in
        if view.name == "stackView" { hasStackView = true }
        labels += vote(ofLabel: view)
        buttons += vote(ofButton: view)
      }
    }
    // If neither decides, a scene with a stack view is in pixels, as iOS shows it; of the 35 configured
    // buttons of the corpus in scenes without one 31 are 35 high, and none of more than 70 in the others.
    let measuring = CanvasMeasuring(
      labelsInPoints: labels != 0 ? labels > 0 : buttons > 0,
      buttonsInPoints: buttons != 0 ? buttons > 0 : labels != 0 ? labels > 0 : !hasStackView)
    measurings[scene?.line ?? 0] = measuring
    return measuring
  }

  private func vote(ofLabel label: IBObject) -> Int {
    guard let (font, stored) = line(of: label), label.string("text") != nil, let line = lineHeight(of: font)
    else { return 0 }
    return vote(stored, ofLine: line)
  }

  private func vote(ofButton button: IBObject) -> Int {
    guard button.name == "button", button.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
      let look = button.child(named: "buttonConfiguration"), look.string("title") != nil,
      look.string("subtitle") == nil, look.font("titleFontDescription") == nil,
      let stored = button.frame?.height, !button.hasOwnHeight
    else { return 0 }
    let insets = UIButton.Configuration.plain().contentInsets
    return vote(
      CGFloat(stored) - insets.top - insets.bottom,
      ofLine: UIFont.preferredFont(forTextStyle: .body).lineHeight)
  }

  /// Returns 1 if a line is stored as a whole number of points, -1 if it is in pixels.
  private func vote(_ stored: CGFloat, ofLine line: CGFloat) -> Int {
    let whole = line.roundedUp(toPixelsOf: 1)
    // A line of the same height in pixels decides nothing.
    guard line.roundedUp(toPixelsOf: 2) < whole, line.roundedUp(toPixelsOf: 3) < whole else { return 0 }
    if stored == whole { return 1 }
    return stored > line - 0.02 && stored < line + 0.5 ? -1 : 0
  }

  /// Returns the height of a line in a font of iOS; nil for other fonts, and for text styles.
  private func lineHeight(of font: IBFont) -> CGFloat? {
    guard let size = font.pointSize.map({ CGFloat($0) }) else { return nil }
    return switch font.face {
    case .named(let name, _): CTFont.document(name, size: size) { _ in nil }.map { UIFont($0).lineHeight }
    case .textStyle: nil
    default: UIFont.systemFont(ofSize: size).lineHeight
    }
  }
}

extension IBObject {
  /// A Boolean value that indicates whether a constraint of the element's own fixes or limits its height.
  var hasOwnHeight: Bool {
    constraints.contains { $0.firstAttribute == .height && $0.secondItem == nil }
  }
}
