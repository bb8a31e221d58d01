internal import CoreGraphics
package import Foundation
package import InterfaceBuilder

/// Makes the objects of one document.
///
/// Each element becomes one object, made when it is first asked for. What a document has that Mica does not
/// know becomes a plain view where it has a frame, and a line of `report`.
@MainActor package final class NibLoader {
  package let document: IBDocument
  /// The asset catalog beside the document.
  package let assets: AssetCatalog?
  /// The size classes of the canvas; nil is "any", as on the square canvas of old documents.
  package let sizeClasses: (width: IBSizeClass?, height: IBSizeClass?)
  /// One line for each thing that could not be made as the document says, with its line in the file.
  package private(set) var report: [String] = []
  /// Whether views stay at the frames that the document stores, whatever its constraints say.
  package let keepsStoredFrames: Bool

  /// What is made of a document: what Xcode's canvas shows, or what an app loads.
  package enum Purpose: Sendable {
    /// Placeholder constraints hold, and views have their placeholder sizes.
    case canvas
    case app
  }

  /// What for the objects are made.
  package let purpose: Purpose
  /// The objects made so far, by the ordinals of their elements.
  var made: [Int: NSObject] = [:]
  /// Those that were told so, by the same ordinals.
  var awakened: Set<Int> = []
  private var keepsObjects = true
  /// Whether outlets, actions and segues are connected.
  var connects = false
  /// Whether an app hears at once of what is noted, as nobody will ask for the report.
  var tells = false
  /// How the program makes the controller of an element itself.
  var creation: (ordinal: Int, make: (NSCoder) -> UIViewController?)?
  private var reported: Set<String> = []
  /// Which families that apps bring along Interface Builder had, as far as that was asked.
  var fontsFound: [String: Bool] = [:]
  /// Which fonts that nothing is known of are as high as their em, by the names before their styles.
  var emHighFonts: [String: Bool] = [:]
  /// How texts of one line were measured, by the lines of scenes.
  var measurings: [Int: CanvasMeasuring] = [:]
  /// Views whose constraints wait until the tree that is being made is whole.
  private var unconstrained: [(object: IBObject, view: UIView)] = []
  private var depth = 0

  package init(
    document: IBDocument, assets: AssetCatalog? = nil,
    sizeClasses: (width: IBSizeClass?, height: IBSizeClass?)? = nil, keepsStoredFrames: Bool = true,
    purpose: Purpose = .app
  ) {
    self.keepsStoredFrames = keepsStoredFrames
    self.purpose = purpose
    self.document = document
    self.assets = assets
    self.sizeClasses = sizeClasses ?? Self.canvas(of: document)
  }

  /// The object made from the element with an identifier, if it was made.
  package func object(withID id: String) -> NSObject? {
    document.object(withID: id).flatMap { made[$0.ordinal] }
  }

  /// Lets go of the objects made so far. Controllers keep their loader, so one that kept them would never go.
  package func forgetObjects() {
    for case let controller as UIViewController in made.values where connects && !controller.isViewLoaded {
      controller.nib?.object.forEach { object in
        if let item = made[object.ordinal], !(item is UIViewController) {
          controller.origin.objects[object.ordinal] = item
        }
      }
    }
    keepsObjects = false
    made.removeAll()
  }

  /// The same after a later part of the document was made, unless the objects are kept.
  func releaseObjects() { if !keepsObjects { made.removeAll() } }

  /// Notes, once, what could not be made as the document says.
  package func note(_ message: String, at object: IBObject) {
    let line = "\(tells ? document.name : document.path):\(object.line): \(message)"
    guard reported.insert(line).inserted else { return }
    report.append(line)
    if tells { DocumentNotes.tell(line) }
  }

  /// Notes the connections of an element that lead to nothing in the document.
  func noteLostConnections(of object: IBObject) {
    for connection in object.objects(in: "connections") {
      for lost in document.lostReferences(of: connection) { note(lost.message, at: connection) }
    }
  }

  // MARK: - Making

  /// Whether an element stands for a view: its class is known, or it has a frame.
  package func isView(_ object: IBObject) -> Bool {
    NibClasses.views[object.name] != nil || (object.frame != nil && object.name != "variation")
  }

  /// The view made from an element.
  package func view(_ object: IBObject) -> UIView? {
    if let known = made[object.ordinal] { return known as? UIView }
    guard isView(object) else { return nil }
    return ViewAnimation.apart { makeView(object) }
  }

  private func makeView(_ object: IBObject) -> UIView? {
    let entry = NibClasses.views[object.name]
    if entry == nil { note("<\(object.name)> is no view that Mica knows: shown as a plain view", at: object) }
    let name = entry?.name ?? object.name
    let own = customClass(of: object, below: UIView.self)
    let type = own ?? entry?.type ?? UIView.self
    let coder = NibCoder(object: object, className: name, loader: self)
    depth += 1
    defer { leaveView() }
    guard let read = type.init(coder: coder) else {
      note("\(type).init(coder:) refused \(object)", at: object)
      return nil
    }
    let view = read.awakeAfter(using: coder) as? UIView ?? read
    made[object.ordinal] = view
    applyRuntimeAttributes(of: object, to: view)
    if own == nil, purpose == .canvas, let id = object.id, let size = document.designedSizes[id] {
      view.takeDesignedSize(CGSize(width: size.width, height: size.height))
    }
    unconstrained.append((object, view))
    adoptStrays(of: object, under: coder.identity)
    return view
  }

  /// Ends the making of a view. Constraints are made with the outermost one: all they speak of exists then.
  private func leaveView() {
    depth -= 1
    guard depth == 0 else { return }
    let waiting = unconstrained
    unconstrained = []
    for (object, view) in waiting { installConstraints(of: object, on: view) }
  }

  /// The frame that the document stores for a view: a rectangle, or distances from the edges of the view
  /// around it.
  func frame(of object: IBObject) -> CGRect? {
    if let frame = object.frame { return CGRect(frame) }
    guard object.child(key: "frameInset") != nil else { return nil }
    let around = document.ancestors(of: object).first(where: isView).flatMap(frame)?.size
    let canvas = document.canvas(for: object)
    let screen = canvas.device.size(canvas.orientation)
    let size = around.map { IBSize(width: $0.width, height: $0.height) } ?? screen
    return object.frame(in: size).map { CGRect($0) }
  }

  /// The controller made from an element.
  package func controller(_ object: IBObject) -> UIViewController? {
    if let known = made[object.ordinal] { return known as? UIViewController }
    guard let entry = NibClasses.controllers[object.name] else { return nil }
    let type = customClass(of: object, below: UIViewController.self) ?? entry.type
    let coder = NibCoder(object: object, className: entry.name, loader: self)
    let own = creation?.ordinal == object.ordinal ? creation?.make(coder) : nil
    guard let controller = own ?? ViewAnimation.apart({ type.init(coder: coder) }) else {
      note("\(type).init(coder:) refused \(object)", at: object)
      return nil
    }
    made[object.ordinal] = controller
    applyRuntimeAttributes(of: object, to: controller)
    return controller
  }

  /// The object of any kind made from an element; nil where Mica has no class for it.
  package func object(_ object: IBObject) -> NSObject? {
    if let known = made[object.ordinal] { return known }
    if let view = view(object) { return view }
    if let controller = controller(object) { return controller }
    guard let item = makeItem(object) else { return nil }
    made[object.ordinal] = item
    applyRuntimeAttributes(of: object, to: item)
    return item
  }

  private func makeItem(_ object: IBObject) -> NSObject? {
    let own = customClass(of: object, below: NSObject.self)
    if object.name == "customObject" { return NSObject.make(own ?? NSObject.self) }
    guard let standard = NibItems.types[object.name] else { return nil }
    let type = own as? any NibItem.Type ?? standard
    return type.make(from: NibCoder(object: object, className: "\(type)", loader: self))
  }

  /// The class that the document asks for, where it is linked into the process and of the right kind.
  private func customClass<Base: AnyObject>(of object: IBObject, below base: Base.Type) -> Base.Type? {
    guard let name = object.customClass else { return nil }
    let module = object.customModule ?? Self.mainModule
    // A class of the target that the document belongs to is in the program, whatever that is called here.
    let isOwn = object.attributes["customModuleProvider"] == "target"
    guard
      let type = NSClassFromString("\(module).\(name)") ?? NSClassFromString(name)
        ?? (isOwn
          ? NSClassFromString("\(Self.mainModule).\(name)")
            ?? targetModule.flatMap { NSClassFromString("\($0).\(name)") } : nil)
    else { return nil }
    if let type = type as? Base.Type { return type }
    note("class \(module).\(name) is no \(base): \(object) is made without it", at: object)
    return nil
  }

  /// The class of segues that the document asks for; nil where it asks for none, and where that is not linked
  /// into the process.
  func segueClass(of segue: IBSegue, in object: IBObject?) -> UIStoryboardSegue.Type? {
    guard let name = segue.customClass else { return nil }
    let found: AnyClass? =
      NSClassFromString("\(segue.customModule ?? Self.mainModule).\(name)") ?? NSClassFromString(name)
    if found == nil, let object { note("no class \(name): the segue is performed without it", at: object) }
    return found as? UIStoryboardSegue.Type
  }

  /// The target whose resources the document is one of: SwiftPM calls their folder
  /// `Package_Target.resources`.
  private var targetModule: String? {
    document.url?.pathComponents.last { $0.hasSuffix(".resources") }.flatMap { folder in
      folder.dropLast(".resources".count).split(separator: "_", maxSplits: 1).last.map(String.init)
    }
  }

  private static var mainModule: String { ApplicationManifest.module ?? ProcessInfo.processInfo.processName }

  /// The modules whose classes and extensions the document may mean.
  private(set) lazy var modules: Set<String> = {
    var found: Set = [Self.mainModule]
    document.root.forEach { object in object.customModule.map { _ = found.insert($0) } }
    return found
  }()

  /// Makes the views that the document lists below an element and its class did not ask for, such as views of
  /// bar items, so that nothing is lost.
  func adoptStrays(of object: IBObject, under identity: NibIdentity) {
    identity.children = nearestViews(below: object).compactMap(view)
  }

  /// The views below an element without another view between.
  func nearestViews(below object: IBObject) -> [IBObject] {
    object.children.flatMap { child -> [IBObject] in
      // Examples of what runs are made when they are needed.
      if child.name == "variation" || connects && child.name == "prototypes" { return [] }
      return isView(child) ? [child] : nearestViews(below: child)
    }
  }

  /// The size classes that Xcode's canvas has for the document's device.
  private static func canvas(of document: IBDocument) -> (width: IBSizeClass?, height: IBSizeClass?) {
    guard let device = document.device else { return (nil, nil) }
    if let known = IBDevice.withID(device.id) { return known.sizeClasses(device.orientation) }
    if device.id.hasPrefix("ipad") { return (.regular, .regular) }
    return device.orientation == .landscape ? (.compact, .compact) : (.compact, .regular)
  }
}
