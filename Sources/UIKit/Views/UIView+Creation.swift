internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// Creates a view of the class that this is called on with its `init(frame:)`.
  ///
  /// Swift runs only `required` initialisers through a metatype, and UIKit's `init(frame:)` is not one. The
  /// entry point of a convenience initialiser allocates an instance of the class that it receives and calls
  /// that class's `init(frame:)`; this is that entry point under a name of its own.
  @_silgen_name("$s5UIKit6UIViewC12dynamicFrameAC10Foundation6CGRectV_tcfC")
  static func make(frame: CGRect) -> UIView

  static func makeLayer() -> CALayer {
    let wanted: AnyClass = layerClass
    return wanted == CALayer.self ? CALayer() : (wanted as? CALayer.Type ?? CALayer.self).make()
  }

  /// Returns the view that owns a layer; every owner of a layer is a view.
  nonisolated static func owner(of layer: CALayer) -> UIView? {
    layer.view.map { unsafeDowncast($0, to: UIView.self) }
  }
}
