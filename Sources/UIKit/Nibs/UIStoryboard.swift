public import Foundation
internal import InterfaceBuilder

/// A storyboard whose view controllers can be made again and again.
///
/// - Note: Mica reads the `.storyboard` source itself, since there is no compiler for it on Linux: add the file to the
///   target's resources as it is. Containers get their children; outlets and other segues are not connected yet.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let document: IBDocument
  private let assets: AssetCatalog?

  /// A storyboard in a bundle, by its name without ending. A name that is not there traps, as on iOS.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let url = bundle.url(forResource: name, withExtension: "storyboard") else {
      preconditionFailure("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    do {
      document = try IBDocument(contentsOf: url)
    } catch {
      preconditionFailure("UIStoryboard(name:bundle:): \(error)")
    }
    assets = AssetCatalog.find(near: url)
    super.init()
  }

  /// A new controller of the kind that the storyboard starts with; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.initialViewController.flatMap(document.object(withID:)).flatMap(make)
  }

  /// A new controller for a storyboard identifier. One that is not there traps, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let wanted = document.scenes.compactMap(\.viewController).first {
      $0.attributes["storyboardIdentifier"] == identifier
    }
    guard let controller = wanted.flatMap(make) else {
      preconditionFailure("Storyboard doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }

  private func make(_ object: IBObject) -> UIViewController? {
    let loader = NibLoader(document: document, assets: assets, keepsStoredFrames: false)
    defer { loader.forgetObjects() }
    let controller = loader.controller(object)
    controller?.connectRelationships()
    return controller
  }
}
