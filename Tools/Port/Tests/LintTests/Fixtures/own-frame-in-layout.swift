import UIKit

class Card: UIView {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    frame.size.height = label.frame.maxY  // expect: warning own-frame-in-layout
    bounds.origin = .zero
    label.frame.size.height = 20
  }

  override func sizeToFit() { frame.size.height = 20 }
}
