/// An identifier of a Core Foundation type. Identifiers are valid for one run of the program, as on iOS.
public typealias CFTypeID = UInt

// The identifiers follow the order of this list.
extension CGColor {
  /// The Core Foundation type identifier of colours.
  public class var typeID: CFTypeID { 1 }
}
extension CGColorSpace {
  /// The Core Foundation type identifier of colour spaces.
  public class var typeID: CFTypeID { 2 }
}
extension CGImage {
  /// The Core Foundation type identifier of images.
  public class var typeID: CFTypeID { 3 }
}
extension CGPath {
  /// The Core Foundation type identifier of paths.
  public class var typeID: CFTypeID { 4 }
}
extension CGContext {
  /// The Core Foundation type identifier of contexts.
  public class var typeID: CFTypeID { 5 }
}
extension CGGradient {
  /// The Core Foundation type identifier of gradients.
  public class var typeID: CFTypeID { 6 }
}

/// A class of a higher module that counts as a Core Foundation type.
package protocol CoreFoundationKind: AnyObject {
  /// The type's identifier, distinct from those above.
  static var kind: CFTypeID { get }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the type identifier of an object, or 0 if its class belongs to neither Core Graphics nor Core
/// Text.
///
/// - Note: Strings, numbers and arrays are Swift values here and have no identifier.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  switch cf {
  case is CGColor: CGColor.typeID
  case is CGColorSpace: CGColorSpace.typeID
  case is CGImage: CGImage.typeID
  case is CGPath: CGPath.typeID
  case is CGContext: CGContext.typeID
  case is CGGradient: CGGradient.typeID
  case let object as any CoreFoundationKind: type(of: object).kind
  default: 0
  }
}
