internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension IBDocument {
  /// Returns the classes of the project whose code may fill a view: those of the views and the controller
  /// around it, and that of the owner of a xib.
  func classes(around object: IBObject) -> [String] {
    let owners = kind == .xib ? objects.filter { $0.name == "placeholder" && $0.id == "-1" } : []
    let delegates = object.child(named: "connections")?.children(named: "outlet") ?? []
    let others = delegates.compactMap { $0.attributes["destination"].flatMap(self.object(withID:)) }
    return ([object] + ancestors(of: object) + owners + others).compactMap(\.customClass)
  }
}

/// The outlets of a document and what the code of the project does to them.
struct OutletCode: Sendable {
  private struct Outlet: Sendable {
    var property: String
    /// The class that has the outlet, or nil for a class of UIKit.
    var owner: String?
  }

  /// The outlets by the ids of the objects that they refer to.
  private var outlets: [String: [Outlet]] = [:]
  private let code: ProjectCode?

  init(_ document: IBDocument) {
    code = document.url.flatMap { ProjectCode.around($0) }
    document.root.forEach { object in
      guard object.name == "outlet" || object.name == "outletCollection",
        let target = object.attributes["destination"], let property = object.attributes["property"]
      else { return }
      let owner = document.parent(of: object).flatMap(document.parent)
      outlets[target, default: []].append(Outlet(property: property, owner: owner?.customClass))
    }
  }

  /// Returns a Boolean value that indicates whether code can refer to an object.
  func isOutlet(_ id: String?) -> Bool { id.map { outlets[$0] != nil } ?? false }

  /// Returns the members of an object that code sets or calls, as `ProjectCode` names them.
  func changes(of id: String?) -> Set<String> {
    guard let id, let code else { return [] }
    return (outlets[id] ?? []).reduce(into: []) { found, outlet in
      guard let owner = outlet.owner else { return }
      found.formUnion(code.changes(of: outlet.property, in: owner))
    }
  }

  /// Returns a Boolean value that indicates whether code changes a constraint with an outlet.
  func changesConstraint(_ id: String?) -> Bool { !changes(of: id).isDisjoint(with: Self.ofConstraints) }

  /// Returns a Boolean value that indicates whether code hides or removes a view with an outlet.
  func hides(_ id: String?) -> Bool {
    changes(of: id).contains { $0 == "removeFromSuperview" || $0.lowercased().contains("hid") }
  }

  /// Returns a Boolean value that indicates whether code gives an outlet a frame or constraints.
  func laysOut(_ id: String?) -> Bool {
    changes(of: id).contains { member in
      Self.ofLayout.contains(member) || Self.layoutPrefixes.contains(where: member.hasPrefix)
    }
  }

  /// Returns a Boolean value that indicates whether code gives an outlet an image, or passes it to a function
  /// that may do so.
  func setsImage(_ id: String?) -> Bool {
    changes(of: id).contains { $0 == CodeText.passed || $0.lowercased().contains("image") }
  }

  /// Returns a Boolean value that indicates whether code gives an outlet a font.
  func setsFont(_ id: String?) -> Bool {
    changes(of: id).contains { $0.lowercased().contains("font") }
  }

  /// Returns a Boolean value that indicates whether code gives an outlet a title, a text or an image.
  func setsText(_ id: String?) -> Bool {
    changes(of: id).contains { member in
      let name = member.lowercased()
      return name.contains("title") || name.contains("text") || name.contains("image")
    }
  }

  /// Returns a Boolean value that indicates whether a class of the project is a view.
  func isView(_ name: String) -> Bool {
    guard let base = code?.lineage(of: name).last, base != name else { return false }
    return base.hasPrefix("UI") && !base.hasSuffix("Controller")
  }

  /// Returns a Boolean value that indicates whether code of the controller of a bar button item gives its
  /// side of the bar other items.
  func replacesBarButton(_ item: IBObject, in document: IBDocument) -> Bool {
    let keys = [item, document.parent(of: item)].compactMap { $0?.string("key") ?? $0?.name }
    guard let code,
      let side = ["left", "right"].first(where: { side in keys.contains { $0.hasPrefix(side) } })
    else { return false }
    let name = "\(side)BarButtonItem", setter = "set\(side.capitalized)BarButton"
    let starts = [name, "\(name)s"].flatMap { ["\($0) = ", "\($0)="] } + [setter]
    return document.classes(around: item).contains {
      code.code(of: $0, containsAny: starts, asPrefix: true)
    }
  }

  // MARK: - Lists

  /// Returns a Boolean value that indicates whether code may dequeue the prototype cells of a table or
  /// collection view: a class around it does so, and neither registers nor creates one.
  func dequeuesPrototypes(around list: IBObject, in document: IBDocument) -> Bool {
    guard let code else { return true }
    let classes = document.classes(around: list)
    return classes.contains { code.code(of: $0, containsAny: ["dequeueReusable"], asPrefix: true) }
      && !classes.contains { name in
        code.code(of: name, containsAny: Self.ofCells, asPrefix: true)
          || code.function("cellForRowAt", of: name, contains: "UITableViewCell(")
      }
  }

  /// Returns a Boolean value that indicates whether code gives the rows of a table view their heights.
  func setsRowHeights(around list: IBObject, in document: IBDocument) -> Bool {
    guard let code else { return false }
    return document.classes(around: list).contains { code.code(of: $0, containsAny: Self.ofRows) }
  }

  /// Returns a Boolean value that indicates whether code makes the rows of a table view as high as their
  /// contents, also those of a static table. Its property `rowHeight` does so for prototypes alone.
  func returnsAutomaticHeights(around list: IBObject, in document: IBDocument) -> Bool {
    guard let code else { return false }
    return document.classes(around: list).contains {
      code.function("heightForRowAt", of: $0, contains: "utomaticDimension")
    }
  }

  /// Returns a Boolean value that indicates whether code gives the rows of a static table view other heights
  /// than one of the document: it neither names that nor asks the superclass for it.
  func returnsOtherHeight(than height: Double, around list: IBObject, in document: IBDocument) -> Bool {
    guard let code else { return false }
    return document.classes(around: list).contains { name in
      func contains(_ text: String) -> Bool { code.function("heightForRowAt", of: name, contains: text) }
      return contains("{") && !contains("super") && !contains(CGFloat(height).inPoints)
    }
  }

  /// Returns a Boolean value that indicates whether a class of buttons places its title.
  func placesTitle(_ name: String) -> Bool {
    code?.code(of: name, containsAny: ["titleRect", "titleRectForContentRect"]) == true
  }

  /// Returns a Boolean value that indicates whether a class of buttons of the project sets its own title.
  func setsOwnTitle(_ name: String) -> Bool {
    code?.declares(name) == true
      && code?.code(of: name, containsAny: ["setTitle", "setAttributedTitle"]) == true
  }

  /// Returns a Boolean value that indicates whether a class of labels or buttons of the project changes how
  /// its text is drawn or measured.
  func stylesText(_ name: String) -> Bool {
    code?.declares(name) == true && code?.code(of: name, containsAny: Self.ofTexts) == true
  }

  private static let ofTexts = [
    "kern", "NSKernAttributeName", "attributedText", "drawText", "drawTextInRect", "textRect",
    "textRectForBounds", "intrinsicContentSize", "setAttributedTitle",
  ]

  /// Returns a Boolean value that indicates whether code gives the items of a tab bar their images: the class
  /// of a tab bar controller of the document does.
  func setsTabs(in document: IBDocument) -> Bool {
    let controllers = document.scenes.compactMap(\.viewController).filter { $0.name == "tabBarController" }
    return controllers.compactMap(\.customClass).contains { name in
      code?.code(of: name, containsAny: ["selectedImage", "UITabBarItem"]) == true
    }
  }

  private static let ofRows = [
    "automaticDimension", "UITableViewAutomaticDimension", "heightForRowAt", "heightForRowAtIndexPath",
  ]
  /// The words of code that registers cells, or makes them itself.
  private static let ofCells = ["register", "loadNibNamed", "initWithStyle"]
  private static let ofConstraints: Set = [
    "constant", "active", "priority", "multiplier", "each", "forEach", "install", "uninstall",
    "autoInstall", "autoRemove",
  ]
  private static let ofLayout: Set = ["snp", "frame", "center", "layout", "pin", "anchor", "flex", "yoga"]
  private static let layoutPrefixes = ["mas_", "autoPin", "autoSetDimension", "autoMatch", "autoAlign"]
}
