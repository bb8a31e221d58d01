public import CoreGraphics
public import Foundation

extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }

  /// Creates a value that contains a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }
  /// The vector in the value.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }

  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }

  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle in the value.
  public var cgRectValue: CGRect { rectValue }

  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// The insets in the value.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Creates a value that contains directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
  /// The directional insets in the value.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// Creates a value that contains an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }
  /// The offset in the value.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }

  /// Creates a value that contains an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init)
    self.init(bytes: numbers, objCType: NSValue.sixNumbers)
  }
  /// The affine transform in the value, or the identity if it contains something else.
  public var cgAffineTransformValue: CGAffineTransform {
    guard String(cString: objCType) == NSValue.sixNumbers else { return .identity }
    var n = [Double](repeating: 0, count: 6)
    n.withUnsafeMutableBytes { getValue($0.baseAddress!) }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// The type code of six numbers: on Linux, a value can contain arrays but not structures.
  private static let sixNumbers = "[6d]"
}

extension CGAffineTransform: ValueBridgeable, _ObjectiveCBridgeable {
  package static var plain: CGAffineTransform { .identity }
  package init(heldBy value: NSValue) { self = value.cgAffineTransformValue }
  package var nsValue: NSValue { NSValue(cgAffineTransform: self) }
}

extension UIEdgeInsets: ValueBridgeable, _ObjectiveCBridgeable {
  package static var plain: UIEdgeInsets { .zero }
  package init(heldBy value: NSValue) { self = value.uiEdgeInsetsValue }
  package var nsValue: NSValue { NSValue(uiEdgeInsets: self) }
}
