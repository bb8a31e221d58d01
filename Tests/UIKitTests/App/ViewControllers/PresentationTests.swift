// long file: all presentations share a screen and a clock
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of presentations that programs manage, of sheets and popovers, and of interactive transitions, under
/// a clock that is set by hand.
@Suite(.serialized) @MainActor struct PresentationTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()

  /// Runs a test with the root shown. A wide window has a regular size class.
  private func underClock(width: CGFloat = 400, _ body: () -> Void) {
    let prepare = {
      window.frame.size.width = width
      window.screen = UIScreen(size: window.bounds.size, scale: 2)
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    underClock(prepare: prepare, body)
    window.rootViewController = nil
    window.isHidden = true
  }

  private final class Log { var lines: [String] = [] }

  /// A presentation controller that covers the lower third and logs its callbacks.
  private final class ThirdController: UIPresentationController {
    let log: Log
    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: Log) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
    }
    override func presentationTransitionWillBegin() {
      log.lines.append("will come")
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [log] _ in
        log.lines.append("along")
      })
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.lines.append("came \(completed)") }
    override func dismissalTransitionWillBegin() { log.lines.append("will go") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.lines.append("went \(completed)") }
  }

  /// An animator that slides the presented view in and out within a second.
  private final class Slider: NSObject, UIViewControllerAnimatedTransitioning {
    let isComing: Bool
    init(isComing: Bool) { self.isComing = isComing }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: isComing ? .to : .from) else {
        return context.completeTransition(false)
      }
      let low = context.containerView.bounds.height
      if isComing {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: context.viewController(forKey: .to)!).offsetBy(dx: 0, dy: 200)
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame.origin.y = self.isComing ? low - 200 : low
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private final class Director: NSObject, UIViewControllerTransitioningDelegate {
    let log: Log
    var isAnimated = false
    var hand: UIPercentDrivenInteractiveTransition?
    init(_ log: Log) { self.log = log }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { ThirdController(presented, presenting, log) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isAnimated ? Slider(isComing: true) : nil }
    func animationController(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? {
      isAnimated ? Slider(isComing: false) : nil
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  }

  @Test func aCustomPresentationManagesFrameAndOrder() {
    underClock {
      let log = Log(), director = Director(log), card = UIViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = director
      root.present(card, animated: true) { log.lines.append("done") }
      #expect(log.lines == ["will come", "along"])
      #expect(card.presentationController is ThirdController)
      #expect(card.presentationController?.containerView?.window === window)
      frame(at: 3)
      #expect(log.lines == ["will come", "along", "came true", "done"])
      #expect(card.view.frame == CGRect(x: 0, y: 600, width: 400, height: 200))
      // The controller below stays at its place.
      #expect(root.view.window === window)
      log.lines = []
      card.dismiss(animated: true)
      #expect(log.lines == ["will go"])
      #expect(card.isBeingDismissed)
      frame(at: 6)
      #expect(log.lines == ["will go", "went true"])
      #expect(root.presentedViewController == nil)
      #expect(card.view.window == nil)
    }
  }

  @Test func aFingerMovesADismissalAndTakesItBack() {
    underClock {
      let log = Log(), director = Director(log), card = UIViewController()
      director.isAnimated = true
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = director
      root.present(card, animated: true)
      frame(at: 0.5)
      #expect(abs((card.view.layer.presentation()?.frame.minY ?? 0) - 700) < 0.01)
      frame(at: 1.1)
      #expect(log.lines.last == "came true")
      log.lines = []

      let hand = UIPercentDrivenInteractiveTransition()
      director.hand = hand
      card.dismiss(animated: true)
      frame(at: 2)
      #expect(hand.duration == 1)
      #expect(card.transitionCoordinator?.isInteractive == true)
      @MainActor func shown() -> CGFloat { card.view.layer.presentation()?.frame.minY ?? 0 }
      hand.update(0.25)
      frame(at: 2.5)
      #expect(abs(shown() - 650) < 0.01)
      #expect(hand.percentComplete == 0.25)
      hand.update(0.6)
      frame(at: 4)
      #expect(abs(shown() - 720) < 0.01)
      #expect(log.lines == ["will go"])
      hand.cancel()
      frame(at: 4.3)
      #expect(abs(shown() - 660) < 0.01)
      frame(at: 5)
      #expect(log.lines == ["will go", "went false"])
      #expect(root.presentedViewController === card)
      #expect(!card.isBeingDismissed)
      #expect(card.view.frame == CGRect(x: 0, y: 600, width: 400, height: 200))

      log.lines = []
      card.dismiss(animated: true)
      hand.update(0.5)
      frame(at: 6)
      hand.finish()
      frame(at: 6.25)
      #expect(abs(shown() - 750) < 0.01)
      frame(at: 6.6)
      #expect(log.lines == ["will go", "went true"])
      #expect(root.presentedViewController == nil)
    }
  }

  // MARK: - Sheets

  @Test func sheetsRestAtTheirDetents() {
    underClock {
      let card = UIViewController()
      let sheet = card.sheetPresentationController
      sheet?.detents = [.medium(), .large()]
      root.present(card, animated: false)
      // Half the height of the largest detent, 10 points below the upper edge.
      #expect(card.view.frame == CGRect(x: 0, y: 405, width: 400, height: 395))
      sheet?.selectedDetentIdentifier = .large
      #expect(card.view.frame.minY == 10)
      #expect(sheet === card.presentationController)
      #expect(card.popoverPresentationController == nil)
    }
  }

  @Test func aFingerPullsASheetDownUnlessItMayNot() {
    underClock {
      let card = UIViewController(), log = Log()
      final class Asked: NSObject, UIAdaptivePresentationControllerDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func presentationControllerWillDismiss(_ controller: UIPresentationController) {
          log.lines.append("will")
        }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
          log.lines.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
          log.lines.append("tried")
        }
      }
      let asked = Asked(log)
      card.presentationController?.delegate = asked
      card.isModalInPresentation = true
      root.present(card, animated: false)
      frame(at: 1)
      @MainActor func pull(at start: Double) {
        TouchInput.main.begin(at: CGPoint(x: 200, y: 60), in: window)
        for step in 1...10 {
          frame(at: start + Double(step) / 60)
          TouchInput.main.move(to: CGPoint(x: 200, y: 60 + CGFloat(step) * 60))
        }
        TouchInput.main.end()
      }
      pull(at: 1)
      #expect(log.lines == ["tried"])
      frame(at: 4)
      #expect(root.presentedViewController === card)
      #expect(card.view.frame.minY == 10)
      card.isModalInPresentation = false
      pull(at: 5)
      frame(at: 8)
      #expect(log.lines == ["tried", "will", "did"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func aSheetGrowsUnderAFingerThatPullsItUp() {
    @MainActor func pullUp(_ step: CGFloat) -> CGRect {
      let card = UIViewController()
      var shown = CGRect.null
      underClock {
        card.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(card, animated: false)
        frame(at: 1)
        TouchInput.main.begin(at: CGPoint(x: 200, y: 450), in: window)
        for index in 1...10 {
          frame(at: 1 + Double(index) / 60)
          TouchInput.main.move(to: CGPoint(x: 200, y: 450 - CGFloat(index) * step))
        }
        shown = card.view.frame
        TouchInput.main.end()
        frame(at: 4)
        root.dismiss(animated: false)
      }
      return shown
    }
    let classic = pullUp(10)
    #expect(abs(classic.maxY - 800) < 0.001)
    #expect(classic.height > 440)
    #expect(classic.height <= 495)
    // Above the highest detent a classic sheet follows less, and one of iOS 26 does not move.
    let high = pullUp(44)
    #expect(abs(high.maxY - 800) < 0.001)
    #expect(high.minY < 10)
    #expect(high.minY > -20)
    SystemRelease.iOS26.perform {
      let floating = pullUp(10)
      #expect(abs(floating.maxY - 792) < 0.001)
      #expect(abs(floating.minX - 8) < 0.001)
      #expect(floating.height > 448)
      #expect(pullUp(44) == CGRect(x: 0, y: 0, width: 400, height: 800))
    }
  }

  // MARK: - Popovers

  /// Above, below and beside a box, wherever there is enough space.
  @Test func popoversAreBesideTheirSource() {
    let area = CGRect(x: 10, y: 10, width: 980, height: 780), size = CGSize(width: 200, height: 300)
    let upper = PopoverPlacement(
      beside: CGRect(x: 100, y: 50, width: 40, height: 20), size: size, in: area, permitted: .any)
    #expect(upper.direction == .up)
    #expect(upper.content == CGRect(x: 20, y: 83, width: 200, height: 300))
    #expect(upper.tip == CGPoint(x: 120, y: 70))
    #expect(upper.frame == CGRect(x: 20, y: 70, width: 200, height: 313))
    let lower = PopoverPlacement(
      beside: CGRect(x: 960, y: 700, width: 20, height: 20), size: size, in: area, permitted: .any)
    #expect(lower.direction == .down)
    #expect(lower.content == CGRect(x: 790, y: 387, width: 200, height: 300))
    // The tip stays clear of the round corner.
    #expect(lower.tip == CGPoint(x: 964, y: 700))
    let middle = CGRect(x: 300, y: 395, width: 20, height: 10)
    let side = PopoverPlacement(
      beside: middle, size: CGSize(width: 200, height: 700), in: area, permitted: .any)
    #expect(side.direction == .left)
    #expect(side.content == CGRect(x: 333, y: 50, width: 200, height: 700))
    #expect(PopoverPlacement(beside: middle, size: size, in: area, permitted: .right).content.maxX == 287)
  }

  /// If no side has enough space, a popover is clipped, or covers its source.
  @Test func popoversMayOverlapTheirSource() {
    let area = CGRect(x: 10, y: 10, width: 980, height: 780), size = CGSize(width: 200, height: 500)
    let source = CGRect(x: 300, y: 200, width: 400, height: 400)
    let cut = PopoverPlacement(beside: source, size: size, in: area, permitted: .up)
    #expect(cut.content == CGRect(x: 400, y: 613, width: 200, height: 177))
    let whole = PopoverPlacement(beside: source, size: size, in: area, permitted: .up, canOverlap: true)
    #expect(whole.content == CGRect(x: 400, y: 290, width: 200, height: 500))
    #expect(whole.tip == CGPoint(x: 500, y: 277))
    #expect(whole.direction == .up)
  }

  /// Returns the controller of a popover that points at a new view.
  private func popover(at frame: CGRect) -> UIViewController {
    let button = UIView(frame: frame), content = UIViewController()
    root.view.addSubview(button)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 160)
    content.popoverPresentationController?.sourceView = button
    return content
  }

  @Test func aPopoverPointsAtItsRectAndATapBesideItEndsIt() {
    underClock(width: 1000) {
      let content = popover(at: CGRect(x: 400, y: 100, width: 100, height: 40))
      content.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 40)
      root.present(content, animated: false)
      let popover = content.popoverPresentationController
      #expect(popover?.arrowDirection == .up)
      #expect(
        content.view.convert(content.view.bounds, to: nil) == CGRect(x: 290, y: 153, width: 240, height: 160))
      content.preferredContentSize = CGSize(width: 300, height: 200)
      frame(at: 1)
      #expect(content.view.bounds.size == CGSize(width: 300, height: 200))
      TouchInput.main.begin(at: CGPoint(x: 900, y: 700), in: window)
      TouchInput.main.end()
      frame(at: 3)
      #expect(root.presentedViewController == nil)
    }
  }

  private final class Slate: UIPopoverBackgroundView {
    var (offset, side): (CGFloat, UIPopoverArrowDirection) = (0, .unknown)
    override var arrowOffset: CGFloat {
      get { offset }
      set { offset = newValue }
    }
    override var arrowDirection: UIPopoverArrowDirection {
      get { side }
      set { side = newValue }
    }
    override class func arrowBase() -> CGFloat { 40 }
    override class func arrowHeight() -> CGFloat { 30 }
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override class var wantsDefaultContentAppearance: Bool { false }
  }

  /// The view is flush with the popover except on the side of the arrow, whose offset it receives relative to
  /// its middle. The content lies within its insets. Source: Apple's reference of `contentViewInsets()` and
  /// `arrowOffset`.
  @Test func aPopoverIsDrawnByTheViewThatTheProgramGives() {
    underClock(width: 1000) {
      let content = popover(at: CGRect(x: 980, y: 100, width: 20, height: 40))
      let popover = content.popoverPresentationController
      popover?.popoverBackgroundViewClass = Slate.self
      popover?.permittedArrowDirections = .up
      root.present(content, animated: false)
      let slate = popover?.presentedView?.subviews.first as? Slate
      let place = slate?.convert(slate?.bounds ?? .zero, to: nil)
      #expect(place == CGRect(x: 744, y: 140, width: 246, height: 194))
      #expect(
        content.view.convert(content.view.bounds, to: nil) == CGRect(x: 746, y: 171, width: 240, height: 160))
      // The arrow stays clear of the corner: 13 and half of its foot from the right edge.
      #expect(slate?.side == .up)
      #expect(slate?.offset == 90)
      #expect(content.view.layer.cornerRadius == 0)
      root.dismiss(animated: false)
    }
  }

  @Test func aPopoverWithoutPermittedArrowsLiesInTheMiddle() {
    let area = CGRect(x: 10, y: 10, width: 980, height: 780), size = CGSize(width: 200, height: 100)
    let middle = PopoverPlacement(
      beside: CGRect(x: 500, y: 400, width: 0, height: 0), size: size, in: area, permitted: [])
    #expect(middle.content == CGRect(x: 400, y: 350, width: 200, height: 100))
    #expect(middle.frame == middle.content)
    #expect(middle.direction == [])
    let corner = PopoverPlacement(beside: .zero, size: size, in: area, permitted: [])
    #expect(corner.content.origin == CGPoint(x: 10, y: 10))
  }

  /// An action sheet on an iPad is a popover, which has no cancel button, as Apple's guidelines state.
  @Test(arguments: [1000, 400] as [CGFloat])
  func actionSheetsOfIPadsArePopovers(width: CGFloat) {
    let before = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(userInterfaceIdiom: .pad)
    defer { UITraitCollection.current = before }
    underClock(width: width) {
      let log = Log()
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for title in ["One", "Two"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.lines.append("cancel") })
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: width / 2, y: 400, width: 0, height: 0)
      sheet.popoverPresentationController?.permittedArrowDirections = []
      root.present(sheet, animated: false)
      frame(at: 0.1)
      let buttons = sheet.view.subviews.compactMap { $0 as? UIButton }
      let isPopover = width == 1000
      #expect(buttons.map(\.currentTitle) == (isPopover ? ["One", "Two"] : ["One", "Two", "Cancel"]))
      let shown = sheet.view.convert(sheet.view.bounds, to: nil)
      #expect(shown.midX == width / 2)
      #expect((isPopover ? abs(shown.midY - 400) < 1 : shown.minY > 400))
      TouchInput.main.begin(at: CGPoint(x: 20, y: 200), in: window)
      TouchInput.main.end()
      frame(at: 3)
      #expect(root.presentedViewController == nil)
      #expect(log.lines == ["cancel"])
    }
  }

  /// The changes that a popover or a form sheet makes to a view are reverted; changes that the app makes
  /// meanwhile remain.
  @Test(arguments: [UIModalPresentationStyle.popover, .formSheet])
  func aViewThatWasShownOverOthersHasItsOwnFormAgain(style: UIModalPresentationStyle) {
    underClock(width: 1000) {
      let content = UIViewController(), layer = content.view.layer, resizing = content.view.autoresizingMask
      for own in [0, 7] as [CGFloat] {
        content.modalPresentationStyle = style
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 40)
        root.present(content, animated: false)
        #expect(layer.cornerRadius > 7)
        #expect(layer.masksToBounds)
        // A popover is placed again with its button; a form sheet stays in the middle.
        #expect(
          content.view.autoresizingMask
            == (style == .popover
              ? [] : [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]))
        if own > 0 { layer.cornerRadius = own }
        content.dismiss(animated: false)
        #expect(layer.cornerRadius == own)
        #expect(!layer.masksToBounds)
        #expect(content.view.autoresizingMask == resizing)
      }
    }
  }

  /// The methods from before iOS 13 are called where the newer ones are missing.
  @Test func olderPopoverDelegateMethodsAreCalled() {
    final class Older: NSObject, UIPopoverPresentationControllerDelegate {
      var log: [String] = [], lets = false
      func popoverPresentationControllerShouldDismissPopover(_ popover: UIPopoverPresentationController)
        -> Bool
      {
        log.append("should")
        return lets
      }
      func popoverPresentationControllerDidDismissPopover(_ popover: UIPopoverPresentationController) {
        log.append("did")
      }
    }
    underClock(width: 1000) {
      let content = UIViewController(), older = Older()
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 240, height: 160)
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 40)
      content.popoverPresentationController?.delegate = older
      root.present(content, animated: false)
      for time in [1.0, 3] {
        TouchInput.main.begin(at: CGPoint(x: 900, y: 700), in: window)
        TouchInput.main.end()
        frame(at: time)
        #expect((root.presentedViewController == nil) == older.lets)
        older.lets = true
      }
      #expect(older.log == ["should", "should", "did"])
    }
  }

  @Test func popoverInACompactWindowAdaptsToASheetUnlessItsDelegateRefuses() {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
      }
    }
    underClock {
      let content = UIViewController(), other = UIViewController(), keeper = Keeper()
      for controller in [content, other] {
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = CGSize(width: 100, height: 100)
        controller.popoverPresentationController?.sourceView = root.view
        controller.popoverPresentationController?.sourceRect = CGRect(x: 190, y: 300, width: 20, height: 20)
      }
      root.present(content, animated: false)
      #expect(content.presentationController is UISheetPresentationController)
      #expect(content.view.bounds.width == 400)
      content.dismiss(animated: false)
      other.popoverPresentationController?.delegate = keeper
      root.present(other, animated: false)
      #expect(other.view.bounds.size == CGSize(width: 100, height: 100))
      other.dismiss(animated: false)
    }
  }

  @Test func dismissedControllersAreDeallocated() {
    weak var gone: UIViewController?
    underClock {
      autoreleasepool {
        let card = UIViewController()
        gone = card
        _ = card.sheetPresentationController
        root.present(card, animated: false)
        card.dismiss(animated: false)
      }
      frame(at: 1)
    }
    #expect(gone == nil)
  }

  /// A controller that is presented from a card while the card is being dismissed.
  @Test func presentedControllerIsDismissedWithItsPresenter() {
    weak var gone: UIViewController?
    underClock {
      autoreleasepool {
        let card = UIViewController(), upper = UIViewController()
        gone = upper
        root.present(card, animated: false)
        card.dismiss(animated: true)
        card.present(upper, animated: false)
      }
      for time in [0.5, 1, 2] { frame(at: time) }
    }
    #expect(gone == nil)
  }

  @Test func aSheetFillsAWindowThatIsTurned() {
    underClock(width: 390) {
      let card = UIViewController()
      root.present(card, animated: false)
      frame(at: 0.1)
      #expect(card.view.frame.minY > 0)
      #expect(card.view.layer.cornerRadius == 10)
      window.frame.size = CGSize(width: 844, height: 390)
      frame(at: 0.2)
      #expect(card.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(card.view.layer.cornerRadius == 0)
      window.frame.size = CGSize(width: 390, height: 844)
      frame(at: 0.3)
      #expect(card.view.frame.minY > 0)
      #expect(card.view.frame.maxY == 844)
      #expect(card.view.layer.cornerRadius == 10)
      card.dismiss(animated: false)
    }
  }
}
