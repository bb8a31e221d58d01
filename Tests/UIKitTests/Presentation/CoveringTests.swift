import Foundation
import Testing

@testable import UIKit

/// What lies below a presentation: what of it is used meanwhile, and what is seen of it in the end.
@Suite(.serialized) @MainActor struct CoveringTests {
  private final class Log { var lines: [String] = [] }

  /// Writes down that it comes and goes.
  private final class Witness: UIViewController {
    private let mark: String
    private let log: Log
    init(_ mark: String, _ log: Log) {
      (self.mark, self.log) = (mark, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(mark) will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(mark) appeared \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(mark) will go \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(mark) gone \(animated)") }
  }

  private func show(_ root: UIViewController, _ body: (FingerWorld) throws -> Void) rethrows {
    try FingerWorld().run { world in
      world.window.frame.size = CGSize(width: 393, height: 852)
      world.window.rootViewController = root
      world.window.makeKeyAndVisible()
      world.settle()
      try body(world)
      world.window.rootViewController = nil
    }
  }

  /// `UISheetPresentationController.h`: with an undimmed detent the sheet is not modal.
  @Test func whatASheetDoesNotDimIsUsed() throws {
    let root = UIViewController(), covers = UIViewController()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try show(root) { world in
      root.view.addSubview(button)
      let sheet = try #require(covers.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      root.present(covers, animated: false)
      world.settle()
      world.tap(150, 220)
      #expect(taps == 1 && root.presentedViewController === covers)
      #expect(sheet.containerView?.accessibilityViewIsModal == false)
      sheet.largestUndimmedDetentIdentifier = nil
      #expect(sheet.dimming.alpha == 1)
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.selectedDetentIdentifier = .large
      #expect(sheet.containerView?.accessibilityViewIsModal == true)
      world.settle()
      world.tap(150, 5)
      world.settle()
      #expect(taps == 1 && root.presentedViewController == nil)
    }
  }

  /// The documentation of `dismiss(animated:completion:)`: only the topmost view is dismissed in an animated
  /// fashion, those between are simply removed.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func theLastOfAChainIsSeenToGo(style: UIModalPresentationStyle) {
    let log = Log()
    let root = Witness("a", log), first = Witness("b", log), last = Witness("c", log)
    for one in [first, last] { one.modalPresentationStyle = style }
    show(root) { world in
      root.present(first, animated: false)
      first.present(last, animated: false)
      world.settle()
      log.lines = []
      let place = last.view.frame.minY
      var isOver = false
      root.dismiss(animated: true) { isOver = true }
      let isFull = style == .fullScreen
      #expect(log.lines == ["c will go true", isFull ? "a will appear true" : "b will go false"])
      log.lines = []
      world.frame(0.1)
      #expect(last.view.window != nil && (last.view.layer.presentation()?.frame.minY ?? 0) > place)
      #expect(root.view.window != nil && (first.view.window == nil || first.view.isHidden) && !isOver)
      world.settle()
      let ends = isFull ? ["a appeared true", "c gone true"] : ["c gone true", "b gone false"]
      #expect(log.lines == ends && isOver)
      #expect(root.presentedViewController == nil && first.presentedViewController == nil)
      #expect(first.presentingViewController == nil && last.presentingViewController == nil)
      #expect([first, last].allSatisfy { $0.view.window == nil && !$0.view.isHidden && !$0.isBeingDismissed })
      #expect(world.window.subviews == [root.view] && root.view.layer.animationKeys() == nil)
    }
  }

  /// `UIViewController.h`: reading the style "will always return a concrete presentation style", by default
  /// that of a page.
  @Test func theAutomaticStyleIsReadAsAConcreteOne() {
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == .pageSheet)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.modalPresentationStyle == .fullScreen)
    controller.modalPresentationStyle = .automatic
    #expect(controller.modalPresentationStyle == .pageSheet)
  }
}
