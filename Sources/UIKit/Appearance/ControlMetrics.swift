internal import CoreGraphics
internal import Foundation

/// The sizes of the controls of iOS 13 to 18, in points.
///
/// Where nothing else is said, the source is `corpus/metrics.json`: frames that Xcode 11 and later stored.
enum ControlMetrics {
  /// A switch: 51 x 31, of which 49 x 31 count for alignment.
  static let switchSize = CGSize(width: 51, height: 31)
  static let switchAlignment = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  /// The distance of a switch's thumb from the edge.
  static let switchThumbInset: CGFloat = 2

  static let sliderHeight: CGFloat = 31
  static let sliderAlignment = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  static let sliderTrackHeight: CGFloat = 4
  static let sliderThumb: CGFloat = 28

  static let stepperSize = CGSize(width: 94, height: 32)

  static let segmentedHeight: CGFloat = 32
  static let segmentedAlignment = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  /// What a segment has beside its title: stored widths of one- and two-segment controls minus their titles.
  static let segmentPadding: CGFloat = 20
  /// `ios26/controls.json`, UISegmentedControl.pill_inset.
  static let segmentPillInset: CGFloat = 2

  static let progressHeight: CGFloat = 4
  /// `ios26/controls.json`, UIProgressView.fill: the shortest fill that is not empty.
  static let progressLeastFill: CGFloat = 8

  static let mediumActivity: CGFloat = 20
  static let largeActivity: CGFloat = 37

  static let pageControlHeight: CGFloat = 26
  /// `ios26/controls.json`, UIPageControl: content is 28 + 10n + 8(n - 1) wide.
  static let pageDot: CGFloat = 10
  static let pageDotGap: CGFloat = 8
  static let pagePadding: CGFloat = 14

  static let wheelsHeight: CGFloat = 216
  static let wheelRow: CGFloat = 34
  static let searchBarHeight: CGFloat = 56
  /// `ios26/controls.json`, UISearchBar.field: 8 from the sides, 36 high.
  static let searchFieldHeight: CGFloat = 36
  static let searchFieldInset: CGFloat = 8
  static let scopeBarHeight: CGFloat = 46

  static let fieldHeight: CGFloat = 34
  /// What a field with a border has above and below its text: `corpus/metrics.json`, 30 pt text in 45.5 or 45.67.
  static let fieldPadding: CGFloat = 9.6
  /// `ios26/controls.json`, UITextField_roundedRect.
  static let fieldTextInset = CGSize(width: 7, height: 2)
  static let fieldCornerRadius: CGFloat = 5
  static let fieldBorder: CGFloat = 0.6493506493506493
  /// A field without a border is this much higher than its text; `ios26/controls.json`, UITextField_roundedRect.intrinsic.
  static let bareFieldPadding: CGFloat = 1.5
  /// The side of the square of a field's clear button.
  static let clearButton: CGFloat = 19

  /// A button's padding above and below its title.
  static let buttonPadding: CGFloat = 6
  static let buttonLeastWidth: CGFloat = 30
  static let infoButton = CGSize(width: 25, height: 24)
  static let closeButton = CGSize(width: 30, height: 30)
}
