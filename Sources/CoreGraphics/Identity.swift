/// A class whose objects compare by identity, as Core Foundation objects do by default.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext: _CFObject {}
extension CGDataConsumer: _CFObject {}
extension CGDataProvider: _CFObject {}
extension CGFont: _CFObject {}
extension CGFunction: _CFObject {}
extension CGGradient: _CFObject {}
extension CGImage: _CFObject {}
extension CGLayer: _CFObject {}
extension CGPDFDocument: _CFObject {}
extension CGPDFPage: _CFObject {}
extension CGPattern: _CFObject {}
extension CGShading: _CFObject {}
