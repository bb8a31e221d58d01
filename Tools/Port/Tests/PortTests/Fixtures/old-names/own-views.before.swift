import UIKit

final class Board: UIView {
  func show(_ tile: UIView) {
    bringSubview(toFront: tile) // line
    sendSubview(toBack: tile)
  }
}
