internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
package import UIKit

/// The view trees of a document as plain values, for printing and comparing.
package struct SceneTree: Encodable, Sendable {
  /// A scene of a storyboard, or a top-level view of a xib.
  package struct Scene: Encodable, Sendable {
    package var id: String
    package var title: String
    /// The width and height of the root view, in points.
    package var size: [Double]
    /// The safe area insets of the root view (top, left, bottom, right) in points, or nil if they are zero.
    package var safeArea: [Double]?
    package var root: Node?
  }

  /// A view.
  package struct Node: Encodable, Sendable {
    /// The id in the document, or nil for views without one.
    package var id: String?
    /// The name of Apple's class.
    package var `class`: String
    /// The name of the custom class, even if it is not linked.
    package var customClass: String?
    /// The frame (x, y, width, height) in the superview's coordinate space.
    package var frame: [Double]
    /// The bounds (x, y, width, height) in the view's coordinate space.
    package var bounds: [Double]
    /// The centre (x, y) in the superview's coordinate space.
    package var center: [Double]
    /// The transform (a, b, c, d, tx, ty), or nil for the identity.
    package var transform: [Double]?
    package var hidden: Bool
    /// `false` for a view that is not installed for the size classes of the tree, otherwise nil.
    package var installed: Bool?
    package var alpha: Double
    /// The intrinsic content size without alignment insets; -1 for a dimension without one, or nil if there
    /// is none in either dimension.
    package var intrinsic: [Double]?
    /// The text that the view displays itself, such as a button's title.
    package var text: String?
    package var subviews: [Node]
  }

  /// The path of the document as it was passed.
  package var file: String
  package var scenes: [Scene]

  package init(file: String, scenes: [Scene]) {
    self.file = file
    self.scenes = scenes
  }
}

extension SceneTree.Scene {
  /// Creates the tree of a scene in a document.
  @MainActor package init(_ scene: NibScene) {
    self.init(
      id: scene.id, title: scene.title, size: [scene.size.width, scene.size.height],
      safeArea: scene.root.map(\.safeAreaInsets).flatMap {
        $0 == .zero ? nil : [$0.top, $0.left, $0.bottom, $0.right]
      },
      root: scene.root.map { SceneTree.Node($0) })
  }
}

extension SceneTree.Node {
  /// Creates the tree of a view and its descendants in the document. Views created in code are omitted.
  @MainActor package init(_ view: UIView) {
    let identity = view.nibIdentity
    let transform = view.transform
    self.init(
      id: identity?.id,
      class: identity?.className ?? "\(type(of: view))",
      customClass: identity?.object.customClass,
      frame: view.frame.numbers, bounds: view.bounds.numbers, center: [view.center.x, view.center.y],
      transform: transform.isIdentity
        ? nil : [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      hidden: view.isHidden, installed: identity?.isInstalled == false ? false : nil,
      alpha: Double((view.alpha * 1e6).rounded() / 1e6),
      intrinsic: Self.intrinsicSize(of: view), text: view.shownText,
      subviews: identity?.children.map { SceneTree.Node($0) } ?? [])
  }
}

extension SceneTree.Node {
  @MainActor private static func intrinsicSize(of view: UIView) -> [Double]? {
    let size = view.intrinsicContentSize
    guard size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric else {
      return nil
    }
    return [size.width, size.height]
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}
