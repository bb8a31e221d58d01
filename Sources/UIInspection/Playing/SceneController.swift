internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

/// A factory for the controller of a document that is played.
@MainActor struct SceneController {
  let document: IBDocument
  let language: String?

  /// Returns a storyboard's initial controller, a xib's first view, or the scene with an id, with the bars
  /// that it has in the app.
  ///
  /// - Throws: An error if there is none.
  func controller(of scene: String?) throws(IBReadError) -> UIViewController {
    guard let controller = try document.kind == .storyboard ? fromStoryboard(scene) : fromXib(scene) else {
      throw IBReadError(
        file: document.path, reason: "has nothing to show",
        accepted: "a storyboard with a controller, or a xib with a view")
    }
    return controller
  }

  private func fromStoryboard(_ scene: String?) throws(IBReadError) -> UIViewController? {
    let storyboard = UIStoryboard(document: document, language: language)
    guard let scene else {
      return storyboard.instantiateInitialViewController()
        ?? document.scenes.compactMap(\.viewController).first.flatMap(storyboard.make)
    }
    guard let found = document.scenes.first(where: { $0.sceneID == scene }) else {
      throw .missingScene(
        scene, in: document.path, of: document.scenes.map { (id: $0.sceneID, title: $0.title) })
    }
    return found.viewController.flatMap(storyboard.makeScreen)
  }

  private func fromXib(_ scene: String?) throws(IBReadError) -> UIViewController? {
    let loader = NibLoader(
      document: document, assets: document.url.flatMap(AssetCatalog.find), keepsStoredFrames: false)
    let objects = document.objects.filter(loader.isView)
    guard scene == nil || objects.contains(where: { $0.id == scene }) else {
      throw .missingScene(
        scene ?? "", in: document.path,
        of: objects.compactMap { object in
          object.id.map { (id: $0, title: object.userLabel ?? object.customClass ?? object.name) }
        })
    }
    let shown = objects.lazy.filter { scene == nil || $0.id == scene }.compactMap(loader.view).first
    guard let view = shown else { return nil }
    let controller = UIViewController()
    // A view that fills the document's screen fills any screen. Smaller views, such as cells, keep their
    // size.
    let size = document.canvasDevice.size()
    if view.frame.width >= size.width, view.frame.height >= size.height {
      controller.view = view
    } else {
      controller.view.backgroundColor = .systemBackground
      view.center = CGPoint(x: controller.view.bounds.midX, y: controller.view.bounds.midY)
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      view.translatesAutoresizingMaskIntoConstraints = true
      controller.view.addSubview(view)
    }
    return controller
  }
}

extension IBReadError {
  /// Returns the error for the id of a scene that a document does not contain.
  static func missingScene(
    _ wanted: String, in file: String, of scenes: [(id: String, title: String)]
  ) -> IBReadError {
    IBReadError(
      file: file, reason: "has no scene \"\(wanted)\"",
      accepted: "one of "
        + scenes.map { $0.id + ($0.title.isEmpty ? "" : " (\($0.title))") }.joined(separator: ", "))
  }
}
