internal import CoreGraphics
internal import RenderTree

/// The parts of a layer and of its margins that change with the size of the superlayer.
///
/// Layers have these on the Mac and under Mac Catalyst, not on iOS; the views of iOS follow
/// `UIView.autoresizingMask`.
public struct CAAutoresizingMask: OptionSet, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: UInt32
  /// Creates a value with the given raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The margin at the smallest x is flexible.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  /// The width is flexible.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  /// The margin at the largest x is flexible.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  /// The margin at the smallest y, the top, is flexible.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  /// The height is flexible.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  /// The margin at the largest y, the bottom, is flexible.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

extension CALayer {
  /// Resizes the sublayers by their autoresizing masks after a change of size.
  final func resizeFollowers(from old: CGSize) {
    if !children.isEmpty { resizeSublayers(withOldSize: old) }
  }

  /// A Boolean value that indicates whether the layer has an autoresizing mask, or is of a class that may
  /// override resizing.
  final var mayFollowByMask: Bool { extras != nil || type(of: self) != CALayer.self }

  func resizeByMask(from old: CGSize) {
    guard let mask = extras?.autoresizing, mask != [], let new = parent?.state.bounds.size else { return }
    let frame = state.frame
    let x = Self.resize(
      frame.minX, frame.width, by: new.width - old.width,
      flexible: (
        mask.contains(.layerMinXMargin), mask.contains(.layerWidthSizable), mask.contains(.layerMaxXMargin)
      ))
    let y = Self.resize(
      frame.minY, frame.height, by: new.height - old.height,
      flexible: (
        mask.contains(.layerMinYMargin), mask.contains(.layerHeightSizable), mask.contains(.layerMaxYMargin)
      ))
    self.frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }

  /// Returns the resized interval of one axis by the rule measured on the Mac
  /// (`measured_core_animation.json`), which is not the proportional one of views.
  ///
  /// Each part of an axis gets a third of the change. A fixed part gives its third to the flexible margins,
  /// or to the length if neither margin is flexible. The near edge is rounded down to a whole point and the
  /// far edge up.
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
