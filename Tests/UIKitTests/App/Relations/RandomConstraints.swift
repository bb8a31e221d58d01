import CoreGraphics
import Foundation
import TestSupport

@testable import UIKit

/// Random trees of views and guides, each constrained to one placed before it.
@MainActor enum RandomConstraints {
  static func scene(_ random: inout SeededRandom) -> ChangingScene {
    let seed = random.next()
    let names = RandomTree(seed).changes.map(\.name)
    return ChangingScene(name: "constraints \(seed)", changes: names) {
      let tree = RandomTree(seed)
      return ChangingScene.Made(view: tree.root, changes: tree.changes.map { change in { change.apply($0) } })
    }
  }
}

/// The tree of a seed.
@MainActor private final class RandomTree {
  let root = UIView(frame: CGRect(x: 3, y: 4, width: 230, height: 220))
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []
  private var random: SeededRandom
  private(set) var changes: [(name: String, apply: (UIWindow) -> Void)] = []

  init(_ seed: UInt64) {
    random = SeededRandom(seed: seed)
    grow(root, count: random.integer(3..<7), depth: 0)
    addChanges()
  }

  private func grow(_ parent: UIView, count: Int, depth: Int) {
    var before: [any LayoutItem] = [parent.layoutMarginsGuide, parent.safeAreaLayoutGuide, parent]
    for _ in 0..<count {
      if random.isTrue(oneIn: 4) {
        let guide = UILayoutGuide()
        parent.addLayoutGuide(guide)
        guides.append(guide)
        place(guide, after: before, in: parent)
        before.append(guide)
        continue
      }
      let view = made(depth)
      // No two contents have equal priorities either.
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let part = Float(views.count) / 8
        view.setContentHuggingPriority(UILayoutPriority(250 - part), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(750 - part), for: axis)
      }
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      views.append(view)
      place(view, after: before, in: parent)
      before.append(view)
      if type(of: view) == UIView.self, depth < 2 {
        grow(view, count: random.integer(0..<4), depth: depth + 1)
      }
    }
  }

  private func made(_ depth: Int) -> UIView {
    switch random.integer(0..<6) {
    case 0:
      let label = UILabel()
      label.text = String("Some words to be broken here".prefix(random.integer(3..<28)))
      label.numberOfLines = random.integer(0..<3)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      return label
    case 1: return UIImageView(image: UIImage.aligned(random.number(10...40).rounded(), 20))
    case 2: return UISwitch()
    default:
      let view = UIView()
      view.backgroundColor = UIColor(hue: random.number(0...1), saturation: 0.5, brightness: 0.9, alpha: 1)
      if random.isTrue(oneIn: 4) { view.semanticContentAttribute = .forceRightToLeft }
      if random.isTrue(oneIn: 4) { view.preservesSuperviewLayoutMargins = true }
      if random.isTrue(oneIn: 3) {
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 1, leading: random.number(0...20), bottom: 2, trailing: random.number(0...9))
      }
      return view
    }
  }

  /// Constrains one position and perhaps one size of an item along each axis, relative to items that are
  /// placed already.
  private func place(_ item: any LayoutItem, after before: [any LayoutItem], in parent: UIView) {
    let across: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX, .left, .right]
    let down: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
    func add(
      _ one: NSLayoutConstraint.Attribute, _ other: any LayoutItem, _ two: NSLayoutConstraint.Attribute,
      times multiplier: CGFloat = 1, _ relation: NSLayoutConstraint.Relation = .equal,
      _ priority: Float = 1000
    ) {
      let new = NSLayoutConstraint(
        item: item, attribute: one, relatedBy: relation, toItem: other, attribute: two,
        multiplier: multiplier,
        constant: random.number(-20...40).rounded())
      // No two optional constraints have equal priorities: which of them is broken would depend on their
      // order.
      new.priority = UILayoutPriority(priority < 1000 ? priority - Float(constraints.count) / 16 : priority)
      new.isActive = true
      constraints.append(new)
    }
    func other() -> any LayoutItem { before[random.integer(0..<before.count)] }
    func anyOf(_ list: [NSLayoutConstraint.Attribute]) -> NSLayoutConstraint.Attribute {
      list[random.integer(0..<list.count)]
    }
    if random.isTrue(oneIn: 2) {
      // Directional attributes can be combined only with each other.
      add(anyOf([.leading, .trailing, .centerX]), other(), anyOf([.leading, .trailing, .centerX]))
    } else {
      let side = anyOf(across)
      add(side, other(), side)
    }
    let side = anyOf(down)
    let target = other(), isGuide = item is UILayoutGuide || target is UILayoutGuide
    add(
      isGuide && (side == .firstBaseline || side == .lastBaseline) ? .top : side, target,
      isGuide ? .top : side)
    if item is UILayoutGuide || type(of: item) == UIView.self || random.isTrue(oneIn: 4) {
      add(.width, other(), .width, times: random.number(0.1...0.6), .equal, 900)
      add(.height, other(), .height, times: random.number(0.1...0.6), .equal, 900)
    }
    if random.isTrue(oneIn: 3) {
      add(.trailing, parent, .trailing, .lessThanOrEqual, random.isTrue(oneIn: 2) ? 999 : 500)
    }
    if random.isTrue(oneIn: 3) { add(.leading, parent, .leadingMargin, .greaterThanOrEqual, 600) }
  }

  private func addChanges() {
    func change(_ name: String, _ apply: @escaping (UIWindow) -> Void) { changes.append((name, apply)) }
    let view = views.isEmpty ? root : views[random.integer(0..<views.count)]
    let constraint = constraints[random.integer(0..<constraints.count)]
    let constant = random.number(-10...60).rounded(), width = random.number(80...220).rounded()
    let root = root, all = views
    change("direction of the window") { $0.traitOverrides.layoutDirection = .rightToLeft }
    change("semantics of the root") { _ in root.semanticContentAttribute = .forceRightToLeft }
    change("semantics of a view") { _ in
      view.semanticContentAttribute =
        view.semanticContentAttribute == .unspecified ? .forceRightToLeft : .unspecified
    }
    change("direction of a view") { _ in view.traitOverrides.layoutDirection = .rightToLeft }
    change("semantics of all") { _ in
      for view in all + [root] { view.semanticContentAttribute = .forceRightToLeft }
    }
    change("constant") { _ in constraint.constant = constant }
    change("priority") { _ in
      if constraint.priority < .required { constraint.priority = UILayoutPriority(300) }
    }
    change("size of the root") { _ in root.frame.size.width = width }
    // Whole numbers: reading margins includes the superview's margins and the safe area.
    change("margins of the root") { _ in
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 33, bottom: 8, trailing: 8)
    }
    change("margins of a view") { _ in
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 17)
    }
    change("safe area") { $0.setSafeArea(UIEdgeInsets(top: 21, left: 14, bottom: 6, right: 9)) }
    change("display scale") { $0.traitOverrides.displayScale = 3 }
    change("text size") { $0.traitOverrides.preferredContentSizeCategory = .accessibilityMedium }
    change("texts") { _ in for case let label as UILabel in all { label.text = "Others" } }
    change("images") { _ in
      for case let image as UIImageView in all { image.image = UIImage.block(25, 20) }
    }
    change("images of the same size") { _ in
      for case let view as UIImageView in all {
        view.image = view.image.map { UIImage.block($0.size.width, $0.size.height) }
      }
    }
  }
}
