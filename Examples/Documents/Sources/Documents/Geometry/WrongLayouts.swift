import UIKit

/// Three layouts that take a view's `frame` for its inside, each beside the right one, which takes `bounds`.
func wrongLayouts() -> UIView {
  let page = Page("Lay out by bounds, never by frame", sheet: CGSize(width: 240, height: 150))
  for isRight in [false, true] {
    let (view, child) = family()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.frame.size.width = isRight ? view.bounds.width : view.frame.width
    show(view, child, "child.frame.width = view.\(isRight ? "bounds" : "frame").width")
  }
  for isRight in [false, true] {
    let (view, child) = family()
    child.frame = isRight ? view.bounds : view.frame
    show(view, child, isRight ? "child.frame = view.bounds" : "child.frame = view.frame")
  }
  for isRight in [false, true] {
    let view = SelfLayingView(frame: place)
    view.usesBounds = isRight
    view.addSubview(view.child)
    view.layoutIfNeeded()
    show(view, view.child, "layoutSubviews: child.frame = " + (isRight ? "bounds" : "frame"))
  }

  func show(_ view: UIView, _ child: UIView, _ what: String) {
    print("\(what): \(NSCoder.string(for: child.frame)) in a view of \(NSCoder.string(for: view.bounds))")
    view.backgroundColor = .sky
    child.backgroundColor = .sun
    let sheet = page.addSheet(what)
    sheet.addSubview(view)
    sheet.addOutline(view.frame)
  }
  return page
}

private let place = CGRect(x: 60, y: 40, width: 120, height: 80)

private func family() -> (view: UIView, child: UIView) {
  let view = UIView(frame: place)
  let child = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 40))
  view.addSubview(child)
  return (view, child)
}

private final class SelfLayingView: UIView {
  let child = UIView()
  var usesBounds = false

  override func layoutSubviews() {
    super.layoutSubviews()
    child.frame = usesBounds ? bounds : frame
  }
}
