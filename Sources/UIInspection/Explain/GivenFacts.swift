internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// The facts that the constants of a derivation include: sizes of views that constraints do not place, safe
/// areas and margins.
@MainActor enum GivenFacts {
  /// Returns the facts as sentences, each once, in the order of the steps.
  static func of(_ steps: [LayoutDerivation.Step]) -> [String] {
    var facts: [String] = []
    func add(_ fact: String) { if !facts.contains(fact) { facts.append(fact) } }
    for case .constraint(let constraint) in steps.flatMap(\.reasons) {
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ] {
        if let guide = item as? UILayoutGuide { guide.facts.forEach(add) }
        if let view = item as? UIView { view.facts(for: attribute).forEach(add) }
      }
    }
    return facts
  }

  fileprivate static func text(_ insets: UIEdgeInsets) -> String {
    "top \(insets.top.inPoints), left \(insets.left.inPoints), bottom \(insets.bottom.inPoints), "
      + "right \(insets.right.inPoints)"
  }
}

extension UIView {
  fileprivate func facts(for attribute: NSLayoutConstraint.Attribute) -> [String] {
    var facts: [String] = []
    if solvedAlignmentRect == nil {
      let isRoot = superview == nil || superview is UIWindow
      facts.append(
        "\(nameInDerivations) is \(bounds.width.inPoints) x \(bounds.height.inPoints)"
          + (isRoot ? ", the size of the scene" : ", not placed by constraints"))
    }
    if attribute.isMargin {
      facts.append("the layout margins of \(nameInDerivations) are \(GivenFacts.text(layoutMargins))")
    }
    return facts
  }

  /// A description of the content that gives the view its intrinsic size.
  var contentInWords: String {
    switch self {
    case let label as UILabel where label.text?.isEmpty == false:
      return "the text \"\(label.text!.shortened(to: 32))\" in \(label.font.fontName) "
        + label.font.pointSize.inPoints
    case let button as UIButton where shownText != nil:
      return "the title \"\(shownText!.shortened(to: 32))\" of a button"
        + (button.currentImage == nil ? "" : " with an image")
    case let view as UIImageView:
      guard let image = view.image else { return "the intrinsic size of an image view without an image" }
      let name = nibIdentity?.object.string("image").map { " \"\($0)\"" } ?? ""
      return "the image\(name), which is \(image.size.width.inPoints) x \(image.size.height.inPoints)"
    default:
      return "the intrinsic size of \(nameInDerivations)"
    }
  }
}

extension UILayoutGuide {
  /// The name of the guide in equations.
  var nameInDerivations: String {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": "safeArea"
    case "UIViewLayoutMarginsGuide": "layoutMargins"
    case "UIViewReadableContentGuide": "readableContent"
    default: identifier.isEmpty ? "layoutGuide" : identifier
    }
  }

  fileprivate var facts: [String] {
    guard let view = owningView else { return [] }
    let rect = layoutFrame
    let place =
      "(\(rect.minX.inPoints), \(rect.minY.inPoints), \(rect.width.inPoints), \(rect.height.inPoints))"
    let size = "\(view.bounds.width.inPoints) x \(view.bounds.height.inPoints)"
    return ["\(nameInDerivations) of \(view.nameInDerivations) is \(place) in its \(size)"]
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
