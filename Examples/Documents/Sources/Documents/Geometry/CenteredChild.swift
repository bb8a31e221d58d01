import UIKit

/// A child of half its parent's size, centred by its frame and by bounds and center: the same place.
func centeredChild() -> UIView {
  let page = Page("Centred twice", sheet: CGSize(width: 180, height: 150))
  let byFrame = UIView()
  byFrame.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
  let byCenter = UIView()
  byCenter.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
  byCenter.center = CGPoint(x: 50, y: 50)

  for (way, child) in [("by frame", byFrame), ("by bounds and center", byCenter)] {
    let superview = page.addSheet(way)
    let parent = superview.addBox("Parent", CGRect(x: 40, y: 25, width: 100, height: 100), .sky)
    child.backgroundColor = .sun
    child.addCaption("Child", at: CGPoint(x: 10, y: 18))
    parent.addSubview(child)
    print(
      "\(way): frame \(NSCoder.string(for: child.frame)) bounds \(NSCoder.string(for: child.bounds))"
        + " center \(NSCoder.string(for: child.center))")
  }
  print("the same frame: \(byFrame.frame == byCenter.frame)")
  return page
}
