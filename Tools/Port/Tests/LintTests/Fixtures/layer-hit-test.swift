import UIKit

class Screen: UIViewController {
  func tap(_ touch: UITouch, _ card: UIView) {
    _ = card.layer.hitTest(touch.location(in: card))  // expect: warning layer-hit-test
    _ = card.layer.hitTest(touch.location(in: card.superview))
    _ = card.hitTest(touch.location(in: card), with: nil)
    _ = card.layer.presentation()?.hitTest(touch.location(in: card))  // expect: warning layer-hit-test
  }
}
