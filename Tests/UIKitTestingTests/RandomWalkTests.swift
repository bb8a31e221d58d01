import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of random calls and taps while transitions run. The invariants that UIKit guarantees for its trees
/// hold at every step, and once everything is at rest, every object is where it reports to be.
///
/// `MICA_WALKS=200` sets the number of walks, `MICA_SEED=7` their first seed.
@Suite(.serialized) @MainActor struct RandomWalkTests {
  private static let walks = number("MICA_WALKS") ?? 8
  private static let seed = number("MICA_SEED") ?? 1
  private static let steps = 60

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func invariantsHoldOnRandomWalks() {
    for seed in Self.seed..<Self.seed + Self.walks {
      let faults = walk(UInt64(seed))
      #expect(faults.isEmpty, "seed \(seed)")
    }
  }

  /// Runs a walk and returns a description of what is wrong in it.
  private func walk(_ seed: UInt64) -> [String] {
    var known: [WeakWalker] = []
    let faults = walk(seed, &known)
    let kept = known.compactMap(\.controller).map { "\(type(of: $0)) is not let go" }
    return faults.isEmpty ? kept : faults
  }

  private func walk(_ seed: UInt64, _ known: inout [WeakWalker]) -> [String] {
    let walk = RandomWalk(seed: seed)
    var faults: [String] = []
    for step in 1...Self.steps where faults.isEmpty {
      walk.step()
      faults = check(walk, &known, atRest: false)
      if faults.isEmpty, step.isMultiple(of: 10) {
        walk.screen.advance(by: 3)
        faults = check(walk, &known, atRest: true)
      }
    }
    walk.screen.window.endEditing(true)
    walk.screen.window.rootViewController = nil
    walk.screen.advance(by: 3)
    return faults
  }

  private func check(_ walk: RandomWalk, _ known: inout [WeakWalker], atRest: Bool) -> [String] {
    for controller in walk.controllers {
      if let walker = controller as? any Walker, !known.contains(where: { $0.controller === walker }) {
        known.append(WeakWalker(controller: walker))
      }
    }
    var faults = WalkCheck(walk, atRest: atRest).faults
    for walker in known.compactMap(\.controller) { faults += WalkCheck.faults(of: walker, atRest: atRest) }
    return faults.isEmpty ? [] : faults + ["after \(walk.trail.count) steps: \(walk.trail.suffix(12))"]
  }

  private struct WeakWalker { weak var controller: (any Walker)? }
}

/// The invariants of a window and its controllers.
@MainActor private struct WalkCheck {
  private(set) var faults: [String] = []
  private var seen: Set<ObjectIdentifier> = []
  private let window: UIWindow

  init(_ walk: RandomWalk, atRest: Bool) {
    window = walk.screen.window
    visit(window, atRest: atRest)
    for controller in walk.controllers { check(controller, atRest: atRest) }
    checkChain()
  }

  static func faults(of walker: any Walker, atRest: Bool) -> [String] {
    let name = "\(type(of: walker))", state = walker.diary.state
    var faults = walker.diary.faults.map { "\(name) \($0)" }
    guard atRest else { return faults }
    let isShown = walker.viewIfLoaded?.window != nil
    if state != (isShown ? .here : .gone) {
      let past = walker.diary.history.suffix(8).map(\.rawValue).joined(separator: " ")
      let parents = sequence(first: walker as UIViewController, next: \.parent).dropFirst().map {
        "\(type(of: $0)) (\($0.appearance))"
      }
      faults.append(
        "\(name) is \(state) at rest \(isShown ? "in" : "outside") the window: \(past), in \(parents)")
    }
    return faults
  }

  private mutating func visit(_ view: UIView, atRest: Bool) {
    if !seen.insert(ObjectIdentifier(view)).inserted { faults.append("\(type(of: view)) is in two places") }
    if view.window !== window { faults.append("\(type(of: view)) is not told of its window") }
    let subviews = view.subviews, layers = (view.layer.sublayers ?? []).compactMap { $0.delegate as? UIView }
    if subviews.count != layers.count || !zip(subviews, layers).allSatisfy({ $0 === $1 }) {
      faults.append(
        "\(type(of: view)) has other views than its layer: \(subviews.map { type(of: $0) }) \(layers.map { type(of: $0) })"
      )
    }
    for subview in subviews {
      if subview.superview !== view { faults.append("\(type(of: subview)) has another superview") }
      if subview.layer.superlayer !== view.layer {
        faults.append("the layer of \(type(of: subview)) has another superlayer")
      }
      visit(subview, atRest: atRest)
    }
    if atRest {
      checkRest(view.layer, "\(type(of: view)) in \(view.superview.map { "\(type(of: $0))" } ?? "none")")
    }
    if atRest, let table = view as? UITableView { check(table) }
    if atRest, let items = view as? UICollectionView { check(items) }
  }

  /// Checks that nothing moves and that the picture shows the properties' values.
  private mutating func checkRest(_ layer: CALayer, _ name: String) {
    // A spinning view, or one that an animation left at its final value, never shows its properties' values.
    let keys = layer.animationKeys() ?? []
    guard
      keys.allSatisfy({
        layer.animation(forKey: $0).map { $0.isRemovedOnCompletion && $0.repeatCount < 100 } ?? true
      })
    else { return }
    guard let shown = layer.presentation() else { return }
    if shown.position != layer.position || shown.bounds != layer.bounds || shown.opacity != layer.opacity
      || !CATransform3DEqualToTransform(shown.transform, layer.transform)
    {
      faults.append("\(name) is not shown where it is: \(keys)")
    }
  }

  private mutating func check(_ controller: UIViewController, atRest: Bool) {
    let name = "\(type(of: controller))"
    for child in controller.children where child.parent !== controller {
      faults.append("a child of \(name) has another parent")
    }
    if let presented = controller.presentedViewController, controller.parent == nil,
      presented.presentingViewController == nil
    {
      faults.append("what \(name) presents does not know it")
    }
    if let view = controller.viewIfLoaded, view.next !== controller {
      faults.append("the view of \(name) is followed by another")
    }
    guard atRest else { return }
    if controller.isBeingPresented || controller.isBeingDismissed || controller.isMovingToParent
      || controller.isMovingFromParent
    {
      faults.append("\(name) still moves at rest")
    }
    if controller.transitionCoordinator != nil { faults.append("\(name) has a transition at rest") }
    if let stack = controller as? UINavigationController, stack.viewIfLoaded?.window != nil {
      if stack.topViewController?.viewIfLoaded?.window == nil {
        faults.append("the top of a stack is not shown")
      }
      // A stack on a stack, as a split view controller makes them of its columns, has
      // its items in the outer bar.
      let isAlone =
        !(stack.parent is UINavigationController)
        && !stack.viewControllers.contains { $0 is UINavigationController }
      if isAlone, stack.navigationBar.items?.count != stack.viewControllers.count {
        let parent = stack.parent.map { "\(type(of: $0))" } ?? "none",
          items = stack.navigationBar.items?.count ?? 0
        faults.append(
          "a bar has other items than its stack: \(items) for \(stack.viewControllers.map { type(of: $0) }) in \(parent)"
        )
      }
      for hidden in stack.viewControllers.dropLast() where hidden.viewIfLoaded?.window != nil {
        faults.append("what lies under a stack's top is shown")
      }
    }
    if let tabs = controller as? UITabBarController, tabs.viewIfLoaded?.window != nil {
      for child in tabs.viewControllers ?? []
      where (child.viewIfLoaded?.window != nil) != (child === tabs.selectedViewController) {
        faults.append("a tab is shown and not selected, or the other way round")
      }
    }
  }

  private mutating func checkChain() {
    guard let first = FirstResponder.current else { return }
    if let view = first as? UIView, view.window == nil {
      faults.append("the first responder \(type(of: first)) is in no window")
    }
    var last = first, count = 0
    while let next = last.next, count < 1000 { (last, count) = (next, count + 1) }
    if !(last is UIApplication) { faults.append("the responder chain ends at \(type(of: last))") }
  }

  /// Frames follow from centres, which rounds the last digits.
  private func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    zip([one.minX, one.minY, one.width, one.height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 1e-9 }
  }

  private mutating func check(_ table: UITableView) {
    guard let walker = table.delegate as? RowsWalker else { return }
    let sections = walker.rows.sections
    if table.numberOfSections != sections.count
      || sections.indices.contains(where: { table.numberOfRows(inSection: $0) != sections[$0].count })
    {
      faults.append("a table has other rows than its data source")
      return
    }
    let paths = table.indexPathsForVisibleRows ?? []
    if paths.count != table.visibleCells.count { faults.append("a table has other cells than visible rows") }
    for path in paths {
      guard let cell = table.cellForRow(at: path) else {
        faults.append("a visible row has no cell")
        continue
      }
      if cell.textLabel?.text != "\(sections[path.section][path.row])" {
        faults.append("the row \(path) shows \(cell.textLabel?.text ?? "nothing")")
      }
      if !isSame(cell.frame, table.rectForRow(at: path)) {
        faults.append("the row \(path) lies at \(cell.frame), not \(table.rectForRow(at: path))")
      }
      if cell.alpha != 1 || cell.isHidden { faults.append("the row \(path) is not seen") }
    }
    let cells = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    if cells.count != paths.count {
      faults.append("a table holds \(cells.count) cells for \(paths.count) rows")
    }
    let all = sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
    for path in all
    where table.rectForRow(at: path).intersection(table.bounds).height > 1 && !paths.contains(path) {
      faults.append("the row \(path) has no cell")
    }
  }

  private mutating func check(_ items: UICollectionView) {
    guard let walker = items.delegate as? ItemsWalker else { return }
    let sections = walker.rows.sections
    if items.numberOfSections != sections.count
      || sections.indices.contains(where: { items.numberOfItems(inSection: $0) != sections[$0].count })
    {
      faults.append("a collection view has other items than its data source")
      return
    }
    let paths = items.indexPathsForVisibleItems
    for path in paths {
      guard let cell = items.cellForItem(at: path) as? UICollectionViewListCell,
        let place = items.layoutAttributesForItem(at: path)
      else {
        faults.append("a visible item has no cell")
        continue
      }
      let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text
      if text != "\(sections[path.section][path.item])" {
        faults.append("the item \(path) shows \(text ?? "nothing")")
      }
      if !isSame(cell.frame, place.frame) {
        faults.append("the item \(path) lies at \(cell.frame), not \(place.frame)")
      }
      if cell.alpha != 1 || cell.isHidden { faults.append("the item \(path) is not seen") }
    }
    let cells = items.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    if cells.count != paths.count {
      let lost = cells.filter { cell in !paths.contains { items.cellForItem(at: $0) === cell } }
      let places = lost.map { "\($0.frame), alpha \($0.alpha), moved by \($0.layer.animationKeys() ?? [])" }
      faults.append(
        "a collection view holds \(cells.count) cells for \(paths.count) items; one too many lies at \(places)"
      )
    }
    let seen = (items.collectionViewLayout.layoutAttributesForElements(in: items.bounds) ?? []).filter {
      $0.representedElementCategory == .cell && $0.frame.intersects(items.bounds)
    }
    for place in seen where !paths.contains(place.indexPath) {
      faults.append("the item \(place.indexPath) has no cell")
    }
  }
}
