import UIKit

final class Board: UIView {
  func show(_ tile: UIView) {
    bringSubviewToFront(tile) // line
    sendSubviewToBack(tile)
  }
}
