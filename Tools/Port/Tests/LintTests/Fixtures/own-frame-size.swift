import UIKit

class Card: UIView {
  let label = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(label)
    label.frame = CGRect(x: 0, y: 0, width: frame.width, height: 20)  // expect: note own-frame-size
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
    let width = label.frame.width
    label.bounds.size.width = width
  }

  func ratio() -> CGFloat { frame.width / frame.height }
}

class Grid: UIViewController {
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    CGSize(width: view.frame.width, height: self.view.frame.height)  // expect: note own-frame-size
  }
}

class Turned: UIView {
  override func layoutSubviews() {
    transform = CGAffineTransform(rotationAngle: 1)
    layer.cornerRadius = frame.size.height / 2  // expect: warning own-frame-size
    layer.cornerRadius = bounds.height / 2
  }
}

class Ring: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
    label.frame = CGRect(x: 0, y: 0, width: frame.width, height: 20)
  }

  func build() {
    addSubview(label)
    label.frame = CGRect(x: 0, y: 0, width: frame.width, height: 20)
  }

  func update() {
    label.frame = CGRect(x: 0, y: 0, width: frame.width, height: 20)  // expect: note own-frame-size
  }
}
