internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case fixed(Double), concentric(minimum: Double) }
  let kind: Kind

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(kind: .fixed(max(0, radius)))
  }
  /// Returns a radius concentric with the corner of the nearest enclosing rounded view: that corner's radius,
  /// less the larger of the gaps between the two, and at least `minimum` points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: max(0, minimum ?? 0)))
  }
}

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
  /// The radii in the order top left, top right, bottom left, bottom right; nil for a square corner.
  private var radii: [UICornerRadius?]
  /// The groups of corners that get the largest radius among them.
  private var uniform: [[Int]] = []
  /// The maximum radius of the half circles at the shorter sides; nil for no capsule.
  private var capsule: Double?

  private init(_ radii: [UICornerRadius?], uniform: [[Int]] = []) {
    (self.radii, self.uniform) = (radii, uniform)
  }

  /// Returns corners that have the same radius, each resolved separately.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    .init([radius, radius, radius, radius])
  }
  /// Returns corners with a radius each; nil leaves a corner square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { .init([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius]) }

  /// Returns corners that all have the same resolved radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    .init([radius, radius, radius, radius], uniform: [[0, 1, 2, 3]])
  }
  /// Returns corners that have the same resolved radius along the upper and along the lower edge.
  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    .init([topRadius, topRadius, bottomRadius, bottomRadius], uniform: [[0, 1], [2, 3]])
  }
  /// Returns corners that have the same resolved radius, the larger of two, along the left and along the
  /// right edge.
  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    .init([leftRadius, rightRadius, leftRadius, rightRadius], uniform: [[0, 2], [1, 3]])
  }
  /// Returns corners with the same resolved radius along the upper edge; nil leaves a lower one square.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init([topRadius, topRadius, bottomLeftRadius, bottomRightRadius], uniform: [[0, 1]])
  }
  /// Returns corners with the same resolved radius along the lower edge; nil leaves an upper one square.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init([topLeftRadius, topRightRadius, bottomRadius, bottomRadius], uniform: [[2, 3]])
  }
  /// Returns corners with the same resolved radius along the left edge; nil leaves one at the right square.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init([leftRadius, topRightRadius, leftRadius, bottomRightRadius], uniform: [[0, 2]])
  }
  /// Returns corners with the same resolved radius along the right edge; nil leaves one at the left square.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    .init([topLeftRadius, rightRadius, bottomLeftRadius, rightRadius], uniform: [[1, 3]])
  }

  /// Returns half circles at the shorter sides for any size, up to a radius in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    var made = UICornerConfiguration([nil, nil, nil, nil])
    made.capsule = max(0, maximumRadius ?? .infinity)
    return made
  }

  /// Returns the radii in points for a view at its current position and size.
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
  /// The corner configuration, which applies at any size of the view. Setting it replaces the layer's
  /// `cornerRadius` and `maskedCorners`; that radius is then the largest.
  public var cornerConfiguration: UICornerConfiguration {
    get { extras?.corners ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
    set {
      needExtras().corners = newValue
      resolveCorners()
    }
  }

  /// Applies the configuration, if there is one, to the layer.
  final func resolveCorners() {
    guard let corners = extras?.corners else { return }
    let rounded = placeLayer
    rounded.cornerRadii = corners.resolved(in: self)
    rounded.cornerCurve = .continuous
  }
}
