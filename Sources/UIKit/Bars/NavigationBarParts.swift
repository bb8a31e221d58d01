internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UILabel {
  /// Shows a title of a bar with what attributes say beside its font and colour. Those are the label's, to be
  /// set afterwards.
  func show(title: String?, attributes: [NSAttributedString.Key: Any]) {
    let more = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    guard let title, !more.isEmpty else { return text = title }
    attributedText = NSAttributedString(string: title, attributes: more)
  }
}

/// The views of a navigation bar.
@MainActor struct NavigationBarParts {
  let background = BarBackground(frame: .zero)
  var left: [BarButton] = []
  var right: [BarButton] = []
  /// What the buttons lie on since iOS 26, from the left.
  var platters: [BarPlatter] = []
  var chevron: BackChevron?
  /// What the back button says, and what where that leaves too little to the title; empty without one.
  var backTitles: [String] = []
  var title: UILabel?
  var titleView: BarButton?
  var largeTitle: UILabel?
  /// Clips the large title where the row of buttons begins.
  let largeArea = UIView(frame: .zero)
  /// Holds the search bar; it stays when the other views are made anew, since its field may be in use.
  let searchArea = UIView(frame: .zero)
  var prompt: UILabel?
  var backgroundImages = ByBarMetrics<UIImage>()
  var titleShifts = ByBarMetrics<CGFloat>()
  /// The views do not show the item as it is.
  var isStale = true
}
