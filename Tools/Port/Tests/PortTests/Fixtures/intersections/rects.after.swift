import Foundation; import UIKit

let isSeen = frame.intersects(bounds)
let isDisjoint = names.intersects(with: others)  // line
private extension CGRect {
  func intersects(_ rect2: CGRect) -> Bool {
    func meet(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> Bool {
      let isPoint = low == high || otherLow == otherHigh
      return isPoint && low == otherLow || low < otherHigh && otherLow < high
    }
    return !isNull && !rect2.isNull && meet(minX, maxX, rect2.minX, rect2.maxX)
      && meet(minY, maxY, rect2.minY, rect2.maxY)
  }
}
