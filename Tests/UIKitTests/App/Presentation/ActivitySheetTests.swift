import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of share sheets: their contents, and the results of choices.
@Suite(.serialized) @MainActor struct ActivitySheetTests {
  private final class Post: UIActivity {
    var posted: [Any] = []
    override class var activityCategory: Category { .share }
    override var activityTitle: String? { "Post" }
    override var activityType: ActivityType? { ActivityType("post") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { posted = activityItems }
  }

  private final class Slow: UIActivity {
    var performed = 0
    override var activityTitle: String? { "Slow" }
    override var activityType: ActivityType? { ActivityType("slow") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func perform() { performed += 1 }
  }

  /// The pending requests for a provider's data. Used on the main thread alone.
  private final class Question: @unchecked Sendable {
    var answers: [@Sendable (Data?, (any Error)?) -> Void] = []
  }

  /// Runs `body` with a share sheet over a window of 393 × 852 points and a closure that returns the final
  /// results.
  private func share(
    _ items: [Any], _ activities: [UIActivity] = [], detents: [UISheetPresentationController.Detent]? = nil,
    _ body: (FingerWorld, UIActivityViewController, () -> [String]) throws -> Void
  ) rethrows {
    try FingerWorld().run { world in
      world.window.frame.size = CGSize(width: 393, height: 852)
      let below = UIViewController(),
        sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
      var said: [String] = []
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        said.append("\(type?.rawValue ?? "none") \(completed)")
      }
      if let detents { sheet.sheetPresentationController?.detents = detents }
      world.window.rootViewController = below
      world.window.makeKeyAndVisible()
      below.present(sheet, animated: false)
      world.settle()
      try body(world, sheet) { said }
      world.settle()
    }
  }

  private func tap(_ view: UIView, _ world: FingerWorld) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    world.tap(place.x, place.y)
    world.settle()
  }

  private func button(_ title: String, in view: UIView) -> UIView? {
    if view is UIControl, view.accessibilityLabel == title { return view }
    return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
  }

  @Test func textIsCopied() throws {
    try share(["a list"]) { world, sheet, said in
      // Half the height of the window, less the part covered by the status bar, as for a text in pictures of
      // iOS 16. The row has the width that the margins leave.
      #expect(abs(sheet.view.convert(CGPoint.zero, to: nil).y - 852 / 2) < 20)
      let copy = try #require(button("Copy", in: sheet.view))
      #expect(copy.frame.width == 361)
      #expect(copy.frame.height == 50)
      tap(copy, world)
      #expect(UIPasteboard.general.string == "a list")
      #expect(said() == ["com.apple.UIKit.activity.CopyToPasteboard true"])
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func itemsOfAConfigurationAreShared() throws {
    try FingerWorld().run { world in
      let post = Post(), text = NSString(string: "a list"), url = NSURL(string: "https://example.org/a")!
      let configuration = UIActivityItemsConfiguration(objects: [text, url])
      configuration.applicationActivitiesProvider = { [post] }
      configuration.metadataProvider = { $0 == .title ? "Mine" : nil }
      #expect(configuration.activityItemsConfigurationSupportsInteraction(.share))
      #expect(!configuration.activityItemsConfigurationSupportsInteraction(.copy))
      let below = UIViewController(),
        sheet = UIActivityViewController(activityItemsConfiguration: configuration)
      world.window.frame.size = CGSize(width: 393, height: 852)
      world.window.rootViewController = below
      world.window.makeKeyAndVisible()
      below.activityItemsConfiguration = configuration
      #expect(below.activityItemsConfiguration === configuration)
      below.present(sheet, animated: false)
      world.settle()
      @MainActor func texts(_ view: UIView) -> [String] {
        if let text = (view as? UILabel)?.text { return [text] }
        return view.subviews.flatMap { texts($0) }
      }
      #expect(texts(sheet.view).contains("Mine"))
      tap(try #require(button("Post", in: sheet.view)), world)
      #expect(
        post.posted.count == 2 && post.posted[0] as? String == "a list"
          && (post.posted[1] as? URL)?.host == "example.org")
    }
  }

  @Test func programsLieSideBySide() throws {
    let post = Post()
    try share([URL(string: "https://example.org/a")!], [post]) { world, sheet, said in
      let first = try #require(button("Post", in: sheet.view)),
        copy = try #require(button("Copy", in: sheet.view))
      #expect(first.frame.maxY < copy.frame.minY)
      tap(first, world)
      #expect(post.posted.count == 1)
      #expect(said() == ["post true"])
    }
  }

  @Test func moreProgramsThanFitAreScrolledTo() throws {
    try share(["text"], (0..<6).map { _ in Post() }) { world, sheet, said in
      let icons = try #require(button("Post", in: sheet.view)?.superview as? UIScrollView)
      // Six icons of 76 points every 90, with 8 on both sides.
      let contentWidth: CGFloat = 8 + 5 * 90 + 76 + 8
      #expect(icons.frame.width == 393)
      #expect(icons.contentSize.width == contentWidth)
    }
  }

  @Test func anActivityIsPerformedOnce() throws {
    let slow = Slow()
    try share(["text"], [slow]) { world, sheet, said in
      let row = try #require(button("Slow", in: sheet.view))
      tap(row, world)
      tap(row, world)
      #expect(slow.performed == 1)
      #expect(said().isEmpty)
      slow.activityDidFinish(true)
      world.settle()
      #expect(said() == ["slow true"])
      #expect(slow.finished == nil)
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func theProgramsDetentsStay() {
    share(["text"], detents: [.large()]) { world, sheet, said in
      #expect(sheet.view.convert(CGPoint.zero, to: nil).y < 100)
    }
  }

  @Test func theDetentsOfAPopoversSheetStay() {
    FingerWorld().run { world in
      world.window.frame.size = CGSize(width: 393, height: 852)
      let below = UIViewController(),
        sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      sheet.modalPresentationStyle = .popover
      let ready = sheet.popoverPresentationController?.adaptiveSheetPresentationController
      #expect(ready?.detents.map(\.identifier) == [.medium, .large])
      ready?.detents = [.large()]
      world.window.rootViewController = below
      world.window.makeKeyAndVisible()
      below.present(sheet, animated: false)
      world.settle()
      #expect(sheet.presentationController === ready)
      #expect(ready?.detents.map(\.identifier) == [.large])
    }
  }

  @Test func aProviderIsAskedOnce() throws {
    let post = Post(), question = Question(), provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
      done in
      question.answers.append(done)
      return nil
    }
    try share([provider], [post]) { world, sheet, said in
      #expect(question.answers.count == 1)
      question.answers.first?(Data("late".utf8), nil)
      tap(try #require(button("Post", in: sheet.view)), world)
      #expect(post.posted.first as? String == "late")
      #expect(question.answers.count == 1)
    }
  }

  @Test func cancelledSheetCallsTheCompletionHandler() throws {
    try share(["text"]) { world, sheet, said in
      let close = try #require(sheet.view.subviews.flatMap(\.subviews).first { $0 is UIButton })
      tap(close, world)
      #expect(said() == ["none false"])
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func excludedActivitiesAreNotOffered() throws {
    FingerWorld().run { _ in
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      sheet.excludedActivityTypes = [.copyToPasteboard]
      #expect(button("Copy", in: sheet.view) == nil)
    }
  }
}
