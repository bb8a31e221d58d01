import Foundation
import Testing

@testable import UIKit

/// Share sheets: what they offer, and what becomes of it.
@Suite(.serialized) @MainActor struct ActivitySheetTests {
  private final class Post: UIActivity {
    var posted: [Any] = []
    override class var activityCategory: Category { .share }
    override var activityTitle: String? { "Post" }
    override var activityType: ActivityType? { ActivityType("post") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { posted = activityItems }
  }

  private func settle(_ world: FingerWorld) {
    _ = FrameLoop(root: world.window).commit()
    world.wait(1)
    _ = FrameLoop(root: world.window).commit()
  }

  /// A share sheet over a window of 393 x 852 points, and what it has said in the end.
  private func share(_ items: [Any], _ activities: [UIActivity] = [], _ body: (FingerWorld, UIActivityViewController, () -> [String]) throws -> Void) rethrows {
    try FingerWorld().run { world in
      world.window.frame.size = CGSize(width: 393, height: 852)
      let below = UIViewController(), sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
      var said: [String] = []
      sheet.completionWithItemsHandler = { type, completed, _, _ in said.append("\(type?.rawValue ?? "none") \(completed)") }
      world.window.rootViewController = below
      world.window.makeKeyAndVisible()
      below.present(sheet, animated: false)
      settle(world)
      try body(world, sheet) { said }
      settle(world)
    }
  }

  private func tap(_ view: UIView, _ world: FingerWorld) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    world.tap(place.x, place.y)
    settle(world)
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    if view is UIControl, view.accessibilityLabel == title { return view }
    return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
  }

  @Test func textIsCopied() throws {
    try share(["a list"]) { world, sheet, said in
      // Half as high as the window, as of a text in pictures of iOS 16; the row is as wide as the margins leave.
      #expect(sheet.view.convert(CGPoint.zero, to: nil).y > 300)
      let copy = try #require(button("Copy", in: sheet.view))
      #expect(copy.frame.width == 361 && copy.frame.height == 50)
      tap(copy, world)
      #expect(UIPasteboard.general.string == "a list" && said() == ["com.apple.UIKit.activity.CopyToPasteboard true"])
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func programsLieSideBySide() throws {
    let post = Post()
    try share([URL(string: "https://example.org/a")!], [post]) { world, sheet, said in
      let first = try #require(button("Post", in: sheet.view)), copy = try #require(button("Copy", in: sheet.view))
      #expect(first.frame.maxY < copy.frame.minY)
      tap(first, world)
      #expect(post.posted.count == 1 && said() == ["post true"])
    }
  }

  @Test func whoChoosesNothingIsToldOf() throws {
    try share(["text"]) { world, sheet, said in
      let close = try #require(sheet.view.subviews.flatMap(\.subviews).first { $0 is UIButton })
      tap(close, world)
      #expect(said() == ["none false"] && sheet.presentingViewController == nil)
    }
  }

  @Test func whatIsExcludedIsNotOffered() throws {
    FingerWorld().run { _ in
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      sheet.excludedActivityTypes = [.copyToPasteboard]
      #expect(button("Copy", in: sheet.view) == nil)
    }
  }
}
