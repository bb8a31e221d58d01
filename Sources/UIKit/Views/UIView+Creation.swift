internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// A new view of the class that this is called on, made by its `init(frame:)`.
  ///
  /// Swift lets only `required` initialisers run through a metatype, and UIKit's `init(frame:)` is not one. A convenience
  /// initialiser's entry point allocates the class it is handed and calls that class's `init(frame:)`; this is that
  /// entry point under its own name.
  @_silgen_name("$s5UIKit6UIViewC12dynamicFrameAC10Foundation6CGRectV_tcfC")
  static func make(frame: CGRect) -> UIView

  static func makeLayer() -> CALayer {
    let wanted: AnyClass = layerClass
    return wanted == CALayer.self ? CALayer() : (wanted as? CALayer.Type ?? CALayer.self).make()
  }

  /// The view behind a layer; every owner of a layer is a view.
  nonisolated static func owner(of layer: CALayer) -> UIView? {
    layer.view.map { unsafeDowncast($0, to: UIView.self) }
  }

  /// As UIKit writes it (`documented_facts.json`, "description").
  var descriptionText: String {
    let f = frame
    var text = "<\(type(of: self)): \(Self.address(self))"
    text += "; frame = (\(f.minX.short) \(f.minY.short); \(f.width.short) \(f.height.short))"
    if !transform.isIdentity {
      let t = transform
      text += "; transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.short).joined(separator: ", "))]"
    }
    if alpha != 1 { text += "; alpha = \(alpha.short)" }
    if isHidden { text += "; hidden = YES" }
    if autoresizingMask != [] { text += "; autoresize = \(autoresizingMask.letters)" }
    if tag != 0 { text += "; tag = \(tag)" }
    return text + "; layer = <\(type(of: layer)): \(Self.address(layer))>>"
  }

  private static func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts by their first letters; margins are LM, RM, TM and BM.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CGFloat {
  /// Like C's `%g`: no ".0" behind whole numbers.
  var short: String { String(format: "%g", self) }
}
