import UIKit

class Card: UIView {
  let box = UIView()
  let filling = UIView()

  func build() { box.center = CGPoint(x: 30, y: 30) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    frame.contains(point)  // expect: error point-in-frame
      || bounds.contains(point) || box.frame.contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let point = convert(point, to: superview)
    return frame.contains(point) ? self : nil
  }

  func tap(_ gesture: UIGestureRecognizer) {
    filling.fillSuperview()
    _ = filling.frame.contains(gesture.location(in: filling))  // expect: note point-in-frame
    let place = gesture.location(in: box)
    _ = box.frame.contains(place)  // expect: error point-in-frame
    _ = box.bounds.contains(place)
    _ = box.frame.contains(gesture.location(in: self))
    _ = frame.contains(gesture.location(in: self))  // expect: error point-in-frame
  }
}

func use() {
  _ = Card(frame: CGRect(x: 20, y: 80, width: 100, height: 40))
}
