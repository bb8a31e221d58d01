internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// A new view of the class that this is called on, made by its `init(frame:)`.
  ///
  /// Swift lets only `required` initialisers run through a metatype, and UIKit's `init(frame:)` is not one. A
  /// convenience initialiser's entry point allocates the class it is handed and calls that class's
  /// `init(frame:)`; this is that entry point under its own name.
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
}
