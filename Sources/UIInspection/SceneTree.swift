internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
package import UIKit

/// The view trees of a document as plain values, for printing and comparing.
package struct SceneTree: Encodable, Sendable {
  /// One scene of a storyboard, or one top-level view of a xib.
  package struct Scene: Encodable, Sendable {
    package var id: String
    package var title: String
    /// Width and height of the root view, in points.
    package var size: [Double]
    /// What bars and the screen cover of the root view: top, left, bottom, right, in points; nil
    /// where nothing is covered.
    package var safeArea: [Double]?
    package var root: Node?
  }

  /// One view.
  package struct Node: Encodable, Sendable {
    /// The identifier in the document; nil for views that have none.
    package var id: String?
    /// Apple's name of the class.
    package var `class`: String
    /// The user's class, whether or not it is linked here.
    package var customClass: String?
    /// x, y, width, height in the superview's points.
    package var frame: [Double]
    /// x, y, width, height in the view's own points.
    package var bounds: [Double]
    /// x, y in the superview's points.
    package var center: [Double]
    /// a, b, c, d, tx, ty; nil for the identity.
    package var transform: [Double]?
    package var hidden: Bool
    /// False for a view that is left out under the size classes that the tree is laid out for; nil otherwise.
    package var installed: Bool?
    package var alpha: Double
    /// The size that the content asks for, alignment insets not included; -1 where it asks for
    /// none, nil where for neither.
    package var intrinsic: [Double]?
    /// What the view says by itself, such as a button's title.
    package var text: String?
    package var subviews: [Node]
  }

  /// The document's path as given.
  package var file: String
  package var scenes: [Scene]

  package init(file: String, scenes: [Scene]) {
    self.file = file
    self.scenes = scenes
  }
}

extension SceneTree.Scene {
  /// The tree of a scene that was made from a document.
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
  /// A view and what the document lists below it; views that were made in code are left out.
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
