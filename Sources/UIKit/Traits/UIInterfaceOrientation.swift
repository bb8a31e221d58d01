internal import Foundation

/// The orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Upright, the top edge up.
  case portrait = 1
  /// Upright, the top edge down.
  case portraitUpsideDown = 2
  /// In landscape, the top edge to the left.
  case landscapeLeft = 3
  /// In landscape, the top edge to the right.
  case landscapeRight = 4
  /// Flat, the screen up.
  case faceUp = 5
  /// Flat, the screen down.
  case faceDown = 6

  /// A Boolean value that indicates whether the device is in portrait orientation, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is in landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the device is in portrait or landscape orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of the interface on the screen.
///
/// An interface rotates against the device, so left and right are swapped between the two enumerations.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// The top of the interface at the device's top edge.
  case portrait = 1
  /// The top of the interface at the device's bottom edge.
  case portraitUpsideDown = 2
  /// The device's top edge is to the right.
  case landscapeLeft = 4
  /// The device's top edge is to the left.
  case landscapeRight = 3

  /// A Boolean value that indicates whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits: one bit at the position of each orientation's raw value.
  public let rawValue: UInt
  /// Creates a set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The device's top edge is to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// The device's top edge is to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
