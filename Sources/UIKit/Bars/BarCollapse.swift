internal import CoreGraphics

/// The rows that scrolling content pushes out of the navigation bar above it: first that of the search bar,
/// then that of the large title. Lengths are in points.
///
/// The content stores it, so that a controller that reappears finds its bar as it left it.
struct BarCollapse: Equatable {
  /// The height of the row of a search bar that hides while the content scrolls.
  var searchRoom: CGFloat = 0
  /// The height of the row of the large title.
  var titleRoom: CGFloat = 0
  /// The height of both rows that is hidden.
  var hidden: CGFloat = 0
  /// The distance by which the content is pulled down beyond its top.
  var pulled: CGFloat = 0

  var room: CGFloat { searchRoom + titleRoom }
  var searchShown: CGFloat { max(0, searchRoom - hidden) }
  var titleShown: CGFloat { titleRoom - max(0, hidden - searchRoom) }

  /// Returns the position at which content comes to rest for a proposed distance from its top: rows are
  /// either fully shown or fully hidden.
  func snapped(_ way: CGFloat) -> CGFloat {
    guard way > 0, way < room else { return way }
    if way < searchRoom { return way < searchRoom / 2 ? 0 : searchRoom }
    return way - searchRoom < titleRoom / 2 ? searchRoom : room
  }
}

/// The bars below a scroll view, whose backgrounds depend on where its content ends.
struct LowerBars {
  weak var tabs: UITabBar?
  weak var tools: UIToolbar?
}

extension UIScrollView {
  /// The top inset with all rows of the bar above shown, in points.
  final var widestTopInset: CGFloat { topInsets(of: adjustedContentInset).widest }
  /// The top inset at which the content rests: a hiding search bar is only shown below it.
  final var restingTopInset: CGFloat { topInsets(of: adjustedContentInset).resting }
  /// Returns both for adjusted insets.
  final func topInsets(of adjusted: UIEdgeInsets) -> (widest: CGFloat, resting: CGFloat) {
    guard followsBar else { return (adjusted.top, adjusted.top) }
    let widest = adjusted.top + collapse.hidden
    return (widest, widest - collapse.searchRoom)
  }
  /// A Boolean value that indicates whether the insets change with the bar.
  private var followsBar: Bool { contentInsetAdjustmentBehavior != .never }

  /// Sets the heights of the rows that the content can hide; new ones are shown if the content is at its top.
  final func setCollapse(searchRoom: CGFloat, titleRoom: CGFloat) {
    guard collapse.searchRoom != searchRoom || collapse.titleRoom != titleRoom else { return }
    let isAtTop = settledInsets == nil || isAtTopEdge
    let showsSearch = settledInsets != nil && collapse.searchRoom > 0 && collapse.hidden == 0
    (collapse.searchRoom, collapse.titleRoom) = (searchRoom, titleRoom)
    collapse.hidden = !isAtTop ? collapse.room : showsSearch ? 0 : searchRoom
    collapse.pulled = 0
  }

  /// Updates the bar above after the content has scrolled.
  final func moveBar() {
    tellLowerBars()
    guard let edgeBar else { return }
    edgeBar.isAtScrollEdge = isAtTopEdge
    guard collapse.room > 0, settledInsets != nil else { return }
    let way = contentOffset.y + widestTopInset, old = collapse
    collapse.hidden = min(max(way, 0), collapse.room)
    collapse.pulled = max(-way, 0)
    if collapse != old { edgeBar.contentMoved() }
  }

  /// Updates the bars after a change of insets, with which content may begin or end elsewhere without
  /// scrolling.
  final func tellEdges() {
    edgeBar?.isAtScrollEdge = isAtTopEdge
    tellLowerBars()
  }

  /// Updates whether the content ends at the bars below it.
  final func tellLowerBars() {
    guard lowerBars.tabs != nil || lowerBars.tools != nil else { return }
    let isAtEdge = isAtBottomEdge
    lowerBars.tabs?.isAtScrollEdge = isAtEdge
    lowerBars.tools?.isAtScrollEdge = isAtEdge
  }

  /// Returns the offset at which content that scrolls to an offset comes to rest.
  final func snappedToRows(_ y: CGFloat) -> CGFloat {
    guard edgeBar != nil, collapse.room > 0 else { return y }
    let way = y + widestTopInset, snapped = collapse.snapped(way)
    guard snapped != way else { return y }
    let scale = max(contentScaleFactor, 1)
    return ((snapped - widestTopInset) * scale).rounded() / scale
  }
}
