import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the controllers below a presentation: their use during it, and their visibility at the end.
@Suite(.serialized) @MainActor struct CoveringTests {
  private final class Log { var lines: [String] = [] }

  /// A controller that logs its appearance and disappearance.
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
  @Test func undimmedViewsBehindASheetReceiveTouches() throws {
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
      #expect(taps == 1)
      #expect(root.presentedViewController === covers)
      #expect(sheet.containerView?.accessibilityViewIsModal == false)
      sheet.largestUndimmedDetentIdentifier = nil
      #expect(sheet.dimming.alpha == 1)
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.selectedDetentIdentifier = .large
      #expect(sheet.containerView?.accessibilityViewIsModal == true)
      world.settle()
      world.tap(150, 5)
      world.settle()
      #expect(taps == 1)
      #expect(root.presentedViewController == nil)
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
      #expect(last.view.window != nil)
      #expect((last.view.layer.presentation()?.frame.minY ?? 0) > place)
      #expect(root.view.window != nil)
      #expect((first.view.window == nil || first.view.isHidden))
      #expect(!isOver)
      world.settle()
      let ends = isFull ? ["a appeared true", "c gone true"] : ["c gone true", "b gone false"]
      #expect(log.lines == ends)
      #expect(isOver)
      #expect(root.presentedViewController == nil)
      #expect(first.presentedViewController == nil)
      #expect(first.presentingViewController == nil)
      #expect(last.presentingViewController == nil)
      #expect(
        [first, last].allSatisfy { $0.view.window == nil && !$0.view.isHidden && !$0.isBeingDismissed })
      #expect(world.window.subviews == [root.view])
      #expect(root.view.layer.animationKeys() == nil)
    }
  }

  /// "The Custom Presentation Process" of the View Controller Programming Guide: the presentation controller,
  /// the animators, and only then the beginning.
  @Test func animatorsAreAskedForBeforeAPresentationBegins() {
    final class Own: UIPresentationController {
      var log: Log?
      override func presentationTransitionWillBegin() { log?.lines.append("will come") }
      override func dismissalTransitionWillBegin() { log?.lines.append("will go") }
    }
    final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.1 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    final class Director: NSObject, UIViewControllerTransitioningDelegate {
      let log: Log
      init(_ log: Log) { self.log = log }
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        let own = Own(presentedViewController: presented, presenting: presenting)
        own.log = log
        return own
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.lines.append("animator")
        return Fader()
      }
      func animationController(forDismissed dismissed: UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
      )? {
        log.lines.append("animator")
        return Fader()
      }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.lines.append("interaction")
        return nil
      }
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.lines.append("interaction")
        return nil
      }
    }
    let root = UIViewController(), log = Log(), covers = Witness("a", log), director = Director(log)
    covers.modalPresentationStyle = .custom
    covers.transitioningDelegate = director
    show(root) { world in
      root.present(covers, animated: true)
      #expect(log.lines.prefix(4) == ["animator", "interaction", "will come", "a will appear true"])
      world.settle()
      log.lines = []
      root.dismiss(animated: true)
      #expect(log.lines.prefix(4) == ["animator", "interaction", "will go", "a will go true"])
      world.settle()
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func presentedViewIsLoadedBeforeTheCoveredOneDisappears() {
    final class Loading: UIViewController {
      var log: Log?
      override func viewDidLoad() { log?.lines.append("b loaded") }
    }
    let log = Log(), root = Witness("a", log), covers = Loading()
    covers.log = log
    covers.modalPresentationStyle = .fullScreen
    show(root) { _ in
      log.lines = []
      root.present(covers, animated: false)
      #expect(log.lines == ["b loaded", "a will go false", "a gone false"])
    }
  }

  /// A delegate that is asked and told about the dismissal of a sheet.
  private final class Guardian: NSObject, UIAdaptivePresentationControllerDelegate {
    let log: Log
    var allows = true
    init(_ log: Log) { self.log = log }
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.lines.append("may it?")
      return allows
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.lines.append("is taken")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.lines.append("was taken")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.lines.append("may not")
    }
  }

  /// Runs a test with a sheet that a finger has pulled down by 100 points and holds.
  private func pulled(_ body: (FingerWorld, UIViewController, UIViewController, Log, Guardian) -> Void) {
    let log = Log(), root = UIViewController(), covers = Witness("a", log), guardian = Guardian(log)
    covers.presentationController?.delegate = guardian
    show(root) { world in
      root.present(covers, animated: false)
      world.settle()
      log.lines = []
      world.down(150, 100)
      for y in stride(from: 110, through: 200, by: CGFloat(10)) { world.move(150, y) }
      body(world, root, covers, log, guardian)
    }
  }

  /// The order of appearance callbacks of a sheet as logged on a phone
  /// (velog.io/@rudin_/iOS-LifeCycle-in-Modal).
  @Test func aSheetThatIsPulledIsOnItsWayOut() {
    pulled { world, root, covers, log, _ in
      #expect(log.lines == ["may it?", "is taken", "a will go true"])
      #expect(covers.isBeingDismissed)
      #expect(covers.transitionCoordinator?.isInteractive == true)
      #expect((covers.transitionCoordinator?.percentComplete ?? 0) > 0.05)
      for y: CGFloat in [190, 180, 170] { world.move(150, y) }
      world.up()
      world.settle()
      #expect(log.lines.dropFirst(3) == ["a will appear true", "a appeared true"])
      #expect(root.presentedViewController === covers)
      #expect(!covers.isBeingDismissed)
      #expect(covers.view.frame == covers.presentationController?.frameOfPresentedViewInContainerView)
      log.lines = []
      world.down(150, 100)
      for y in stride(from: 150, through: 800, by: CGFloat(50)) { world.move(150, y) }
      world.up()
      world.settle()
      #expect(log.lines == ["may it?", "is taken", "a will go true", "a gone true", "was taken"])
      #expect(root.presentedViewController == nil)
      #expect(covers.view.window == nil)
    }
  }

  @Test func aProgramMayDismissASheetThatAFingerHolds() {
    pulled { world, root, covers, log, _ in
      var isOver = false
      root.dismiss(animated: true) { isOver = true }
      for y: CGFloat in [210, 220] { world.move(150, y) }
      world.up()
      world.settle()
      #expect(isOver)
      #expect(root.presentedViewController == nil)
      #expect(covers.view.window == nil)
      #expect(log.lines.suffix(2) == ["a will go true", "a gone true"])
    }
  }

  /// A sheet's button can be used as soon as the finger is lifted.
  @Test func aProgramMayDismissASheetThatIsOnItsWayBack() {
    pulled { world, root, covers, log, _ in
      for y: CGFloat in [190, 180, 170] { world.move(150, y) }
      world.up()
      world.frame(0.05)
      var isOver = false
      root.dismiss(animated: true) { isOver = true }
      world.settle()
      #expect(isOver)
      #expect(root.presentedViewController == nil)
      #expect(covers.view.window == nil)
      let told = ["a will appear true", "a appeared true", "a will go true", "a gone true"]
      #expect(log.lines.suffix(4) == told)
    }
  }

  @Test func aSheetIsAskedForOnceAPull() {
    pulled { world, root, covers, log, guardian in
      for y: CGFloat in [190, 180, 170] { world.move(150, y) }
      world.up()
      world.settle()
      log.lines = []
      guardian.allows = false
      world.down(150, 100)
      for y in stride(from: 150, through: 800, by: CGFloat(50)) { world.move(150, y) }
      world.up()
      world.settle()
      #expect(log.lines == ["may it?", "may not"])
      #expect(root.presentedViewController === covers)
      #expect(covers.view.frame == covers.presentationController?.frameOfPresentedViewInContainerView)
    }
  }

  @Test func aDetentIsResolvedUntilItIsInvalid() throws {
    let root = UIViewController(), covers = UIViewController()
    var calls = 0, height: CGFloat = 300
    try show(root) { world in
      let sheet = try #require(covers.sheetPresentationController)
      sheet.detents = [
        .custom { _ in
          calls += 1
          return height
        }
      ]
      root.present(covers, animated: false)
      world.settle()
      let before = calls, top = covers.view.frame.minY
      #expect(before > 0)
      #expect(before <= 2)
      height = 400
      world.down(150, 700)
      for y: CGFloat in [720, 740, 730, 720] { world.move(150, y) }
      world.up()
      world.settle()
      #expect(calls == before)
      #expect(covers.view.frame.minY == top)
      sheet.invalidateDetents()
      #expect(calls == before + 1)
      #expect(covers.view.frame.minY == top - 100)
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
