internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The dimensions of the controls in points, as in the current release.
///
/// Unless noted otherwise, the source is `corpus/metrics.json`: frames stored by Xcode.
enum ControlMetrics {
  private static var release: SystemRelease { .current }

  /// A switch: 51 × 31, with an alignment rectangle of 49 × 31; 63 × 28 in iOS 26.
  static var switchSize: CGSize {
    release >= .iOS26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }
  static let switchAlignment = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  /// The distance of a switch's thumb from the edge.
  static let switchThumbInset: CGFloat = 2
  /// A switch's thumb: a disc, an oval in iOS 26 (`ios26/controls.json`, UISwitch.thumb).
  static var switchThumb: CGSize {
    release >= .iOS26 ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27)
  }
  /// The track of a switch that is off; in iOS 26 that of `ios26/controls.json`, off_track_*_rgba.
  static var switchOffTrack: UIColor {
    release < .iOS26
      ? .secondarySystemFill
      : UIColor(light: UIColor(white: 0, alpha: 66 / 255), dark: UIColor(white: 1, alpha: 63 / 255))
  }

  static var sliderHeight: CGFloat { release >= .iOS26 ? 34 : 31 }
  static var sliderAlignment: UIEdgeInsets {
    release >= .iOS26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }
  /// The dimensions of a slider: in iOS 26 a track of 6 points from edge to edge under an oval of 37 × 24
  /// (`ios26/controls.json`, UISlider).
  static var sliderTrackHeight: CGFloat { release >= .iOS26 ? 6 : 4 }
  static var sliderTrackInset: CGFloat { release >= .iOS26 ? 0 : 2 }
  static var sliderThumb: CGSize {
    release >= .iOS26 ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28)
  }

  static var stepperSize: CGSize { CGSize(width: 94, height: release < .iOS13 ? 29 : 32) }

  static var segmentedHeight: CGFloat { release < .iOS13 ? 29 : 32 }
  static let segmentedAlignment = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  /// The space beside a segment's title in whole points: stored widths of controls, less the lines between
  /// their segments, minus their titles ("Balanced" 76, ".medium" 72; in iOS 9 "Cylinder" 65, "Linear" 52).
  static var segmentPadding: CGFloat { release < .iOS13 ? 14 : 18 }
  /// The width of the line between two segments.
  static let segmentGap: CGFloat = 1
  /// The inset of the selected segment's background (`ios26/controls.json`, UISegmentedControl.pill_inset).
  static let segmentPillInset: CGFloat = 2
  /// Returns the corner radius of a segmented control: half the height in iOS 26 (`ios26/controls.json`,
  /// UISegmentedControl.corner).
  static func segmentedRadius(height: CGFloat) -> CGFloat {
    release >= .iOS26 ? height / 2 : min(9, height / 2)
  }

  static var progressHeight: CGFloat { release < .iOS14 ? 2 : 4 }
  /// The height of a progress view along a bar.
  static let progressBarHeight: CGFloat = 2.5
  /// The alignment insets of a progress view along a bar, whose lowest point is outside of the alignment
  /// rectangle: with a height constraint, the frames of seven documents are a point higher.
  static let progressBarAlignment = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  /// The minimum width of a fill that is not empty (`ios26/controls.json`, UIProgressView.fill).
  static let progressLeastFill: CGFloat = 8

  static let mediumActivity: CGFloat = 20
  static let largeActivity: CGFloat = 37

  /// The height of a page control; in Xcode 12 27.5 (stored frames of two documents).
  static var pageControlHeight: CGFloat { release < .iOS14 ? 37 : release == .iOS14 ? 27.5 : 26 }
  /// A Boolean value that indicates whether a page control is only as wide as its dots of 7 points, 9 apart,
  /// as before iOS 14: 39 for three, 87 for six.
  static var pageControlIsNarrow: Bool { release < .iOS14 }
  static let narrowPageDot: CGFloat = 7
  static let narrowPageDotGap: CGFloat = 9
  /// The dimensions of a page control, whose content is 28 + 10n + 8(n - 1) wide (`ios26/controls.json`,
  /// UIPageControl).
  static let pageDot: CGFloat = 10
  static let pageDotGap: CGFloat = 8
  static let pagePadding: CGFloat = 14
  /// The length of the current page's bar with a progress; not measured.
  static let pageBar: CGFloat = 30
  /// The natural space beside the content, at each end: three pages are 116 wide in `corpus/metrics.json`, 74
  /// in documents of Xcode 26.
  static var pageControlMargin: CGFloat {
    switch release {
    case ..<SystemRelease.iOS14, SystemRelease.iOS26...: 0
    // Three pages are 122, 121.5 and 121.33 points wide at one, two and three pixels per point (four
    // projects).
    case .iOS14: 71.0 / 3
    default: 21
    }
  }

  static var wheelsHeight: CGFloat { release < .iOS9dot3 ? 162 : 216 }
  static let wheelRow: CGFloat = 34
  /// Returns the height of a search bar as stored in documents. In Xcode 12.5 five bars of three owners are
  /// 51 above a home indicator, two of a fourth 56 above a button; one of Xcode 12 is 56 above an indicator.
  static func searchBarHeight(isAboveIndicator: Bool, toolsVersion: IBToolsVersion? = nil) -> CGFloat {
    switch release {
    case .iOS8, .iOS9, .iOS9dot3, .iOS10, .iOS11: 44
    case .iOS14 where isAboveIndicator && toolsVersion.map { $0 >= .xcode12dot5 } ?? true: 51
    case .iOS15: 51
    case .iOS26: 64
    default: 56
    }
  }
  /// Returns the fitting height of a search bar: `ios26/controls.json`, UISearchBar.sizeThatFits. Interface
  /// Builder stores its own height.
  static func fittingSearchBarHeight(isAboveIndicator: Bool, toolsVersion: IBToolsVersion?) -> CGFloat {
    release >= .iOS26 ? 44 : searchBarHeight(isAboveIndicator: isAboveIndicator, toolsVersion: toolsVersion)
  }
  /// The dimensions of a search field: 8 from the sides, 36 high (`ios26/controls.json`, UISearchBar.field).
  static let searchFieldHeight: CGFloat = 36
  static let searchFieldInset: CGFloat = 8
  /// Returns the height that is centred in the bar, with the field at its top: the field itself, 44 points in
  /// iOS 26.
  static func searchFieldStrip(_ field: CGFloat) -> CGFloat { release >= .iOS26 ? 44 : field }
  /// The distances of a search field's text from its sides: `ios26/controls.json`, UISearchBar.text_rect; in
  /// the classic field the magnifying glass is nearer.
  static var searchTextStart: CGFloat { release >= .iOS26 ? 39.5 : 30 }
  static func searchTextEnd(hasButton: Bool) -> CGFloat {
    release >= .iOS26 ? (hasButton ? 34.5 : 0) : hasButton ? 28 : 8
  }
  static let scopeBarHeight: CGFloat = 46

  /// Returns the default symbol configuration of a configured button: the size of its title, at the large
  /// scale.
  static func buttonSymbols(_ font: UIFont) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: font.pointSize, weight: .unspecified, scale: .large)
  }

  static var fieldHeight: CGFloat { release < .iOS13 ? 30 : 34 }
  /// Returns the height of a field with a border around a line: 4 more than in whole points before iOS 13 (30
  /// pt text in 40), then 9.56 more (in 45.5 or 45.67, `corpus/metrics.json`), as in eleven stored fields of
  /// ten projects; bezels are those of two.
  static func borderedFieldHeight(line: CGFloat, scale: CGFloat, isBezel: Bool) -> CGFloat {
    if release < .iOS13 { return line.roundedUp(toPixelsOf: 1) + (isBezel ? 5 : 4) }
    return (line + (isBezel ? 11.6 : 9.56)).roundedUp(toPixelsOf: scale)
  }
  /// The insets of the text in a rounded field (`ios26/controls.json`, UITextField_roundedRect).
  static let fieldTextInset = CGSize(width: 7, height: 2)
  /// The width of a field with a border beyond its text: 28 since iOS 13 (stored fields of four projects),
  /// before twice its inset.
  static var fieldWidthPadding: CGFloat { release >= .iOS13 ? 28 : 2 * fieldTextInset.width }
  static let fieldCornerRadius: CGFloat = 5
  static let fieldBorder: CGFloat = 0.6493506493506493
  /// Returns the height of a field without a border around a line: in whole points before iOS 13, then its
  /// pixels and 1 in whole points, else 1.5 (`ios26/controls.json`, UITextField_roundedRect.intrinsic).
  /// Secure fields are still as high as in whole points, and since iOS 26 the others at least 22 points:
  /// eight stored fields of three projects, and some sixty.
  static func bareFieldHeight(line: CGFloat, scale: CGFloat, isSecure: Bool) -> CGFloat {
    if release < .iOS13 || isSecure { return line.roundedUp(toPixelsOf: 1) }
    let height =
      line.roundedUp(toPixelsOf: scale) + (scale < 2 ? 1 : CGFloat(1.5).roundedUp(toPixelsOf: scale))
    return release >= .iOS26 ? max(22, height) : height
  }
  /// The side of the square of a field's clear button.
  static let clearButton: CGFloat = 19

  /// Returns the margins of a cell's content at top and bottom, and at its sides, by the widths of the cell,
  /// of its table and of the screen: derived from stored frames of views constrained to them
  /// in more than a hundred documents.
  ///
  /// 8 before Xcode 9.1; 15 at top and bottom since Xcode 26. At the sides 16 in tables of up to 320 points,
  /// whatever the screen, and on screens narrower than 390, else 20; but 15 before Xcode 12 on screens of 320
  /// points, in tables that are not the view of their controller on screens narrower than 390 (seven
  /// documents of six projects), and on these in the cells outside tables of Xcode 11. `toolsVersion`: of the
  /// document that the cell is drawn for, `nil` for a cell created in code.
  static func cellMargins(
    cell: CGFloat, table width: CGFloat, screen: CGFloat, home: CellHome, toolsVersion: IBToolsVersion?
  ) -> (vertical: CGFloat, side: CGFloat) {
    let version = toolsVersion.flatMap { SystemRelease(toolsVersion: $0) == release ? $0 : nil }
    if version.map({ $0 < .xcode9dot1 }) ?? (release < .iOS11) { return (8, 8) }
    // Before Xcode 11 a cell that is wider than the screen counts as one: four documents of two projects.
    let screen = home == .none && version.map({ $0 < .xcode11 }) ?? false ? max(width, screen) : screen
    // In inset groups the width of the cell decides: 358 and 362 have 16 (three documents), 374 has 20.
    var side: CGFloat = width <= 320 || screen < 390 || cell < width && cell < 368 ? 16 : 20
    if release < .iOS14, screen < 390 {
      let isNarrower =
        switch home {
        case .controllersTable: false
        case .table: true
        case .none: version.map { $0 >= .xcode11 } ?? false
        }
      if isNarrower || screen <= 320 { side = 15 }
    }
    return (release >= .iOS26 ? 15 : 11, side)
  }

  /// The container of a table cell.
  enum CellHome {
    /// The table that is its controller's view.
    case controllersTable
    case table
    /// No table: the cell is a document's own view.
    case none
  }

  /// A button's padding above and below its title.
  static let buttonPadding: CGFloat = 6
  static let buttonLeastWidth: CGFloat = 30
  static var infoButton: CGSize {
    release < .iOS13 ? CGSize(width: 22, height: 22) : CGSize(width: 25, height: 24)
  }
  /// The size of the title in a button with a configuration: 14 points in iOS 15 ("configuration X13"), then
  /// 17.
  static var configuredTitleSize: CGFloat { release == .iOS15 ? 14 : 17 }
  static let closeButton = CGSize(width: 30, height: 30)
}
