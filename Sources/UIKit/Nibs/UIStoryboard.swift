internal import CoreGraphics
public import Foundation
package import InterfaceBuilder

/// A storyboard whose view controllers can be made again and again.
///
/// - Note: Mica reads the `.storyboard` source itself, since there is no compiler for it on Linux: add the
///   file to the target's resources as it is. Outlets are stored properties, found by their names; segues are
///   performed.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let document: IBDocument
  private let assets: AssetCatalog?
  /// The language that was wanted of it; nil for its own.
  private let language: String?
  /// Whether an app hears of what is not made as the document says. Tools show documents without the classes
  /// that they name.
  private let tells: Bool

  /// A storyboard in a bundle, by its name without ending. A name that is not there traps, as on iOS.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .program
    guard let url = bundle.url(forResource: name, withExtension: "storyboard") else {
      raiseException("Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)")
    }
    do {
      language = bundle.ownLanguage
      document = try IBDocument(contentsOf: url, language: language)
    } catch {
      raiseException("UIStoryboard(name:bundle:): \(error)")
    }
    (assets, tells) = (AssetCatalog.find(near: url), true)
    super.init()
    DocumentNotes.tell(of: document)
  }

  /// A new controller of the kind that the storyboard starts with; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? { initial.flatMap { make($0) } }
  /// The same, made by the program where `creator` returns one: of the coder, by an initialiser of its own.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { initial.flatMap { make($0, by: creator) as? ViewController } }
  private var initial: IBObject? { document.initialViewController.flatMap(document.object(withID:)) }

  /// A new controller for a storyboard identifier. One that is not there traps, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }
  /// The same, made by the program where `creator` returns one: of the coder, by an initialiser of its own.
  public final func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = named(identifier).flatMap({ make($0, by: creator) }) else {
      raiseException("Storyboard doesn't contain a view controller with identifier '\(identifier)'")
    }
    guard let wanted = controller as? ViewController else {
      raiseException(
        "the view controller with identifier '\(identifier)' is no \(ViewController.self): \(controller)")
    }
    return wanted
  }

  /// The name by which the program's bundle has the storyboard; nil for one from elsewhere.
  final var name: String? { document.url?.deletingPathExtension().lastPathComponent }
  /// The program's storyboard of a name; nil where it has none.
  static func existing(_ name: String) -> UIStoryboard? {
    Bundle.program.url(forResource: name, withExtension: "storyboard").map { _ in
      UIStoryboard(name: name, bundle: nil)
    }
  }
  /// A new controller of the element with an id; nil where there is none.
  final func make(withID id: String) -> UIViewController? { document.object(withID: id).flatMap { make($0) } }

  private func named(_ identifier: String) -> IBObject? {
    document.scenes.compactMap(\.viewController).first { $0.attributes["storyboardIdentifier"] == identifier }
  }

  /// A storyboard that was read already, in a language or the document's own.
  package init(document: IBDocument, language: String? = nil, tells: Bool = false) {
    (self.document, self.language, self.tells) = (document, language, tells)
    assets = document.url.flatMap(AssetCatalog.find)
    super.init()
    if tells { DocumentNotes.tell(of: document) }
  }

  /// A new controller made from an element, with the children that relationships give it. A placeholder
  /// becomes the controller of another storyboard that it stands for.
  package final func make(_ object: IBObject) -> UIViewController? { make(object, by: nil) }

  /// A new controller with the bars that its scene has in the app: on the stack of its navigation controller,
  /// above what leads to it, and among the tabs of its tab bar controller.
  package final func makeScreen(of object: IBObject) -> UIViewController? {
    guard let controller = make(object) else { return nil }
    let chrome = SceneChrome(of: object, in: document)
    var screen = controller
    if let outer = chrome.navigation?.controller, outer.ordinal != object.ordinal,
      let stack = make(outer) as? UINavigationController
    {
      let isRoot = outer.segues.contains {
        $0.relationship == "rootViewController" && $0.destination == object.id
      }
      stack.viewControllers = isRoot ? [controller] : stack.viewControllers + [controller]
      screen = stack
    }
    if let outer = chrome.tabs, outer.controller.ordinal != object.ordinal,
      let tabs = make(outer.controller) as? UITabBarController,
      let old = tabs.viewControllers, old.indices.contains(outer.selected)
    {
      screen.tabBarItem = old[outer.selected].tabBarItem
      tabs.viewControllers?[outer.selected] = screen
      tabs.selectedIndex = outer.selected
      screen = tabs
    }
    return screen
  }

  /// - Parameters:
  ///   - creator: Makes the controller; nil, and what it answers nil for, is made by its class.
  ///   - passed: The places of the placeholders and containers that led here.
  final func make(
    _ object: IBObject, by creator: ((NSCoder) -> UIViewController?)?, through passed: Set<Place> = []
  ) -> UIViewController? {
    if object.name == "viewControllerPlaceholder", let other = referenced(by: object, creator, passed) {
      return other
    }
    let loader = NibLoader(
      document: document, assets: assets, sizeClasses: UIScreen.main.sizeClasses, keepsStoredFrames: false)
    (loader.connects, loader.tells) = (true, tells)
    loader.creation = creator.map { (object.ordinal, $0) }
    // Controllers keep their loader; of the program they would keep what its closure does.
    defer {
      loader.creation = nil
      loader.forgetObjects()
    }
    let controller = loader.controller(object)
    let passed = passed.union([place(of: object)])
    controller?.connectRelationships { placeholder in
      self.referenced(by: placeholder, nil, passed)
    }
    controller?.remember(self)
    loader.awakeObjects()
    return controller
  }

  /// An element of a document, which is the same each time that the document is read.
  struct Place: Hashable {
    let url: URL?, ordinal: Int
  }
  private func place(of object: IBObject) -> Place {
    Place(url: document.url?.standardizedFileURL, ordinal: object.ordinal)
  }

  private func referenced(
    by object: IBObject, _ creator: ((NSCoder) -> UIViewController?)?, _ passed: Set<Place>
  ) -> UIViewController? {
    func tell(_ reason: String) {
      if tells { DocumentNotes.tell("\(document.name):\(object.line): error: the \(object) \(reason)") }
    }
    var other = self
    if let name = object.attributes["storyboardName"] {
      guard !name.contains("/"), let url = document.url?.neighbour("\(name).storyboard") else {
        tell("stands for \(name).storyboard, which is nowhere in the project")
        return nil
      }
      do {
        other = UIStoryboard(
          document: try IBDocument(contentsOf: url, language: language), language: language, tells: tells)
      } catch {
        tell("stands for a document that cannot be read: \(error)")
        return nil
      }
    }
    let identifier = object.attributes["referencedIdentifier"],
      wanted = identifier.map(other.named) ?? other.initial
    guard let wanted else {
      let name = identifier.map { "the controller \"\($0)\"" } ?? "the initial controller"
      tell("stands for \(name), which \(other.document.name) does not have")
      return nil
    }
    // One that stands for itself, or does so by way of others, stands for nothing.
    let passed = passed.union([place(of: object)])
    guard !passed.contains(other.place(of: wanted)) else { return nil }
    return other.make(wanted, by: creator, through: passed)
  }
}

extension URL {
  /// Another document of the project that this one is of: beside it, in the folder Base.lproj, or where the
  /// folders of the languages are.
  package func neighbour(_ name: String) -> URL? {
    let folder = deletingLastPathComponent()
    let home = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    return [folder, home.appendingPathComponent("Base.lproj"), home].lazy.map {
      $0.appendingPathComponent(name)
    }
    .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}

extension UIViewController {
  /// Those that references have brought know their own storyboard already.
  fileprivate func remember(_ storyboard: UIStoryboard) {
    guard origin.storyboard == nil else { return }
    origin.storyboard = storyboard
    for child in children { child.remember(storyboard) }
  }
}
