internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

/// A view that the app gives its size: a cell that is created again and again, the header or footer of a
/// table, the root of a scene in a container, or the root of a xib that is neither a screen nor a cell.
@MainActor struct AppSize {
  let view: UIView
  /// The axes along which the document does not decide.
  let axes: [NSLayoutConstraint.Axis]
  /// The reason, as an independent clause.
  let reason: String

  /// Returns a Boolean value that indicates whether a member of a contradiction is the length of the view, as
  /// it happens to be in the document, or that of its content view.
  func isLength(_ member: NSLayoutConstraint) -> Bool {
    guard member.isOfFrame, let item = member.firstItem as? UIView else { return false }
    let isOwn =
      item === view || item === (view as? UITableViewCell)?.contentView
      || item === (view as? UICollectionViewCell)?.contentView
    let axis: NSLayoutConstraint.Axis? =
      switch member.firstAttribute {
      case .width: .horizontal
      case .height: .vertical
      default: nil
      }
    return isOwn && axis.map(axes.contains) == true
  }
}

extension LayoutCheckPass {
  /// Returns the nearest view around a view, or itself, whose size the app decides; nil if the document
  /// decides all of them.
  func appSize(around view: UIView) -> AppSize? {
    var current: UIView? = view
    while let candidate = current {
      if let size = ownAppSize(candidate) { return size }
      current = candidate.superview
    }
    return nil
  }

  private func ownAppSize(_ view: UIView) -> AppSize? {
    let object = view.nibIdentity?.object
    switch view {
    case is UICollectionReusableView:
      return AppSize(
        view: view, axes: [.horizontal, .vertical], reason: "the collection view's layout gives it its size")
    case is UITableViewCell, is UITableViewHeaderFooterView:
      guard let object else { return nil }
      let owner = open.document.owner(of: object)
      if owner == nil, isNarrow(object) {
        return AppSize(
          view: view, axes: [.horizontal, .vertical],
          reason: "its table, as wide as no screen, gives it its size")
      }
      if let owner, owner.name == "tableViewSection" {
        let table = open.document.ancestors(of: owner).first { $0.name == "tableView" }
        guard let table else { return nil }
        let height = object.double("rowHeight") ?? object.frame?.height ?? 0, code = decisions.outlets
        guard
          code.returnsAutomaticHeights(around: table, in: open.document)
            || code.returnsOtherHeight(than: height, around: table, in: open.document)
        else { return nil }
        return AppSize(view: view, axes: [.vertical], reason: "code gives the row its height")
      }
      // A table has the height of its rows in the app, too, unless a prototype has another one, which the
      // table ignores: then code makes its rows as high as their contents.
      let height = owner?.name == "tableView" ? owner?.double("rowHeight") : nil
      if let owner, decisions.outlets.setsRowHeights(around: owner, in: open.document) {
        return AppSize(view: view, axes: [.vertical], reason: "code gives the row its height")
      }
      if view is UITableViewCell, let height, height > 0, object.double("rowHeight") ?? height == height {
        return nil
      }
      return AppSize(view: view, axes: [.vertical], reason: "the app gives the row its height")
    default:
      if let key = object?.attributes["key"], key == "tableHeaderView" || key == "tableFooterView" {
        return AppSize(view: view, axes: [.vertical], reason: "code gives the view of the table its height")
      }
      if view.superview is UIWindow || view.superview == nil, let reason = containerReason(view) {
        return AppSize(view: view, axes: [.horizontal, .vertical], reason: reason)
      }
      guard object != nil, isFreeNib(view) else { return nil }
      return AppSize(view: view, axes: [.horizontal, .vertical], reason: "code gives the view its size")
    }
  }

  /// Returns a Boolean value that indicates whether the cell of a xib is drawn for a table that is narrower
  /// than a screen: as wide as none is.
  private func isNarrow(_ cell: IBObject) -> Bool {
    cell.frame.map { !Self.screenWidths.contains($0.width) } ?? false
  }

  private static let screenWidths = Set(
    (IBDevice.all + [.square]).flatMap { [$0.portraitSize.width, $0.portraitSize.height] })

  /// Returns why a container decides the size of a scene with a root view: it is embedded, or a popover with
  /// a size of its own. Nil if the scene fills the screen.
  private func containerReason(_ root: UIView) -> String? {
    guard let object = root.nibIdentity?.object, let controller = open.document.owner(of: object),
      controller.child(key: "view") === object
    else { return nil }
    if controller.isEmbedded(in: open.document) { return "the container view gives the scene its size" }
    if isMaster(controller) { return "the split view gives the scene its width" }
    if open.document.isShownInFreeSize(controller) { return "code gives the scene its size" }
    if let reason = hostReason(controller) { return reason }
    return controller.size("preferredContentSize") == nil ? nil : "the scene prefers a size of its own"
  }

  /// Returns why a scene does not fill the screen although nothing in the document says so, or nil: it is
  /// that of an extension, or code shows it in a sheet.
  private func hostReason(_ controller: IBObject) -> String? {
    guard let url = open.document.url, let code = ProjectCode.around(url) else { return nil }
    if code.isOfExtension(ProjectCode.plainName(of: url)) {
      return "another app gives the extension its size"
    }
    let isInSheet =
      (device ?? open.canvas).device.idiom == .pad && controller.id != open.document.initialViewController
      && code.showsInSheet(controller.string("storyboardIdentifier"), of: controller.customClass)
    return isInSheet ? "code shows the scene in a sheet or a popover" : nil
  }

  /// Returns a Boolean value that indicates whether a controller, or the navigation controller around it, is
  /// the first of a split view controller, whose column it fills on an iPad.
  private func isMaster(_ controller: IBObject) -> Bool {
    guard (device ?? open.canvas).device.idiom == .pad else { return false }
    var ids: Set<String> = controller.id.map { [$0] } ?? []
    for relationship in ["rootViewController", "masterViewController"] {
      var found = false
      open.document.root.forEach { object in
        guard object.name == "segue", object.attributes["relationship"] == relationship,
          let target = object.attributes["destination"], ids.contains(target),
          let owner = open.document.owner(of: object)
        else { return }
        if owner.name == "splitViewController" { found = true }
        if let id = owner.id { ids.insert(id) }
      }
      if found { return true }
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a view is the root of a xib that is neither a scene nor a
  /// cell nor a screen.
  func isFreeNib(_ root: UIView) -> Bool {
    guard open.document.kind == .xib, let object = root.nibIdentity?.object,
      open.document.owner(of: object) == nil, !(root is UITableViewCell),
      !(root is UICollectionReusableView), let frame = object.rect("frame")
    else { return false }
    if hasViewAsOwner(root) { return true }
    let canvas = open.document.canvas(for: object)
    let screen = canvas.device.size(canvas.orientation)
    return frame.width != screen.width || frame.height != screen.height
  }

  /// Returns a Boolean value that indicates whether a view is the root of a xib whose owner is a view: it is
  /// the content of the owner, which is as large as the content needs.
  func isContentOfOwner(_ root: UIView) -> Bool { isFreeNib(root) && hasViewAsOwner(root) }

  private func hasViewAsOwner(_ root: UIView) -> Bool {
    let owner = open.document.objects.first { $0.name == "placeholder" && $0.id == "-1" }
    guard root.nibIdentity?.object.customClass == nil, let name = owner?.customClass else { return false }
    return decisions.outlets.isView(name)
  }

  static let looseReason = "code gives it a place and a size, if it shows it"

  /// Returns a Boolean value that indicates whether a view is beside the controller of a scene on a device.
  func isLoose(_ view: UIView) -> Bool {
    guard device != nil, open.document.kind == .storyboard, let object = view.nibIdentity?.object else {
      return false
    }
    return open.document.parent(of: object)?.name == "objects"
  }

  /// Returns a Boolean value that indicates whether a view is at the top level of a xib whose owner has
  /// outlets to others there, and to none in this one.
  func isLeftOver(_ root: UIView) -> Bool {
    guard open.document.kind == .xib, let object = root.nibIdentity?.object,
      open.document.owner(of: object) == nil, !decisions.isOutlet(object.id)
    else { return false }
    let siblings = open.document.parent(of: object)?.children ?? []
    return siblings.contains { $0 !== object && $0.frame != nil && decisions.isOutlet($0.id) }
  }

  /// Applies a check to a view. Findings that do not exist once the view around it is larger, whose size the
  /// app decides, are recorded as unchecked.
  /// Freeform xibs are as large as they are drawn unless `includesXibs` says otherwise, or a view is their
  /// owner, in which code lays them out.
  func applyWhereDecided(
    _ part: String, _ view: UIView, includesXibs: Bool = false, _ check: (UIView) -> Void
  ) {
    let count = findings.count
    check(view)
    guard findings.count > count, let sized = appSize(around: view),
      includesXibs || !isFreeNib(sized.view) || isContentOfOwner(sized.view)
    else { return }
    let kept = (findings, subjects, unchecked)
    let size = sized.view.bounds.size
    // A row that nothing in it holds open may be laid out lower than it is drawn.
    let drawn = sized.view is UITableViewCell ? sized.view.nibIdentity?.object.frame : nil
    var larger = size
    for axis in sized.axes {
      if axis == .horizontal {
        larger.width = size.width * 2 + 200
      } else {
        larger.height = max(size.height, drawn?.height ?? 0) * 2 + 200
      }
    }
    func resize(to size: CGSize) {
      sized.view.bounds.size = size
      sized.view.setNeedsLayout()
      sized.view.layoutIfNeeded()
    }
    let listener = UnsatisfiableConstraints.listener
    UnsatisfiableConstraints.listener = { _, _ in }
    resize(to: larger)
    findings.removeSubrange(count...)
    check(view)
    let persists = findings.count > count
    resize(to: size)
    UnsatisfiableConstraints.listener = listener
    (findings, subjects, unchecked) = kept
    guard !persists else { return }
    findings.removeSubrange(count...)
    leaveUnchecked(view, part, sized.reason)
  }
}
