import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Tests of random changes of a tree of views with free layers among them, against a plain model of the tree.
@MainActor struct ViewTreePropertyTests {
  /// A view that counts its callbacks and records inconsistent ones.
  private final class Witness: UIView {
    var number = 0
    private(set) var misses: [String] = []
    private var announced: UIView??
    private var announcedWindow: UIWindow??

    override func willMove(toSuperview newSuperview: UIView?) {
      if announced != nil { misses.append("two moves at once") }
      announced = .some(newSuperview)
    }
    override func didMoveToSuperview() {
      if announced.map({ $0 !== superview }) ?? true {
        misses.append("moved to another superview than announced")
      }
      announced = nil
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      if newWindow === window { misses.append("moves to the window it is in") }
      announcedWindow = .some(newWindow)
    }
    override func didMoveToWindow() {
      if announcedWindow.map({ $0 !== window }) ?? true {
        misses.append("moved to another window than announced")
      }
      announcedWindow = nil
    }
    override func didAddSubview(_ subview: UIView) {
      if subview.superview !== self { misses.append("was told of a subview that is elsewhere") }
    }
    override func willRemoveSubview(_ subview: UIView) {
      if subview.superview !== self { misses.append("loses a subview that is elsewhere") }
    }

    func miss() -> String? {
      misses.first ?? (announced != nil || announcedWindow != nil ? "a move did not end" : nil)
    }
  }

  /// The expected descendants of each view: views by number, free layers by the number below zero.
  private typealias Model = NumberedTree

  private let count = 40
  private let windows = [UIWindow(), UIWindow()]
  private let views: [Witness]
  private let layers: [CALayer]

  init() {
    views = (0..<40).map { index in
      let view = Witness()
      view.number = index
      return view
    }
    layers = (0..<12).map { _ in CALayer() }
    windows[0].addSubview(views[0])
    windows[1].addSubview(views[1])
  }

  @Test func aHundredThousandChangesKeepTheTreeWhole() {
    var random = SeededRandom()
    var model = Model(count: count)
    for step in 0..<100_000 {
      change(&model, &random)
      if step % 250 == 0, let miss = miss(model) {
        Issue.record("after \(step) changes: \(miss)")
        return
      }
    }
    #expect(miss(model) == nil)
  }

  /// Returns a description of what is wrong with the views, or `nil` if nothing is.
  private func miss(_ model: Model) -> String? {
    for (number, view) in views.enumerated() {
      if let miss = view.miss() { return "\(number): \(miss)" }
      let above: UIView? = number < 2 ? windows[number] : model.parent[number].map { views[$0] }
      if view.superview !== above { return "superview of \(number)" }
      if view.subviews != model.views(number).map({ views[$0] }) { return "subviews of \(number)" }
      let wanted = model.children[number].map { $0 >= 0 ? views[$0].layer : layers[-1 - $0] }
      if view.layer.sublayers ?? [] != wanted { return "sublayers of \(number)" }
      let top = (0..<2).first { model.isAbove($0, number) }
      if view.window !== top.map({ windows[$0] }) { return "window of \(number)" }
    }
    return nil
  }

  /// Makes a random change. The first two views stay in their windows.
  private func change(_ model: inout Model, _ random: inout SeededRandom) {
    let a = random.integer(2..<count), b = random.integer(0..<count)
    let (view, above) = (views[a], views[b])
    let siblings = model.views(b)
    switch random.integer(0..<12) {
    case 0, 1:
      view.removeFromSuperview()
      model.take(a)
    case 2 where siblings.count > 1:
      let first = random.integer(0..<siblings.count), second = random.integer(0..<siblings.count)
      above.exchangeSubview(at: first, withSubviewAt: second)
      let list = model.children[b]
      model.children[b].swapAt(list.firstIndex(of: siblings[first])!, list.firstIndex(of: siblings[second])!)
    case 3:
      guard let child = siblings.randomElement(using: &random) else { return }
      let isFront = random.isTrue(oneIn: 2)
      if isFront { above.bringSubviewToFront(views[child]) } else { above.sendSubviewToBack(views[child]) }
      model.children[b].removeAll { $0 == child }
      model.children[b].insert(child, at: isFront ? model.children[b].count : 0)
    case 4:
      let number = random.integer(0..<layers.count), name = -1 - number
      for index in model.children.indices { model.children[index].removeAll { $0 == name } }
      if random.isTrue(oneIn: 3) {
        layers[number].removeFromSuperlayer()
      } else {
        let place = random.integer(0..<5)
        above.layer.insertSublayer(layers[number], at: UInt32(place))
        model.children[b].insert(name, at: min(place, model.children[b].count))
      }
    default:
      guard !model.isAbove(a, b) else { return }
      insert(a, into: b, &model, &random)
    }
  }

  private func insert(_ a: Int, into b: Int, _ model: inout Model, _ random: inout SeededRandom) {
    let (view, above) = (views[a], views[b])
    let others = model.views(b).filter { $0 != a }
    let sibling = others.randomElement(using: &random)
    switch (random.integer(0..<4), sibling) {
    case (0, let sibling?):
      above.insertSubview(view, aboveSubview: views[sibling])
      model.put(a, into: b) { $0.children[b].firstIndex(of: sibling)! + 1 }
    case (1, let sibling?):
      above.insertSubview(view, belowSubview: views[sibling])
      model.put(a, into: b) { $0.children[b].firstIndex(of: sibling)! }
    case (2, _):
      let index = random.integer(0..<5)
      above.insertSubview(view, at: index)
      model.put(a, into: b) { model in
        index < others.count ? model.children[b].firstIndex(of: others[index])! : model.children[b].count
      }
    default:
      above.addSubview(view)
      model.put(a, into: b) { $0.children[b].count }
    }
  }
}

extension NumberedTree {
  /// Returns the descendants of a node that are views.
  fileprivate func views(_ above: Int) -> [Int] { children[above].filter { $0 >= 0 } }
}
