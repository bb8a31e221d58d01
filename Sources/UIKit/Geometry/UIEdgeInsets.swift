internal import CoreGraphics
public import Foundation

/// The distances by which the edges of a rectangle move inward, in points.
///
/// Negative distances move an edge outward.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance the top edge moves down.
  public var top: CGFloat
  /// The distance the left edge moves right.
  public var left: CGFloat
  /// The distance the bottom edge moves up.
  public var bottom: CGFloat
  /// The distance the right edge moves left.
  public var right: CGFloat

  /// Creates insets of zero.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }

  /// Creates insets with four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets with left and right exchanged.
  var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }

  /// Insets that leave a rectangle unchanged.
  public static let zero = UIEdgeInsets()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns insets with four distances.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rectangle with its edges moved inward; its size is negative if the insets exceed it.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The insets of a rectangle whose leading edge depends on the language's direction.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// The distance the top edge moves down.
  public var top: CGFloat
  /// The distance the leading edge moves inward: the left edge in a left-to-right layout.
  public var leading: CGFloat
  /// The distance the bottom edge moves up.
  public var bottom: CGFloat
  /// The distance the trailing edge moves inward: the right edge in a left-to-right layout.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Creates insets with four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that leave a rectangle unchanged.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets with leading and trailing resolved to left and right for a direction.
  package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}

extension UIEdgeInsets {
  /// Returns the insets with left and right converted to leading and trailing for a direction.
  package func directional(rightToLeft: Bool) -> NSDirectionalEdgeInsets {
    rightToLeft
      ? NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
      : NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
  }

  /// Returns the sum of the insets, edge by edge.
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the sum of the insets, edge by edge.
  package static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

extension CGRect {
  /// Returns the rectangle with its edges moved inward by the insets.
  ///
  /// The rectangle is standardised first. The size is negative if the insets exceed it, and the null
  /// rectangle stays null.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    let rect = standardized
    return CGRect(
      x: rect.origin.x + insets.left, y: rect.origin.y + insets.top,
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets: Codable {
  /// Creates insets from four numbers in the order top, left, bottom, right.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    top = try numbers.decode(CGFloat.self)
    left = try numbers.decode(CGFloat.self)
    bottom = try numbers.decode(CGFloat.self)
    right = try numbers.decode(CGFloat.self)
  }

  /// Encodes four numbers in the order top, left, bottom, right.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, left, bottom, right] { try numbers.encode(number) }
  }
}

extension NSDirectionalEdgeInsets: Codable {
  /// Creates insets from four numbers in the order top, leading, bottom, trailing.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    top = try numbers.decode(CGFloat.self)
    leading = try numbers.decode(CGFloat.self)
    bottom = try numbers.decode(CGFloat.self)
    trailing = try numbers.decode(CGFloat.self)
  }

  /// Encodes four numbers in the order top, leading, bottom, trailing.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [top, leading, bottom, trailing] { try numbers.encode(number) }
  }
}
