import UIKit

class Card: UIView {
  let spinner = UIActivityIndicatorView()
  let mark = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(spinner)
    spinner.center = center  // expect: error superview-center
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    spinner.layer.position = layer.center
    center = superview!.center  // expect: warning superview-center, warning own-frame-in-layout
  }

  func start(at center: CGPoint) {
    spinner.center = center
    addSubview(mark)
    mark.center.x = self.center.x  // expect: warning superview-center
  }
}

class Screen: UIViewController {
  let spinner = UIActivityIndicatorView()

  func start() {
    spinner.center = view.center  // expect: note superview-center
  }

  func placeBeside(_ other: UIView) {
    let box = UIView()
    box.center = other.center
    other.superview?.addSubview(box)
  }
}

/// A view that a controller places by constraints.
class Badge: UIView {
  let dot = UIView()

  override func layoutSubviews() {
    addSubview(dot)
    dot.center = center  // expect: error superview-center
  }

  func start() { dot.center = center }
}

/// A view that a controller stretches over its own.
class Cover: UIView {
  let dot = UIView()

  override func layoutSubviews() {
    addSubview(dot)
    dot.center = center  // expect: warning superview-center
  }
}

class Holder: UIViewController {
  let badge = Badge()
  let cover = Cover()

  func build() {
    badge.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
    cover.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    cover.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}

/// A view that a controller stretches over its own by visual formats.
class Scan: UIView {
  let dot = UIView()

  override func layoutSubviews() {
    addSubview(dot)
    dot.center = center  // expect: warning superview-center
  }
}

/// A view that a visual format places below others.
class Footer: UIView {
  let dot = UIView()

  override func layoutSubviews() {
    addSubview(dot)
    dot.center = center  // expect: error superview-center
  }
}

class Scanner: UIViewController {
  let scan = Scan()
  let footer = Footer()

  func build() {
    let views = ["scan": scan, "footer": footer]
    scan.translatesAutoresizingMaskIntoConstraints = false
    footer.translatesAutoresizingMaskIntoConstraints = false
    for format in ["H:|-4-[footer]-4-|", "V:[footer]|"] {
      view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[scan]|", metrics: nil, views: views))
    view.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-0-[scan]|", metrics: nil, views: views))
  }
}
