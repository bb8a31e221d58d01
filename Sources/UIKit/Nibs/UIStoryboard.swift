internal import CoreGraphics
public import Foundation
package import InterfaceBuilder

/// A storyboard whose view controllers can be created repeatedly.
///
/// - Note: Mica reads the `.storyboard` source itself, since there is no compiler for it on Linux: add the
///   file to the target's resources as it is. Outlets are stored properties, found by their names; segues are
///   performed.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let document: IBDocument
  private let assets: AssetCatalog?
  /// The requested language; nil for the storyboard's own.
  private let language: String?
  /// A Boolean value that indicates whether deviations from the document are reported, as in an app. Tools
  /// show documents without the classes that they name.
  private let tells: Bool

  /// Creates a storyboard from a bundle, by its name without extension. A missing name traps, as on iOS.
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

  /// Creates the initial view controller; nil if the storyboard names none.
  open func instantiateInitialViewController() -> UIViewController? { initial.flatMap { make($0) } }
  /// Creates the initial view controller; `creator` may create it from the coder with an initialiser of the
  /// client's.
  public final func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { initial.flatMap { make($0, by: creator) as? ViewController } }
  private var initial: IBObject? { document.initialViewController.flatMap(document.object(withID:)) }

  /// Creates the controller with a storyboard identifier. A missing identifier traps, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier, creator: nil)
  }
  /// Creates the controller with a storyboard identifier; `creator` may create it from the coder with an
  /// initialiser of the client's.
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

  /// The name of the storyboard in the program's bundle; nil for one from elsewhere.
  final var name: String? { document.url?.deletingPathExtension().lastPathComponent }
  /// Returns the program's storyboard with a name; nil if there is none.
  static func existing(_ name: String) -> UIStoryboard? {
    Bundle.program.url(forResource: name, withExtension: "storyboard").map { _ in
      UIStoryboard(name: name, bundle: nil)
    }
  }
  /// Creates a controller from the element with an id; nil if there is none.
  final func make(withID id: String) -> UIViewController? { document.object(withID: id).flatMap { make($0) } }

  /// The storyboard identifiers of the view controllers.
  var controllerIdentifiers: [String] {
    document.scenes.compactMap { $0.viewController?.attributes["storyboardIdentifier"] }
  }

  private func named(_ identifier: String) -> IBObject? {
    document.scenes.compactMap(\.viewController).first { $0.attributes["storyboardIdentifier"] == identifier }
  }

  /// Creates a storyboard from a parsed document, in a language or the document's own.
  package init(document: IBDocument, language: String? = nil, tells: Bool = false) {
    (self.document, self.language, self.tells) = (document, language, tells)
    assets = document.url.flatMap(AssetCatalog.find)
    super.init()
    if tells { DocumentNotes.tell(of: document) }
  }

  /// Creates a controller from an element, with its child controllers. A placeholder becomes the controller
  /// of another storyboard that it refers to.
  package final func make(_ object: IBObject) -> UIViewController? { make(object, by: nil) }

  /// Creates a controller with the bars that its scene has in the app: on the stack of its navigation controller,
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

  /// Creates the view controller of an element, or of the one that a placeholder refers to.
  ///
  /// - Parameters:
  ///   - object: The element.
  ///   - creator: A closure that creates the controller. If it is nil or returns nil, the initialiser of the
  ///     class does.
  ///   - passed: The places of the placeholders and containers that led here.
  /// - Returns: The controller, or nil if there is none.
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
    // Controllers retain their loader, which would retain the captures of the program's closure.
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

  /// The position of an element in a document, which is the same each time that the document is read.
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
    // A placeholder that refers to itself, directly or through others, refers to nothing.
    let passed = passed.union([place(of: object)])
    guard !passed.contains(other.place(of: wanted)) else { return nil }
    return other.make(wanted, by: creator, through: passed)
  }
}

extension URL {
  /// Returns another document of the same project: beside this one, in the folder Base.lproj, or beside the
  /// language folders.
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
  /// Assigns the storyboard. Controllers from references have their own storyboard already.
  fileprivate func remember(_ storyboard: UIStoryboard) {
    guard origin.storyboard == nil else { return }
    origin.storyboard = storyboard
    for child in children { child.remember(storyboard) }
  }
}
