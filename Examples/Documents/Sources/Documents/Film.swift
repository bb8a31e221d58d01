import UIKit
import UIKitTesting

/// Pictures of the examples that move, taken under a clock that stands still between them.
let films: KeyValuePairs<String, @MainActor () throws -> UIView> = [
  "RunningClock": {
    try film(
      "RunningClock", "A timer turns the hands once a second",
      part: CGRect(x: 141, y: 371, width: 110, height: 110)
    ) {
      for second in 0..<6 {
        if second > 0 { $0.screen.advance(by: 1) }
        $0.take("\(second) s")
      }
    }
  },
  "AnimatedBounds": {
    try film(
      "AnimatedBounds", "bounds.origin.y moves for 3 s", part: CGRect(x: 90, y: 190, width: 220, height: 120)
    ) {
      for half in 0...6 {
        if half > 0 { $0.screen.advance(by: 0.5) }
        ($0.controller as? AnimatedBounds)?.tell("\(text(CGFloat(half) / 2)) s")
        $0.take("\(text(CGFloat(half) / 2)) s")
      }
      $0.screen.advance(by: 0.1)
    }
  },
  "TellingScrollView": {
    try film("TellingScrollView", "A finger scrolls", part: CGRect(x: 86, y: 140, width: 220, height: 420)) {
      $0.take("before")
      $0.screen.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 330), during: 0.1)
      $0.take("dragged by 120, less the 10 before it began")
      $0.screen.swipe(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 400), during: 0.1)
      $0.take("flicked")
      $0.screen.advance(by: 3)
      $0.take("at rest")
    }
  },
  "AnimatableProperties": {
    try film("AnimatableProperties", "Seven properties", part: CGRect(x: 10, y: 130, width: 350, height: 500))
    {
      for second in 0...2 {
        if second > 0 { $0.screen.advance(by: 1) }
        ($0.controller as? AnimatableProperties)?.tell("\(second)")
        $0.take("\(second) s")
      }
    }
  },
  "EventToPixels": {
    try film("EventToPixels", "From a touch to pixels", part: CGRect(x: 86, y: 310, width: 220, height: 180))
    {
      $0.take("before")
      for count in 1...2 {
        $0.screen.tap(at: CGPoint(x: 200, y: 400))
        $0.screen.advance(by: 0.1)
        $0.take("after \(count)")
      }
      print("the card has moved, and is neither laid out nor drawn")
      $0.controller.view.subviews.first?.center.y += 10
      $0.screen.advance(by: 0.1)
      $0.take("moved")
    }
  },
  "TouchedLayers": {
    try film(
      "TouchedLayers", "An alert names the layer", part: CGRect(x: 56, y: 300, width: 280, height: 240)
    ) {
      $0.take("before")
      for (name, point) in [("blue", CGPoint(x: 196, y: 420)), ("white", CGPoint(x: 120, y: 350))] {
        $0.screen.tap(at: point)
        $0.screen.advance(by: 1)
        $0.take("the \(name) one touched")
        try $0.screen.tap("OK")
        $0.screen.advance(by: 1)
      }
      $0.screen.tap(at: CGPoint(x: 40, y: 200))
    }
  },
  "EffectiveViews": {
    try film("EffectiveViews", "Views that cost little", part: CGRect(x: 86, y: 140, width: 220, height: 260))
    {
      $0.take("before")
      $0.screen.tap(at: CGPoint(x: 200, y: 180))
      $0.screen.advance(by: 0.1)
      $0.take("the chart tapped")
      print("the chart grows, and is not drawn")
      ($0.controller as? EffectiveViews)?.stretch()
      $0.screen.advance(by: 0.1)
      $0.take("the chart grown")
      $0.screen.swipe(from: CGPoint(x: 200, y: 320), to: CGPoint(x: 200, y: 240), during: 0.1)
      $0.take("scrolling")
      $0.screen.advance(by: 5)
      $0.take("at rest")
      ($0.controller as? EffectiveViews)?.growButtons()
      $0.take("the buttons grown")
    }
  },
]

/// A screen that shows an example, and the pictures that are taken of it.
final class Camera {
  let screen = HeadlessScreen(size: CGSize(width: 393, height: 852), scale: 1)
  let controller: UIViewController
  private let page: Page
  private let part: CGRect

  fileprivate init(_ controller: UIViewController, _ page: Page, part: CGRect) {
    (self.controller, self.page, self.part) = (controller, page, part)
    screen.show(controller)
    _ = screen.picture()
  }

  /// Puts what is seen now on the page.
  func take(_ caption: String) {
    guard let image = screen.picture().cgImage?.cropping(to: part) else { return }
    let view = UIImageView(image: UIImage(cgImage: image))
    page.addSheet(caption).addSubview(view)
  }
}

/// A page of pictures of `part` of the screen while `shoot` moves an example.
private func film(_ name: String, _ title: String, part: CGRect, shoot: (Camera) throws -> Void) throws
  -> UIView
{
  let page = Page(title, sheet: part.size, columns: 7, isRuled: false)
  guard let example = movingExamples.first(where: { $0.key == name }) else { return page }
  try shoot(Camera(example.value(), page, part: part))
  return page
}
