internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// One picture's worth of a document: a storyboard's scene, or a top-level view of a xib.
@MainActor package struct NibScene {
  /// The scene's id in a storyboard; the view's id in a xib.
  package let id: String
  /// What Xcode calls the scene.
  package let title: String
  /// The scene's controller; nil for a top-level view.
  package let controller: UIViewController?
  /// The root of the view tree, as the document lays it out; nil for a scene that shows nothing of its own.
  package let root: UIView?
  /// The root view's size, in points.
  package var size: CGSize { root?.bounds.size ?? .zero }
}

extension NibLoader {
  /// Makes every scene of the document, in its order.
  package func scenes() -> [NibScene] {
    switch document.kind {
    case .storyboard: document.scenes.map(scene)
    case .xib: document.objects.compactMap(topLevelScene)
    }
  }

  private func scene(_ scene: IBScene) -> NibScene {
    let controller = scene.viewController.flatMap(controller)
    var root = controller?.nibRootView
    let strays = scene.objects.filter { $0.ordinal != scene.viewController?.ordinal }
      .flatMap { isView($0) ? [$0] : nearestViews(below: $0) }.compactMap(view)
    let ownStrays = scene.viewController.map { owner in
      nearestViews(below: owner).compactMap(view).filter { $0 !== root }
    } ?? []
    let extra = ownStrays + strays
    if root == nil, !extra.isEmpty { root = UIView(frame: CGRect(origin: .zero, size: extra[0].bounds.size)) }
    if let root, !extra.isEmpty {
      let identity = root.nibIdentity ?? NibIdentity(object: scene.viewController ?? document.root, className: "UIView")
      root.nibIdentity = identity
      identity.children += extra
    }
    return NibScene(id: scene.sceneID, title: scene.title, controller: controller, root: root)
  }

  private func topLevelScene(_ object: IBObject) -> NibScene? {
    let title = object.userLabel ?? object.customClass ?? object.name
    if let controller = controller(object) {
      return NibScene(id: object.id ?? title, title: title, controller: controller, root: controller.nibRootView)
    }
    guard let view = view(object) else { return nil }
    return NibScene(id: object.id ?? title, title: title, controller: nil, root: view)
  }
}
