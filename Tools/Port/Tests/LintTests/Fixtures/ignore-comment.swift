import UIKit

class Card: UIView {
  let image = UIImageView()

  override func layoutSubviews() {
    addSubview(image)
    image.frame = frame  // mica:ignore superview-frame
    // mica:ignore superview-frame: the card is always at the origin
    image.frame = frame
    image.frame = frame  // mica:ignore
    image.frame = frame  // expect: error superview-frame
    // expect: warning ignore-comment // mica:ignore superview-frames
    image.frame = bounds
  }
}

func use() {
  _ = Card(frame: CGRect(x: 20, y: 80, width: 100, height: 40))
}
