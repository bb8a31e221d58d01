/// A kind of Core Foundation's objects. The numbers hold for one run of a program, there as here.
public typealias CFTypeID = UInt

// Classes know their kind; the order is that of this list.
extension CGColor { public class var typeID: CFTypeID { 1 } }
extension CGColorSpace { public class var typeID: CFTypeID { 2 } }
extension CGImage { public class var typeID: CFTypeID { 3 } }
extension CGPath { public class var typeID: CFTypeID { 4 } }
extension CGContext { public class var typeID: CFTypeID { 5 } }
extension CGGradient { public class var typeID: CFTypeID { 6 } }

/// A class of a module above this one that is a kind of Core Foundation's objects.
package protocol CoreFoundationKind: AnyObject {
  /// None of those above.
  static var kind: CFTypeID { get }
}

/// The kind of an object; 0 for what is of no class of Core Graphics or Core Text. Strings, numbers and lists
/// are Swift's own values here, and have none.
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
