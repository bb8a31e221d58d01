internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The unit that is rendered as one picture: a storyboard's scene, or a top-level view of a xib.
@MainActor package struct NibScene {
  /// The scene's id in a storyboard; the view's id in a xib.
  package let id: String
  /// Xcode's name of the scene.
  package let title: String
  /// The scene's controller; nil for a top-level view.
  package let controller: UIViewController?
  /// The root of the view tree, as the document lays it out; nil for a scene without views of its own.
  package let root: UIView?
  /// The root view's size, in points.
  package var size: CGSize { root?.bounds.size ?? .zero }
}

extension NibLoader {
  /// Creates every scene of the document, in its order.
  package func scenes() -> [NibScene] {
    switch document.kind {
    case .storyboard: document.scenes.map(scene)
    case .xib: document.objects.flatMap(topLevelScenes)
    }
  }

  private func scene(_ scene: IBScene) -> NibScene {
    let owner = scene.viewController
    let beside = scene.objects.filter { $0.ordinal != owner?.ordinal }.flatMap(viewObjects)
    return makeScene(id: scene.sceneID, title: scene.title, owner: owner, beside: beside)
  }

  private func topLevelScenes(_ object: IBObject) -> [NibScene] {
    let title = object.userLabel ?? object.customClass ?? object.name
    if controller(object) != nil {
      return [makeScene(id: object.id ?? title, title: title, owner: object, beside: [])]
    }
    return viewObjects(object).compactMap { object in
      view(object).map { NibScene(id: object.id ?? title, title: title, controller: nil, root: $0) }
    }
  }

  /// Returns the element itself if it is a view, otherwise the nearest views below it.
  private func viewObjects(_ object: IBObject) -> [IBObject] {
    isView(object) ? [object] : nearestViews(below: object)
  }

  /// Creates the scene of a controller. Views that belong to the scene but not to the controller's view tree,
  /// such as views of bar items and views beside the controller, are listed below the root view.
  private func makeScene(id: String, title: String, owner: IBObject?, beside: [IBObject]) -> NibScene {
    let controller = owner.flatMap(controller)
    var root = controller?.nibRootView
    let extra = ((owner.map(nearestViews) ?? []) + beside).compactMap(view).filter { $0 !== root }
    if !extra.isEmpty {
      let shown = root ?? UIView(frame: CGRect(origin: .zero, size: extra[0].bounds.size))
      let identity = shown.nibIdentity ?? NibIdentity(standInFor: owner ?? document.root)
      shown.nibIdentity = identity
      identity.children += extra
      root = shown
    }
    return NibScene(id: id, title: title, controller: controller, root: root)
  }
}
