import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of presentations with custom controllers, by Apple's documentation of `UIPresentationController`.
@Suite(.serialized) @MainActor struct PresentationControllerTests {
  private final class HalfController: UIPresentationController {
    var log: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() { log.append("will present \(containerView != nil)") }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present \(completed)") }
    override func dismissalTransitionWillBegin() { log.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("did dismiss \(completed)") }
    override func containerViewWillLayoutSubviews() {
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var made: HalfController?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      made = HalfController(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()

  private func show() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Apple's documentation of `safeAreaInsets`: the part of the view that the bars and the screen's edges
  /// cover.
  @Test func aViewThatItsPresentationPlacesByConstraintsHasTheSafeAreaOfItsPlace() {
    final class Constrained: UIPresentationController {
      override func presentationTransitionWillBegin() {
        guard let container = containerView, let view = presentedView else { return }
        container.addPinned(view, top: nil)
        view.heightAnchor.constraint(equalToConstant: 200).isActive = true
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        Constrained(presentedViewController: presented, presenting: presenting)
      }
    }
    show()
    defer { window.isHidden = true }
    window.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let presented = UIViewController(), delegate = Delegate()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 0, y: 600, width: 400, height: 200))
    #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    root.dismiss(animated: false)
  }

  @Test func aPopoverOfASmallWindowIsTheSheetThatWasPrepared() throws {
    show()
    defer { window.isHidden = true }
    let presented = UIViewController()
    presented.modalPresentationStyle = .popover
    let popover = try #require(presented.popoverPresentationController)
    popover.sourceView = root.view
    let sheet = popover.adaptiveSheetPresentationController
    #expect(popover.adaptiveSheetPresentationController === sheet)
    sheet.detents = [.medium()]
    root.present(presented, animated: false)
    #expect(presented.presentationController === sheet)
    #expect(popover.adaptiveSheetPresentationController === sheet)
    #expect(presented.view.convert(presented.view.bounds, to: nil).minY > 300)
  }

  @Test func customPresentationControllerPlacesTheViewAndIsNotified() throws {
    show()
    defer { window.isHidden = true }
    let presented = UIViewController(), delegate = Delegate()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: false)
    let made = try #require(delegate.made)
    #expect(presented.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    #expect(presented.presentationController === made)
    #expect(made.presentingViewController === root)
    #expect(root.view.window === window)
    window.frame.size.height = 600
    window.layoutIfNeeded()
    #expect(presented.view.frame == CGRect(x: 0, y: 300, width: 400, height: 300))
    root.dismiss(animated: false)
    #expect(made.log == ["will present true", "did present true", "will dismiss", "did dismiss true"])
    #expect(presented.view.window == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test func stylesChooseTheirControllers() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    #expect(controller.sheetPresentationController != nil)
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(controller.popoverPresentationController?.sourceRect.minX == 1)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.presentationController != nil)
  }

  @Test func aSheetRestsAtItsDetent() throws {
    show()
    defer { window.isHidden = true }
    let presented = UIViewController()
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.custom { _ in 200 }, .large()]
    root.present(presented, animated: false)
    #expect(presented.view.frame.height == 200 + root.view.safeAreaInsets.bottom)
    #expect(presented.view.frame.maxY == 800)
    sheet.selectedDetentIdentifier = .large
    #expect(presented.view.frame.minY == root.view.safeAreaInsets.top + 10)
  }

  /// Changes that a sheet makes to a view are reverted where its controller is shown in another style.
  @Test func aViewThatWasASheetHasItsOwnForm() throws {
    show()
    defer { window.isHidden = true }
    let presented = UIViewController()
    presented.view.layer.cornerRadius = 3
    presented.modalPresentationStyle = .pageSheet
    let sheet = try #require(presented.sheetPresentationController)
    (sheet.preferredCornerRadius, sheet.prefersGrabberVisible) = (20, true)
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.view.layer.cornerRadius == 20)
    #expect(presented.view.gestureRecognizers?.count == 1)
    presented.dismiss(animated: false)
    #expect(presented.view.layer.cornerRadius == 3)
    #expect(!presented.view.layer.masksToBounds)
    #expect(presented.view.layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    #expect(presented.view.subviews.isEmpty)
    #expect(presented.view.gestureRecognizers?.isEmpty != false)
  }

  @Test func aSheetShowsThatItCanBeDragged() throws {
    show()
    defer { window.isHidden = true }
    let presented = UIViewController()
    let sheet = try #require(presented.sheetPresentationController)
    root.present(presented, animated: false)
    #expect(presented.view.subviews.isEmpty)
    sheet.prefersGrabberVisible = true
    #expect(presented.view.subviews.map(\.frame) == [CGRect(x: 182, y: 5, width: 36, height: 5)])
    sheet.prefersGrabberVisible = false
    #expect(presented.view.subviews.isEmpty)
  }

  /// Shows a low window, and returns a controller that is to be presented in it as a sheet.
  private func lowSheet() throws -> (UIViewController, UISheetPresentationController) {
    window.frame = CGRect(x: 0, y: 0, width: 812, height: 375)
    show()
    let presented = UIViewController()
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.custom { _ in 200 }]
    presented.preferredContentSize = CGSize(width: 400, height: 300)
    return (presented, sheet)
  }

  @Test func aSheetFillsALowWindowUnlessItIsToStandAtTheEdge() throws {
    let (presented, sheet) = try lowSheet()
    defer { window.isHidden = true }
    root.present(presented, animated: false)
    let safe = root.view.safeAreaInsets
    #expect(presented.view.frame == window.bounds)
    sheet.prefersEdgeAttachedInCompactHeight = true
    #expect(
      presented.view.frame
        == CGRect(
          x: safe.left, y: 175 - safe.bottom, width: 812 - safe.left - safe.right, height: 200 + safe.bottom))
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(
      presented.view.frame == CGRect(x: 206, y: 175 - safe.bottom, width: 400, height: 200 + safe.bottom))
  }

  // MARK: - Floating sheets of iOS 26

  @Test func aControllerThatHasFloatedHasItsOwnSizeAgain() {
    SystemRelease.iOS26.perform {
      show()
      defer { window.isHidden = true }
      let presented = UIViewController()
      presented.sheetPresentationController?.detents = [.medium()]
      root.present(presented, animated: false)
      #expect(presented.view.transform != .identity)
      root.dismiss(animated: false)
      #expect(presented.view.transform == .identity)
      presented.modalPresentationStyle = .fullScreen
      root.present(presented, animated: false)
      #expect(presented.view.frame == window.bounds)
      root.dismiss(animated: false)
    }
  }

  @Test func aSheetThatFloatsHasItsWidthInALowWindow() throws {
    try SystemRelease.iOS26.perform {
      let (presented, sheet) = try lowSheet()
      defer { window.isHidden = true }
      sheet.prefersEdgeAttachedInCompactHeight = true
      root.present(presented, animated: false)
      let safe = root.view.safeAreaInsets
      // 8 points from the edges of the room that the sheet has.
      #expect(abs(presented.view.frame.minX - safe.left - 8) < 0.001)
      #expect(abs(presented.view.frame.maxX - (812 - safe.right - 8)) < 0.001)
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      #expect(abs(presented.view.frame.minX - 214) < 0.001)
      #expect(abs(presented.view.frame.width - 384) < 0.001)
      #expect(abs(presented.view.frame.maxY - 367) < 0.001)
      #expect(abs(presented.view.bounds.width - 400) < 0.001)
    }
  }

  /// `facts/ios26/chrome_ios26.json`, "sheet", "release": of a sheet of 793 points.
  @Test(arguments: [(64, 975, false), (64, 1000, true), (370, 0, false), (398, 0, true)])
  func pulledFarOrFastASheetGoes(way: Int, speed: Int, goes: Bool) {
    #expect(SheetFloat.lets(goAfter: CGFloat(way), speed: CGFloat(speed), height: 793) == goes)
  }
}
