import UIKit

class Clock: UIView {
  let hand = UIView()
  let placed = UIView()
  let ticks = CALayer()

  func build() {
    hand.layer.anchorPoint = CGPoint(x: 0.5, y: 0.9)  // expect: warning anchor-point-alone
    placed.layer.anchorPoint = CGPoint(x: 0.5, y: 0.9)
    ticks.anchorPoint = .zero
    ticks.position = .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  func arrange() {
    placed.frame = bounds
  }

  func move() {
    let frame = hand.frame
    hand.layer.anchorPoint = CGPoint(x: 0, y: 0)
    hand.frame = frame
  }

  func reset() {
    hand.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    let new = UIView()
    new.layer.anchorPoint = CGPoint(x: 0, y: 0)
    addSubview(new)
    let box = UIView()
    box.frame = bounds
    box.layer.anchorPoint = CGPoint(x: 0, y: 0)  // expect: warning anchor-point-alone
  }
}

class Needle: CALayer {
  override init() {
    super.init()
    configure()
  }

  func configure() { anchorPoint = CGPoint(x: 0, y: 0) }

  func turn() { anchorPoint = CGPoint(x: 0, y: 0) }  // expect: warning anchor-point-alone
}
