import UIKit

/// A popover points at a rectangle of a view: `bounds` of the button in the button, or the same converted.
/// `frame` is a rectangle of the superview, and points elsewhere when it is handed over with the button.
func sourceRect() -> UIView {
  let page = Page("A rectangle and its view", sheet: CGSize(width: 240, height: 170), columns: 3)
  for (name, isBounds, isButton) in [
    ("the button's bounds, in the button", true, true), ("its frame, in its superview", false, false),
    ("its frame, in the button: wrong", false, true),
  ] {
    let sheet = page.addSheet(name)
    let bar = sheet.addBox("", CGRect(x: 20, y: 20, width: 200, height: 50), .rule)
    let button = bar.addBox("button", CGRect(x: 70, y: 10, width: 60, height: 30), .sky)
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    popover?.sourceView = isButton ? button : bar
    popover?.sourceRect = isBounds ? button.bounds : button.frame
    guard let source = popover?.sourceView, let rect = popover?.sourceRect else { continue }
    let pointed = source.convert(rect, to: sheet)
    print("\(name): sourceRect \(text(rect)) is \(text(pointed)) on the sheet")
    sheet.addOutline(pointed, color: .coral)
    sheet.addPin("arrow", at: CGPoint(x: pointed.midX, y: pointed.maxY + 8), color: .coral)
  }
  return page
}
