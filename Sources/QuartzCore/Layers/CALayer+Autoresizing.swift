internal import CoreGraphics
internal import RenderTree

/// The parts of a layer and of its distances to the superlayer that take up a change
/// of the superlayer's size.
///
/// Layers have these on the Mac and under Mac Catalyst, not on iOS; the views of iOS follow
/// `UIView.autoresizingMask`.
public struct CAAutoresizingMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The distance from the superlayer's least x gives way.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  /// The width gives way.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  /// The distance from the superlayer's greatest x gives way.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  /// The distance from the superlayer's least y gives way, which is seen at the top.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  /// The height gives way.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  /// The distance from the superlayer's greatest y gives way, which is seen at the bottom.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

extension CALayer {
  /// Lets the sublayers follow a change of size by their masks, where any has one.
  final func resizeFollowers(from old: CGSize) {
    if !children.isEmpty { resizeSublayers(withOldSize: old) }
  }

  /// Whether the layer has a mask, or may be of a class that follows in its own way.
  final var mayFollowByMask: Bool { extras != nil || type(of: self) != CALayer.self }

  func resizeByMask(from old: CGSize) {
    guard let mask = extras?.autoresizing, mask != [], let new = parent?.state.bounds.size else { return }
    let frame = state.frame
    let x = Self.resize(
      frame.minX, frame.width, by: new.width - old.width, flexible: (
        mask.contains(.layerMinXMargin), mask.contains(.layerWidthSizable), mask.contains(.layerMaxXMargin)
      ))
    let y = Self.resize(
      frame.minY, frame.height, by: new.height - old.height, flexible: (
        mask.contains(.layerMinYMargin), mask.contains(.layerHeightSizable), mask.contains(.layerMaxYMargin)
      ))
    self.frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// The rule measured on the Mac (`measured_core_animation.json`), which is not the proportional one of
  /// views: each part of an axis is worth a third of the change; one that is fixed gives its third to the
  /// flexible margins, or to the length where neither margin is flexible. The near edge goes down to a whole
  /// point and the far edge up.
  static func resize(
    _ origin: CGFloat, _ length: CGFloat, by delta: CGFloat, flexible: (min: Bool, length: Bool, max: Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    guard delta != 0, flexible.min || flexible.length || flexible.max else { return (origin, length) }
    let margins = CGFloat((flexible.min ? 1 : 0) + (flexible.max ? 1 : 0))
    let grown = flexible.length ? (margins == 0 ? delta : delta / 3) : 0
    let near = flexible.min ? origin + (delta - grown) / margins : origin
    let far = near + length + grown
    return (near.rounded(.down), far.rounded(.up) - near.rounded(.down))
  }
}
