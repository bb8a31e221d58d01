internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// How far a corner is rounded.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case fixed(Double), concentric(minimum: Double) }
  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(max(0, radius)))
  }
  /// The radius that has the same centre as the corner of the nearest rounded view around: that corner's,
  /// less the larger of the gaps between the two, and at least `minimum` points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: max(0, minimum ?? 0)))
  }
}

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The corners in the order top left, top right, bottom
  /// left, bottom right; nil is a corner that is not rounded.
  private var radii: [UICornerRadius?]
  /// Corners that take the largest radius among them.
  private var uniform: [[Int]] = []
  /// Whether the shorter sides become half circles of at most this radius.
  private var capsule: Double?

  private init(_ radii: [UICornerRadius?], uniform: [[Int]] = []) {
    (self.radii, self.uniform) = (radii, uniform)
  }

  /// Each corner by itself.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    .init([radius, radius, radius, radius])
  }
  /// Each corner with a radius of its own; nil leaves a corner square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { .init([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]) }

  /// All corners alike.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    .init([radius, radius, radius, radius], uniform: [[0, 1, 2, 3]])
  }
  /// The corners of opposite edges alike.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    .init([topRadius, topRadius, bottomRadius, bottomRadius], uniform: [[0, 1], [2, 3]])
  }
  /// The corners at the left alike, and those at the right; of two radii the larger counts.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    .init([leftRadius, rightRadius, leftRadius, rightRadius], uniform: [[0, 2], [1, 3]])
  }
  /// The corners of one edge alike.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init([topRadius, topRadius, bottomLeftRadius, bottomRightRadius], uniform: [[0, 1]])
  }
  /// The corners at the bottom alike; nil leaves an upper one square.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init([topLeftRadius, topRightRadius, bottomRadius, bottomRadius], uniform: [[2, 3]])
  }
  /// The corners at the left alike; nil leaves one at the right square.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init([leftRadius, topRightRadius, leftRadius, bottomRightRadius], uniform: [[0, 2]])
  }
  /// The corners at the right alike; nil leaves one at the left square.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], uniform: [[1, 3]])
  }

  /// Half circles at the shorter sides, whatever the size, up to a radius in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    var made = UICornerConfiguration([nil, nil, nil, nil])
    made.capsule = max(0, maximumRadius ?? .infinity)
    return made
  }

  /// The radii in points of a view as it lies now.
  @MainActor func resolved(in view: UIView) -> [CGFloat] {
    let most = min(view.bounds.width, view.bounds.height) / 2
    if let capsule { return Array(repeating: min(most, CGFloat(capsule)), count: 4) }
    var result = radii.enumerated().map { corner, radius -> CGFloat in
      switch radius?.kind {
      case nil: 0
      case .fixed(let points): CGFloat(points)
      case .concentric(let minimum): max(CGFloat(minimum), Self.concentric(corner, of: view))
      }
    }
    for group in uniform {
      let largest = group.map { result[$0] }.max() ?? 0
      for corner in group { result[corner] = largest }
    }
    return result.map { min($0, most) }
  }

  @MainActor private static func concentric(_ corner: Int, of view: UIView) -> CGFloat {
    let name = [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight][corner]
    var above = view.superview
    while let container = above, container.effectiveRadius(corner: name) == 0 { above = container.superview }
    guard let container = above else { return 0 }
    let box = view.convert(view.bounds, to: container), around = container.bounds
    let across = corner % 2 == 0 ? box.minX - around.minX : around.maxX - box.maxX
    let down = corner < 2 ? box.minY - around.minY : around.maxY - box.maxY
    return container.effectiveRadius(corner: name) - max(across, down)
  }
}

extension UIView {
  /// How the corners are rounded, whatever size the view gets; setting it takes the place of the layer's
  /// `cornerRadius` and `maskedCorners`, where that radius is the largest.
  public var cornerConfiguration: UICornerConfiguration {
    get { extras?.corners ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
    set {
      needExtras().corners = newValue
      resolveCorners()
    }
  }

  /// Rounds the layer by the configuration, where there is one.
  final func resolveCorners() {
    guard let corners = extras?.corners else { return }
    let rounded = placeLayer
    rounded.cornerRadii = corners.resolved(in: self)
    rounded.cornerCurve = .continuous
  }
}
