internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

/// The parts of a document's layout that code of the app decides, so that nothing can be said about them.
@MainActor struct AppDecisions {
  /// The ids of the objects that outlets refer to.
  private var outlets: Set<String> = []
  /// The ids of the views with constraints that exist in Interface Builder alone, by the axis.
  private var placeholders: [NSLayoutConstraint.Axis: Set<String>] = [:]

  init(_ document: IBDocument) {
    document.root.forEach { object in
      if object.name == "outlet" || object.name == "outletCollection",
        let target = object.attributes["destination"]
      {
        outlets.insert(target)
      }
      guard object.name == "constraint", object.bool("placeholder") == true,
        let attribute = object.string("firstAttribute")
      else { return }
      let id = object.string("firstItem") ?? document.owner(of: object)?.id
      let axis: NSLayoutConstraint.Axis = Self.vertical.contains(attribute) ? .vertical : .horizontal
      if let id { placeholders[axis, default: []].insert(id) }
    }
  }

  private static let vertical: Set = ["height", "top", "bottom", "centerY", "baseline", "firstBaseline"]

  /// Returns a Boolean value that indicates whether code can refer to an object.
  func isOutlet(_ id: String?) -> Bool { id.map(outlets.contains) ?? false }

  /// Returns why code decides the length of a view along an axis, or nil if the document does.
  func reason(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> String? {
    guard let identity = view.nibIdentity else { return nil }
    let object = identity.object
    let isHorizontal = axis == .horizontal
    if let id = identity.id, placeholders[axis]?.contains(id) == true {
      return "a constraint of it exists in Interface Builder only"
    }
    if object.string(isHorizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight") != nil {
      return "its intrinsic size is a placeholder"
    }
    guard identity.children.isEmpty else { return nil }
    if let name = object.customClass, view.lacksContent(along: axis) {
      return "the class \(name) may give it a size"
    }
    switch view {
    case is UIImageView where view.lacksContent(along: axis): return "code gives it an image"
    case is UILabel where (view as? UILabel)?.text?.isEmpty != false: return "code gives it a text"
    case is UIStackView: return "code gives it its views"
    default:
      let isFilled = isOutlet(identity.id) || view.superview is UIStackView || object.name == "containerView"
      return isFilled && identity.className == "UIView" ? "code gives it its contents" : nil
    }
  }

  /// Returns why a label's text is a sample, or nil if it may be the one that users see.
  ///
  /// Code sets the texts of cells that a table or a collection creates again and again.
  func sampleReason(_ label: UILabel, in document: IBDocument) -> String? {
    var ancestor: UIView? = label
    while let view = ancestor {
      if view is UITableViewCell || view is UICollectionReusableView || view is UITableViewHeaderFooterView {
        let owner = (view.nibIdentity?.object).flatMap(document.owner)
        return owner?.name == "tableViewSection" ? nil : "code sets the texts of its cell"
      }
      ancestor = view.superview
    }
    return nil
  }
}

extension UIView {
  fileprivate func lacksContent(along axis: NSLayoutConstraint.Axis) -> Bool {
    let size = intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric
  }
}

/// A part of a document that `mica check` could not check, because code decides it.
package struct UncheckedPart: Sendable, Codable, Equatable {
  /// The path of the document as it was passed.
  package var file: String
  /// The line of the element, starting at 1.
  package var line: Int
  /// The id of the element in the document, or nil if it has none.
  package var id: String?
  /// A description of the part.
  package var part: String
  /// The reason, as an independent clause.
  package var reason: String
}
