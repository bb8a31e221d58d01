internal import CoreGraphics
internal import Foundation

/// Where a guide of the system lies in its owning view: each edge a distance from one of the owner's edges.
struct GuideEdges: Equatable {
  struct Edge: Equatable {
    /// Counted from the owner's right or bottom edge instead of its left or top edge.
    var isFar = false
    /// In points, rightwards and downwards.
    var offset: CGFloat = 0
  }

  var top = Edge()
  var left = Edge()
  var bottom = Edge(isFar: true)
  var right = Edge(isFar: true)

  /// The owner's bounds.
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
  /// Where a guide with that role lies in this view; nil for
  /// guides that constraints or a scroll view's content place.
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

  /// The same as distances from the edges of the bounds as they are now.
  final func insets(of role: GuideRole) -> UIEdgeInsets {
    guard let edges = edges(of: role) else { return .zero }
    let b = layer.bounds, rect = edges.rect(in: b)
    return UIEdgeInsets(
      top: rect.minY - b.minY, left: rect.minX - b.minX, bottom: b.maxY - rect.maxY, right: b.maxX - rect.maxX
    )
  }

  /// What the input views cover; at least the lower safe area, if the guide counts that: input views that a
  /// finger pulls down leave the guide there.
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

  /// Where readable content lies across the view inside some margins.
  final func readableSpan(inside margins: UIEdgeInsets) -> (x: CGFloat, width: CGFloat) {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    return ReadableWidth.classic(bodySize: body).span(
      in: layer.bounds.width, margins: (margins.left, margins.right))
  }
}

/// The widest lines that read well: a width that content inside the margins keeps to and is centred in.
struct ReadableWidth {
  /// In points.
  var most: CGFloat
  /// Views no wider than this keep to their margins alone.
  var threshold: CGFloat = 0

  /// UIKit's of the iPad: 672 points for text of the default size, 560 for the smallest; 40 points for each
  /// point of the body font, in steps of 16.
  static func classic(bodySize: CGFloat) -> ReadableWidth {
    ReadableWidth(most: (bodySize * 40 / 16).rounded(.down) * 16)
  }

  /// Where readable content lies across a view `width` wide.
  func span(in width: CGFloat, margins: (left: CGFloat, right: CGFloat)) -> (x: CGFloat, width: CGFloat) {
    let room = max(0, width - margins.left - margins.right)
    guard width > threshold, room > most else { return (margins.left, room) }
    return ((width - most) / 2, most)
  }
}
