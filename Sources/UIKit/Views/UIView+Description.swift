internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// The description in UIKit's form (`documented_facts.json`, "description"): what differs from a new view,
  /// in this order.
  ///
  /// `NSArray` and `_UILabelLayer` are iOS's names, for texts that were recorded there: in Mica there is no
  /// such array, whose address is the view's, and a label's layer is a plain one.
  var descriptionText: String {
    let f = frame
    var text = "<\(PrintedName.of(type(of: self))): \(PrintedName.address(of: self))"
    if let base { text += "; baseClass = \(base)" }
    text += "; frame = (\(f.minX.short) \(f.minY.short); \(f.width.short) \(f.height.short))"
    if !transform.isIdentity {
      let t = transform
      text += "; transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.short).joined(separator: ", "))]"
    }
    if let shownText { text += "; text = '\(shownText)'" }
    if clipsToBounds { text += "; clipsToBounds = YES" }
    if alpha != 1 { text += "; alpha = \(alpha.short)" }
    if isHidden { text += "; hidden = YES" }
    if !isOpaque { text += "; opaque = NO" }
    if autoresizingMask != [] { text += "; autoresize = \(autoresizingMask.letters)" }
    if !autoresizesSubviews { text += "; autoresizesSubviews = NO" }
    if tag != 0 { text += "; tag = \(tag)" }
    if !isUserInteractionEnabled { text += "; userInteractionEnabled = NO" }
    if let gestures = gestureRecognizers, !gestures.isEmpty {
      text += "; gestureRecognizers = <NSArray: \(PrintedName.address(of: self))>"
    }
    if let moving = ownLayer.animationKeys(), !moving.isEmpty {
      let animations = moving.compactMap { key in
        ownLayer.animation(forKey: key).map { "\(key)=\(PrintedName.brackets($0)); " }
      }
      text += "; animations = { \(animations.joined())}"
    }
    if let backgroundColor { text += "; backgroundColor = \(backgroundColor)" }
    let isLabels = self is UILabel && type(of: ownLayer) == CALayer.self
    let kind = isLabels ? "_UILabelLayer" : PrintedName.of(type(of: ownLayer))
    return text + "; layer = <\(kind): \(PrintedName.address(of: layer))>\(scrolledText)>"
  }

  /// The nearest Apple superclass of a class that is not Apple's, unless it is `UIView`.
  private var base: String? {
    var type: AnyClass = Swift.type(of: self)
    guard !PrintedName.isApples(type) else { return nil }
    while !PrintedName.isApples(type), let above = class_getSuperclass(type) { type = above }
    return type == UIView.self ? nil : "\(type)"
  }

  /// The text of labels and fields.
  private var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.text
    case let cell as UITableViewCell: cell.parts.text?.text
    default: nil
    }
  }

  /// The description of a scroll view's content, after that of its layer.
  private var scrolledText: String {
    guard let view = self as? UIScrollView else { return "" }
    let (at, size, inset) = (view.contentOffset, view.contentSize, view.adjustedContentInset)
    return
      "; contentOffset: {\(at.x.short), \(at.y.short)}; contentSize: {\(size.width.short), \(size.height.short)}; adjustedContentInset: "
      + "{\([inset.top, inset.left, inset.bottom, inset.right].map(\.short).joined(separator: ", "))}"
      + listedText
  }

  /// The description of the data source of tables and collection views, as on iOS since 13.
  private var listedText: String {
    func name(_ object: AnyObject?) -> String { object.map(PrintedName.brackets) ?? "(null)" }
    switch self {
    case let table as UITableView: return "; dataSource: \(name(table.dataSource))"
    case let view as UICollectionView:
      return "; layout: \(view.collectionViewLayout.description); dataSource: \(name(view.dataSource))"
    default: return ""
    }
  }

  /// The view and its subviews, one per line, as UIKit's method of that name prints them; called by
  /// `perform(_:)`.
  var recursiveDescription: String {
    printedTree(self) { view in
      view.subviews.map { ($0, "|") }
    } line: { view in
      view.description
    }
  }
}

extension UIViewController {
  /// The controller, its children and the controllers it presents, one per line, as UIKit's method of that
  /// name prints them.
  var printedHierarchy: String {
    func named(_ object: AnyObject) -> String {
      "\(PrintedName.of(type(of: object))) \(PrintedName.address(of: object))"
    }
    return printedTree(self) { controller in
      let shown = controller.presentedViewController.map {
        $0.presentingViewController === controller ? [($0, "+")] : []
      }
      return controller.children.map { ($0, "|") } + (shown ?? [])
    } line: { controller in
      let state =
        switch controller.appearance {
        case .coming: "appearing"
        case .here: "appeared"
        case .going: "disappearing"
        case .gone: "disappeared"
        }
      var text = "<\(named(controller))>, state: \(state), view: "
      if let view = controller.viewIfLoaded {
        text += "<\(named(view))>" + (view.window == nil ? " not in the window" : "")
      } else {
        text += "(view not loaded)"
      }
      if controller.presentingViewController?.presentedViewController === controller,
        let style = controller.presentationController
      {
        text += ", presented with: <\(named(style))>"
      }
      return text
    }
  }
}

/// Returns lines for an object and its marked descendants, indented as in UIKit.
@MainActor private func printedTree<Node: UIResponder>(
  _ root: Node, below: (Node) -> [(Node, String)], line: (Node) -> String
) -> String {
  var lines: [String] = []
  func add(_ node: Node, _ depth: Int, _ mark: String) {
    lines.append(
      (depth == 0 ? "" : String(repeating: "   | ", count: depth - 1) + "   \(mark) ") + line(node))
    for (inner, mark) in below(node) { add(inner, depth + 1, mark) }
  }
  add(root, 0, "")
  return lines.joined(separator: "\n")
}

extension UIView.AutoresizingMask {
  /// The initials of the flexible parts; margins are LM, RM, TM and BM.
  fileprivate var letters: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension CGFloat {
  /// The number in the form of C's `%g`: whole numbers without ".0".
  var short: String { String(format: "%g", self) }
}
