import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of `topLayoutGuide` and `bottomLayoutGuide` in constraints created in code, in the forms of Apple's
/// documentation of them and of libraries.
@MainActor struct BarGuideTests {
  /// One side of a constraint as a library stores it, for any item.
  @MainActor private struct Side {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    func equal(_ other: Side, _ constant: CGFloat = 0) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: other.item, attribute: other.attribute,
        multiplier: 1, constant: constant)
    }
  }

  /// Ties a view between the guides of a controller in one of the ways.
  enum Way: CaseIterable, Sendable {
    case items, anchors, format, anyObjects, optionals, genericSupports
    @MainActor func tie(_ view: UIView, in controller: UIViewController) {
      let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
      switch self {
      case .items:
        controller.view.addConstraints([
          NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: top, attribute: .bottom, multiplier: 1,
            constant: 10),
          NSLayoutConstraint(
            item: bottom, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom,
            multiplier: 1, constant: 10),
        ])
      case .anchors:
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 10),
          view.bottomAnchor.constraint(equalTo: bottom.topAnchor, constant: -10),
        ])
      case .format:
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: "V:[top]-10-[view]-10-[bottom]", metrics: nil,
            views: ["top": top, "view": view, "bottom": bottom]))
      case .anyObjects:
        NSLayoutConstraint.activate([
          Side(item: view, attribute: .top).equal(Side(item: top as AnyObject, attribute: .bottom), 10),
          Side(item: bottom, attribute: .top).equal(Side(item: view, attribute: .bottom), 10),
        ])
      case .optionals:
        let item: Any? = top as (any UILayoutSupport)?, other: AnyObject? = bottom
        NSLayoutConstraint.activate([
          NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: item, attribute: .bottom, multiplier: 1,
            constant: 10),
          NSLayoutConstraint(
            item: other as Any, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom,
            multiplier: 1, constant: 10),
        ])
      case .genericSupports:
        func edge<Support: UILayoutSupport>(_ support: Support, _ isTop: Bool) -> NSLayoutYAxisAnchor {
          isTop ? support.bottomAnchor : support.topAnchor
        }
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: edge(top, true), constant: 10),
          view.bottomAnchor.constraint(equalTo: edge(bottom, false), constant: -10),
        ])
      }
    }
  }

  @Test(arguments: Way.allCases) func viewsLieBetweenTheBars(way: Way) {
    final class Content: UIViewController {
      let way: Way
      let content = UIView()
      init(_ way: Way) {
        self.way = way
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        way.tie(content, in: self)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), root = Content(way)
    let navigation = UINavigationController(rootViewController: root), tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    window.isHidden = false
    window.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.layoutIfNeeded()
    #expect(root.content.frame == CGRect(x: 0, y: 74, width: 320, height: 568 - 49 - 10 - 74))
    #expect(root.topLayoutGuide.length == 64)
    #expect(root.bottomLayoutGuide.length == 49)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(root.content.frame.minY == 30)
    #expect(root.topLayoutGuide.length == 20)
    window.isHidden = true
  }

  @Test func constraintItemsAreLayoutGuides() {
    let controller = UIViewController()
    let one = controller.view.topAnchor.constraint(equalTo: controller.topLayoutGuide.topAnchor)
    #expect(one.secondItem === controller.topLayoutGuide)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    let high = controller.topLayoutGuide.heightAnchor.constraint(equalToConstant: 20)
    #expect(high.firstItem === controller.topLayoutGuide)
    #expect(high.firstAttribute == .height)
  }

  /// The guide lies at the lower edge of the safe area, or of the view, while there is no keyboard.
  @Test(arguments: [true, false]) func theGuideOfKeyboardsRestsAtTheEdge(usesSafeArea: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), root = UIViewController()
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    let guide = root.view.keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalToConstant: 40),
      bar.widthAnchor.constraint(equalTo: guide.widthAnchor),
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    window.rootViewController = root
    window.isHidden = false
    window.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 494, width: 320, height: 40))
    guide.usesBottomSafeArea = usesSafeArea
    window.layoutIfNeeded()
    #expect(bar.frame.maxY == (usesSafeArea ? 534 : 568))
    #expect(guide.layoutFrame.minY == bar.frame.maxY)
    #expect(guide.layoutFrame.maxY == 568)
    window.isHidden = true
  }
}
