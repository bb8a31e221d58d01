import Foundation
import UIKit

/// A view with its number in the order of creation. The root is number 0.
final class NumberedView: UIView {
  var number: Int32 = 0
}

/// The view trees of W3 and W4.
@MainActor struct ViewTrees {
  private var made: Int32 = 0

  /// Creates `count` views side by side in a square of 1000 x 1000 points.
  static func flat(_ count: Int) -> NumberedView {
    var trees = ViewTrees()
    let root = trees.view(CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let cell = 1000 / Double(columns)
    for i in 0..<count {
      let frame = CGRect(
        x: Double(i % columns) * cell, y: Double(i / columns) * cell, width: cell * 0.9, height: cell * 0.9)
      root.addSubview(trees.view(frame))
    }
    return root
  }

  /// Creates `levels` levels with ten views each in a square of 1000 x 1000 points, divided horizontally and
  /// vertically in turn.
  static func nested(_ levels: Int) -> NumberedView {
    var trees = ViewTrees()
    let root = trees.view(CGRect(x: 0, y: 0, width: 1000, height: 1000))
    trees.divide(root, 1000, 1000, levels: levels, level: 0)
    return root
  }

  private mutating func view(_ frame: CGRect) -> NumberedView {
    let view = NumberedView(frame: frame)
    view.number = made
    made += 1
    return view
  }

  private mutating func divide(_ parent: UIView, _ width: Double, _ height: Double, levels: Int, level: Int) {
    guard levels > 0 else { return }
    let across = level % 2 == 0
    let w = across ? width / 10 : width, h = across ? height : height / 10
    for i in 0..<10 {
      let child = view(
        CGRect(x: across ? Double(i) * w : 0, y: across ? 0 : Double(i) * h, width: w, height: h))
      parent.addSubview(child)
      divide(child, w, h, levels: levels - 1, level: level + 1)
    }
  }
}
