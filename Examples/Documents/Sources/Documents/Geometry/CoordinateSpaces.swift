import UIKit

/// Converts a point to five coordinate spaces, from a view to the screen, in a window that lies at (20, 30)
/// of it and in one that is turned, as windows before iOS 8 were.
func coordinateSpaces() -> UIView {
  let page = Page("The same point in every coordinate space", sheet: CGSize(width: 300, height: 260))
  for (name, turn) in [("window at (20, 30)", 0), ("and turned by 90°", CGFloat.pi / 2)] {
    let sheet = page.addSheet(name)
    let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 200, height: 180))
    window.transform = CGAffineTransform(rotationAngle: turn)
    let parent = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    window.addSubview(parent)
    parent.addSubview(child)
    let middle = CGPoint(x: child.bounds.midX, y: child.bounds.midY)
    let screen = window.screen
    let onScreen = child.convert(middle, to: screen.coordinateSpace)
    print("\(name): the middle of the child is")
    print("  \(text(middle)) in the child, \(text(child.convert(middle, to: parent))) in the parent")
    print("  \(text(child.convert(middle, to: window))) in the window, \(text(onScreen)) on the screen")
    let back = child.convert(onScreen, from: screen.coordinateSpace)
    print("  from the screen: \(text(back)) in the child")
    print("  its bounds on the screen: \(text(child.convert(child.bounds, to: screen.coordinateSpace)))")
    let part = CGRect(x: onScreen.x, y: onScreen.y, width: 20, height: 10)
    print("  \(text(part)) of the screen in the child: ", terminator: "")
    print(text(child.convert(part, from: screen.coordinateSpace)))

    // The picture has the screen's coordinates.
    for (view, color) in [(window, UIColor.rule), (parent, .sky), (child, .coral)] as [(UIView, UIColor)] {
      let box = UIView(frame: view.convert(view.bounds, to: screen.coordinateSpace))
      box.backgroundColor = color
      sheet.addSubview(box)
    }
    sheet.addPin("\(text(onScreen)) on the screen", at: onScreen)
    sheet.addTag("(50, 50) in the parent", at: CGPoint(x: onScreen.x + 7, y: onScreen.y + 10), color: .sky)
    sheet.addTag("(25, 25) in the child", at: CGPoint(x: onScreen.x + 7, y: onScreen.y + 28), color: .coral)
  }
  return page
}
