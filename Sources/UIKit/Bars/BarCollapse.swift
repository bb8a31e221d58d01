internal import CoreGraphics

/// What scrolling content pushes out of the navigation bar above it: the row of the search bar first, then
/// that of the large title. Lengths are in points.
///
/// The content keeps it, so that a controller that comes back finds its bar as it left it.
struct BarCollapse: Equatable {
  /// The row of a search bar that hides while the content scrolls.
  var searchRoom: CGFloat = 0
  /// The row of the large title.
  var titleRoom: CGFloat = 0
  /// How much of both is pushed away.
  var hidden: CGFloat = 0
  /// How far the content is pulled down below its lowest place.
  var pulled: CGFloat = 0

  var room: CGFloat { searchRoom + titleRoom }
  var searchShown: CGFloat { max(0, searchRoom - hidden) }
  var titleShown: CGFloat { titleRoom - max(0, hidden - searchRoom) }

  /// Where content that would come to rest a way below its lowest place comes to rest: rows are shown whole
  /// or not at all.
  func snapped(_ way: CGFloat) -> CGFloat {
    guard way > 0, way < room else { return way }
    if way < searchRoom { return way < searchRoom / 2 ? 0 : searchRoom }
    return way - searchRoom < titleRoom / 2 ? searchRoom : room
  }
}

/// The bars below content, whose backgrounds depend on where it ends.
struct LowerBars {
  weak var tabs: UITabBar?
  weak var tools: UIToolbar?
}

extension UIScrollView {
  /// The inset at the top with all rows of the bar above shown, in points.
  final var widestTopInset: CGFloat { topInsets(of: adjustedContentInset).widest }
  /// The inset at the top where the content rests: a search bar that hides is looked for below it.
  final var restingTopInset: CGFloat { topInsets(of: adjustedContentInset).resting }
  /// Returns both for adjusted insets.
  final func topInsets(of adjusted: UIEdgeInsets) -> (widest: CGFloat, resting: CGFloat) {
    guard followsBar else { return (adjusted.top, adjusted.top) }
    let widest = adjusted.top + collapse.hidden
    return (widest, widest - collapse.searchRoom)
  }
  /// Whether the insets change with the bar.
  private var followsBar: Bool { contentInsetAdjustmentBehavior != .never }

  /// Gives the content rows of a bar to push away; new ones are shown where the content is at its top.
  final func setCollapse(searchRoom: CGFloat, titleRoom: CGFloat) {
    guard collapse.searchRoom != searchRoom || collapse.titleRoom != titleRoom else { return }
    let isAtTop = settledInsets == nil || isAtTopEdge
    let showsSearch = settledInsets != nil && collapse.searchRoom > 0 && collapse.hidden == 0
    (collapse.searchRoom, collapse.titleRoom) = (searchRoom, titleRoom)
    collapse.hidden = !isAtTop ? collapse.room : showsSearch ? 0 : searchRoom
    collapse.pulled = 0
  }

  /// The content has moved: the bar above shows more or less.
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

  /// Other insets may have the content begin or end elsewhere while it has not moved.
  final func tellEdges() {
    edgeBar?.isAtScrollEdge = isAtTopEdge
    tellLowerBars()
  }

  /// The bars below the content follow whether it ends above them.
  final func tellLowerBars() {
    guard lowerBars.tabs != nil || lowerBars.tools != nil else { return }
    let isAtEdge = isAtBottomEdge
    lowerBars.tabs?.isAtScrollEdge = isAtEdge
    lowerBars.tools?.isAtScrollEdge = isAtEdge
  }

  /// Where content on its way to an offset comes to rest.
  final func snappedToRows(_ y: CGFloat) -> CGFloat {
    guard edgeBar != nil, collapse.room > 0 else { return y }
    let way = y + widestTopInset, snapped = collapse.snapped(way)
    guard snapped != way else { return y }
    let scale = max(contentScaleFactor, 1)
    return ((snapped - widestTopInset) * scale).rounded() / scale
  }
}
