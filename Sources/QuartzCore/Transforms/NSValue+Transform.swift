package import CoreGraphics
public import Foundation
internal import RenderTree

extension NSValue {
  /// Creates a value that holds a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    let m = transform
    self.init(
      bytes: [
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42,
        m.m43, m.m44,
      ], objCType: NSValue.sixteenNumbers)
  }

  /// The transform that the value holds, an affine one included, or the identity if it holds something else.
  public var caTransform3DValue: CATransform3D {
    switch String(cString: objCType) {
    case NSValue.sixteenNumbers:
      let n = numbers(16)
      return CATransform3D(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
        m32: n[9],
        m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    case "[6d]":
      let n = numbers(6)
      return CATransform3DMakeAffineTransform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    default: return CATransform3DIdentity
    }
  }

  private func numbers(_ count: Int) -> [Double] {
    var n = [Double](repeating: 0, count: count)
    n.withUnsafeMutableBytes { getValue($0.baseAddress!) }
    return n
  }

  /// The type encoding of sixteen numbers. On Linux, Foundation's `NSValue` can hold arrays but not
  /// structures.
  private static let sixteenNumbers = "[16d]"
}

extension CATransform3D: ValueBridgeable, _ObjectiveCBridgeable {
  package static var plain: CATransform3D { CATransform3DIdentity }
  package init(heldBy value: NSValue) { self = value.caTransform3DValue }
  package var nsValue: NSValue { NSValue(caTransform3D: self) }
}
