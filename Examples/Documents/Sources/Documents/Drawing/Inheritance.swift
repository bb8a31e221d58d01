import UIKit

/// Changes `alpha`, the transform and `isHidden` of a superview, which count for its subviews, while none of
/// their own properties change.
func inheritance() -> UIView {
  let page = Page("What subviews inherit", sheet: CGSize(width: 170, height: 130), columns: 5)
  let cases: [(String, (UIView) -> Void)] = [
    ("as it is", { _ in }), ("alpha = 0.4", { $0.alpha = 0.4 }), ("isHidden = true", { $0.isHidden = true }),
    ("scaled and turned", { $0.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 0.7, y: 0.7) }),
    ("the child's alpha too", { ($0.alpha, $0.subviews[1].alpha) = (0.5, 0.5) }),
  ]
  for (name, change) in cases {
    let sheet = page.addSheet(name)
    let parent = sheet.addBox("parent", CGRect(x: 25, y: 20, width: 110, height: 80), .sky)
    let child = parent.addBox("child", CGRect(x: 40, y: 35, width: 90, height: 55), .coral)
    change(parent)
    let frame = child.convert(child.bounds, to: sheet)
    print(
      "\(name): the child's alpha \(text(child.alpha)), isHidden \(child.isHidden), "
        + "frame \(text(child.frame)),"
        + " box on the sheet \(text(frame))")
  }
  return page
}
