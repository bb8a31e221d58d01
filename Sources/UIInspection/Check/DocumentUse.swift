internal import Foundation
internal import InterfaceBuilder

extension IBDocument {
  /// The scenes that nothing can show: no chain of segues leads to them from the initial scene or from one
  /// that code instantiates, or can instantiate if the code is not known. Empty in a document without an
  /// initial scene whose project is not an app, all of whose code is known.
  var unreachableScenes: [IBScene] {
    let code = targetRuntime.hasPrefix("iOS") ? url.flatMap { ProjectCode.around($0) } : nil
    let isKnown = initialViewController != nil || code.map { $0.isComplete && $0.hasLists } == true
    guard kind == .storyboard, isKnown else { return [] }
    var targets: [String: [String]] = [:], found: Set<String> = []
    var next = [initialViewController].compactMap(\.self)
    let classes = scenes.compactMap { $0.viewController?.customClass }
    for scene in scenes {
      let ids = scene.objects.compactMap(\.id)
      if let controller = scene.viewController,
        let identifier = controller.string("storyboardIdentifier"), !identifier.isEmpty
      {
        let isShared = classes.count { $0 == controller.customClass } > 1
        if code?.isComplete != true
          || code?.showsScene(identifier, of: controller.customClass, isShared: isShared) != false
        {
          next += ids
        }
      }
      for object in scene.objects {
        object.forEach { child in
          guard child.name == "segue", let target = child.attributes["destination"],
            code?.isComplete != true || !needsCode(child)
              || child.string("identifier").map({ code?.mayPerformSegue($0) != false }) == true
          else { return }
          for id in ids { targets[id, default: []].append(target) }
        }
      }
    }
    while let id = next.popLast() {
      if found.insert(id).inserted { next += targets[id] ?? [] }
    }
    return scenes.filter { scene in
      guard let controller = scene.viewController, controller.name != "viewControllerPlaceholder" else {
        return false
      }
      return controller.id.map { !found.contains($0) } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether only code performs a segue: it begins at a controller,
  /// and neither embeds nor relates one.
  private func needsCode(_ segue: IBObject) -> Bool {
    guard let source = parent(of: segue).flatMap(parent) else { return false }
    let kind = segue.string("kind") ?? ""
    return source.name.hasSuffix("ontroller") && !["embed", "relationship", "unwind"].contains(kind)
  }

  /// The sizes of the root views that an iPad shows in a form sheet or a popover, by the views' ids: the
  /// preferred one, or that of form sheets.
  var sheetSizes: [String: [Double]] {
    var ways: [String: [IBObject]] = [:], sizes: [String: [Double]] = [:]
    root.forEach { object in
      guard object.name == "segue", let target = object.attributes["destination"] else { return }
      ways[target, default: []].append(object)
    }
    for controller in scenes.compactMap(\.viewController) {
      guard let id = controller.id, id != initialViewController,
        let view = controller.child(key: "view")?.id
      else { continue }
      let own = ways[id] ?? []
      let inSheets =
        controller.string("modalPresentationStyle") == "formSheet"
        && own.allSatisfy { ["presentation", "modal"].contains($0.attributes["kind"]) }
        || !own.isEmpty && own.allSatisfy { $0.attributes["modalPresentationStyle"] == "formSheet" }
      let inPopovers =
        !own.isEmpty && own.allSatisfy { ["popoverPresentation", "popover"].contains($0.attributes["kind"]) }
      guard inSheets || inPopovers else { continue }
      if let size = controller.size("contentSizeForViewInPopover") {
        sizes[view] = [size.width, size.height]
      } else if inSheets {
        sizes[view] = Self.formSheet
      }
    }
    return sizes
  }

  /// The width and height of form sheets (Apple's Human Interface Guidelines for iOS 7 to 12), in points.
  private static let formSheet = [540.0, 620.0]

  /// The prototype cells of lists whose controllers and delegates, of which there are some in the project,
  /// dequeue none.
  var unusedPrototypes: [IBObject] {
    guard let code = url.flatMap({ ProjectCode.around($0) }), code.isComplete else { return [] }
    var found: [IBObject] = []
    root.forEach { list in
      guard list.name == "tableView" || list.name == "collectionView", list.string("dataMode") != "static"
      else { return }
      let classes = classes(around: list)
      let isKnown = classes.contains(where: code.declares)
      guard isKnown, !classes.contains(where: { code.code(of: $0, containsAny: ["dequeue"], asPrefix: true) })
      else { return }
      found += list.children(named: "prototypes").flatMap(\.children)
      found += list.children(named: "cells").flatMap(\.children)
    }
    return found
  }

  /// A Boolean value that indicates whether the document is drawn for iPads alone: its runtime says so, or
  /// the screens of its scenes do.
  var isDrawnForPads: Bool {
    if targetRuntime.hasSuffix("iPad") || root.attributes["type"]?.contains(".iPad.") == true { return true }
    guard device == nil else { return false }
    var types: [String] = []
    root.forEach { object in
      guard object.name == "simulatedScreenMetrics", let type = object.attributes["type"] else { return }
      types.append(type.lowercased())
    }
    return !types.isEmpty && types.count * 2 >= scenes.count && types.allSatisfy { $0.hasPrefix("ipad") }
  }

  /// Returns a Boolean value that indicates whether code presents a scene in the size that it is drawn with:
  /// a freeform scene, smaller than any phone, that code shows and no segue leads to.
  func isShownInFreeSize(_ controller: IBObject) -> Bool {
    guard let url, let code = ProjectCode.around(url), let id = controller.id,
      let frame = controller.child(key: "view")?.frame, frame.width < 320 || frame.height < 480
    else { return false }
    let metrics = controller.child(key: "simulatedDestinationMetrics")
    guard controller.size("freeformSize") != nil || metrics?.name == "freeformSimulatedSizeMetrics" else {
      return false
    }
    var hasSegue = false
    root.forEach { if $0.name == "segue", $0.attributes["destination"] == id { hasSegue = true } }
    let isFirst = id == initialViewController && code.isListed(url.deletingPathExtension().lastPathComponent)
    return !hasSegue && !isFirst
      && code.showsScene(controller.string("storyboardIdentifier"), of: controller.customClass)
  }

  /// Returns a Boolean value that indicates whether an element is in one of some scenes.
  func isElement(_ object: IBObject, in scenes: [IBScene]) -> Bool {
    guard let own = scene(of: object) else { return false }
    return scenes.contains { $0.sceneID == own.sceneID && $0.line == own.line }
  }

  /// A Boolean value that indicates whether the owner of a xib, a view controller, gets its view from it.
  private var hasViewForOwner: Bool {
    let owner = objects.first { $0.name == "placeholder" && $0.id == "-1" }
    let outlets = owner?.child(named: "connections")?.children(named: "outlet") ?? []
    return outlets.contains { $0.string("property") == "view" }
  }

  /// A Boolean value that indicates whether nothing in the project around the document shows it: no code, no
  /// property list and no other document names it. The result is `false` if that is not known.
  var isUnused: Bool {
    guard let url, targetRuntime.hasPrefix("iOS"), let code = ProjectCode.around(url), code.isComplete else {
      return false
    }
    let name = ProjectCode.plainName(of: url)
    let full = url.deletingPathExtension().lastPathComponent
    if code.composes(full) { return false }
    if kind == .storyboard {
      guard code.hasLists else { return false }
      return !code.isListed(name) && !code.isListed(full) && !code.showsStoryboard(name)
        && !code.showsStoryboard(full)
    }
    // A view controller finds a xib by its class, with or without "Controller", that has a view for it.
    let names = [name, full] + (hasViewForOwner ? [name + "Controller"] : [])
    return !names.contains {
      code.uses($0, besides: url) || code.isListed($0) || code.isInDocument($0, other: url)
    }
  }
}
