internal import Foundation
internal import InterfaceBuilder

/// Saves and restores the state of a program without scenes, in the order of Apple's "Preserving Your App's
/// UI Across Launches".
@MainActor final class StateKeeper: NSObject {
  private struct Registered {
    let identifier: String
    weak var object: (any UIStateRestoring)?
  }
  private static var registered: [Registered] = []
  /// The number of extensions of the restoration.
  static var extensions = 0
  /// The keeper that waits for the extensions to end.
  private static var waiting: StateKeeper?

  private let application: UIApplication
  private var kept = KeptState()
  private var paths: [ObjectIdentifier: [String]] = [:]
  private var found: [[String]: any UIStateRestoring] = [:]
  /// Controllers that other objects have encoded and that were not yet visited.
  private var mentioned: [UIViewController] = []

  private init(_ application: UIApplication) { self.application = application }

  static func register(_ object: any UIStateRestoring, _ identifier: String) {
    // Other threads may release an object now: none is deallocated while the list is changed.
    let known = registered
    registered = known.filter { $0.object != nil && $0.object !== object }
    registered.append(Registered(identifier: identifier, object: object))
  }

  private var delegate: (any UIApplicationDelegate)? { application.delegate }
  private var roots: [UIViewController] { application.windows.compactMap(\.rootViewController) }
  private static var objects: [(path: [String], object: any UIStateRestoring)] {
    registered.compactMap { one in
      guard let object = one.object else { return nil }
      var path = [one.identifier], parent = object.restorationParent, seen: Set = [ObjectIdentifier(object)]
      // Clients may provide parents in a cycle.
      while let current = parent, seen.insert(ObjectIdentifier(current)).inserted {
        let name =
          (current as? UIViewController)?.restorationIdentifier
          ?? registered.first { $0.object === current }?.identifier
        name.map { path.insert($0, at: 0) }
        parent = current.restorationParent
      }
      return (path, object)
    }
  }

  // MARK: - Saving state

  /// Saves the state if the delegate allows it; otherwise the saved state is removed.
  static func save(_ application: UIApplication) { StateKeeper(application).save() }

  private func save() {
    var wanted = false
    kept.application = archive { coder in
      let version = Bundle.program.infoDictionary?["CFBundleVersion"] as? String ?? ""
      coder.encode(version as NSString, forKey: UIApplication.stateRestorationBundleVersionKey)
      coder.encode(
        NSNumber(value: UIDevice.current.userInterfaceIdiom.rawValue),
        forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
      // The calendar's time, which no frame depends on.
      coder.encode(NSDate(timeIntervalSinceNow: 0), forKey: UIApplication.stateRestorationTimestampKey)
      coder.encode(
        UIDevice.current.systemVersion as NSString, forKey: UIApplication.stateRestorationSystemVersionKey)
      wanted = delegate?.application(application, shouldSaveSecureApplicationState: coder) ?? false
      if wanted { delegate?.application(application, willEncodeRestorableStateWith: coder) }
    }
    guard wanted else { return KeptState.write(nil) }
    for root in roots { keep(root, under: []) }
    for (path, object) in Self.objects {
      let restorer = object.objectRestorationClass.flatMap { _mangledTypeName($0) }
      kept.objects.append(
        KeptState.Entry(path: path, restorer: restorer, state: archive(object.encodeRestorableState)))
    }
    while let controller = mentioned.popLast() { keep(controller, under: []) }
    KeptState.write(kept)
  }

  /// Saves a controller and, below it, its children and its presentation. One without an identifier ends the
  /// descent.
  private func keep(_ controller: UIViewController, under path: [String]) {
    guard let identifier = controller.restorationIdentifier, paths[ObjectIdentifier(controller)] == nil else {
      return
    }
    let path = path + [identifier], place = kept.controllers.count
    // Of several with one path the first counts.
    guard !kept.controllers.contains(where: { $0.path == path }) else { return }
    paths[ObjectIdentifier(controller)] = path
    var entry = KeptState.Entry(
      path: path, restorer: controller.restorationClass.flatMap { _mangledTypeName($0) })
    if let storyboard = controller.storyboard?.name, let element = controller.nib?.object.id {
      (entry.storyboard, entry.element) = (storyboard, element)
    }
    kept.controllers.append(entry)
    for child in controller.children { keep(child, under: path) }
    if let shown = controller.presentation?.presentedViewController {
      keep(shown, under: [])
      entry.presented = paths[ObjectIdentifier(shown)]
    }
    entry.children = (controller.keptOrder ?? []).map { paths[ObjectIdentifier($0)] ?? [] }
    entry.chosen = (controller as? UITabBarController)?.selectedViewController.flatMap {
      paths[ObjectIdentifier($0)]
    }
    entry.state = archive { coder in
      if let name = entry.storyboard {
        coder.encode(
          KeptReference(path: [], storyboard: name),
          forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
      }
      controller.encodeRestorableState(with: coder)
    }
    controller.viewIfLoaded?.visitNamedViews { view, name in
      entry.views[name] = archive(view.encodeRestorableState)
    }
    kept.controllers[place] = entry
  }

  private func archive(_ encode: (NSCoder) -> Void) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.delegate = self
    encode(archiver)
    archiver.finishEncoding()
    return archiver.encodedData
  }

  // MARK: - Restoring

  /// Restores the saved state if the delegate allows it.
  ///
  /// - Returns: A closure that presents what was presented, to be called once the windows are visible.
  static func restore(_ application: UIApplication) -> (() -> Void)? {
    guard let kept = KeptState.take() else { return nil }
    let keeper = StateKeeper(application)
    keeper.kept = kept
    return keeper.restore()
  }

  private func restore() -> (() -> Void)? {
    for (path, object) in Self.objects { found[path] = object }
    guard let own = coder(kept.application),
      delegate?.application(application, shouldRestoreSecureApplicationState: own) ?? false
    else { return nil }
    var existing: [[String]: UIViewController] = [:]
    for root in roots + [delegate?.window?.rootViewController].compactMap({ $0 }) {
      note(root, under: [], &existing)
    }
    for entry in kept.controllers {
      guard let controller = make(entry, existing[entry.path]) else { continue }
      if controller.restorationIdentifier == nil { controller.restorationIdentifier = entry.path.last }
      found[entry.path] = controller
    }
    for entry in kept.objects where found[entry.path] == nil {
      guard let type = entry.restorer.flatMap({ _typeByName($0) }) as? any UIObjectRestoration.Type,
        let coder = coder(entry.state)
      else { continue }
      found[entry.path] = type.object(withRestorationIdentifierPath: entry.path, coder: coder)
    }
    for entry in kept.controllers { link(entry) }
    for entry in kept.controllers + kept.objects {
      guard let object = found[entry.path] else { continue }
      if let coder = coder(entry.state) { object.decodeRestorableState(with: coder) }
      guard !entry.views.isEmpty, let controller = object as? UIViewController else { continue }
      controller.loadViewIfNeeded()
      controller.view.visitNamedViews { view, name in
        if let coder = entry.views[name].flatMap(self.coder) { view.decodeRestorableState(with: coder) }
      }
    }
    if let coder = coder(kept.application) {
      delegate?.application(application, didDecodeRestorableStateWith: coder)
    }
    Self.waiting = self
    if Self.extensions == 0 { finish() }
    return present
  }

  private func note(
    _ controller: UIViewController, under path: [String], _ existing: inout [[String]: UIViewController]
  ) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path = path + [identifier]
    if existing[path] == nil { existing[path] = controller }
    for child in controller.children { note(child, under: path, &existing) }
  }

  /// Returns the controller of an entry: from its class, or else from the delegate, or else the existing one,
  /// or else a new one from its storyboard.
  private func make(_ entry: KeptState.Entry, _ existing: UIViewController?) -> UIViewController? {
    guard let coder = coder(entry.state) else { return nil }
    if let type = entry.restorer.flatMap({ _typeByName($0) }) as? any UIViewControllerRestoration.Type {
      return type.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
    }
    if let own = delegate?.application(
      application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
    {
      return own
    }
    return existing
      ?? entry.element.flatMap { entry.storyboard.flatMap(UIStoryboard.existing)?.make(withID: $0) }
  }

  /// Restores the controllers of a container.
  private func link(_ entry: KeptState.Entry) {
    guard let container = found[entry.path] as? UIViewController else { return }
    let children = entry.children.compactMap { found[$0] as? UIViewController }
    switch container {
    case let stack as UINavigationController:
      // Controllers below the first restored one are below it again, as in the current stack: a root without
      // an identifier remains.
      let below = entry.children.prefix { !(found[$0] is UIViewController) }.count
      let all =
        stack.viewControllers.prefix(below).filter { one in !children.contains { $0 === one } } + children
      if !children.isEmpty, !stack.viewControllers.elementsEqual(all, by: ===) {
        stack.setViewControllers(all, animated: false)
      }
    case let tabs as UITabBarController:
      // Tabs without identifiers keep their positions.
      if tabs.list.isEmpty, !children.isEmpty { tabs.setViewControllers(children, animated: false) }
      if let chosen = entry.chosen.flatMap({ found[$0] }),
        let place = tabs.list.firstIndex(where: { $0 === chosen })
      {
        tabs.selectedIndex = place
      }
    case let split as UISplitViewController:
      if split.viewControllers.isEmpty, !children.isEmpty { split.viewControllers = children }
    default: break
    }
  }

  private func present() {
    for entry in kept.controllers {
      guard let shown = entry.presented.flatMap({ found[$0] as? UIViewController }),
        let below = found[entry.path] as? UIViewController,
        below.presentedViewController == nil, below.viewIfLoaded?.window != nil
      else { continue }
      below.present(shown, animated: false)
    }
  }

  static func complete() {
    extensions = max(0, extensions - 1)
    if extensions == 0 { waiting?.finish() }
  }

  private func finish() {
    Self.waiting = nil
    for entry in kept.controllers + kept.objects { found[entry.path]?.applicationFinishedRestoringState() }
  }

  private func coder(_ data: Data) -> NSKeyedUnarchiver? {
    guard let coder = try? StateReader(forReadingFrom: data) else { return nil }
    coder.requiresSecureCoding = false
    coder.delegate = self
    return coder
  }

  // MARK: - References

  /// Returns the reference that an archive contains in place of a controller or an object; `nil` for one that
  /// is not saved.
  private func reference(to object: any UIStateRestoring) -> KeptReference? {
    if let known = paths[ObjectIdentifier(object)] { return KeptReference(path: known) }
    if let path = Self.objects.first(where: { $0.object === object })?.path {
      return KeptReference(path: path)
    }
    guard let controller = object as? UIViewController, controller.restorationIdentifier != nil else {
      return nil
    }
    var path: [String] = [], current: UIViewController? = controller
    while let one = current, let name = one.restorationIdentifier {
      path.insert(name, at: 0)
      current = one.parent
    }
    if controller.parent == nil { mentioned.append(controller) }
    return KeptReference(path: path)
  }
}

// Archives are encoded and decoded on the main thread, by the methods above.
extension StateKeeper: NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate {
  nonisolated func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var result: Any? = object
    MainActor.assumeIsolated {
      if let storyboard = object as? UIStoryboard {
        result = storyboard.name.map { KeptReference(path: [], storyboard: $0) }
      }
      if let restorable = object as? any UIStateRestoring { result = reference(to: restorable) }
    }
    return result
  }

  nonisolated func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}
  nonisolated func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?)
  {}
  nonisolated func archiverWillFinish(_ archiver: NSKeyedArchiver) {}
  nonisolated func archiverDidFinish(_ archiver: NSKeyedArchiver) {}
  nonisolated func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
    originalClasses classNames: [String]
  ) -> AnyClass? { nil }
  nonisolated func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any
  ) {}
  nonisolated func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
  nonisolated func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}

  nonisolated func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? {
    // A reference for which `nil` is returned is decoded unchanged; `StateReader` replaces it by `nil` in the
    // end.
    guard let known = object as? KeptReference else { return StateReader.withoutReferences(object) ?? object }
    nonisolated(unsafe) let reference = known
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      result = reference.storyboard.map { UIStoryboard.existing($0) as Any? } ?? found[reference.path]
    }
    return result
  }
}

extension UIViewController {
  /// A container's controllers in the client's order; `nil` for other controllers.
  fileprivate final var keptOrder: [UIViewController]? {
    switch self {
    case let stack as UINavigationController: stack.viewControllers
    case let tabs as UITabBarController: tabs.list
    case let split as UISplitViewController: split.viewControllers
    default: nil
    }
  }
}

extension UIView {
  /// Visits this view and its descendants that have an identifier and do not belong to another controller.
  fileprivate final func visitNamedViews(_ body: (UIView, String) -> Void) {
    if let name = restorationIdentifier { body(self, name) }
    for view in subviews where !view.settings.contains(.hasController) { view.visitNamedViews(body) }
  }
}
