internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UILabel {
  /// Shows a title with attributes other than font and colour, which are set on the label afterwards.
  func show(title: String?, attributes: [NSAttributedString.Key: Any]) {
    let more = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    guard let title, !more.isEmpty else { return text = title }
    attributedText = NSAttributedString(string: title, attributes: more)
  }
}

/// The subviews of a navigation bar.
@MainActor struct NavigationBarParts {
  let background = BarBackground(frame: .zero)
  var left: [BarButton] = []
  var right: [BarButton] = []
  /// The platters behind the buttons since iOS 26, from the left.
  var platters: [BarPlatter] = []
  var chevron: BackChevron?
  /// The titles of the back button, the preferred one first, for when there is too little space for the bar's
  /// title; empty without a back button.
  var backTitles: [String] = []
  var title: UILabel?
  var titleView: BarButton?
  var largeTitle: UILabel?
  /// Clips the large title at the row of buttons.
  let largeArea = UIView(frame: .zero)
  /// Contains the search bar; kept when the other views are recreated, since its field may be in use.
  let searchArea = UIView(frame: .zero)
  var prompt: UILabel?
  var backgroundImages = ByBarMetrics<UIImage>()
  var titleShifts = ByBarMetrics<CGFloat>()
  /// A Boolean value that indicates whether the views need to be updated from the item.
  var isStale = true
}
