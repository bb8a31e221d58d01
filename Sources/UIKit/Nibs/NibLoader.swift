internal import CoreGraphics
package import Foundation
package import InterfaceBuilder

/// An object that creates the objects of one document.
///
/// Each element becomes one object, created on first access. An element that Mica does not support becomes a
/// plain view if it has a frame, and a line of `report`.
@MainActor package final class NibLoader {
  package let document: IBDocument
  /// The asset catalog beside the document.
  package let assets: AssetCatalog?
  /// The size classes of the canvas; nil is "any", as on the square canvas of old documents.
  package let sizeClasses: (width: IBSizeClass?, height: IBSizeClass?)
  /// The deviations from the document, one line each, with the line number in the file.
  package private(set) var report: [String] = []
  /// A Boolean value that indicates whether views keep the frames that the document stores, regardless of its
  /// constraints.
  package let keepsStoredFrames: Bool

  /// The purposes of loading a document: rendering Xcode's canvas, or running an app.
  package enum Purpose: Sendable {
    /// The measurements are those of Interface Builder, and code is not run.
    case canvas
    case app
  }

  /// The purpose of the objects.
  package let purpose: Purpose
  /// A Boolean value that indicates whether the sizes of the design are in force: placeholder sizes and
  /// constraints, and the sizes that views without content are drawn with. They are on Xcode's canvas, but
  /// neither in an app nor in the layout of a document for another device.
  package let usesDesignSizes: Bool
  /// The objects created so far, by the ordinals of their elements.
  var made: [Int: NSObject] = [:]
  /// The ordinals of objects whose `awakeFromNib()` was called.
  var awakened: Set<Int> = []
  private var keepsObjects = true
  /// A Boolean value that indicates whether outlets, actions and segues are connected.
  var connects = false
  /// A Boolean value that indicates whether deviations are reported immediately, as in an app, which does not
  /// read the report.
  var tells = false
  /// The client's own creation of the controller of an element.
  var creation: (ordinal: Int, make: (NSCoder) -> UIViewController?)?
  private var reported: Set<String> = []
  /// The bundled font families that were looked up, and whether Interface Builder had them.
  var fontsFound: [String: Bool] = [:]
  /// The unknown fonts that were looked up, by family, and whether they are as high as their em.
  var emHighFonts: [String: Bool] = [:]
  /// The measuring of single-line texts, by the lines of scenes.
  var measurings: [Int: CanvasMeasuring] = [:]
  /// The views whose constraints wait until the tree that is being created is complete.
  private var unconstrained: [(object: IBObject, view: UIView)] = []
  private var depth = 0

  package init(
    document: IBDocument, assets: AssetCatalog? = nil,
    sizeClasses: (width: IBSizeClass?, height: IBSizeClass?)? = nil, keepsStoredFrames: Bool = true,
    purpose: Purpose = .app, usesDesignSizes: Bool? = nil
  ) {
    self.usesDesignSizes = usesDesignSizes ?? (purpose == .canvas)
    self.keepsStoredFrames = keepsStoredFrames
    self.purpose = purpose
    self.document = document
    self.assets = assets
    self.sizeClasses = sizeClasses ?? Self.canvas(of: document)
  }

  /// Returns the object created from the element with an identifier, if it was created.
  package func object(withID id: String) -> NSObject? {
    document.object(withID: id).flatMap { made[$0.ordinal] }
  }

  /// Releases the objects created so far. Controllers retain their loader, so objects that it retained would
  /// never be deallocated.
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

  /// Releases the objects again after a later part of the document was created, unless they are retained.
  func releaseObjects() { if !keepsObjects { made.removeAll() } }

  /// Reports, once, a deviation from the document.
  package func note(_ message: String, at object: IBObject) {
    let line = "\(tells ? document.name : document.path):\(object.line): \(message)"
    guard reported.insert(line).inserted else { return }
    report.append(line)
    if tells { DocumentNotes.tell(line) }
  }

  /// Reports the connections of an element whose destinations do not exist in the document.
  func noteLostConnections(of object: IBObject) {
    for connection in object.objects(in: "connections") {
      for lost in document.lostReferences(of: connection) { note(lost.message, at: connection) }
    }
  }

  // MARK: - Creating objects

  /// Returns whether an element represents a view: its class is known, or it has a frame.
  package func isView(_ object: IBObject) -> Bool {
    NibClasses.views[object.name] != nil || (object.frame != nil && object.name != "variation")
  }

  /// Returns the view created from an element.
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
    // A plain view may have a class of UIKit.
    let stated =
      object.name == "view" ? NibClasses.views.values.first { $0.name == object.customClass } : nil
    let type = own ?? stated?.type ?? entry?.type ?? UIView.self
    let coder = NibCoder(object: object, className: stated?.name ?? name, loader: self)
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

  /// Ends the creation of a view. Constraints are created with the outermost one, when all their items exist.
  private func leaveView() {
    depth -= 1
    guard depth == 0 else { return }
    let waiting = unconstrained
    unconstrained = []
    for (object, view) in waiting { installConstraints(of: object, on: view) }
  }

  /// Returns the frame that the document stores for a view: a rectangle, or distances from the edges of the
  /// enclosing view.
  func frame(of object: IBObject) -> CGRect? {
    if let frame = object.frame { return CGRect(frame) }
    guard object.child(key: "frameInset") != nil else { return nil }
    let around = document.ancestors(of: object).first(where: isView).flatMap(frame)?.size
    let canvas = document.canvas(for: object)
    let screen = canvas.device.size(canvas.orientation)
    let size = around.map { IBSize(width: $0.width, height: $0.height) } ?? screen
    return object.frame(in: size).map { CGRect($0) }
  }

  /// Returns the controller created from an element.
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

  /// Returns the object created from an element of any kind; nil if Mica has no class for it.
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

  /// Returns the custom class in the document, if it is linked into the process and of the right kind.
  private func customClass<Base: AnyObject>(of object: IBObject, below base: Base.Type) -> Base.Type? {
    guard let name = object.customClass else { return nil }
    let module = object.customModule ?? Self.mainModule
    // A class of the target that the document belongs to is in the program, whatever the module is called
    // here.
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

  /// Returns the custom segue class in the document; nil if there is none, or if it is not linked into the
  /// process.
  func segueClass(of segue: IBSegue, in object: IBObject?) -> UIStoryboardSegue.Type? {
    guard let name = segue.customClass else { return nil }
    let found: AnyClass? =
      NSClassFromString("\(segue.customModule ?? Self.mainModule).\(name)") ?? NSClassFromString(name)
    if found == nil, let object { note("no class \(name): the segue is performed without it", at: object) }
    return found as? UIStoryboardSegue.Type
  }

  /// The target whose resources contain the document: SwiftPM calls their folder `Package_Target.resources`.
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

  /// Creates the views that the document lists below an element and that its class did not request, such as
  /// views of bar items, so that none is lost.
  func adoptStrays(of object: IBObject, under identity: NibIdentity) {
    identity.children = nearestViews(below: object).compactMap(view)
  }

  /// Returns the views below an element without another view between.
  func nearestViews(below object: IBObject) -> [IBObject] {
    object.children.flatMap { child -> [IBObject] in
      // Prototypes in a running app are created when they are needed.
      if child.name == "variation" || connects && child.name == "prototypes" { return [] }
      return isView(child) ? [child] : nearestViews(below: child)
    }
  }

  /// Returns the size classes that Xcode's canvas has for the document's device.
  private static func canvas(of document: IBDocument) -> (width: IBSizeClass?, height: IBSizeClass?) {
    guard let device = document.device else { return (nil, nil) }
    if let known = IBDevice.withID(device.id) { return known.sizeClasses(device.orientation) }
    if device.id.hasPrefix("ipad") { return (.regular, .regular) }
    return device.orientation == .landscape ? (.compact, .compact) : (.compact, .regular)
  }
}
