import UIKit

class Card: UIView {
  let image = UIImageView()
  let shade = CALayer()
  let outside = UIView()
  let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(image)
    addSubview(badge)
    layer.addSublayer(shade)
    superview?.addSubview(outside)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = frame  // expect: error superview-frame
    image.frame = bounds
    shade.frame = self.frame  // expect: error superview-frame
    shade.frame = layer.bounds
    outside.frame = frame
  }

  func show() {
    let frame = bounds
    image.frame = frame
    let old = self.frame
    image.frame = old
    badge.frame = old  // expect: warning superview-frame
    let label = UILabel(frame: self.frame)  // expect: warning superview-frame
    addSubview(label)
    let moved = UILabel(frame: self.frame)
    moved.center = CGPoint(x: 3, y: 3)
    addSubview(moved)
    let snapshot = UIView()
    snapshot.frame = self.frame
    superview?.addSubview(snapshot)
  }

  func copy() {
    var copy = self.frame
    copy.size.height = 3
    badge.frame = copy  // expect: warning superview-frame
    var moved = self.frame
    moved.origin = .zero
    image.frame = moved
  }

  func move(_ frame: CGRect) {
    image.frame = frame
    self.frame = superview!.frame  // expect: warning superview-frame
    self.frame = superview!.bounds
  }
}

class Tile: UICollectionViewCell {
  let image: UIImageView
  let back: UIView

  override init(frame: CGRect) {
    image = UIImageView(frame: frame)  // expect: error superview-frame
    back = UIView(frame: frame)
    super.init(frame: frame)
    contentView.addSubview(image)
    contentView.addSubview(back)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = bounds
  }
}

class Row: UITableViewCell {
  let title = UILabel()

  func build() {
    contentView.addSubview(title)
    title.frame = frame  // expect: error superview-frame
    title.frame = contentView.bounds
  }
}

class Overlay: UIView {
  let image = UIImageView()

  override func layoutSubviews() {
    addSubview(image)
    image.frame = frame  // expect: note superview-frame
  }
}

class Screen: UIViewController {
  let banner = UIView()

  override func viewDidLayoutSubviews() {
    view.addSubview(banner)
    banner.frame = view.frame  // expect: note superview-frame
    banner.frame = view.bounds
    view.addSubview(Overlay(frame: view.bounds))
    let window = UIWindow()
    window.addSubview(banner)
  }
}

struct Frame {
  var frame: CGRect
  var image: UIImageView

  func apply() { image.frame = frame }
}

func use() {
  _ = Card(frame: CGRect(x: 20, y: 80, width: 100, height: 40))
}

/// A view of which the sources show no instance that is not at the origin of its superview.
class Loose: UIView {
  let image = UIImageView()
  let shade = CALayer()
  let badge = UIView()
  let held: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  override func layoutSubviews() {
    addSubview(image)
    addSubview(held)
    addSubview(badge)
    layer.addSublayer(shade)
    image.frame = frame  // expect: warning superview-frame
    held.frame = frame
    shade.frame = frame
    shade.position = CGPoint(x: bounds.midX, y: bounds.midY)
    if isHidden { badge.frame = bounds }
    badge.frame = frame  // expect: warning superview-frame
    if isHidden { badge.frame = bounds }
  }
}
