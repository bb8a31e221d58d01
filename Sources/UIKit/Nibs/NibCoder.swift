internal import CoreGraphics
package import Foundation
package import InterfaceBuilder

/// The coder that a document passes to `init(coder:)`: one element, with methods that decode UIKit's values.
///
/// A class decodes its own part in its `required init?(coder:)`, after `super`:
/// `if let nib = coder as? NibCoder { … }`.
@MainActor package final class NibCoder: NSCoder {
  /// The element of the object, as it is for the loader's size classes.
  package let object: IBObject
  package let loader: NibLoader
  let identity: NibIdentity

  init(object: IBObject, className: String, loader: NibLoader) {
    self.object = object.varied(width: loader.sizeClasses.width, height: loader.sizeClasses.height)
    self.loader = loader
    identity = NibIdentity(
      object: object, className: className, documentPath: loader.tells ? nil : loader.document.path)
    super.init()
  }

  package nonisolated override var allowsKeyedCoding: Bool { true }
  package nonisolated override func containsValue(forKey key: String) -> Bool { false }
  package nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  package nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  package nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  package nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
  package nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }

  // MARK: - Values

  package func bool(_ name: String) -> Bool? { object.bool(name) }
  package func int(_ name: String) -> Int? { object.int(name) }
  package func number(_ name: String) -> CGFloat? { object.double(name).map { CGFloat($0) } }
  package func string(_ name: String) -> String? { object.string(name) }
  /// Returns an attribute whose values are names, such as `textAlignment="center"`.
  package func name(_ attribute: String) -> String? { object.attributes[attribute] }
  package func color(_ key: String) -> UIColor? { object.color(key).map(loader.color) }
  /// Returns a font; nil if the document has none or, by a size of 0, leaves it to the view, as for texts of
  /// styled cells.
  package func font(_ key: String = "fontDescription") -> UIFont? {
    guard let font = object.font(key), font.pointSize != 0 else { return nil }
    return loader.font(font, near: object)
  }
  package func insets(_ key: String) -> UIEdgeInsets? { object.insets(key).map { UIEdgeInsets($0) } }
  package func size(_ key: String) -> CGSize? {
    object.size(key).map { CGSize(width: $0.width, height: $0.height) }
  }
  package func rect(_ key: String) -> CGRect? { object.rect(key).map { CGRect($0) } }
  /// Returns the image that an attribute or `imageReference` names; a placeholder if it is missing.
  package func image(_ key: String) -> UIImage? { object.image(key).map { loader.image($0, near: object) } }
  package func attributedString(_ key: String) -> NSAttributedString? {
    object.attributedString(key).map { loader.attributedString($0, near: object) }
  }

  // MARK: - Child objects

  /// Returns the view that is the value of a key, such as a cell's content view.
  package func view(key: String) -> UIView? { object.child(key: key).flatMap(loader.view) }
  /// Returns the views in a container element, such as `prototypes`, `cells` or `items`.
  package func views(in container: String) -> [UIView] {
    object.objects(in: container).compactMap(loader.view)
  }
  /// Returns the object created from a child element, such as a bar item; nil if it has no supported class.
  package func make(_ child: IBObject?) -> NSObject? { child.flatMap(loader.object) }
  /// Returns the objects created from a container's children, in order.
  package func objects(in container: String) -> [NSObject] {
    object.objects(in: container).compactMap(loader.object)
  }
}

extension CGRect {
  package init(_ rect: IBRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension UIEdgeInsets {
  package init(_ insets: IBInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
