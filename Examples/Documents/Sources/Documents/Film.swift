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
