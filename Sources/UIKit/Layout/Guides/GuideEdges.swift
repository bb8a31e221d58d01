internal import CoreGraphics
internal import Foundation

/// The position of a system guide in its owning view: each edge as a distance from one of the owner's edges.
struct GuideEdges: Equatable {
  struct Edge: Equatable {
    /// A Boolean value that indicates whether the offset is relative to the owner's right or bottom edge
    /// instead of its left or top edge.
    var isFar = false
    /// The offset in points, rightwards and downwards.
    var offset: CGFloat = 0
  }

  var top = Edge()
  var left = Edge()
  var bottom = Edge(isFar: true)
  var right = Edge(isFar: true)

  /// Creates the edges of the owner's bounds.
  init() {}

  init(inset insets: UIEdgeInsets) {
    top.offset = insets.top
    left.offset = insets.left
    bottom.offset = -insets.bottom
    right.offset = -insets.right
  }

  func rect(in bounds: CGRect) -> CGRect {
    func x(_ edge: Edge) -> CGFloat { (edge.isFar ? bounds.maxX : bounds.minX) + edge.offset }
    func y(_ edge: Edge) -> CGFloat { (edge.isFar ? bounds.maxY : bounds.minY) + edge.offset }
    return CGRect(
      x: x(left), y: y(top), width: max(0, x(right) - x(left)), height: max(0, y(bottom) - y(top)))
  }
}

extension UIView {
  /// Returns the edges of a guide with that role; nil for guides that constraints or a scroll view's content
  /// place.
  final func edges(of role: GuideRole) -> GuideEdges? {
    var edges = GuideEdges()
    switch role {
    case .free, .scrollContent: return nil
    case .scrollFrame: break
    case .layoutMargins: edges = GuideEdges(inset: layoutMargins)
    case .safeArea: edges = GuideEdges(inset: safeAreaInsets)
    case .readableContent: edges = readableEdges
    case .keyboard: edges.top = GuideEdges.Edge(isFar: true, offset: -keyboardCover)
    case .top: edges.bottom = GuideEdges.Edge(isFar: false, offset: safeAreaInsets.top)
    case .bottom: edges.top = GuideEdges.Edge(isFar: true, offset: -safeAreaInsets.bottom)
    }
    return edges
  }

  /// Returns the same edges as insets of the current bounds.
  final func insets(of role: GuideRole) -> UIEdgeInsets {
    guard let edges = edges(of: role) else { return .zero }
    let b = layer.bounds, rect = edges.rect(in: b)
    return UIEdgeInsets(
      top: rect.minY - b.minY, left: rect.minX - b.minX, bottom: b.maxY - rect.maxY, right: b.maxX - rect.maxX
    )
  }

  /// The height that the input views cover; at least the lower safe area, if the guide includes it: input
  /// views that a finger pulls down leave the guide there.
  private var keyboardCover: CGFloat {
    let guide = extras?.guides.first { $0.role == .keyboard } as? UIKeyboardLayoutGuide
    return max(
      InputViewHost.cover(of: self), guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom)
  }

  private var readableEdges: GuideEdges {
    let margins = layoutMargins, span = readableSpan(inside: margins)
    return GuideEdges(
      inset: UIEdgeInsets(
        top: margins.top, left: span.x, bottom: margins.bottom,
        right: layer.bounds.width - span.x - span.width))
  }

  /// Returns the horizontal span of readable content inside some margins.
  final func readableSpan(inside margins: UIEdgeInsets) -> (x: CGFloat, width: CGFloat) {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    return ReadableWidth.classic(bodySize: body).span(
      in: layer.bounds.width, margins: (margins.left, margins.right))
  }
}

/// The maximum width of readable lines, to which content inside the margins is limited and in which it is
/// centred.
struct ReadableWidth {
  /// The maximum width, in points.
  var most: CGFloat
  /// The width up to which views keep to their margins only.
  var threshold: CGFloat = 0

  /// Returns UIKit's width on the iPad: 672 points for text of the default size, 560 for the smallest; 40
  /// points for each point of the body font, in steps of 16.
  static func classic(bodySize: CGFloat) -> ReadableWidth {
    ReadableWidth(most: (bodySize * 40 / 16).rounded(.down) * 16)
  }

  /// Returns the span of readable content in a view `width` wide.
  func span(in width: CGFloat, margins: (left: CGFloat, right: CGFloat)) -> (x: CGFloat, width: CGFloat) {
    let room = max(0, width - margins.left - margins.right)
    guard width > threshold, room > most else { return (margins.left, room) }
    return ((width - most) / 2, most)
  }
}
