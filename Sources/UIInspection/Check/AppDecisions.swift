internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKit

/// The parts of a document's layout that code of the app decides, so that nothing can be said about them.
@MainActor struct AppDecisions {
  /// The outlets, and what code does to them.
  let outlets: OutletCode
  /// The ids of the views with constraints that exist in Interface Builder alone, by the axis.
  private var placeholders: [NSLayoutConstraint.Axis: Set<String>] = [:]
  /// The ids of the views with constraints that only some size classes have, by the axis.
  private var varied: [NSLayoutConstraint.Axis: Set<String>] = [:]

  init(_ document: IBDocument) {
    let references = document.variedIDs
    outlets = OutletCode(document)
    document.root.forEach { object in
      let isVaried = object.id.map(references.contains) ?? false
      guard object.name == "constraint", object.bool("placeholder") == true || isVaried,
        let attribute = object.string("firstAttribute")
      else { return }
      let ids = [object.string("firstItem") ?? document.owner(of: object)?.id, object.string("secondItem")]
      let axis: NSLayoutConstraint.Axis = Self.vertical.contains(attribute) ? .vertical : .horizontal
      for case let id? in ids {
        if isVaried {
          varied[axis, default: []].insert(id)
        } else {
          placeholders[axis, default: []].insert(id)
        }
      }
    }
  }

  private static let vertical: Set = [
    "height", "top", "bottom", "centerY", "baseline", "firstBaseline", "topMargin", "bottomMargin",
  ]

  /// Returns a Boolean value that indicates whether code can refer to an object.
  func isOutlet(_ id: String?) -> Bool { outlets.isOutlet(id) }

  /// Returns why code decides the places or lengths of views along an axis, or nil if the document does: code
  /// changes a constraint of one of them, or lays it out itself.
  func codeReason(_ views: [UIView], along axis: NSLayoutConstraint.Axis? = nil) -> String? {
    for view in views {
      if outlets.laysOut(view.nibIdentity?.id) { return "code lays \(view.inWords) out" }
      for owner in sequence(first: view, next: \.superview) {
        for constraint in owner.constraints where constraint.views.contains(where: { $0 === view }) {
          guard axis == nil || constraint.firstAttribute.axis == axis, let id = constraint.nibIdentity?.id,
            outlets.changesConstraint(id)
          else { continue }
          return "code changes the constraint \(id)"
        }
      }
    }
    return nil
  }

  /// Returns why the room of a view in a stack view is not that of the document, or nil if it is: code hides
  /// it or one of its neighbours.
  func neighbourReason(_ view: UIView) -> String? {
    var current = view
    while let superview = current.superview {
      if let stack = superview as? UIStackView {
        for arranged in stack.arrangedSubviews where outlets.hides(arranged.nibIdentity?.id) {
          return "code can hide \(arranged.inWords)"
        }
      }
      current = superview
    }
    return nil
  }

  /// Returns the name of the font of a text that is not known, so that the text has another size.
  func unknownFont(of view: UIView) -> String? {
    let font = (view as? UILabel)?.font ?? (view as? UIButton)?.titleLabel?.font
    guard let name = view.nibIdentity?.object.child(key: "fontDescription")?.string("name"),
      font?.fontName != name, UIFont(name: name, size: 10) == nil
    else { return nil }
    return name
  }

  /// Returns why code decides the length of a view along an axis, or nil if the document does.
  func reason(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> String? {
    guard let identity = view.nibIdentity else { return nil }
    let object = identity.object
    let isHorizontal = axis == .horizontal
    if let reason = placeholderReason(view, along: axis) { return reason }
    if object.string(isHorizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight") != nil {
      return "its intrinsic size is a placeholder"
    }
    if view is UIStackView, identity.children.allSatisfy(\.isHidden) { return "code gives it its views" }
    guard identity.children.isEmpty else { return nil }
    if let name = object.customClass, view.lacksContent(along: axis) {
      return "the class \(name) may give it a size"
    }
    switch view {
    case is UIImageView where view.lacksContent(along: axis): return "code gives it an image"
    case is UILabel where (view as? UILabel)?.text?.isEmpty != false: return "code gives it a text"
    default:
      let isFilled = isOutlet(identity.id) || view.superview is UIStackView || object.name == "containerView"
      return isFilled && identity.className == "UIView" ? "code gives it its contents" : nil
    }
  }

  /// Returns why the document leaves the place of a view along an axis open if a constraint that would decide
  /// it is a placeholder or for other size classes.
  func placeholderReason(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> String? {
    guard let id = view.nibIdentity?.id else { return nil }
    if placeholders[axis]?.contains(id) == true {
      return "a constraint of it exists in Interface Builder only"
    }
    return varied[axis]?.contains(id) == true ? "constraints of it are for other size classes" : nil
  }

  /// Returns why the text of a label or button is measured in vain, or nil if it may be the one that users
  /// see, in a font that is known: code replaces it, as it does the texts of cells that are created again and
  /// again, and keys of translations.
  ///
  /// Code can also replace the text of a label with an outlet, by one about as long: a text counts if it
  /// needs twice what it has. `share` is the part of the need that there is.
  func textReason(_ view: UIView, _ text: String, share: CGFloat, in document: IBDocument) -> String? {
    if Self.isKey(text) { return "\"\(text)\" is the key of a translation" }
    if let name = unknownFont(of: view) { return "the font \(name) is not known" }
    if share >= Self.seriousShare, let object = view.nibIdentity?.object, let name = object.customClass,
      object.hasOwnAttributes || outlets.stylesText(name)
    {
      return "the class \(name) may draw it in its own way"
    }
    if text.unicodeScalars.contains(where: \.properties.isEmojiPresentation) {
      return "the width of emoji depends on Apple's font"
    }
    if outlets.setsText(view.nibIdentity?.id) { return "code sets it" }
    guard let label = view as? UILabel else { return nil }
    if share >= Self.seriousShare, isOutlet(label.nibIdentity?.id) { return "code can set it" }
    return sampleReason(label, in: document)
  }

  /// The part of the room for its text that a label with an outlet has to have.
  static let seriousShare: CGFloat = 0.5

  /// Returns a Boolean value that indicates whether a text is a name for code rather than for people: words
  /// without spaces, connected by two full stops or hyphens or by an underscore.
  static func isKey(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }) else {
      return false
    }
    let words = text.split(whereSeparator: { "._-".contains($0) })
    let isJoined = text.contains("_") ? words.count >= 2 : words.count >= 3
    return isJoined && words.count(where: { $0.contains(where: \.isLetter) }) * 2 >= words.count
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

extension IBDocument {
  /// The ids of the objects that only some size classes have: variations include or exclude them.
  var variedIDs: Set<String> {
    var varied: Set<String> = []
    root.forEach { object in
      guard object.name == "exclude" || object.name == "include" else { return }
      if let id = object.attributes["reference"] { varied.insert(id) }
    }
    return varied
  }
}

extension IBObject {
  /// A Boolean value that indicates whether runtime attributes may change the text of the object or how it is
  /// set, such as `spacing`, `kern`, `insetLeft` and `localizationKey`.
  fileprivate var hasOwnAttributes: Bool {
    userDefinedRuntimeAttributes.contains { attribute in
      let name = attribute.keyPath.lowercased()
      return ["spac", "kern", "inset", "padding", "font", "text", "line", "locali", "key"].contains(
        where: name.contains)
    }
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
